import LabelModel

/// The grouping of photos into records.
public enum PhotoGrouping: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every photo its own.
  case file
  /// All photos of a folder.
  case folder
  /// All photos that show the same barcode; a photo without one is alone.
  case barcode

  /// The key that photos of one record share, and photos of two records do not.
  func key(file: String, barcodes: [GTIN]) -> String {
    switch self {
    case .file: return file
    case .folder:
      guard let slash = file.lastIndex(of: "/") else { return "" }
      return String(file[..<slash])
    case .barcode:
      // A path holds no NUL, so that no photo's name is another's barcode.
      guard let gtin = barcodes.first else { return "\0" + file }
      return gtin.normalized
    }
  }
}
