extension RecordLayoutStep {
  /// The time that each kind of data is kept.
  static let retention = RecordLayoutStep(
    name: "3 retention",
    sql: """
      CREATE TABLE retention (
        what TEXT PRIMARY KEY, seconds REAL NOT NULL CHECK (seconds >= 0)) WITHOUT ROWID;
      """)
}
