import CZBar
import LabelImaging
import LabelModel

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
      case ZBAR_UPCE: ("UPC-E", GTIN(expandingUPCE: digits))
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
