public import LabelModel

/// A symbol other than a retail barcode, with its content.
///
/// Its content is a product's number only where it has GS1 elements.
public struct FoundCode: Hashable, Sendable, Codable {
  /// The symbology: `QR Code`, `Data Matrix`, `PDF417`, `Code 39`, `Code 93`, `Code 128`, `GS1-128`,
  /// `ITF` or `ITF-14`.
  public var format: String
  /// The content, at most 1,023 bytes of UTF-8.
  public var text: String
  /// The part of the picture where it was read, in its pixels.
  public var box: BoundingBox
  /// The content as GS1 elements; `nil` for any other content.
  public var elements: GS1Elements?

  /// Creates a code.
  public init(format: String, text: String, box: BoundingBox, elements: GS1Elements? = nil) {
    self.format = format
    self.text = text
    self.box = box
    self.elements = elements
  }

  /// The product's number as a barcode; `nil` where the content states none.
  public var barcode: FoundBarcode? {
    elements?.gtin.map { FoundBarcode(gtin: $0, format: format, box: box) }
  }
}
