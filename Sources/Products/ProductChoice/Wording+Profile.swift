import LabelModel
package import Languages

extension Wording {
  /// The diet's name.
  package func name(of diet: Diet) -> String {
    switch diet {
    case .vegan: profile.vegan
    case .vegetarian: profile.vegetarian
    }
  }

  /// The words of a mark: a database's tag `en:milk` by its name.
  package func words(of mark: ProfileMark) -> String {
    mark.words.map { Allergen(tag: $0).map(name(of:)) ?? $0 }.joined(separator: ", ")
  }

  /// The answer in words: `May contain`.
  package func word(for verdict: ProfileMark.Verdict) -> String {
    switch verdict {
    case .contains: profile.contains
    case .above: profile.above
    case .mayContain: self(.mayContain)
    case .mayBeAbove: profile.mayBeAbove
    case .notKnown: profile.notKnown
    case .notNamed: profile.notNamed
    case .claimed: profile.claimed
    case .within: profile.within
    }
  }
}
