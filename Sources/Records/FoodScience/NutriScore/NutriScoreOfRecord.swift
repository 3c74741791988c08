import Foundation
import LabelModel
import Languages

/// Computes a food's Nutri-Score (the algorithm of 2023).
///
/// It uses the record's accepted values alone. Values that a label may omit by the rules are
/// assumed, and the assumption is stated. Without a stated fibre or share of fruit these give no
/// points. That can make the grade too low, never too high. Without any other value the score is
/// not computable. It is not computable either with errors among the record's findings, or with an
/// unknown category where it matters. A category without a score is stated in any case.
///
/// - Parameters:
///   - record: the record of a food; its name is evidence of the category, too.
///   - ingredients: the food's ingredients; `nil` when they are not known.
///   - categoriesTags: the product database's category tags, such as `en:cheeses`.
/// - Returns: the score or the reason for its absence.
func nutriScore(
  of record: ProductRecord, _ ingredients: IdentifiedIngredients?, categoriesTags: [String]
) -> NutriScore {
  let contradiction = contradiction(in: record).map {
    NutriScore(
      .notComputable(reason: Message(.amountsContradict, [.rule: .text($0.rule.rawValue)])))
  }
  guard let basis = record.basis, basis == .per100g || basis == .per100ml else {
    return contradiction
      ?? NutriScore(.notComputable(reason: reasonForBasis(of: record)))
  }
  let amounts = NutriScoreAmounts(record)
  // A name that was read may have a letter too many; the ingredients are the surer clue.
  let name = record.name.flatMap { $0.source == .ocr ? nil : $0.value }
  let clues = NutriScoreCategoryClues(
    categoriesTags: categoriesTags, name: name, basis: basis,
    amounts: amounts.known.mapValues(\.value),
    ingredients: ingredients)
  switch decideNutriScoreCategory(clues) {
  case .notApplicable(let reason): return NutriScore(.notApplicable(reason: Message(reason)))
  case .notComputable(let reason):
    return contradiction ?? NutriScore(.notComputable(reason: Message(reason)))
  case .category(let category):
    if let contradiction { return contradiction }
    if category.value == .water {
      return NutriScore(.graded(.a, score: nil), category: category)
    }
    let score = graded(amounts, category, ingredients, categoriesTags, of: record)
    guard category.decidedBy == .assumed, case .graded(let grade, _) = score.outcome else {
      return score
    }
    for other in possibleNutriScoreCategories(clues) {
      let category = DecidedNutriScoreCategory(other, decidedBy: .assumed)
      let otherScore = graded(amounts, category, ingredients, categoriesTags, of: record)
      if let reason = difference(of: otherScore, as: other, from: grade) {
        return NutriScore(.notComputable(reason: reason))
      }
    }
    return score
  }
}

/// Returns why the grade of an assumed category is not sure, `nil` where another category gives the same.
private func difference(
  of score: NutriScore, as category: NutriScoreCategory, from grade: NutriScore.Grade
) -> Message? {
  guard case .graded(let otherGrade, _) = score.outcome, otherGrade != grade else { return nil }
  return Message(
    .categoryIsUnknown,
    [
      .category: .category(category), .grade: .text(otherGrade.rawValue),
      .otherGrade: .text(grade.rawValue),
    ])
}

/// Returns an error about an amount that a score rests on.
private func contradiction(in record: ProductRecord) -> Finding? {
  let fields = Set(Nutrient.foodCore.map(\.rawValue))
  return record.findings.first { $0.severity == .error && !fields.isDisjoint(with: $0.fields) }
}

/// The amounts without which no general food has a score.
private let neededAmounts: [Nutrient] = [.energyKJ, .saturatedFat, .sugars, .salt, .protein]

/// Returns why a record has no score whose amounts are not of 100 g or 100 ml.
private func reasonForBasis(of record: ProductRecord) -> Message {
  switch record.basis {
  case nil where record.nutrients.isEmpty && record.forReview.isEmpty:
    NutriScoreAmounts(record).reason(forMissing: neededAmounts, record)
  case nil: Message(.referenceIsUnknown)
  case .perServing: Message(.amountsArePerServing)
  default: Message(.amountsArePerOther)
  }
}

