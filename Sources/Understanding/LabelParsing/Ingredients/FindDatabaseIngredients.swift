import Foundation
import LabelModel
import Languages

/// Returns the list of ingredients that a product database holds as `text`, and the allergens in it.
///
/// Contributors type what they see, with or without a heading, and mark allergens with `_`. The list
/// that is best filled is taken where they typed several. A text that is not understood is a list
/// without entries, for review.
///
/// - Parameters:
///   - text: the text.
///   - language: its language, ISO 639-1; `nil` when unknown.
///   - database: the database's name, for the evidence.
/// - Returns: one list with the source `api`, none for a blank text; allergens with the source
///   `database`.
package func findIngredients(
  inDatabaseText text: String, language: String?, database: String
) -> IngredientReading {
  let plain = text.replacing("_", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
  guard !plain.isEmpty else { return IngredientReading(lists: [], allergens: []) }
  let heading = IngredientLexicon.all.first { $0.code == language }?.headings.phrases.first
  let page = RecognizedPage(
    plainText: "\(capitalizing(heading ?? "ingredients")): \(plain)", source: database)
  let found = findIngredients(on: page)
  let best = found.lists.enumerated().max {
    ($0.element.ingredients.count, -$0.offset) < ($1.element.ingredients.count, -$1.offset)
  }?.element
  var list =
    best
    ?? IngredientList(
      text: plain, needsReview: true,
      evidence: Evidence(image: database, text: String(plain.prefix(longestEvidence))))
  list.source = .api
  list.language = language ?? list.language
  let allergens = found.allergens.map { allergen in
    var allergen = allergen
    allergen.source = .database
    return allergen
  }
  return IngredientReading(lists: [list], allergens: allergens)
}

/// The most characters of a text that stand for it as evidence.
private let longestEvidence = 60

private func capitalizing(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
