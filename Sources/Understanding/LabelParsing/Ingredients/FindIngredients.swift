package import LabelModel

/// The ingredients and warnings on a page.
package struct IngredientReading: Hashable, Sendable {
  /// Its lists of ingredients, one a language, in reading order.
  package var lists: [IngredientList]
  /// The allergens that lists and sentences name, each once.
  package var allergens: [DeclaredAllergen]
  /// The sentences about allergens in which no allergen was understood.
  package var unreadStatements: [Evidence] = []
}

/// Returns the lists of ingredients and the allergens on `page`.
///
/// Pure, and the time grows linearly with the text. Nothing is filled in: an illegible entry
/// remains as it was read.
package func findIngredients(on page: RecognizedPage) -> IngredientReading {
  findIngredients(on: page, headings: SearchPool(IngredientVocabulary.standard.headings))
}

/// Returns the lists of ingredients and the allergens on `page`, going on with what `headings` found out before.
///
/// A list that may be in several languages is in one of those with the codes `expected`.
func findIngredients(
  on page: RecognizedPage, headings: SearchPool, expected: Set<String> = []
) -> IngredientReading {
  let finder = headings.use {
    IngredientFinder(page, vocabulary: .standard, expected: expected, search: &$0)
  }
  let allergens = AllergenFinder(finder, vocabulary: .standard, source: page.source)
  let lists = finder.lists.enumerated().map { number, found in
    var list = found.list
    if allergens.doubtfulLists.contains(number) || UnknownNames.prevail(in: list, found.cues) {
      list.needsReview = true
    }
    return list
  }
  return IngredientReading(
    lists: lists, allergens: allergens.allergens, unreadStatements: allergens.unreadStatements)
}
