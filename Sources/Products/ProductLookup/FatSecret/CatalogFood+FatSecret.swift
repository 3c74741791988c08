import Foundation
import LabelModel

extension FatSecretClient: FoodSearch {
  /// Returns foods that fit `words`, as the service orders them, with the amounts of its one-line summary.
  ///
  /// They may be shown, not kept.
  package func foods(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogFood] {
    // 50 is the most that a page may have.
    let answer = try await ask(
      "foods.search", ("search_expression", words), ("max_results", "\(min(limit, 50))"))
    guard let list = answer?["foods"], case .object = list else {
      throw .malformedAnswer(host: host, reason: "it has no list of foods")
    }
    // A list of one is no list; of none there is no member.
    return switch list["food"] {
    case .array(let foods): foods.compactMap(CatalogFood.init(fatSecret:))
    case .some(let food): [food].compactMap(CatalogFood.init(fatSecret:))
    case nil: []
    }
  }
}

extension CatalogFood {
  /// Reads `Per 100g - Calories: 250kcal | Fat: 11.00g | Carbs: 4.00g | Protein: 31.00g` and what it is of;
  /// `nil` without a name or a summary of that form.
  init?(fatSecret food: JSONValue) {
    guard let name = CatalogProduct.line(food["food_name"]?.text),
      let summary = food["food_description"]?.text, summary.utf8.count <= 500,
      let parts = summary.wholeMatch(of: /Per (.+?) - (.+)/)
    else { return nil }
    var amounts: [Nutrient: CatalogValue] = [:]
    for part in parts.2.split(separator: "|") {
      let pair = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard pair.count == 2,
        let (nutrient, key, ending) = summaryNutrients.first(where: { $0.key == pair[0] }),
        pair[1].hasSuffix(ending),
        case .number(let amount, _) = StatedNumber(.string(String(pair[1].dropLast(ending.count))))
      else { continue }
      amounts[nutrient] = CatalogValue(
        Quantity(amount, nutrient == .energyKcal ? .kilocalorie : .gram), key: key)
    }
    guard !amounts.isEmpty else { return nil }
    // `100g`, `240 ml`, `1 serving (85 g)`, `3 oz`, `1 cup`.
    var size: Quantity?
    if let match = parts.1.firstMatch(of: /(?:^|\()([0-9]+(?:\.[0-9]+)?) ?(g|ml)(?:$|\))/),
      case .number(let amount, _) = StatedNumber(.string(String(match.1))), amount > 0
    {
      size = Quantity(amount, match.2 == "g" ? .gram : .millilitre)
    }
    let isHundred = size?.value == 100
    self.init(
      service: CatalogProduct.fatSecret, name: name,
      brand: CatalogProduct.line(food["brand_name"]?.text),
      basis: size?.unit == .millilitre ? .per100ml : .per100g, nutrients: isHundred ? amounts : [:],
      perServing: isHundred ? [:] : amounts, servingSize: isHundred ? nil : size,
      servingMeasure: isHundred ? nil : String(parts.1))
  }
}

/// The summary's words and the ends of its amounts (foods.search, "food_description").
private let summaryNutrients: [(nutrient: Nutrient, key: String, ending: String)] = [
  (.energyKcal, "Calories", "kcal"), (.fat, "Fat", "g"), (.carbohydrates, "Carbs", "g"),
  (.protein, "Protein", "g"),
]
