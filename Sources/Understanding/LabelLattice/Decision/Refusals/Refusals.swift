import LabelModel

/// The reasons for refusing likely values that do not fit the others.
struct Refusals {
  private var clauses: [[Int]: MessageClause] = [:]

  /// Keeps the reason for refusing a value.
  mutating func add(_ clause: MessageClause, of value: LatticeValue) {
    clauses[Self.place(of: value)] = clause
  }

  /// The reason for refusing a value, `nil` when the others allow it.
  func clause(of value: LatticeValue) -> MessageClause? { clauses[Self.place(of: value)] }

  /// The column and the row of a value.
  private static func place(of value: LatticeValue) -> [Int] {
    [value.meaning.rawValue, value.key]
  }
}
