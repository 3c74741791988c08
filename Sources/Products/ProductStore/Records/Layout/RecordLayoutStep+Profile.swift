extension RecordLayoutStep {
  /// The profile and the shopping list.
  static let profile = RecordLayoutStep(
    name: "7 profile, list",
    sql: """
      -- One row; none until a person makes a profile.
      CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), profile BLOB NOT NULL);
      CREATE TABLE shopping_item (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        -- The digits of its number; NULL for words alone.
        product TEXT,
        isDone INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL
      );
      """)
}
