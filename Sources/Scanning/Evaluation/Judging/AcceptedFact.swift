/// One fact that a record accepts, judged as strictly as the truth allows.
package struct AcceptedFact: Hashable, Sendable {
  /// The part of a record that a fact is in.
  package enum Part: String, Hashable, Sendable, Codable, CaseIterable {
    /// The nutrients on the record's basis.
    case nutrients
    /// The nutrients of one serving beside them.
    case perServing
    /// The package's other facts.
    case package
  }

  /// The result of judging one fact.
  package enum Verdict: Hashable, Sendable {
    /// Printed like this.
    case right
    /// Not printed like this.
    case wrong(FaultCause)
    /// Unknown: the truth is silent.
    case unjudged
  }

  /// The part of the record.
  package var part: Part
  /// The key of the nutrient or fact.
  package var field: String
  /// The printed value, `nil` where the truth has none.
  package var printed: String?
  /// The accepted value.
  package var read: String
  /// The result.
  package var verdict: Verdict

  /// The cause of a wrong fact, `nil` for the others.
  package var cause: FaultCause? {
    if case .wrong(let cause) = verdict { cause } else { nil }
  }
}
