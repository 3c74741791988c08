#include "LibrariesOnDemand.h"

#include <dlfcn.h>
#include <stddef.h>

// The library that the headers belong to: its name ends in its binary interface's version.
#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)
#define HEIF "libheif.so.1"
#define TESSERACT "libtesseract.so." TEXT(TESSERACT_MAJOR_VERSION)

#define FIND(function) \
  library.function = (__typeof__(library.function))dlsym(handle, #function); \
  if (library.function == NULL) return NULL;

const struct HEIFLibrary *load_heif_library(void) {
  static struct HEIFLibrary library;
  void *handle = dlopen(HEIF, RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return NULL;
  HEIF_FUNCTIONS(FIND)
  return &library;
}

const struct TesseractLibrary *load_tesseract_library(void) {
  static struct TesseractLibrary library;
  void *handle = dlopen(TESSERACT, RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return NULL;
  TESSERACT_FUNCTIONS(FIND)
  return &library;
}
