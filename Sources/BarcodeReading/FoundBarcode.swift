public import LabelModel

/// A retail barcode that was read in a picture.
public struct FoundBarcode: Hashable, Sendable {
  /// The number; the twelve digits that a UPC-E stands for.
  public var gtin: GTIN
  /// The symbology: `EAN-13`, `EAN-8`, `UPC-A` or `UPC-E`.
  public var format: String
  /// The part of the picture where scan lines read it, in its pixels: as wide as the bars, often not
  /// as tall.
  public var box: BoundingBox

  /// Creates a barcode.
  public init(gtin: GTIN, format: String, box: BoundingBox) {
    self.gtin = gtin
    self.format = format
    self.box = box
  }
}
