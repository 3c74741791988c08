import Foundation
import LabelModel

extension CatalogProduct {
  /// Reads a service's `product` object of either schema; members of the wrong type are as absent.
  /// `wanted` is the language that the name is wanted in, ISO 639-1.
  init(
    _ product: JSONValue, gtin: GTIN, service: OpenFoodFactsService, language wanted: String? = nil
  ) {
    let subject = Self.subject(product, service)
    var nutrition = StatedNutrition(nutritionOf: product, subject: subject ?? service.subject)
    if nutrition.isEmpty {
      nutrition = StatedNutrition(nutrimentsOf: product, subject: subject ?? service.subject)
    }
    let name = Self.name(product, wanted: wanted)
    self.init(
      gtin: gtin, service: service.rawValue, subject: subject,
      name: name.text, brand: Self.brand(product), language: name.language,
      categoriesTags: Self.tags(product["categories_tags"]),
      statements: Self.statements(product, service),
      basis: nutrition.basis, nutrients: nutrition.per100.values,
      perServing: nutrition.perServing.values, servingSize: Self.servingSize(product),
      findings: nutrition.findings)
  }

  /// What kind of product it is; `nil` for one that is neither food nor pet food.
  private static func subject(_ product: JSONValue, _ service: OpenFoodFactsService) -> Subject? {
    switch product["product_type"]?.text {
    case nil: service.subject
    case "food": .food
    case "petfood": .petFood
    default: nil
    }
  }

  /// The name in the wanted language, in English, in the product's main language, or in any other; where
  /// none is wanted, the main language's first. The language is the main one where there is no name.
  private static func name(
    _ product: JSONValue, wanted: String?
  ) -> (text: String?, language: String?) {
    let main = product["lang"]?.text ?? product["lc"]?.text
    let own: [(key: String, language: String?)] = [("product_name", main)]
    func localized(_ languages: [String?]) -> [(key: String, language: String?)] {
      languages.compactMap { $0 }.map { ("product_name_\($0)", $0) }
    }
    let prefix = "product_name_"
    let others = product.members.keys.filter { $0.hasPrefix(prefix) }.sorted()
      .map { String($0.dropFirst(prefix.count)) }
    let keys =
      wanted == nil
      ? own + localized([main, "en"] + others)
      : localized([wanted, "en"]) + own + localized(others)
    for (key, language) in keys {
      if let text = product[key]?.text.flatMap(plainText) { return (text, language) }
    }
    return (nil, main)
  }

  /// The first brand; a list of brands is a text with commas or, in later schemas, an array.
  private static func brand(_ product: JSONValue) -> String? {
    let brands: [String] =
      switch product["brands"] {
      case .string(let text): text.split(separator: ",").map(String.init)
      case .array(let elements): elements.compactMap(\.text)
      default: []
      }
    return brands.lazy.compactMap(plainText).first
  }

  /// The tags of an array; later schemas may give each as an object with an `id`.
  private static func tags(_ value: JSONValue?) -> [String] {
    (value?.elements ?? []).compactMap { ($0.text ?? $0["id"]?.text).flatMap(plainText) }
  }

  /// What else the service says; a grade or group outside its scale, or an address that is not the web's, is as absent.
  private static func statements(
    _ product: JSONValue, _ service: OpenFoodFactsService
  ) -> CatalogStatements? {
    let grade = product["nutriscore_grade"]?.text.flatMap {
      "abcde".contains($0) && $0.count == 1 ? $0 : nil
    }
    var group: Int?
    if case .number(let number, _) = StatedNumber(product["nova_group"]) {
      group = (1...4).first { Decimal($0) == number }
    }
    var images: [String: String] = [:]
    for kind in ["front", "ingredients", "nutrition"] {
      if let address = product["image_\(kind)_url"]?.text.flatMap(plainText),
        address.hasPrefix("https://"), !address.contains(" ")
      {
        images[kind] = address
      }
    }
    return CatalogStatements(
      service: service.rawValue, nutriScoreGrade: grade, novaGroup: group,
      allergenTags: tags(product["allergens_tags"]), traceTags: tags(product["traces_tags"]),
      images: images)
  }

  /// How much a serving is, as the service read it from what contributors typed.
  private static func servingSize(_ product: JSONValue) -> Quantity? {
    guard case .number(let amount, _) = StatedNumber(product["serving_quantity"]), amount > 0
    else { return nil }
    switch product["serving_quantity_unit"]?.text ?? "g" {
    case "g": return Quantity(amount, .gram)
    case "ml": return Quantity(amount, .millilitre)
    default: return nil
    }
  }

  /// The longest name or tag that is kept, in characters.
  private static let longestText = 300

  /// `text` in one line and without control characters, which could steer a terminal or turn its
  /// text around; `nil` when nothing is left.
  private static func plainText(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      case .format, .surrogate, .privateUse, .unassigned: break
      default: scalars.append(scalar)
      }
    }
    let words = String(scalars).split(whereSeparator: \.isWhitespace)
    let plain = words.joined(separator: " ").prefix(longestText)
    return plain.isEmpty ? nil : String(plain)
  }
}
