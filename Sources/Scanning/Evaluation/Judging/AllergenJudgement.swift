package import LabelModel

/// The judgement of the allergens of one presence in a record against the printed ones.
///
/// An ingredient that a record takes for a warning is missed as an ingredient and wrong as a warning.
package struct AllergenJudgement: Hashable, Sendable, Encodable {
  /// Named and printed, in the order of EU 1169/2011, annex II.
  package var right: [Allergen]
  /// Named and not printed.
  package var wrong: [Allergen]
  /// Printed and not named.
  package var missed: [Allergen]

  /// Compares `named` with `printed`.
  init(printed: Set<Allergen>, named: Set<Allergen>) {
    right = Allergen.allCases.filter { printed.contains($0) && named.contains($0) }
    wrong = Allergen.allCases.filter { !printed.contains($0) && named.contains($0) }
    missed = Allergen.allCases.filter { printed.contains($0) && !named.contains($0) }
  }
}

/// The judgement of a record's allergens, ingredients and warnings apart.
package struct AllergenJudgements: Hashable, Sendable, Encodable {
  /// The ingredients.
  package var contains: AllergenJudgement
  /// The allergens that the label warns of.
  package var mayContain: AllergenJudgement

  /// Compares what `record` names with what `truth` says is printed; `nil` where it does not say. Without a record
  /// everything is missed.
  init?(_ truth: TruthLabel, _ record: ScorableRecord?) {
    guard let printed = truth.allergens else { return nil }
    let named = record?.allergens ?? NamedAllergens(contained: [])
    contains = AllergenJudgement(printed: printed.contained, named: named.contained)
    mayContain = AllergenJudgement(printed: printed.warnedOf, named: named.warnedOf)
  }
}
