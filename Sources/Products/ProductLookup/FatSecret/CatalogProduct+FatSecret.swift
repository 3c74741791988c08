import Foundation
import LabelModel

extension CatalogProduct {
  /// Reads a food: its serving of 100 g or 100 ml as such, and its own serving beside it.
  ///
  /// The own serving is the first of known mass or volume, else the first of all. The service flags
  /// its commonest serving for paying accounts alone (`flag_default_serving`). Nothing is converted
  /// from the one to the other.
  init(fatSecret food: JSONValue, gtin: GTIN) {
    let servings: [JSONValue] =
      switch food["servings"]?["serving"] {
      case .array(let servings): servings
      case .some(let serving): [serving]
      case nil: []
      }
    let sized = servings.compactMap { serving in Self.size(serving).map { (serving, $0) } }
    let hundred = sized.first { $0.1.value == 100 }
    let own = sized.first { $0.1.value != 100 }
    // "1 bar" alone: how much it is remains unknown.
    let unsized = sized.isEmpty ? servings.first : nil
    var findings: [Finding] = []
    func table(_ serving: JSONValue?) -> [Nutrient: CatalogValue] {
      guard let serving else { return [:] }
      var table = StatedNutrition.Table()
      for (nutrient, key, unit) in fatSecretNutrients {
        table.take(StatedNumber(serving[key]), unit, for: nutrient, key)
      }
      findings += table.findings
      return table.values
    }
    let per100 = table(hundred?.0)
    let perServing = table(own?.0 ?? unsized)
    self.init(
      gtin: gtin, service: Self.fatSecret, subject: .food,
      name: Self.line(food["food_name"]?.text), brand: Self.line(food["brand_name"]?.text),
      language: "en", basis: hundred?.1.unit == .millilitre ? .per100ml : .per100g,
      nutrients: per100, perServing: perServing, servingSize: own?.1, findings: findings)
  }

  /// The name in ``service`` of products whose data must not be kept.
  package static let fatSecret = "fatsecret"

  private static func size(_ serving: JSONValue) -> Quantity? {
    guard case .number(let amount, _) = StatedNumber(serving["metric_serving_amount"]), amount > 0
    else { return nil }
    switch serving["metric_serving_unit"]?.text {
    case "g": return Quantity(amount, .gram)
    case "ml": return Quantity(amount, .millilitre)
    case "oz":
      // Three decimals, as the service has.
      var grams = amount * gramsPerOunce
      var rounded = Decimal()
      NSDecimalRound(&rounded, &grams, 3, .plain)
      return Quantity(rounded, .gram)
    default: return nil
    }
  }

  static func line(_ text: String?) -> String? {
    let words = (text ?? "").split {
      $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 }
    }
    return words.isEmpty ? nil : String(words.joined(separator: " ").prefix(300))
  }
}

/// The avoirdupois ounce (NIST Handbook 44, appendix C).
private let gramsPerOunce = Decimal(sign: .plus, exponent: -9, significand: 28_349_523_125)

/// The API's names and units.
private let fatSecretNutrients = Nutrient.allCases.compactMap { nutrient in
  nutrient.row.fatSecret.map { (nutrient, $0.name, $0.unit) }
}
