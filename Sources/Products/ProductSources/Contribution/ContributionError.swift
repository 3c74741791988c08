/// The reason why nothing of a record can be contributed.
package enum ContributionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The record has no product number.
  case noBarcode
  /// It is unknown whether the product is food or pet food, and so which database is its.
  case unknownSubject
  /// The product has no name or no brand, from no source.
  case missing([String])
  /// A photo is smaller than the databases take.
  case photoTooSmall(path: String, width: Int, height: Int)
  /// The photo's file is another one than was scanned.
  case photoChanged(path: String)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .noBarcode:
      "the product has no barcode number; scan its barcode, or give it with edit --barcode"
    case .unknownSubject:
      "it is unknown whether it is food or pet food; scan a photo of its label"
    case .missing(let fields):
      "the product has no \(fields.joined(separator: " and no ")), which a product database needs; give "
        + "it with edit \(fields.map { "--" + $0 }.joined(separator: " "))"
    case .photoTooSmall(let path, let width, let height):
      "\(path) has \(width) x \(height) pixels; the databases take photos of 640 x 160 or more, so "
        + "take it again from closer"
    case .photoChanged(let path):
      "\(path) is another file than the one that was scanned; name the photo with --photo"
    }
  }
}
