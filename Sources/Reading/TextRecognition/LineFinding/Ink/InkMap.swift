/// The kind of each pixel: 0 for no ink, or the raw value of the ``Polarity`` of its ink.
package struct InkMap: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// `width * height` labels, row by row.
  package var labels: [UInt8]

  /// Creates a map from its labels.
  package init(width: Int, height: Int, labels: [UInt8]) {
    precondition(labels.count == width * height, "a map has width * height labels")
    self.width = width
    self.height = height
    self.labels = labels
  }
}
