import FoodDiary
import Foundation
import GRDB

extension DiaryChange.Table {
  /// The kind of row that machines share.
  var kind: SyncKind {
    switch self {
    case .meal: .meal
    case .entry: .entry
    case .goals: .goals
    case .knownMeal: .knownMeal
    case .pet: .pet
    case .feeding: .feeding
    case .completeDay: .completeDay
    case .shoppingItem: .shoppingItem
    }
  }
}

extension SyncKind {
  /// The table of the rows.
  var table: String {
    switch self {
    case .meal: "meal"
    case .entry: "meal_entry"
    case .goals: "goal"
    case .knownMeal: "known_meal"
    case .pet: "pet"
    case .feeding: "feeding"
    case .completeDay: "complete_day"
    case .shoppingItem: "shopping_item"
    }
  }
}

/// The stamps of this machine's changes, for the other machines.
struct SyncJournal {
  private let connection: Database
  private let time: Double
  private let machine: String

  /// Creates a journal of changes made now; `nil` on a machine that shares nothing.
  init?(_ connection: Database, now: Date) throws {
    guard
      let machine = try String.fetchOne(connection, sql: "SELECT id FROM sync_machine LIMIT 1")
    else { return nil }
    self.connection = connection
    self.machine = machine
    time = now.timeIntervalSince1970
  }

  /// Stamps the change of a row.
  ///
  /// - Parameters:
  ///   - kind: the row's kind.
  ///   - id: its number here.
  ///   - before: its cells before the change, `nil` where there was none.
  /// - Throws: the errors of the database.
  mutating func note(_ kind: SyncKind, _ id: Int64, before: [String: DatabaseValue]?) throws {
    let now = try Row.fetchOne(
      connection, sql: "SELECT * FROM \(kind.table) WHERE id = ?", arguments: [id])
    let old = try before.map { cells in try identifier(of: kind, id) { cells[$0] } }
    guard let now else {
      if let old { try remove(old, kind) }
      return
    }
    let new = try identifier(of: kind, id) { now[$0] as DatabaseValue? }
    if let old, old != new { try remove(old, kind) }
    try attach(new, kind, id)
    var changes: [String: SyncCell] = [:]
    for field in kind.fields {
      let isSame = old == new && before?[field] == (now[field] as DatabaseValue?)
      if !isSame { changes[field] = try cell(kind, field, now) }
    }
    if old != new || before == nil { changes[SyncRow.alive] = .integer(1) }
    try set(changes, of: new, kind)
  }

  /// Notes a row that was here before the machine shared anything.
  mutating func register(_ kind: SyncKind, _ row: Row) throws {
    let number = try row.decode(Int64.self, forColumn: "id")
    let uuid = try identifier(of: kind, number) { row[$0] as DatabaseValue? }
    try attach(uuid, kind, number)
    var cells: [String: SyncCell] = [SyncRow.alive: .integer(1)]
    for field in kind.fields { cells[field] = try cell(kind, field, row) }
    try set(cells, of: uuid, kind)
  }

  private func remove(_ uuid: String, _ kind: SyncKind) throws {
    try connection.execute(
      sql: "UPDATE sync_row SET row = NULL WHERE uuid = ?", arguments: [uuid])
    try set([SyncRow.alive: .integer(0)], of: uuid, kind)
  }

  /// Returns the identifier of a row: by its key, else the one that it has, else a new one.
  private func identifier(
    of kind: SyncKind, _ id: Int64, _ value: (String) -> DatabaseValue?
  ) throws -> String {
    if let key = kind.naturalKey, let text = value(key)?.keyText {
      return "\(kind.rawValue):\(text)"
    }
    if let known = try String.fetchOne(
      connection, sql: "SELECT uuid FROM sync_row WHERE kind = ? AND row = ?",
      arguments: [kind.rawValue, id])
    {
      return known
    }
    let uuid = UUID().uuidString
    try attach(uuid, kind, id)
    return uuid
  }

  private func attach(_ uuid: String, _ kind: SyncKind, _ id: Int64) throws {
    try connection.execute(
      sql: "UPDATE sync_row SET row = NULL WHERE kind = ? AND row = ? AND uuid <> ?",
      arguments: [kind.rawValue, id, uuid])
    try connection.execute(
      sql: """
        INSERT INTO sync_row (uuid, kind, row) VALUES (?, ?, ?)
        ON CONFLICT (uuid) DO UPDATE SET row = excluded.row, isForgotten = 0
        """, arguments: [uuid, kind.rawValue, id])
  }

  /// Returns a cell as machines share it: another row by its identifier.
  private func cell(_ kind: SyncKind, _ field: String, _ row: Row) throws -> SyncCell {
    if let reference = kind.reference, reference.field == field {
      return .text(try identifier(of: reference.kind, row.decode(forColumn: field)) { _ in nil })
    }
    let value: DatabaseValue = row[field]
    return SyncCell(of: value)
  }

  private func set(_ cells: [String: SyncCell], of uuid: String, _ kind: SyncKind) throws {
    guard !cells.isEmpty else { return }
    var row = SyncRow(kind, fields: try SyncFields.of(uuid, in: connection))
    for (field, cell) in cells { row.set(field, cell, at: time, on: machine) }
    for field in cells.keys {
      if let register = row.fields[field] {
        try SyncFields.keep(register, field, of: uuid, in: connection)
      }
    }
  }
}

/// The registers in the database.
enum SyncFields {
  /// Returns those of a row.
  static func of(_ uuid: String, in connection: Database) throws -> [String: SyncRegister] {
    let rows = try Row.fetchAll(
      connection, sql: "SELECT field, register FROM sync_field WHERE uuid = ?", arguments: [uuid])
    var fields: [String: SyncRegister] = [:]
    for row in rows {
      fields[try row.decode(forColumn: "field")] = try JSONDecoder().decode(
        SyncRegister.self, from: row.decode(forColumn: "register"))
    }
    return fields
  }

  /// Keeps one.
  static func keep(
    _ register: SyncRegister, _ field: String, of uuid: String, in connection: Database
  ) throws {
    try connection.execute(
      sql: "INSERT OR REPLACE INTO sync_field (uuid, field, register) VALUES (?, ?, ?)",
      arguments: [uuid, field, try JSONEncoder().encode(register)])
  }
}

extension DatabaseValue {
  /// The text of a natural key; `nil` for what is neither a whole number nor a text.
  var keyText: String? {
    switch storage {
    case .int64(let number): "\(number)"
    case .string(let text): text
    default: nil
    }
  }
}

extension SyncCell {
  /// Takes a cell of the database; a blob is the text of its UTF-8 bytes.
  init(of value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let number): .integer(number)
      case .double(let number): SyncCell(number)
      case .string(let text): .text(text)
      case .blob(let data): .text(String(decoding: data, as: UTF8.self))
      }
  }

  /// The cell for the database.
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}
