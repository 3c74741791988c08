import Foundation
import LabelModel
import Languages

/// The nutrition part of a service's answer, from either generation of its schema.
struct StatedNutrition: Hashable, Sendable {
  /// The amounts of one table; a nutrient that is not stated is not in it.
  struct Table: Hashable, Sendable {
    var values: [Nutrient: CatalogValue] = [:]
    /// Statements that were not taken, with the reasons.
    var findings: [Finding] = []
  }

  /// The basis of ``per100``: `per100g` or `per100ml`.
  var basis = Basis.per100g
  /// Amounts on ``basis``.
  var per100 = Table()
  /// Amounts a serving.
  var perServing = Table()

  /// Statements that were not taken, each thing once.
  var findings: [Finding] {
    per100.findings + perServing.findings.filter { !per100.findings.contains($0) }
  }

  /// Whether the service says that the package states no nutrition values.
  ///
  /// Amounts that such a product has all the same are often zeros. The service's own programs remove
  /// or hide them (Nutrition.pm and KnowledgePanels.pm of openfoodfacts-server).
  static func isDenied(_ product: JSONValue) -> Bool {
    let flag = product["nutrition"]?["no_nutrition_data_on_packaging"]
    return product["no_nutrition_data"]?.text == "on"
      || [.boolean(true), .number(1)].contains(flag)
  }

  /// Leaves all amounts out, since the package states none.
  mutating func leaveOutAll() {
    per100.leaveOutAll()
    perServing.leaveOutAll()
  }

  /// Whether nothing is stated at all.
  var isEmpty: Bool { per100 == Table() && perServing == Table() }
}

extension StatedNutrition.Table {
  /// Notes that a value stated for `nutrient` is not taken.
  mutating func leaveOut(_ nutrient: Nutrient, _ key: String, because reason: MessageClause) {
    findings.append(
      Finding(
        rule: .catalogValueIsReadable, severity: .warning,
        message: Message(
          .databaseValueIsLeftOut, [.key: .text(key), .because: .clause(reason)]),
        fields: [nutrient.rawValue]))
  }

  /// Leaves out every value, since the package states none.
  fileprivate mutating func leaveOutAll() {
    let known = values
    values = [:]
    for nutrient in Nutrient.allCases {
      guard let value = known[nutrient] else { continue }
      leaveOut(nutrient, value.key, because: MessageClause(.packageHasNoValues))
    }
  }

  /// Takes `number` for `nutrient`, if it is one.
  ///
  /// Impossible numbers, for example negative ones, are taken as they are. Validation judges them
  /// and keeps the reason.
  mutating func take(
    _ number: StatedNumber, _ unit: NutrientUnit, for nutrient: Nutrient, _ key: String
  ) {
    switch number {
    case .missing: break
    case .unreadable(let reason): leaveOut(nutrient, key, because: reason)
    case .number(let value, let modifier):
      guard Self.unit(unit, measures: nutrient) else {
        leaveOut(
          nutrient, key, because: MessageClause(.unitIsOfAnotherNutrient, [.unit: .unit(unit)]))
        return
      }
      values[nutrient] = CatalogValue(Quantity(value, unit), modifier: modifier, key: key)
    }
  }

  /// Whether amounts of `nutrient` can be in `unit`: energy in units of energy only, and only it.
  private static func unit(_ unit: NutrientUnit, measures nutrient: Nutrient) -> Bool {
    switch nutrient {
    case .energyKJ: unit == .kilojoule
    case .energyKcal: unit == .kilocalorie || unit == .kilocaloriePerKilogram
    default: ![.kilojoule, .kilocalorie, .kilocaloriePerKilogram, .millilitre].contains(unit)
    }
  }
}
