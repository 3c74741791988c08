#include "ClipLibraries.h"

#include "ClipDecoding.h"

#include <dlfcn.h>
#include <stddef.h>

// A library's name ends in its binary interface's version, and so does that of its Debian package.
#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)
#define LIBRARY(name, version) "lib" name ".so." TEXT(version)
#define PACKAGE(name, version) "lib" name TEXT(version)

const char *clip_packages(void) {
  return PACKAGE("avcodec", LIBAVCODEC_VERSION_MAJOR) " " PACKAGE("avformat", LIBAVFORMAT_VERSION_MAJOR) " " PACKAGE(
      "swscale", LIBSWSCALE_VERSION_MAJOR);
}

#define FIND(function)                                                        \
  libraries.function = (__typeof__(libraries.function))dlsym(handle, #function); \
  if (libraries.function == NULL) return NULL;

const struct ClipLibraries *load_clip_libraries(void) {
  static struct ClipLibraries libraries;
  void *handle = dlopen(LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR), RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return NULL;
  AVUTIL_FUNCTIONS(FIND)
  handle = dlopen(LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR), RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return NULL;
  AVCODEC_FUNCTIONS(FIND)
  handle = dlopen(LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR), RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return NULL;
  AVFORMAT_FUNCTIONS(FIND)
  handle = dlopen(LIBRARY("swscale", LIBSWSCALE_VERSION_MAJOR), RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return NULL;
  SWSCALE_FUNCTIONS(FIND)
  libraries.av_log_set_level(AV_LOG_QUIET);
  return &libraries;
}
