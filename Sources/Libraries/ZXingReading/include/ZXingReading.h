#ifndef ZXING_READING_H
#define ZXING_READING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A symbol that ZXing read in a picture.
struct ZXingSymbol {
  /// The content in UTF-8, terminated; cut off where it is longer.
  char text[1024];
  /// ZXing's name of the symbology, terminated.
  char format[24];
  /// Whether the symbol says that its content is GS1 element strings.
  int is_gs1;
  /// Whether the content is longer than `text`.
  int is_cut;
  /// The outermost corners, in pixels.
  int left, top, right, bottom;
  /// How many of the rows looked at read it; 0 for a matrix code.
  int lines;
};

/// Reads retail barcodes in the rows of `height` rows of `width` 8-bit grey pixels without padding.
///
/// Writes at most `capacity` symbols and returns how many; 0 also when memory ran out.
int zxing_read(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
               int capacity);

/// Reads Code 39, Code 93, Code 128 and ITF in the rows, as `zxing_read` does.
int zxing_read_rows(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
                    int capacity);

/// Reads QR codes anywhere, as `zxing_read` does.
int zxing_read_qr(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
                  int capacity);

/// Reads the Data Matrix that lies in the picture's middle, as `zxing_read` does.
int zxing_read_data_matrix(const uint8_t *pixels, int width, int height,
                           struct ZXingSymbol *symbols, int capacity);

/// Reads PDF417 in the rows, as `zxing_read` does.
int zxing_read_pdf417(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
                      int capacity);

/// Writes the QR code of a text in UTF-8 without a margin: `size` rows of `size` bytes, 1 for a dark module.
///
/// Returns `size`; 0 for a text that does not fit, for more than `capacity` modules, and when memory ran out.
int zxing_write_qr(const char *text, uint8_t *modules, int capacity);

#ifdef __cplusplus
}
#endif
#endif
