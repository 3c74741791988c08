package import FoodDiary
package import Foundation
import GRDB

/// The outcome of sharing a diary.
package struct SyncOutcome: Hashable, Sendable {
  /// The state that this machine now gives to the others.
  package var file: SyncFile
  /// The number of rows that others changed, added or deleted.
  package var received: Int
  /// The identifiers of rows of others that this version does not understand; they are passed on as they are.
  package var notUnderstood: [String]
}

extension DiaryStore {
  /// Takes over what other machines changed, and returns what this one has to give.
  ///
  /// Of each field the value that was set last wins. A deleted row stays deleted. All of it is one transaction: a
  /// crash leaves all or nothing, and the same again changes nothing.
  ///
  /// - Parameters:
  ///   - files: what the machines wrote, this one's own file included.
  ///   - now: the time.
  /// - Returns: this machine's file, and what came of the others'.
  /// - Throws: ``ProductStoreError`` when the database cannot be written.
  package func synchronize(
    with files: [SyncFile], now: Date
  ) throws(ProductStoreError) -> SyncOutcome {
    try translating(path) {
      try database.write { connection in
        let (machine, revision) = try Self.machine(files, connection)
        try Self.registerRows(connection, now: now)
        var state = try Self.state(connection)
        var changed: Set<String> = []
        for file in files { changed.formUnion(state.merge(file.state)) }
        for uuid in changed {
          guard let row = state.rows[uuid] else { continue }
          try connection.execute(
            sql: "INSERT OR IGNORE INTO sync_row (uuid, kind) VALUES (?, ?)",
            arguments: [uuid, row.kind.rawValue])
          for (field, register) in row.fields {
            try SyncFields.keep(register, field, of: uuid, in: connection)
          }
        }
        var writer = SyncWriter(connection, state)
        try writer.write(changed)
        try connection.execute(
          sql: "UPDATE sync_machine SET revision = ?", arguments: [revision])
        return SyncOutcome(
          file: SyncFile(machine: machine, revision: revision, state: state),
          received: changed.count, notUnderstood: writer.notUnderstood.sorted())
      }
    }
  }

  /// Returns this machine's name and the number of the file that it writes now.
  ///
  /// A file of this machine with a later number was written by a copy of this database. The copy is
  /// another machine then.
  private static func machine(
    _ files: [SyncFile], _ connection: Database
  ) throws -> (machine: String, revision: Int64) {
    let row = try Row.fetchOne(connection, sql: "SELECT id, revision FROM sync_machine")
    if let row {
      let id = try row.decode(String.self, forColumn: "id")
      let revision = try row.decode(Int64.self, forColumn: "revision")
      if !files.contains(where: { $0.machine == id && $0.revision > revision }) {
        return (id, revision + 1)
      }
    }
    let id = UUID().uuidString
    try connection.execute(sql: "DELETE FROM sync_machine")
    try connection.execute(
      sql: "INSERT INTO sync_machine (id, revision) VALUES (?, 0)", arguments: [id])
    return (id, 1)
  }

  /// Registers rows that were there before, and notes those that retention removed.
  private static func registerRows(_ connection: Database, now: Date) throws {
    // Whatever is changed from now on is later than what was there before.
    guard var journal = try SyncJournal(connection, now: Date(timeIntervalSince1970: 0)) else {
      return
    }
    for kind in SyncKind.allCases {
      let rows = try Row.fetchAll(
        connection,
        sql: """
          SELECT * FROM \(kind.table) AS own WHERE NOT EXISTS (
            SELECT 1 FROM sync_row WHERE kind = ? AND row = own.id)
          """, arguments: [kind.rawValue])
      for row in rows { try journal.register(kind, row) }
      try connection.execute(
        sql: """
          UPDATE sync_row SET row = NULL, isForgotten = 1 WHERE kind = ? AND row IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM \(kind.table) AS own WHERE own.id = sync_row.row)
          """, arguments: [kind.rawValue])
    }
  }

  private static func state(_ connection: Database) throws -> SyncState {
    var state = SyncState()
    let decoder = JSONDecoder()
    let rows = try Row.fetchCursor(
      connection,
      sql: "SELECT uuid, kind, field, register FROM sync_row JOIN sync_field USING (uuid)")
    while let row = try rows.next() {
      guard let kind = SyncKind(rawValue: try row.decode(forColumn: "kind")) else { continue }
      let uuid = try row.decode(String.self, forColumn: "uuid")
      let field = try row.decode(String.self, forColumn: "field")
      state.rows[uuid, default: SyncRow(kind)].fields[field] =
        try decoder.decode(SyncRegister.self, from: row.decode(forColumn: "register"))
    }
    return state
  }
}
