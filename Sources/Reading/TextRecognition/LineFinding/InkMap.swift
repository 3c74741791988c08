/// What each pixel is: 0 nothing, or the raw value of the ``Polarity`` it is ink of.
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
