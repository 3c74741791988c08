#define ZX_USE_UTF8
#include "BarcodeWriting.h"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

int barcode_write(const char *format, const char *text, uint8_t *modules, int capacity, int *rows) {
  using namespace ZXing;
  try {
    const auto matrix = MultiFormatWriter(BarcodeFormatFromString(format))
                            .setMargin(0)
                            .encode(std::string(text), 0, 0);
    if (matrix.width() * matrix.height() > capacity) return 0;
    for (int y = 0; y < matrix.height(); y++)
      for (int x = 0; x < matrix.width(); x++)
        modules[y * matrix.width() + x] = matrix.get(x, y) ? 1 : 0;
    *rows = matrix.height();
    return matrix.width();
  } catch (...) {
    return 0;
  }
}
