package import Foundation
import GRDB

/// A change of the diary while it is made. It notes the earlier state of each row, so that it can
/// be undone.
struct DiaryChange {
  /// The tables that belong to the diary.
  enum Table: String, Codable {
    case meal
    case entry = "meal_entry"
    case goals = "goal"
    case knownMeal = "known_meal"
    case pet
    case feeding
    case completeDay = "complete_day"
    case shoppingItem = "shopping_item"

    /// The column that shows a person the subject of a row. `nil` where there is no such column,
    /// and for known meals, which are learnt from the log.
    var named: String? {
      switch self {
      case .entry, .pet, .shoppingItem: "name"
      case .feeding: "product"
      case .meal, .goals, .knownMeal, .completeDay: nil
      }
    }
  }

  /// A cell of a row.
  private enum Cell: Codable, DatabaseValueConvertible {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    init(_ value: DatabaseValue) {
      self =
        switch value.storage {
        case .null: .null
        case .int64(let number): .integer(number)
        case .double(let number): .real(number)
        case .string(let text): .text(text)
        case .blob(let data): .blob(data)
        }
    }

    var databaseValue: DatabaseValue {
      switch self {
      case .null: .null
      case .integer(let number): number.databaseValue
      case .real(let number): number.databaseValue
      case .text(let text): text.databaseValue
      case .blob(let data): data.databaseValue
      }
    }

    static func fromDatabaseValue(_ value: DatabaseValue) -> Cell? { Cell(value) }
  }

  /// A row before the change.
  private struct Before: Codable {
    var table: Table
    var id: Int64
    /// `nil` where there was none.
    var cells: [String: Cell]?
  }

  private struct Place: Hashable {
    var table: Table
    var id: Int64
  }

  let connection: Database
  private var rows: [Before] = []

  /// The number of changes that can be undone.
  static let kept = 100

  init(_ connection: Database) { self.connection = connection }

  /// Notes a row that is about to be changed or removed; `false` for an unknown number.
  mutating func willChange(_ table: Table, _ id: Int64) throws -> Bool {
    let row = try Row.fetchOne(
      connection, sql: "SELECT * FROM \(table.rawValue) WHERE id = ?", arguments: [id])
    guard let row else { return false }
    let cells = Dictionary(row.map { ($0.0, Cell($0.1)) }) { first, _ in first }
    rows.append(Before(table: table, id: id, cells: cells))
    return true
  }

  /// Notes the row that was inserted last, and returns its number.
  mutating func inserted(_ table: Table) -> Int64 {
    let id = connection.lastInsertedRowID
    rows.append(Before(table: table, id: id, cells: nil))
    return id
  }

  /// Puts the change into the journal; one that changed nothing is left out.
  func finish(_ what: String, at time: Date) throws {
    guard !rows.isEmpty else { return }
    try stamp(at: time)
    try connection.execute(
      sql: "INSERT INTO diary_change (made, what, before) VALUES (?, ?, ?)",
      arguments: [time.timeIntervalSince1970, what, try JSONEncoder().encode(rows)])
    try connection.execute(
      sql: "DELETE FROM diary_change WHERE id <= ?",
      arguments: [connection.lastInsertedRowID - Int64(Self.kept)])
  }

  /// Notes for other machines which fields were changed.
  private func stamp(at time: Date) throws {
    guard var journal = try SyncJournal(connection, now: time) else { return }
    var seen: Set<Place> = []
    for row in rows where seen.insert(Place(table: row.table, id: row.id)).inserted {
      let before = row.cells?.mapValues { $0.databaseValue }
      try journal.note(row.table.kind, row.id, before: before)
    }
  }

