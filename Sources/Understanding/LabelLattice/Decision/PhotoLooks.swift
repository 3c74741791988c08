package import LabelModel

/// The looks at one photo, and what the parser's rules understood of each.
package struct PhotoLooks: Sendable {
  /// The looks, the first one first.
  package var pages: [RecognizedPage]
  /// The parsed labels of the looks.
  package var labels: [ParsedLabel]

  /// Collects the looks at one photo.
  package init(pages: [RecognizedPage], labels: [ParsedLabel]) {
    self.pages = pages
    self.labels = labels
  }
}
