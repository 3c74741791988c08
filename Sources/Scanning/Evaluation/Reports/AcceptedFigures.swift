/// The figures of everything that records accept.
package struct AcceptedFigures: Hashable, Sendable {
  /// The values and facts that the truths state, in all columns.
  package var stated: Int
  /// The accepted ones that are printed like this.
  package var right: Int
  /// The number of wrong ones of each cause.
  package var wrong: [FaultCause: Int]
  /// The number of accepted ones of each field on which the truth is silent.
  package var unjudged: [String: Int]

  /// Sums up the accepted facts of labels.
  init(of labels: [EvaluatedLabel]) {
    let facts = labels.flatMap(\.accepted)
    stated = labels.reduce(0) { sum, label in
      let isJudged = { (key: String) in !label.truth.ambiguous.contains(key) }
      return sum + label.truth.nutrients.keys.count(where: isJudged)
        + label.truth.perServing.keys.count(where: isJudged)
        + label.truth.facts.values.count { $0 != .list }
    }
    right = facts.count { $0.verdict == .right }
    wrong = facts.compactMap(\.cause).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    unjudged = facts.filter { $0.verdict == .unjudged }
      .reduce(into: [:]) { $0[$1.field, default: 0] += 1 }
  }

  /// The number of wrong facts of all causes.
  package var wrongCount: Int { wrong.values.reduce(0, +) }

  /// The number of facts on which the truth is silent.
  package var unjudgedCount: Int { unjudged.values.reduce(0, +) }

  /// `right / (right + wrong)`, rounded to four decimals; 0 when nothing was judged.
  package var precision: Double {
    Figures.rounded(Double(right) / Double(max(1, right + wrongCount)))
  }
}

extension AcceptedFigures: Encodable {
  private enum CodingKeys: String, CodingKey {
    case stated, right, wrong, precision, causes, unjudged
  }

  /// Writes the figures, the names of causes and fields as keys.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(stated, forKey: .stated)
    try container.encode(right, forKey: .right)
    try container.encode(wrongCount, forKey: .wrong)
    try container.encode(precision, forKey: .precision)
    try container.encode(
      Dictionary(uniqueKeysWithValues: wrong.map { ($0.key.rawValue, $0.value) }), forKey: .causes)
    try container.encode(unjudged, forKey: .unjudged)
  }
}