  /// Makes the rows what they were before a change that was noted as `journal`.
  ///
  /// - Returns: the names of the foods, or of the pet, that were added, changed or removed by it.
  static func undo(_ journal: Data, in connection: Database, at time: Date) throws -> [String] {
    let rows = try JSONDecoder().decode([Before].self, from: journal)
    var change = DiaryChange(connection)
    for row in rows where try !change.willChange(row.table, row.id) {
      change.rows.append(Before(table: row.table, id: row.id, cells: nil))
    }
    func names(_ column: (Table) -> String?) throws -> [String] {
      // A row that was changed twice is named once.
      var named: Set<Place> = []
      return try rows.compactMap { row in
        guard let column = column(row.table),
          named.insert(Place(table: row.table, id: row.id)).inserted
        else { return nil }
        if case .text(let name)? = row.cells?[column] { return name }
        return try String.fetchOne(
          connection, sql: "SELECT \(column) FROM \(row.table.rawValue) WHERE id = ?",
          arguments: [row.id])
      }
    }
    var subjects = try names { $0.named }
    // Known meals that were themselves changed have names; an import has too many to name.
    if subjects.isEmpty, rows.count <= Self.mostSubjects {
      subjects = try names { $0 == .knownMeal ? "name" : nil }
    }
    // An entry may come back before its meal does; they are compared at the end.
    try connection.execute(sql: "PRAGMA defer_foreign_keys = ON")
    // All are removed before any comes back: two rows may have changed places.
    for row in rows {
      try connection.execute(
        sql: "DELETE FROM \(row.table.rawValue) WHERE id = ?", arguments: [row.id])
    }
    var restored: Set<Place> = []
    for row in rows {
      // Of a row that was changed twice, how it was at first.
      guard restored.insert(Place(table: row.table, id: row.id)).inserted, let cells = row.cells
      else { continue }
      let known = Set(try connection.columns(in: row.table.rawValue).map(\.name))
      let columns = cells.keys.filter { known.contains($0) }.sorted()
      let places = columns.map { _ in "?" }.joined(separator: ", ")
      try connection.execute(
        sql: """
          INSERT INTO \(row.table.rawValue) (\(columns.joined(separator: ", "))) VALUES (\(places))
          """, arguments: StatementArguments(columns.map { cells[$0] ?? .null }))
    }
    try change.stamp(at: time)
    return subjects
  }

  /// The changed rows at most of which the known meals are named. It was set by hand.
  private static let mostSubjects = 10
}

/// A change that was taken back.
package struct UndoneChange: Hashable, Sendable, Codable {
  /// The kind: `add`, `edit`, `delete`, `copy`, `goals`, `meals`, `pet`, `feed` or `list`.
  package var what: String
  /// The time of the change.
  package var made: Date
  /// The foods, the pet or the entries of the list that it added, changed or removed. Up to ten known meals, too.
  package var names: [String]
}

extension DiaryStore {
  /// Makes a change as a whole, and notes how it can be undone.
  func changing<Value>(
    _ what: String, at time: Date, _ work: (inout DiaryChange) throws -> Value
  ) throws(ProductStoreError) -> Value {
    try translating(path) {
      try database.write { connection in
        var change = DiaryChange(connection)
        let value = try work(&change)
        try change.finish(what, at: time)
        return value
      }
    }
  }

  /// Takes the last change back that was not taken back yet; ``DiaryChange/kept`` of them are remembered.
  ///
  /// - Returns: the change; `nil` when none is left.
  package func undo(now: Date) throws(ProductStoreError) -> UndoneChange? {
    try translating(path) {
      try database.write { connection in
        let row = try Row.fetchOne(
          connection, sql: "SELECT * FROM diary_change ORDER BY id DESC LIMIT 1")
        guard let row else { return nil }
        let names = try DiaryChange.undo(
          row.decode(forColumn: "before"), in: connection, at: now)
        try connection.execute(
          sql: "DELETE FROM diary_change WHERE id = ?",
          arguments: [row.decode(Int64.self, forColumn: "id")])
        return UndoneChange(
          what: try row.decode(forColumn: "what"),
          made: try row.date(forColumn: "made"), names: names)
      }
    }
  }
}
