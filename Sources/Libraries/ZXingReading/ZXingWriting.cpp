// The writer takes UTF-8.
#define ZX_USE_UTF8
#include "ZXingReading.h"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <string>

int zxing_write_qr(const char *text, uint8_t *modules, int capacity) {
  using namespace ZXing;
  if (!text || !modules) return 0;
  try {
    const auto matrix =
        MultiFormatWriter(BarcodeFormat::QRCode).setMargin(0).encode(std::string(text), 0, 0);
    const int size = matrix.width();
    if (size != matrix.height() || size * size > capacity) return 0;
    for (int y = 0; y < size; y++)
      for (int x = 0; x < size; x++) modules[y * size + x] = matrix.get(x, y) ? 1 : 0;
    return size;
  } catch (...) {
    return 0;
  }
}
