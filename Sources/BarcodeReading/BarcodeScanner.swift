import CZBar
import LabelImaging
import LabelModel

/// What zbar read somewhere in one look at a picture.
struct Sighting {
  var gtin: GTIN
  var format: String
  var box: BoundingBox
  /// Rows or columns of the looked-at picture in which it was read.
  var lines: Int
}

/// The only owner of a zbar image scanner.
struct BarcodeScanner: ~Copyable {
  private let scanner: OpaquePointer

  /// Creates a scanner for retail barcodes; `nil` when memory runs out.
  init?() {
    guard let scanner = zbar_image_scanner_create() else { return nil }
    self.scanner = scanner
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    for symbology in [ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE] {
      zbar_image_scanner_set_config(scanner, symbology, ZBAR_CFG_ENABLE, 1)
    }
  }

  deinit { zbar_image_scanner_destroy(scanner) }

  /// Reads along every `spacing`th row and column of `image` (`zbar_scan_image`).
  func scan(_ image: GrayImage, spacing: Int) -> [Sighting] {
    guard image.width > 0, image.height > 0, let view = zbar_image_create() else { return [] }
    defer { zbar_image_destroy(view) }
    for direction in [ZBAR_CFG_X_DENSITY, ZBAR_CFG_Y_DENSITY] {
      zbar_image_scanner_set_config(scanner, ZBAR_NONE, direction, Int32(spacing))
    }
    zbar_image_set_size(view, UInt32(image.width), UInt32(image.height))
    zbar_image_set_format(view, Self.grayFormat)
    return image.pixels.withUnsafeBytes { pixels in
      zbar_image_set_data(view, pixels.baseAddress, UInt(pixels.count), nil)
      guard zbar_scan_image(scanner, view) > 0 else { return [] }
      var sightings: [Sighting] = []
      var next = zbar_image_first_symbol(view)
      while let symbol = next {
        if let sighting = Self.sighting(symbol, spacing: spacing) { sightings.append(sighting) }
        next = zbar_symbol_next(symbol)
      }
      return sightings
    }
  }

  /// The code "Y800", 8-bit grey, lowest byte first.
  private static let grayFormat: UInt = 0x3030_3859

  private static func sighting(_ symbol: OpaquePointer, spacing: Int) -> Sighting? {
    guard let data = zbar_symbol_get_data(symbol) else { return nil }
    let digits = String(cString: data)
    let (format, gtin): (String, GTIN?) =
      switch zbar_symbol_get_type(symbol) {
      case ZBAR_EAN13: ("EAN-13", GTIN(digits))
      case ZBAR_EAN8: ("EAN-8", GTIN(digits))
      case ZBAR_UPCA: ("UPC-A", GTIN(digits))
      case ZBAR_UPCE: ("UPC-E", gtin(expandingUPCE: digits))
      // Add-ons of two or five digits are no number of the product.
      default: ("", nil)
      }
    let points = (0..<zbar_symbol_get_loc_size(symbol)).map {
      (x: Int(zbar_symbol_get_loc_x(symbol, $0)), y: Int(zbar_symbol_get_loc_y(symbol, $0)))
    }
    guard let gtin, let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    let box = BoundingBox(left: left, top: top, right: right + 1, bottom: bottom + 1)
    // zbar counts a first reading as quality 0 or 1, then one for each line that repeats it.
    let lines = max(1, Int(zbar_symbol_get_quality(symbol))) * spacing
    return Sighting(gtin: gtin, format: format, box: box, lines: lines)
  }
}

/// Returns the number that the eight digits of a UPC-E stand for (GS1 General Specifications,
/// 5.2.2.4.2: the last of the six inner digits says which zeros were left out); `nil` when they are
/// no such digits.
func gtin(expandingUPCE digits: String) -> GTIN? {
  let all = Array(digits)
  guard all.count == 8 else { return nil }
  let (system, inner, check) = (all[0], all[1..<7], all[7])
  let (maker, item): (String, String) =
    switch inner[6] {
    case "0", "1", "2":
      (String(inner[1...2]) + String(inner[6]) + "00", "00" + String(inner[3...5]))
    case "3": (String(inner[1...3]) + "00", "000" + String(inner[4...5]))
    case "4": (String(inner[1...4]) + "0", "0000" + String(inner[5]))
    default: (String(inner[1...5]), "0000" + String(inner[6]))
    }
  return GTIN(String(system) + maker + item + String(check))
}
