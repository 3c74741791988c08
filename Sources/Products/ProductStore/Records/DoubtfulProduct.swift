public import LabelModel

/// A product with values for review: a line of the queue.
public struct DoubtfulProduct: Hashable, Sendable {
  /// Its number in the database.
  public var id: Int64
  /// Its name.
  public var name: String?
  /// Its brand.
  public var brand: String?
  /// The number of its values for review, from 1.
  public var doubts: Int
  /// The certainty of its least certain value, `0 ... 1`.
  public var leastCertain: Confidence
}
