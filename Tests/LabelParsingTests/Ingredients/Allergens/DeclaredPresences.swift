import LabelModel
import LabelParsing

/// The presence of each allergen that a plain text declares, the first one where it declares several.
func declaredPresences(in text: String) -> [Allergen: DeclaredAllergen.Presence] {
  let page = RecognizedPage(plainText: text, source: "label.txt")
  return Dictionary(
    findIngredients(on: page).allergens.map { ($0.allergen, $0.presence) },
    uniquingKeysWith: { first, _ in first })
}
