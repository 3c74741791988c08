// Libraries that few photos need, and that bring a dozen others with them: loaded at their first use (dlopen(3)) rather than
// at the start of every command, which took a third of its time.
// Each function returns the library's functions under their own names, or a null pointer when the library is not installed
// or too old to have them all.

#ifndef LIBRARIES_ON_DEMAND_H
#define LIBRARIES_ON_DEMAND_H

#include <libheif/heif.h>
#include <tesseract/capi.h>
#include <tesseract/version.h>

#define LIBRARY_MEMBER(function) __typeof__(&function) function;

#define HEIF_FUNCTIONS(FUNCTION)                    \
  FUNCTION(heif_context_alloc)                      \
  FUNCTION(heif_context_free)                       \
  FUNCTION(heif_context_get_primary_image_handle)   \
  FUNCTION(heif_context_read_from_memory_without_copy) \
  FUNCTION(heif_context_set_max_decoding_threads)   \
  FUNCTION(heif_decode_image)                       \
  FUNCTION(heif_decoding_options_alloc)             \
  FUNCTION(heif_decoding_options_free)              \
  FUNCTION(heif_image_get_height)                   \
  FUNCTION(heif_image_get_plane_readonly)           \
  FUNCTION(heif_image_get_width)                    \
  FUNCTION(heif_image_handle_get_height)            \
  FUNCTION(heif_image_handle_get_ispe_height)       \
  FUNCTION(heif_image_handle_get_ispe_width)        \
  FUNCTION(heif_image_handle_get_width)             \
  FUNCTION(heif_image_handle_has_alpha_channel)     \
  FUNCTION(heif_image_handle_release)               \
  FUNCTION(heif_image_release)

/// The functions of libheif that are called.
struct HEIFLibrary {
  HEIF_FUNCTIONS(LIBRARY_MEMBER)
};

/// Loads libheif at its first call. Not for two threads at once.
const struct HEIFLibrary *load_heif_library(void);

#define TESSERACT_FUNCTIONS(FUNCTION)           \
  FUNCTION(TessBaseAPIClear)                    \
  FUNCTION(TessBaseAPICreate)                   \
  FUNCTION(TessBaseAPIDelete)                   \
  FUNCTION(TessBaseAPIEnd)                      \
  FUNCTION(TessBaseAPIGetIterator)              \
  FUNCTION(TessBaseAPIGetLoadedLanguagesAsVector) \
  FUNCTION(TessBaseAPIInit4)                    \
  FUNCTION(TessBaseAPIRecognize)                \
  FUNCTION(TessBaseAPISetImage)                 \
  FUNCTION(TessBaseAPISetPageSegMode)           \
  FUNCTION(TessBaseAPISetSourceResolution)      \
  FUNCTION(TessBaseAPISetVariable)              \
  FUNCTION(TessDeleteText)                      \
  FUNCTION(TessDeleteTextArray)                 \
  FUNCTION(TessPageIteratorBoundingBox)         \
  FUNCTION(TessResultIteratorConfidence)        \
  FUNCTION(TessResultIteratorDelete)            \
  FUNCTION(TessResultIteratorGetPageIterator)   \
  FUNCTION(TessResultIteratorGetUTF8Text)       \
  FUNCTION(TessResultIteratorNext)              \
  FUNCTION(TessVersion)

/// The functions of libtesseract that are called.
struct TesseractLibrary {
  TESSERACT_FUNCTIONS(LIBRARY_MEMBER)
};

/// Loads libtesseract at its first call. Not for two threads at once.
const struct TesseractLibrary *load_tesseract_library(void);

#endif