private func graded(
  _ amounts: NutriScoreAmounts, _ category: DecidedNutriScoreCategory,
  _ ingredients: IdentifiedIngredients?, _ categoriesTags: [String], of record: ProductRecord
) -> NutriScore {
  var missing: [Nutrient] = []
  func fact(_ nutrient: Nutrient) -> NutriScoreFact {
    if let fact = amounts.known[nutrient] { return fact }
    missing.append(nutrient)
    return NutriScoreFact(0, source: .assumed)
  }
  var assumptions: [Message] = []
  let notStated = NutriScoreFact(0, source: .assumed, note: "not stated")
  let isFat = category.value == .fatsOilsNutsSeeds
  var facts = NutriScoreFacts(
    // Each kind of food needs only one of the two.
    energy: isFat ? notStated : fact(.energyKJ), fat: isFat ? fact(.fat) : notStated,
    saturatedFat: fact(.saturatedFat), sugars: fact(.sugars), salt: fact(.salt),
    fruit: fruit(category, ingredients, categoriesTags) ?? notStated,
    fiber: amounts.known[.fiber] ?? notStated,
    protein: fact(.protein),
    sweeteners: sweeteners(ingredients))
  guard missing.isEmpty else {
    return NutriScore(
      .notComputable(reason: amounts.reason(forMissing: missing, record)), category: category)
  }
  if facts.fiber.source == .assumed { assumptions.append(Message(.fiberIsTakenAsZero)) }
  if facts.fruit.source == .assumed {
    assumptions.append(Message(.fruitIsTakenAsZero))
  }
  guard let points = nutriScorePoints(of: facts, as: category.value) else {
    return NutriScore(.graded(.a, score: nil), category: category)
  }
  if category.value == .beverage, facts.sweeteners.source == .assumed {
    facts.sweeteners.value = 1
    guard nutriScorePoints(of: facts, as: .beverage)?.grade == points.grade else {
      return NutriScore(
        .notComputable(reason: Message(.sweetenersAreUnknown)), category: category)
    }
    assumptions.append(Message(.sweetenersDoNotMatter))
  }
  return NutriScore(
    .graded(points.grade, score: points.score), category: category,
    components: points.components, assumptions: assumptions)
}

/// The share of fruit; products of some categories are fruit alone.
private func fruit(
  _ category: DecidedNutriScoreCategory, _ ingredients: IdentifiedIngredients?,
  _ categoriesTags: [String]
) -> NutriScoreFact? {
  guard category.value == .fatsOilsNutsSeeds else { return ingredients?.statedFruit }
  if let stated = ingredients?.statedFruitOfOils { return stated }
  // A list outranks the category: it may be of a mixture of oils.
  guard ingredients == nil, let tag = categoriesTags.first(where: fruitOilTags.contains) else {
    return nil
  }
  return NutriScoreFact(100, source: .category, note: tag)
}

/// The categories of oils that count as fruit.
private let fruitOilTags: Set<String> = [
  "en:olive-oils", "en:virgin-olive-oils", "en:extra-virgin-olive-oils", "en:avocado-oils",
]

/// The presence of sweeteners: 1 or 0, with its source. A badly read list may hide a sweetener.
private func sweeteners(_ ingredients: IdentifiedIngredients?) -> NutriScoreFact {
  guard let ingredients else {
    return NutriScoreFact(0, source: .assumed, note: "no list of ingredients")
  }
  let found = ingredients.all.filter(\.isSweetener)
  guard found.isEmpty else {
    return NutriScoreFact(
      1, source: .ingredients, note: found.map(\.label).joined(separator: ", "))
  }
  return ingredients.isReadable
    ? NutriScoreFact(0, source: .ingredients, note: "none in the list of ingredients")
    : NutriScoreFact(0, source: .assumed, note: "the list of ingredients is badly read")
}
