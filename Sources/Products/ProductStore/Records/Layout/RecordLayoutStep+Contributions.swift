extension RecordLayoutStep {
  /// Contributions to the product databases.
  static let contributions = RecordLayoutStep(
    name: "2 contributions",
    sql: """
      CREATE TABLE contribution (
        id INTEGER PRIMARY KEY,
        key INTEGER NOT NULL,
        -- Of everything that is to be sent, and where to: the same is not sent twice.
        digest TEXT NOT NULL UNIQUE,
        envelope BLOB NOT NULL,
        state TEXT NOT NULL,
        created REAL NOT NULL,
        due REAL NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        note TEXT
      );
      CREATE INDEX contribution_due ON contribution (state, due);
      CREATE TABLE contribution_part (
        contribution INTEGER NOT NULL REFERENCES contribution ON DELETE CASCADE,
        number INTEGER NOT NULL,
        -- NULL once it was sent.
        body BLOB,
        PRIMARY KEY (contribution, number)
      );
      """)
}
