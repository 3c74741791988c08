import LabelModel
import LabelParsing

/// Returns the ingredients and allergens that a product database states of `product`.
///
/// Allergens are those of its tags, and those that its list of ingredients names. Silence of a database
/// is no statement: without any, they are unknown.
///
/// - Parameters:
///   - product: the product.
///   - languages: the languages, ISO 639-1, that the list is wanted in, the first preferred.
/// - Returns: the list in one language, and each allergen once.
func databaseIngredientStatements(
  of product: CatalogProduct, languages: [String]
) -> IngredientStatements {
  let texts = product.ingredientTexts
  let chosen = texts.text(in: languages)
  let reading = chosen.map {
    findIngredients(inDatabaseText: $0.text, language: $0.language, database: product.service)
  }
  var list = reading?.lists.first
  list?.otherLanguages = texts.texts.keys.filter { !$0.isEmpty && $0 != chosen?.language }.sorted()
  var allergens: [DeclaredAllergen] = []
  func add(_ mention: DeclaredAllergen) {
    guard let place = allergens.firstIndex(where: { $0.allergen == mention.allergen }) else {
      allergens.append(mention)
      return
    }
    if mention.outweighs(allergens[place]) { allergens[place] = mention }
  }
  func add(_ tags: [String], _ presence: DeclaredAllergen.Presence) {
    for tag in tags {
      guard let allergen = Allergen(tag: tag) else { continue }
      add(
        DeclaredAllergen(
          allergen, presence, source: .database,
          evidence: Evidence(image: product.service, text: tag)))
    }
  }
  add(product.statements?.allergenTags ?? [], .contains)
  add(product.statements?.traceTags ?? [], .mayContain)
  for mention in reading?.allergens ?? [] { add(mention) }
  return IngredientStatements(ingredients: list, allergens: allergens.isEmpty ? nil : allergens)
}
