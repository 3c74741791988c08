package import Foundation
package import LabelModel

/// One amount that a Nutri-Score rests on.
package struct NutriScoreFact: Hashable, Sendable {
  /// The amount per 100 g or 100 ml, in kJ, grams or percent.
  package var value: Decimal
  /// The source of the amount.
  package var source: NutriScoreComponent.Source
  /// Its origin, if it needs an explanation.
  package var note: String?

  /// Creates a fact.
  package init(
    _ value: Decimal, source: NutriScoreComponent.Source, note: String? = nil
  ) {
    self.value = value
    self.source = source
    self.note = note
  }
}

/// All amounts that a Nutri-Score rests on, per 100 g or 100 ml.
package struct NutriScoreFacts: Hashable, Sendable {
  /// Energy in kJ.
  package var energy: NutriScoreFact
  /// Fat in grams; only fats, oils, nuts and seeds need it.
  package var fat: NutriScoreFact
  /// Saturated fat in grams.
  package var saturatedFat: NutriScoreFact
  /// Sugars in grams.
  package var sugars: NutriScoreFact
  /// Salt in grams.
  package var salt: NutriScoreFact
  /// Fruit, vegetables and legumes in percent of the product.
  package var fruit: NutriScoreFact
  /// Fibre in grams.
  package var fiber: NutriScoreFact
  /// Protein in grams.
  package var protein: NutriScoreFact
  /// Whether there are sweeteners other than sugars, 1 or 0; only beverages need it.
  package var sweeteners: NutriScoreFact

  /// Creates facts.
  package init(
    energy: NutriScoreFact, fat: NutriScoreFact, saturatedFat: NutriScoreFact,
    sugars: NutriScoreFact, salt: NutriScoreFact, fruit: NutriScoreFact, fiber: NutriScoreFact,
    protein: NutriScoreFact, sweeteners: NutriScoreFact
  ) {
    self.energy = energy
    self.fat = fat
    self.saturatedFat = saturatedFat
    self.sugars = sugars
    self.salt = salt
    self.fruit = fruit
    self.fiber = fiber
    self.protein = protein
    self.sweeteners = sweeteners
  }
}

/// Points with the sum and the grade that they give.
package struct NutriScorePoints: Hashable, Sendable {
  /// The points of every component, in the order of the algorithm.
  package var components: [NutriScoreComponent]
  /// The points of those that raise the score, less those that lower it.
  package var score: Int
  /// The grade.
  package var grade: NutriScore.Grade
}

/// Returns the points of a food by the Nutri-Score of 2023 (docs/rules.md, "Nutri-Score"). `nil`
/// for water, which is graded without points.
///
/// An amount gives a point for each threshold that it is above, never for one that it just reaches.
/// Only the share of saturated fat counts where it reaches one. Nothing is rounded.
package func nutriScorePoints(
  of facts: NutriScoreFacts, as category: NutriScoreCategory
) -> NutriScorePoints? {
  guard category != .water else { return nil }
  let isBeverage = category == .beverage
  let isFat = category == .fatsOilsNutsSeeds
  let tables = NutriScoreTables.self
  var components: [NutriScoreComponent] = []
  if isFat {
    components.append(energyFromSaturatedFat(facts))
  } else {
    components.append(
      component(
        .energy, facts.energy, .kilojoule, isBeverage ? tables.energyOfBeverages : tables.energy))
  }
  components.append(
    component(
      .sugars, facts.sugars, .gram, isBeverage ? tables.sugarsOfBeverages : tables.sugars))
  components.append(
    isFat
      ? saturatedFatRatio(facts)
      : component(.saturatedFat, facts.saturatedFat, .gram, tables.saturatedFat))
  components.append(component(.salt, facts.salt, .gram, tables.salt))
  if isBeverage {
    components.append(
      NutriScoreComponent(
        .sweeteners, amount: nil,
        points: facts.sweeteners.value > 0 ? tables.pointsForSweeteners : 0,
        most: tables.pointsForSweeteners, source: facts.sweeteners.source,
        note: facts.sweeteners.note))
  }
  let negative = components.reduce(0) { $0 + $1.points }
  components.append(
    component(
      .fruit, facts.fruit, .percent, isBeverage ? tables.fruitOfBeverages : tables.fruit))
  components.append(component(.fiber, facts.fiber, .gram, tables.fiber))
  components.append(protein(facts, category, negative: negative))
  let score = components.reduce(0) { $0 + ($1.kind.lowersScore ? -$1.points : $1.points) }
  return NutriScorePoints(
    components: components, score: score, grade: tables.grade(score: score, of: category))
}

private func component(
  _ kind: NutriScoreComponent.Kind, _ fact: NutriScoreFact, _ unit: NutrientUnit,
  _ thresholds: [Decimal]
) -> NutriScoreComponent {
  NutriScoreComponent(
    kind, amount: Quantity(fact.value, unit), points: thresholds.count { fact.value > $0 },
    most: thresholds.count, source: fact.source, note: fact.note)
}

private func energyFromSaturatedFat(_ facts: NutriScoreFacts) -> NutriScoreComponent {
  let thresholds = NutriScoreTables.energyFromSaturatedFat
  let energy = facts.saturatedFat.value * NutriScoreTables.kilojoulesPerGramOfFat
  return NutriScoreComponent(
    .energyFromSaturatedFat, amount: Quantity(energy, .kilojoule),
    points: thresholds.count { energy > $0 }, most: thresholds.count,
    source: facts.saturatedFat.source,
    note: "37 kJ a gram of \(facts.saturatedFat.value) g of saturated fat")
}

private func saturatedFatRatio(_ facts: NutriScoreFacts) -> NutriScoreComponent {
  let saturated = facts.saturatedFat.value
  // Fat of 0 with saturated fat above 0 was rounded down; all of it is then saturated.
  let fat = facts.fat.value > 0 ? facts.fat.value : saturated
  let thresholds = NutriScoreTables.saturatedFatRatio
  // Multiplied out, so that the division rounds nothing across a threshold.
  let points = fat > 0 ? thresholds.count { saturated * 100 >= $0 * fat } : 0
  var percent = fat > 0 ? saturated * 100 / fat : 0
  var shown = Decimal()
  NSDecimalRound(&shown, &percent, 2, .plain)
  return NutriScoreComponent(
    .saturatedFatRatio, amount: Quantity(shown, .percent), points: points,
    most: thresholds.count, source: facts.saturatedFat.source,
    note: "\(saturated) g of \(facts.fat.value) g of fat")
}

private func protein(
  _ facts: NutriScoreFacts, _ category: NutriScoreCategory, negative: Int
) -> NutriScoreComponent {
  let tables = NutriScoreTables.self
  var result = component(
    .protein, facts.protein, .gram,
    category == .beverage ? tables.proteinOfBeverages : tables.protein)
  if let limit = tables.proteinLimit(of: category), negative >= limit {
    result.note =
      "not counted, since the other components have \(negative) points and not below "
      + "\(limit)"
    result.points = 0
  } else if category == .redMeat {
    result.most = tables.mostForProteinOfRedMeat
    if result.points > result.most {
      result.note = "at most \(result.most) points for red meat"
      result.points = result.most
    }
  }
  return result
}
