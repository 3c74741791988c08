public import LabelModel

/// A record with what it was made from.
public struct BuiltRecord: Hashable, Sendable {
  /// The record.
  public var record: ProductRecord
  /// The label of each photo or text, in their order.
  public var labels: [ParsedLabel]
}
