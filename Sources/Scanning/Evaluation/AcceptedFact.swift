/// One fact that a record accepts, judged as strictly as the truth allows.
public struct AcceptedFact: Hashable, Sendable {
  /// The part of a record that a fact is in.
  public enum Part: String, Hashable, Sendable, Codable, CaseIterable {
    /// The nutrients on the record's basis.
    case nutrients
    /// The nutrients of one serving beside them.
    case perServing
    /// The package's other facts.
    case package
  }

  /// The result of judging one fact.
  public enum Verdict: Hashable, Sendable {
    /// Printed like this.
    case right
    /// Not printed like this.
    case wrong(FaultCause)
    /// Unknown: the truth is silent.
    case unjudged
  }

  /// The part of the record.
  public var part: Part
  /// The key of the nutrient or fact.
  public var field: String
  /// The printed value, `nil` where the truth has none.
  public var printed: String?
  /// The accepted value.
  public var read: String
  /// The result.
  public var verdict: Verdict

  /// The cause of a wrong fact, `nil` for the others.
  public var cause: FaultCause? {
    if case .wrong(let cause) = verdict { cause } else { nil }
  }
}
