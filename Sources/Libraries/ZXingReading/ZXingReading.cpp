// The older text() in wide characters is on its way out.
#define ZX_USE_UTF8
#include "ZXingReading.h"

#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <cstring>

namespace {

using namespace ZXing;

void copy(const std::string &text, char *target, size_t size) {
  const size_t length = std::min(size - 1, text.size());
  std::memcpy(target, text.data(), length);
  target[length] = 0;
}

int read(const uint8_t *pixels, int width, int height, BarcodeFormats formats, bool turns,
         ZXingSymbol *symbols, int capacity) {
  if (!pixels || width < 1 || height < 1) return 0;
  try {
    DecodeHints hints;
    hints.setFormats(formats);
    hints.setEanAddOnSymbol(EanAddOnSymbol::Ignore);
    // Of linear codes each of these makes version 1.4 compare results of several lines, which an
    // assertion in Result::operator== ends the process for. A turned PDF417 kept it busy for minutes.
    hints.setTryDownscale(false);
    hints.setTryRotate(turns);
    const auto results = ReadBarcodes(ImageView(pixels, width, height, ImageFormat::Lum), hints);
    int count = 0;
    for (const auto &result : results) {
      if (count == capacity) break;
      if (!result.isValid()) continue;
      auto &symbol = symbols[count++];
      const auto text = result.text();
      copy(text, symbol.text, sizeof symbol.text);
      symbol.is_cut = text.size() >= sizeof symbol.text;
      symbol.is_gs1 = result.contentType() == ContentType::GS1;
      copy(ToString(result.format()), symbol.format, sizeof symbol.format);
      const auto &place = result.position();
      symbol.left = std::min({place[0].x, place[1].x, place[2].x, place[3].x});
      symbol.right = std::max({place[0].x, place[1].x, place[2].x, place[3].x});
      symbol.top = std::min({place[0].y, place[1].y, place[2].y, place[3].y});
      symbol.bottom = std::max({place[0].y, place[1].y, place[2].y, place[3].y});
      symbol.lines = result.lineCount();
    }
    return count;
  } catch (...) {
    return 0;
  }
}

}  // namespace

int zxing_read(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
               int capacity) {
  return read(pixels, width, height,
              BarcodeFormat::EAN13 | BarcodeFormat::EAN8 | BarcodeFormat::UPCA |
                  BarcodeFormat::UPCE | BarcodeFormat::ITF | BarcodeFormat::DataBar |
                  BarcodeFormat::DataBarExpanded | BarcodeFormat::Code128,
              false, symbols, capacity);
}

int zxing_read_rows(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
                    int capacity) {
  return read(pixels, width, height,
              BarcodeFormat::Code39 | BarcodeFormat::Code93 | BarcodeFormat::Code128 |
                  BarcodeFormat::ITF,
              false, symbols, capacity);
}

int zxing_read_qr(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
                  int capacity) {
  return read(pixels, width, height, BarcodeFormat::QRCode, false, symbols, capacity);
}

int zxing_read_data_matrix(const uint8_t *pixels, int width, int height,
                           struct ZXingSymbol *symbols, int capacity) {
  return read(pixels, width, height, BarcodeFormat::DataMatrix, true, symbols, capacity);
}

int zxing_read_pdf417(const uint8_t *pixels, int width, int height, struct ZXingSymbol *symbols,
                      int capacity) {
  return read(pixels, width, height, BarcodeFormat::PDF417, false, symbols, capacity);
}
