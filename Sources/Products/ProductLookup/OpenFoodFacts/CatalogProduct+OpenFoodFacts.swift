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
    if (subject ?? service.subject) == .food { nutrition = nutrition.inLabelUnits() }
    let names = LocalizedTexts("product_name", of: product)
    let name = names.text(in: wanted.map { [$0, "en"] } ?? [])
    self.init(
      gtin: gtin, service: service.rawValue, subject: subject,
      name: name?.text, brand: Self.brand(product),
      language: name == nil ? names.main : name?.language, names: names,
      ingredientTexts: LocalizedTexts(
        "ingredients_text", of: product, limit: Self.longestIngredients),
      netQuantity: PackageQuantity(product),
      categoriesTags: CatalogStatements.tags(product["categories_tags"]),
      statements: CatalogStatements(product, service: service),
      basis: nutrition.basis, nutrients: nutrition.per100.values,
      perServing: nutrition.perServing.values, servingSize: Self.servingSize(product),
      alcoholByVolume: Self.alcoholByVolume(product), findings: nutrition.findings)
  }

  /// The most characters of a list of ingredients; no label has half as many.
  private static let longestIngredients = 8_000

  /// The kind of product; `nil` for one that is neither food nor pet food.
  ///
  /// Older dumps state no kind. A category of pet food then outranks the service: Open Food Facts has pet foods, too.
  private static func subject(_ product: JSONValue, _ service: OpenFoodFactsService) -> Subject? {
    switch product["product_type"]?.text {
    case nil:
      CatalogStatements.tags(product["categories_tags"]).contains(where: isPetFoodTag)
        ? .petFood : service.subject
    case "food": .food
    case "petfood": .petFood
    default: nil
    }
  }

  /// Whether a category is one of pet food: `en:cat-food`, `en:dry-dog-food`, `en:pet-treats`.
  ///
  /// Source: `taxonomies/categories.txt` of openfoodfacts-server. `en:hot-dogs` is one of food.
  private static func isPetFoodTag(_ tag: String) -> Bool {
    let words = tag.split { $0 == ":" || $0 == "-" }
    guard let last = words.last, ["food", "foods", "treats"].contains(last) else { return false }
    return ["pet", "cat", "dog"].contains(words.dropLast().last)
  }

  /// The first brand; a list of brands is a text with commas or, in later schemas, an array.
  private static func brand(_ product: JSONValue) -> String? {
    let brands: [String] =
      switch product["brands"] {
      case .string(let text): text.split(separator: ",").map(String.init)
      case .array(let elements): elements.compactMap(\.text)
      default: []
      }
    return brands.lazy.compactMap { plainText($0) }.first
  }

  /// The strength, of either schema. Both keep `alcohol` in percent of the volume (`taxonomies/nutrients.txt` of
  /// openfoodfacts-server).
  private static func alcoholByVolume(_ product: JSONValue) -> Decimal? {
    let sets =
      [product["nutrition"]?["aggregated_set"]].compactMap { $0 }
      + (product["nutrition"]?["input_sets"]?.elements ?? [])
    let stated =
      sets.map { $0["nutrients"]?["alcohol"]?["value"] }
      + ["alcohol_value", "alcohol_100g", "alcohol"].map { product["nutriments"]?[$0] }
    return stated.lazy.compactMap { value in
      guard case .number(let strength, nil) = StatedNumber(value), strength > 0, strength < 100
      else { return nil }
      return strength
    }.first
  }

  /// The serving, as the service read it from the contributors' words.
  private static func servingSize(_ product: JSONValue) -> Quantity? {
    guard case .number(let amount, _) = StatedNumber(product["serving_quantity"]), amount > 0
    else { return nil }
    switch product["serving_quantity_unit"]?.text ?? "g" {
    case "g": return Quantity(amount, .gram)
    case "ml": return Quantity(amount, .millilitre)
    default: return nil
    }
  }
}
