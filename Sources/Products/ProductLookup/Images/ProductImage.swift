package import Foundation

/// A photo of a product as its database has it.
package struct ProductImage: Sendable, Hashable {
  /// The kind of file; the raw value is the usual ending of its name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case jpeg = "jpg"
    case png
    case webP = "webp"
    case gif
  }

  /// The bytes of the file.
  package var bytes: Data
  /// The kind of file, by its first bytes.
  package var kind: Kind
  /// Whether it is older than it is good, because it could not be fetched anew.
  package var isOld: Bool
}
