public import PhotoReading

/// A step of a walk through a folder or a list of names.
public enum FoundPhoto: Hashable, Sendable {
  /// A file to read: how to open it, and what to call it in records.
  case photo(path: String, file: String)
  /// Something that cannot be read, and should be named.
  case failure(file: String, PhotoFailure)

  /// The photo's name in records.
  public var file: String {
    switch self {
    case .photo(_, let file), .failure(let file, _): file
    }
  }
}

/// Gives photos one after the other, each once, until there are no more.
public protocol PhotoSource: Sendable {
  /// The folder that all photos are in, `nil` for photos of any place.
  var origin: PhotoRoot? { get }

  /// Returns the next photo, `nil` after the last.
  ///
  /// - Throws: ``BatchError`` when the source itself fails.
  mutating func next() throws(BatchError) -> FoundPhoto?
}

extension PhotoSource {
  /// `nil`: the photos may be in any place.
  public var origin: PhotoRoot? { nil }
}

extension PhotoFailure {
  static let nameIsNotUTF8 = PhotoFailure(
    stage: .open, code: "nameIsNotUTF8",
    message: "the name is not valid UTF-8 and cannot stand in a record; rename it")
}
