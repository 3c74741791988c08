/// The figures of allergens, ingredients and warnings apart.
package struct AllergenFigures: Hashable, Sendable, Encodable {
  /// The ingredients.
  package var contains: Figures
  /// The allergens that the label warns of.
  package var mayContain: Figures

  /// Sums up `judgements`, `nil` for none.
  init?(of judgements: [AllergenJudgements]) {
    if judgements.isEmpty { return nil }
    contains = Figures(of: judgements.map(\.contains))
    mayContain = Figures(of: judgements.map(\.mayContain))
  }
}
