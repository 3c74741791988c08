#ifndef ZXING_READING_H
#define ZXING_READING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A barcode that ZXing read in the rows of a picture.
struct ZXingSymbol {
  /// The content, terminated; cut off where it is longer.
  char text[96];
  /// ZXing's name of the symbology, terminated.
  char format[24];
  /// The outermost corners, in pixels.
  int left, top, right, bottom;
  /// How many of the rows looked at read it.
  int lines;
};

/// Reads retail barcodes in the rows of `height` rows of `width` 8-bit grey pixels without padding.
///
/// Writes at most `capacity` symbols and returns how many; 0 also when memory ran out.
int zxing_read(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
               int capacity);

#ifdef __cplusplus
}
#endif
#endif
