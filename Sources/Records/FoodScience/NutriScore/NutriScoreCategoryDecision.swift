import Foundation
import LabelModel
import Languages

/// The facts that may decide a food's category.
struct NutriScoreCategoryClues {
  /// The product database's category tags.
  var categoriesTags: [String]
  /// The product's name.
  var name: String?
  /// The basis of ``amounts``.
  var basis: Basis
  /// The amounts, in kJ and grams.
  var amounts: [Nutrient: Decimal]
  /// The ingredients, `nil` when no list was read.
  var ingredients: IdentifiedIngredients?
}

/// The evidence of a food's category, or of the absence of one.
enum NutriScoreCategoryDecision: Hashable {
  case category(DecidedNutriScoreCategory)
  case notApplicable(MessageCode)
  case notComputable(MessageCode)
}

/// The fat in 100 g from which on a food is an oil or a pure fat. Mayonnaise and butter have up to
/// 83 g, ghee and lard 98 g or more.
private let fatOfOils: Decimal = 90

/// Returns a food's category with the clue that decided it. The database's category tags come
/// first, then the name, the ingredients, and amounts that only one category has. Otherwise it is a
/// general food.
///
/// Amounts per 100 ml may be a drink's, an oil's, a soup's or an ice cream's. The rules treat these
/// so differently that no category is assumed.
func decideNutriScoreCategory(
  _ clues: NutriScoreCategoryClues
) -> NutriScoreCategoryDecision {
  let tags = Set(clues.categoriesTags)
  for clue in NutriScoreClue.all where tags.isDisjoint(with: clue.exceptTags) {
    if let tag = clue.tags.first(where: tags.contains) {
      return decision(clue, .apiCategory, fact: tag)
    }
  }
  if let name = clues.name, let found = clue(inName: name, clues) {
    return decision(found.clue, .name, fact: found.word)
  }
  if let reason = clues.ingredients?.nutriScoreExemption(basis: clues.basis) {
    return .notApplicable(reason)
  }
  if let category = clues.ingredients?.nutriScoreCategory(
    basis: clues.basis, amounts: clues.amounts, possible: possibleNutriScoreCategories(clues))
  {
    return .category(category)
  }
  if let fat = clues.amounts[.fat], fat >= fatOfOils {
    return .category(
      DecidedNutriScoreCategory(
        .fatsOilsNutsSeeds, decidedBy: .nutrients, fact: "\(fat) g of fat"))
  }
  if clues.basis == .per100ml {
    return .notComputable(.liquidIsUnknown)
  }
  return .category(DecidedNutriScoreCategory(.general, decidedBy: .assumed))
}

/// Returns the categories that a food may belong to by its amounts, other than ``general``.
func possibleNutriScoreCategories(
  _ clues: NutriScoreCategoryClues
) -> [NutriScoreCategory] {
  let possible = NutriScoreClue.all.filter { !$0.range.isEmpty && !$0.isLiquid && fits($0, clues) }
    .compactMap { clue -> NutriScoreCategory? in
      if case .category(let category) = clue.verdict { category } else { nil }
    }
  return NutriScoreCategory.allCases.filter(possible.contains)
}

private func decision(
  _ clue: NutriScoreClue, _ decider: DecidedNutriScoreCategory.Decider, fact: String
) -> NutriScoreCategoryDecision {
  switch clue.verdict {
  case .category(let category):
    .category(DecidedNutriScoreCategory(category, decidedBy: decider, fact: fact))
  case .notApplicable(let reason): .notApplicable(reason)
  case .notComputable(let reason): .notComputable(reason)
  }
}

private func clue(
  inName name: String, _ clues: NutriScoreCategoryClues
) -> (clue: NutriScoreClue, word: String)? {
  let words = foldedWords(name)
  let says = Set(NameTables.says.all(in: words).map(\.meaning))
  let excepts = Set(NameTables.excepts.all(in: words).map(\.meaning))
  for index in says.subtracting(excepts).sorted() {
    let clue = NutriScoreClue.all[index]
    guard fits(clue, clues) else { continue }
    let match = NameTables.says.all(in: words).first { $0.meaning == index }
    return (clue, words[match?.range ?? 0..<0].joined(separator: " "))
  }
  return nil
}

private func fits(_ clue: NutriScoreClue, _ clues: NutriScoreCategoryClues) -> Bool {
  if clue.isLiquid, clues.basis != .per100ml { return false }
  return clue.range.allSatisfy { nutrient, range in
    // Water states no amounts; any other food has to show what it is.
    clues.amounts[nutrient].map(range.contains) ?? (clue.verdict == .category(.water))
  }
}

/// The words of all clues, by the clue's place in the list.
private enum NameTables {
  static let says = PhraseTable(
    NutriScoreClue.all.enumerated().flatMap { index, clue in
      clue.words.phrases.map { (phrase: $0, meaning: index) }
    })
  static let excepts = PhraseTable(
    NutriScoreClue.all.enumerated().flatMap { index, clue in
      clue.exceptWords.phrases.map { (phrase: $0, meaning: index) }
    })
}
