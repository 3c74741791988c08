import FoodDiary
import Foundation
import GRDB

/// Makes the diary's rows what the shared state says.
struct SyncWriter {
  private let connection: Database
  private let state: SyncState
  /// The identifiers of rows that cannot be rows of this diary.
  private(set) var notUnderstood: Set<String> = []

  init(_ connection: Database, _ state: SyncState) {
    self.connection = connection
    self.state = state
  }

  /// Writes the rows that changed: meals and pets before what belongs to them.
  mutating func write(_ changed: Set<String>) throws {
    for kind in SyncKind.allCases {
      let rows = changed.filter { state.rows[$0]?.kind == kind }.sorted()
      // All that goes goes before anything comes: two rows may have changed places.
      for uuid in rows where state.rows[uuid]?.isAlive != true { try remove(uuid, kind) }
      for uuid in rows where state.rows[uuid]?.isAlive == true { try put(uuid) }
    }
    // A meal whose entries went one by one on several machines.
    try connection.execute(
      sql: """
        UPDATE sync_row SET row = NULL WHERE kind = 'meal' AND row IN (
          SELECT id FROM meal WHERE id NOT IN (SELECT meal FROM meal_entry));
        DELETE FROM meal WHERE id NOT IN (SELECT meal FROM meal_entry);
        """)
  }

  private func number(of uuid: String) throws -> Int64? {
    try Int64.fetchOne(
      connection, sql: "SELECT row FROM sync_row WHERE uuid = ? AND row IS NOT NULL",
      arguments: [uuid])
  }

  private func remove(_ uuid: String, _ kind: SyncKind) throws {
    guard let id = try number(of: uuid) else { return }
    try connection.execute(
      sql: "UPDATE sync_row SET row = NULL WHERE uuid = ?", arguments: [uuid])
    try connection.execute(sql: "DELETE FROM \(kind.table) WHERE id = ?", arguments: [id])
  }

  private mutating func put(_ uuid: String) throws {
    guard let row = state.rows[uuid],
      try Bool.fetchOne(
        connection, sql: "SELECT isForgotten FROM sync_row WHERE uuid = ?", arguments: [uuid])
        != true
    else { return }
    var cells: [String: DatabaseValue] = [:]
    for field in row.kind.fields { cells[field] = (row.fields[field]?.cell ?? .null).databaseValue }
    if let reference = row.kind.reference {
      guard case .text(let other)? = row.fields[reference.field]?.cell,
        let parent = try parent(other, reference.kind)
      else { return }
      cells[reference.field] = parent.databaseValue
    }
    if let key = row.kind.naturalKey,
      cells[key]?.keyText.map({ "\(row.kind.rawValue):\($0)" }) != uuid
    {
      notUnderstood.insert(uuid)
      return
    }
    guard SyncCells(row.kind, cells).areSound else {
      notUnderstood.insert(uuid)
      return
    }
    if case .string(let text)? = cells["goals"]?.storage {
      cells["goals"] = Data(text.utf8).databaseValue
    }
    try write(uuid, row.kind, cells)
  }

  /// Returns the number of the row that another belongs to; a meal comes back with its first entry.
  private mutating func parent(_ uuid: String, _ kind: SyncKind) throws -> Int64? {
    if let id = try number(of: uuid) { return id }
    guard state.rows[uuid]?.kind == kind, state.rows[uuid]?.isAlive == true else { return nil }
    try put(uuid)
    return try number(of: uuid)
  }

  private func write(_ uuid: String, _ kind: SyncKind, _ cells: [String: DatabaseValue]) throws {
    let columns = kind.fields
    let values = columns.map { cells[$0] ?? .null }
    if let id = try number(of: uuid) {
      try connection.execute(
        sql: """
          UPDATE \(kind.table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?
          """, arguments: StatementArguments(values + [id.databaseValue]))
      return
    }
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try connection.execute(
      sql: "INSERT INTO \(kind.table) (\(columns.joined(separator: ", "))) VALUES (\(places))",
      arguments: StatementArguments(values))
    try connection.execute(
      sql: "UPDATE sync_row SET row = ? WHERE uuid = ?",
      arguments: [connection.lastInsertedRowID, uuid])
  }
}
