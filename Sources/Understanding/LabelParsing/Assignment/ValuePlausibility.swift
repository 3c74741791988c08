import LabelModel

/// The test of a value's unit and size against a nutrient's.
enum ValuePlausibility {
  /// Whether `value` can be an amount of `meaning` on a label of `subject`, by its unit and its size.
  static func fits(_ value: ValueMention, _ meaning: RowMeaning, subject: Subject) -> Bool {
    guard !value.isForeign else { return false }
    guard case .nutrient(let nutrient) = meaning else {
      return meaning == .other || value.unit == nil
    }
    // "100 g" heads a column; only a pure food is made of 100 g of something.
    if value.isHundred, !pure.contains(nutrient) { return false }
    switch (subject, value.unit) {
    case (.petFood, .percent), (.petFood, .gramPerKilogram), (.petFood, .milligramPerKilogram):
      return true
    case (.petFood, .internationalUnitPerKilogram):
      return inInternationalUnits.contains(nutrient)
    case (_, nil): return value.number.groups.count == 2 || value.number.digits.count <= 3
    case (.petFood, _): return false
    case (.food, .gram): return (value.amount ?? 0) <= grams[nutrient] ?? .infinity
    case (.food, .milligram), (.food, .microgram): return !macros.contains(nutrient)
    case (.food, _): return false
    }
  }

  /// The constituents of oil, sugar, syrup and table salt.
  private static let pure = Set(Nutrient.allCases.filter(\.row.isPure))

  private static let inInternationalUnits = Set(
    Nutrient.allCases.filter(\.row.hasInternationalUnit))

  /// More grams than 100 g of any food hold, of what labels state in milligrams.
  private static let grams: [Nutrient: Double] = Dictionary(
    uniqueKeysWithValues: Nutrient.allCases.filter(\.row.isInMilligrams).map {
      ($0, $0.row.isTrace ? 0 : 5)
    })

  /// Nutrients that no label states in milligrams.
  private static let macros = Set(Nutrient.allCases.filter { $0.row.measure == .grams })
}
