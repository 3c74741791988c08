/// A kind of row that machines share; the raw value is its name in files.
package enum SyncKind: String, Hashable, Sendable, Codable, CaseIterable {
  case meal, entry, goals, knownMeal, pet, feeding, completeDay, shoppingItem

  /// The fields of a row, by the names of their columns.
  package var fields: [String] {
    let food = [
      "name", "amount", "unit", "energyKcal", "protein", "carbohydrates", "fat", "source",
      "scaling",
    ]
    return switch self {
    case .meal: ["day", "time", "summary"]
    case .entry: food + ["meal"]
    case .goals: ["day", "goals"]
    case .knownMeal: food + ["key", "lastUsed", "uses"]
    case .pet: ["key", "name", "weight", "isActive", "need"]
    case .feeding: ["pet", "day", "product", "grams", "energyKcal", "carbohydrateKcal"]
    case .completeDay: ["day"]
    case .shoppingItem: ["name", "product", "isDone", "added"]
    }
  }

  /// The column that identifies rows of this kind on all machines; `nil` for rows with numbers of
  /// their own.
  package var naturalKey: String? {
    switch self {
    case .goals, .completeDay: "day"
    case .knownMeal, .pet: "key"
    case .meal, .entry, .feeding, .shoppingItem: nil
    }
  }

  /// The column that names another row, and that row's kind.
  package var reference: (field: String, kind: SyncKind)? {
    switch self {
    case .entry: ("meal", .meal)
    case .feeding: ("pet", .pet)
    default: nil
    }
  }
}

/// A row as all machines know it: for each field the value that was set last.
package struct SyncRow: Hashable, Sendable, Codable {
  /// The field that says whether the row is there: 1, or 0 once it was deleted.
  package static let alive = "alive"

  /// The kind of row.
  package var kind: SyncKind
  /// The fields; ``alive`` is one of them.
  package var fields: [String: SyncRegister]

  /// Creates a row.
  package init(_ kind: SyncKind, fields: [String: SyncRegister] = [:]) {
    self.kind = kind
    self.fields = fields
  }

  /// Whether the row was not deleted. A change of another field does not bring a deleted row back.
  package var isAlive: Bool { fields[Self.alive]?.cell == .integer(1) }

  /// Sets a field later than what is known of it, whatever the clock shows.
  package mutating func set(_ field: String, _ cell: SyncCell, at time: Double, on machine: String)
  {
    let known = fields[field]?.stamp.time ?? -.infinity
    let later = time > known ? time : known.nextUp
    fields[field] = SyncRegister(cell, SyncStamp(time: later, machine: machine))
  }
}

/// The knowledge of all machines about a diary: a set of registers of which the last written wins.
///
/// Merging is commutative, associative and idempotent. Machines that have seen the same changes in
/// any order thus have the same state.
package struct SyncState: Hashable, Sendable {
  /// The rows by their identifiers, which are the same on all machines.
  package var rows: [String: SyncRow]

  /// Creates a state.
  package init(rows: [String: SyncRow] = [:]) { self.rows = rows }

  /// Takes over what `other` knows later.
  ///
  /// - Returns: the identifiers of the rows that changed.
  @discardableResult
  package mutating func merge(_ other: SyncState) -> Set<String> {
    var changed: Set<String> = []
    for (id, row) in other.rows {
      // An identifier is of one kind; a file that says otherwise is wrong.
      var known = rows[id] ?? SyncRow(row.kind)
      guard known.kind == row.kind else { continue }
      for (field, register) in row.fields
      where field == SyncRow.alive || row.kind.fields.contains(field) {
        if let own = known.fields[field], own.stamp >= register.stamp { continue }
        known.fields[field] = register
        changed.insert(id)
      }
      if changed.contains(id) { rows[id] = known }
    }
    return changed
  }
}
