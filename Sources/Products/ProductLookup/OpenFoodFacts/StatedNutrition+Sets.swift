import Foundation
import LabelModel

// The product schema from 1003 on: `nutrition.aggregated_set`, made by the service out of
// `nutrition.input_sets`, one a source. Each set says what it refers to (`per`) and whether it is
// about the food as sold.
extension StatedNutrition {
  /// Reads a product's `nutrition`; empty when it has none.
  ///
  /// The service's own choice comes first. Where it is about the prepared food, the best set as
  /// sold is read instead. A set from the packaging comes before others. Estimates from the
  /// ingredients are no statement about the product and are left out. Where the service says that the
  /// package states nothing, only what other sources state is read.
  init(nutritionOf product: JSONValue, subject: Subject) {
    guard let nutrition = product["nutrition"] else { return }
    let inputSets = (nutrition["input_sets"]?.elements ?? []).enumerated().sorted {
      (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
    }.map(\.element)
    let sets = [nutrition["aggregated_set"] ?? .null] + inputSets
    if Self.isDenied(product) {
      take(inputSets.filter { $0["source"]?.text.map { $0 != "packaging" } == true }, subject)
      guard isEmpty else { return }
      take(sets, subject)
      leaveOutAll()
    } else {
      take(sets, subject)
    }
  }

  /// Takes the first set of each basis.
  private mutating func take(_ sets: [JSONValue], _ subject: Subject) {
    for set in sets where Self.isUsable(set) {
      guard let (setBasis, divisor) = set["per"]?.text.flatMap({ Self.bases[$0] }) else { continue }
      let table = Table(set["nutrients"] ?? .null, divisor: divisor, subject: subject)
      if setBasis == .perServing {
        perServing = perServing.values.isEmpty ? table : perServing
      } else if per100.values.isEmpty {
        (basis, per100) = (setBasis, table)
      }
    }
  }

  /// Whether a set is about the food as sold, and stated rather than estimated.
  private static func isUsable(_ set: JSONValue) -> Bool {
    (set["preparation"]?.text ?? "as_sold") == "as_sold" && set["source"]?.text != "estimate"
  }

  /// The basis of `per`, and the divisor that brings its amounts to that basis.
  private static let bases: [String: (basis: Basis, divisor: Decimal)] = [
    "100g": (.per100g, 1), "1kg": (.per100g, 10), "100ml": (.per100ml, 1),
    "serving": (.perServing, 1),
  ]

  /// The order in which sets are preferred.
  private static func rank(_ set: JSONValue) -> Int {
    let sources = ["packaging", "manufacturer"]
    return set["source"]?.text.flatMap(sources.firstIndex) ?? sources.count
  }
}

extension StatedNutrition.Table {
  /// Reads a set's `nutrients`, dividing amounts that refer to the set's basis by `divisor`.
  fileprivate init(_ nutrients: JSONValue, divisor: Decimal, subject: Subject) {
    for (nutrient, keys) in OpenFoodFactsNutrients.keys(for: subject) {
      for key in keys where values[nutrient] == nil {
        take(nutrients[key], divisor: divisor, for: nutrient, key)
      }
    }
    if values[.energyKJ] == nil {
      take(nutrients["energy"], divisor: divisor, for: .energyKJ, "energy")
    }
  }

  private mutating func take(
    _ entry: JSONValue?, divisor: Decimal, for nutrient: Nutrient, _ key: String
  ) {
    guard let entry else { return }
    guard entry["source"]?.text != "estimate" else {
      leaveOut(nutrient, key, because: MessageClause(.serviceEstimatedValue))
      return
    }
    var number = StatedNumber(entry["value"], modifier: entry["modifier"])
    if number == .missing, nutrient == .salt || nutrient == .sodium {
      // Each is computed from the other by a fixed factor; other computed values are estimates.
      number = StatedNumber(entry["value_computed"], modifier: entry["modifier"])
    }
    guard number != .missing else { return }
    let spelling = entry["unit"]?.text ?? ""
    guard let unit = OpenFoodFactsNutrients.unit(spelling) else {
      leaveOut(
        nutrient, key,
        because: MessageClause(.unitIsUnknown, [.spelling: .text(String(spelling.prefix(20)))]))
      return
    }
    // Percentages and amounts per kilogram refer to the food, not to the set's basis.
    let isScaled = unit != .percent && !OpenFoodFactsNutrients.isPerKilogram(unit)
    take(isScaled ? number / divisor : number, unit, for: nutrient, key)
  }
}
