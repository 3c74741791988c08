import LabelModel

/// A person's answer to one value of a product.
struct ValueAnswer: Hashable, Sendable, Codable {
  enum Action: String, Codable, CaseIterable {
    /// The value is as printed.
    case accept
    /// The value is another one, ``ValueAnswer/text``.
    case correct
    /// The label prints the word "traces".
    case traces
    /// The label does not print it.
    case notPrinted
  }

  var nutrient: Nutrient
  /// The basis of the value, `nil` where it has none.
  var basis: Basis?
  var action: Action
  /// The amount as it was typed, for a correction.
  var text: String?
  var unit: NutrientUnit?
  /// The bound that the label prints; without it that of the value that was read stays.
  var bound: BoundAnswer?
  /// The column of a value without a basis.
  var column: Basis?

  /// A bound, or none.
  enum BoundAnswer: String, Codable, CaseIterable {
    case minimum, maximum, none

    var bound: Bound? { Bound(rawValue: rawValue) }
  }
}
