public import LabelModel

/// A retail barcode that was read in a picture.
public struct FoundBarcode: Hashable, Sendable, Codable {
  /// The number; for a UPC-E its twelve digits.
  public var gtin: GTIN
  /// The symbology: `EAN-13`, `EAN-8`, `UPC-A`, `UPC-E`, `ITF-14`, `GS1-128`, `GS1 DataBar`, `GS1
  /// DataBar Expanded`, or that of a ``FoundCode``.
  public var format: String
  /// The part of the picture where it was read, in its pixels. It is as wide as the bars, often not
  /// as tall.
  public var box: BoundingBox

  /// Creates a barcode.
  public init(gtin: GTIN, format: String, box: BoundingBox) {
    self.gtin = gtin
    self.format = format
    self.box = box
  }
}
