package import Languages

extension Wording {
  /// The diet's name.
  package func name(of diet: Diet) -> String {
    switch diet {
    case .vegan: profile.vegan
    case .vegetarian: profile.vegetarian
    }
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
