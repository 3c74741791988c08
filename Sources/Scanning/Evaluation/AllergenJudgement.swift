public import LabelModel

/// The allergens that a label names, or that a record says it names.
public struct NamedAllergens: Hashable, Sendable {
  /// The ingredients.
  public var contained: Set<Allergen>
  /// The allergens that the label warns of; an ingredient is not among them.
  public var warnedOf: Set<Allergen>

  /// Creates a set of allergens; what is both an ingredient and warned of is an ingredient.
  public init(contained: Set<Allergen>, warnedOf: Set<Allergen> = []) {
    self.contained = contained
    self.warnedOf = warnedOf.subtracting(contained)
  }
}

/// The judgement of the allergens of one presence in a record against the printed ones.
///
/// An ingredient that a record takes for a warning is missed as an ingredient and wrong as a warning.
public struct AllergenJudgement: Hashable, Sendable, Encodable {
  /// Named and printed, in the order of EU 1169/2011, annex II.
  public var right: [Allergen]
  /// Named and not printed.
  public var wrong: [Allergen]
  /// Printed and not named.
  public var missed: [Allergen]

  /// Compares `named` with `printed`.
  public init(printed: Set<Allergen>, named: Set<Allergen>) {
    right = Allergen.allCases.filter { printed.contains($0) && named.contains($0) }
    wrong = Allergen.allCases.filter { !printed.contains($0) && named.contains($0) }
    missed = Allergen.allCases.filter { printed.contains($0) && !named.contains($0) }
  }
}

/// The judgement of a record's allergens, ingredients and warnings apart.
public struct AllergenJudgements: Hashable, Sendable, Encodable {
  /// The ingredients.
  public var contains: AllergenJudgement
  /// The allergens that the label warns of.
  public var mayContain: AllergenJudgement

  /// Compares what `record` names with what `truth` says is printed; `nil` where it does not say. Without a record
  /// everything is missed.
  public init?(_ truth: TruthLabel, _ record: ScorableRecord?) {
    guard let printed = truth.allergens else { return nil }
    let named = record?.allergens ?? NamedAllergens(contained: [])
    contains = AllergenJudgement(printed: printed.contained, named: named.contained)
    mayContain = AllergenJudgement(printed: printed.warnedOf, named: named.warnedOf)
  }
}

/// The figures of allergens, ingredients and warnings apart.
public struct AllergenFigures: Hashable, Sendable, Encodable {
  /// The ingredients.
  public var contains: Figures
  /// The allergens that the label warns of.
  public var mayContain: Figures

  /// Sums up `judgements`, `nil` for none.
  public init?(of judgements: [AllergenJudgements]) {
    if judgements.isEmpty { return nil }
    contains = Figures(of: judgements.map(\.contains))
    mayContain = Figures(of: judgements.map(\.mayContain))
  }
}
