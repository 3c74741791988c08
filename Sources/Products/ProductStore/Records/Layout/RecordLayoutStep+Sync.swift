extension RecordLayoutStep {
  /// Complete days, and the registers that machines share.
  static let sync = RecordLayoutStep(
    name: "6 complete days, sync",
    sql: """
      CREATE TABLE complete_day (id INTEGER PRIMARY KEY, day INTEGER NOT NULL UNIQUE);
      -- This machine; empty until it shares its diary.
      CREATE TABLE sync_machine (id TEXT NOT NULL, revision INTEGER NOT NULL);
      CREATE TABLE sync_row (
        uuid TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        -- NULL where this machine has no such row: deleted, forgotten or not understood.
        row INTEGER,
        -- Removed by this machine's retention alone, and not to come back here.
        isForgotten INTEGER NOT NULL DEFAULT 0,
        UNIQUE (kind, row)
      ) WITHOUT ROWID;
      CREATE TABLE sync_field (
        uuid TEXT NOT NULL REFERENCES sync_row ON DELETE CASCADE,
        field TEXT NOT NULL,
        -- As JSON.
        register BLOB NOT NULL,
        PRIMARY KEY (uuid, field)
      ) WITHOUT ROWID;
      """)
}
