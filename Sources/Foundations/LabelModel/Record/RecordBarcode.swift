/// A product's number with its source.
public struct RecordBarcode: Hashable, Sendable, Codable {
  /// The source of a number.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    /// A barcode on a photo.
    case photo
    /// A product database.
    case api
    /// A person.
    case manual
  }

  /// The number.
  public var gtin: GTIN
  /// The source of the text.
  public var source: Source

  /// Creates a barcode.
  public init(_ gtin: GTIN, source: Source) {
    self.gtin = gtin
    self.source = source
  }
}
