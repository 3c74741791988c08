public import FoodDiary

/// The reason why a database could not be used.
public enum ProductStoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such file.
  case notFound(path: String)
  /// The file or its folder cannot be opened or written.
  case cannotOpen(path: String, reason: String)
  /// The file is no database, or is damaged.
  case damaged(path: String, reason: String)
  /// One product's record is damaged, or of a later version.
  case damagedRecord(path: String, product: Int64)
  /// It is a database of another kind.
  case otherKind(path: String)
  /// A catalogue was to take the place of a file that is no catalogue.
  case notReplaced(path: String)
  /// An earlier version of this program made it, and it may not be written.
  case outdated(path: String)
  /// A later version of this program made it.
  case tooNew(path: String, version: Int)
  /// Another program holds it.
  case inUse(path: String)
  /// It may be read only.
  case readOnly(path: String)
  /// Writing failed, for example since the disk is full.
  case cannotWrite(path: String, reason: String)
  /// Its file was deleted or replaced while it was open.
  case fileGone(path: String)
  /// A catalogue that an earlier version imported, which finds products by their numbers alone.
  case withoutNames(path: String)
  /// A product was to get the barcode of another product, which is the one of this number.
  case barcodeTaken(String, by: Int64)
  /// An entry that the diary refuses; nothing of it was kept.
  case invalidEntry(InvalidEntry)

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .notFound(let path):
      "there is no database \(path); check the name"
    case .cannotOpen(let path, let reason):
      "the database \(path) cannot be opened (\(reason)); check its name and permissions"
    case .damaged(let path, let reason):
      "\(path) is no database of this program or is damaged (\(reason)); restore it from a copy"
    case .damagedRecord(let path, let number):
      "the record of #\(number) in \(path) is damaged, or of a later version of this program; delete #\(number), "
        + "or restore the database from a copy"
    case .otherKind(let path):
      "\(path) is a database of another kind; name another file"
    case .notReplaced(let path):
      "\(path) is no catalogue, so it is left as it is; name another file for the catalogue"
    case .outdated(let path):
      "\(path) was made by an earlier version and may not be written; copy it to where it may be"
    case .tooNew(let path, let version):
      "\(path) was made by a later version of this program (its layout is \(version)); update this program"
    case .inUse(let path):
      "another program is using \(path); try again when it is done"
    case .readOnly(let path):
      "\(path) may not be written; check its permissions"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written (\(reason)); free space on its disk"
    case .fileGone(let path):
      "\(path) was deleted or replaced while it was in use, so nothing more is kept; start this program again"
    case .withoutNames(let path):
      "\(path) finds products by barcode only; import its dump again to find them by name"
    case .barcodeTaken(let digits, let number):
      "#\(number) has the barcode \(digits); delete one of the two products, then try again"
    case .invalidEntry(let error):
      "nothing was kept: \(error.description)"
    }
  }
}
