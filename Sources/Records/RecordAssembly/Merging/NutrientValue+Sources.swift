import LabelModel

extension NutrientValue {
  /// The amounts of all sources, each by itself; the one that shows is first.
  var ofSources: [NutrientValue] {
    [self] + others.map { NutrientValue($0.quantity, modifier: $0.modifier, source: $0.source) }
  }

  /// Returns the first of `amounts`, which shows, with the others behind it; `nil` without any.
  static func showing(_ amounts: [NutrientValue]) -> NutrientValue? {
    guard var value = amounts.first else { return nil }
    value.others = amounts.dropFirst().map {
      OtherValue(source: $0.source, quantity: $0.quantity, modifier: $0.modifier)
    }
    return value
  }
}
