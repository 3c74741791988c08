public import LabelModel

/// The looks at one photo, and what the parser's rules understood of each.
public struct PhotoLooks: Sendable {
  /// The looks, the first one first.
  public var pages: [RecognizedPage]
  /// The parsed labels of the looks.
  public var labels: [ParsedLabel]

  /// Collects the looks at one photo.
  public init(pages: [RecognizedPage], labels: [ParsedLabel]) {
    self.pages = pages
    self.labels = labels
  }
}
