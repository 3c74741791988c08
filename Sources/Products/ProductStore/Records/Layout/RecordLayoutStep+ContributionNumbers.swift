extension RecordLayoutStep {
  /// Numbers of contributions that are given once.
  ///
  /// A person may still use the number of a dropped contribution: no other contribution gets it.
  static let contributionNumbers = RecordLayoutStep(
    name: "12 numbers of contributions",
    sql: """
      CREATE TABLE numbered_contribution (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
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
      INSERT INTO numbered_contribution SELECT id, key, digest, envelope, state, created, due,
        attempts, note FROM contribution;
      DROP TABLE contribution;
      ALTER TABLE numbered_contribution RENAME TO contribution;
      CREATE INDEX contribution_due ON contribution (state, due);
      """)
}
