package import Foundation
package import LabelModel

/// The answer of a record to one entry of a person's profile.
package struct ProfileMark: Hashable, Sendable {
  /// The entry of the profile.
  package enum Subject: Hashable, Sendable {
    case allergen(Allergen)
    case diet(Diet)
    case limit(ContentLimit)
  }

  /// The answer, the gravest first.
  package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The label or the database names the allergen, or an ingredient against the diet.
    case contains
    /// The amount is above the limit.
    case above
    /// A warning of traces, or an additive that may be of animals.
    case mayContain
    /// A reading that is not sure is above the limit.
    case mayBeAbove
    /// Neither label nor database answers.
    case notKnown
    /// The label's whole list was read well, and does not name the allergen.
    ///
    /// This describes the reading. It is no claim that the food is free of the allergen.
    case notNamed
    /// The database says that the package calls the product fit for the diet.
    case claimed
    /// The amount is at most the limit.
    case within
  }

  /// The entry of the profile.
  package var subject: Subject
  /// The answer of the product to that entry.
  package var verdict: Verdict
  /// The words that name the allergen or the ingredients, as they are printed or in the database, each once.
  package var words: [String]
  /// The sources of the answer, each once, in the order of their priority.
  package var sources: [Source]
  /// The amount in 100 g or 100 ml that a limit is compared with, in its unit; `nil` when unknown.
  package var amount: Decimal?
  /// Whether ``amount`` is calculated from the amount a serving, or from sodium.
  package var isCalculated: Bool

  /// Creates a mark.
  package init(
    _ subject: Subject, _ verdict: Verdict, words: [String] = [], sources: [Source] = [],
    amount: Decimal? = nil, isCalculated: Bool = false
  ) {
    self.subject = subject
    self.verdict = verdict
    var seen: Set<String> = []
    self.words = words.filter { seen.insert($0).inserted }
    self.sources = Source.byPriority.filter { sources.contains($0) }
    self.amount = amount
    self.isCalculated = isCalculated
  }

  /// Whether a person must see it: all but ``Verdict/notNamed``, ``Verdict/claimed`` and ``Verdict/within``.
  package var isWarning: Bool {
    switch verdict {
    case .contains, .above, .mayContain, .mayBeAbove, .notKnown: true
    case .notNamed, .claimed, .within: false
    }
  }
}

extension ProfileMark: Encodable {
  private enum CodingKeys: String, CodingKey {
    case allergen, diet, limit, atMost, unit, verdict, words, sources, amount, isCalculated
  }

  /// Writes the entry under the key of its kind, then the answer; an amount that is not known is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch subject {
    case .allergen(let allergen): try container.encode(allergen, forKey: .allergen)
    case .diet(let diet): try container.encode(diet, forKey: .diet)
    case .limit(let limit):
      try container.encode(limit.nutrient, forKey: .limit)
      try container.encode(limit.amount, forKey: .atMost)
      try container.encode(limit.unit, forKey: .unit)
      try container.encode(amount, forKey: .amount)
      try container.encode(isCalculated, forKey: .isCalculated)
    }
    try container.encode(verdict, forKey: .verdict)
    try container.encode(sources, forKey: .sources)
    switch subject {
    case .allergen, .diet: try container.encode(words, forKey: .words)
    case .limit: break
    }
  }
}
