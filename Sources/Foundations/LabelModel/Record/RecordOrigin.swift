/// The origin of a record.
public enum RecordOrigin: Hashable, Sendable {
  /// Photos.
  case images([ImageReference])
  /// A file of text that another engine recognised.
  case text(String)

  /// The photos and films in their order; empty for a text.
  public var images: [ImageReference] {
    if case .images(let images) = self { images } else { [] }
  }

  /// The files as they were named.
  public var files: [String] {
    switch self {
    case .images(let images): images.map(\.file)
    case .text(let file): [file]
    }
  }
}
