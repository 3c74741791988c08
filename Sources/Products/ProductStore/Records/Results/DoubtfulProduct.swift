package import LabelModel

/// A product with values for review: a line of the queue.
package struct DoubtfulProduct: Hashable, Sendable {
  /// Its number in the database.
  package var id: Int64
  /// Its name.
  package var name: String?
  /// Its brand.
  package var brand: String?
  /// The number of its values for review, from 1.
  package var doubts: Int
  /// The certainty of its least certain value, `0 ... 1`.
  package var leastCertain: Confidence
}
