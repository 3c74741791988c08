public import Foundation

/// A photo of a product as its database has it.
public struct ProductImage: Sendable, Hashable {
  /// The kind of file; the raw value is the usual ending of its name.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case jpeg = "jpg"
    case png
    case webP = "webp"
    case gif
  }

  /// The bytes of the file.
  public var bytes: Data
  /// The kind of file, by its first bytes.
  public var kind: Kind
  /// Whether it is older than it is good, because it could not be fetched anew.
  public var isOld: Bool
}
