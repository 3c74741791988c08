extension RecordLayoutStep {
  /// The diary: meals, goals, known meals and changes.
  static let diary = RecordLayoutStep(
    name: "4 diary",
    sql: """
      CREATE TABLE meal (
        id INTEGER PRIMARY KEY,
        -- Days since 1970-01-01, of a wall calendar: whatever the time zone, it stays that day.
        day INTEGER NOT NULL,
        time REAL NOT NULL,
        summary TEXT NOT NULL
      );
      CREATE INDEX meal_day ON meal (day, time, id);
      CREATE TABLE meal_entry (
        id INTEGER PRIMARY KEY,
        meal INTEGER NOT NULL REFERENCES meal ON DELETE CASCADE,
        name TEXT NOT NULL,
        amount REAL,
        unit TEXT,
        -- NULL when not known, never 0.
        energyKcal REAL,
        protein REAL,
        carbohydrates REAL,
        fat REAL,
        source TEXT NOT NULL,
        scaling TEXT
      );
      CREATE INDEX meal_entry_meal ON meal_entry (meal);
      CREATE TABLE goal (id INTEGER PRIMARY KEY, day INTEGER NOT NULL UNIQUE, goals BLOB NOT NULL);
      CREATE TABLE known_meal (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        amount REAL,
        unit TEXT,
        energyKcal REAL,
        protein REAL,
        carbohydrates REAL,
        fat REAL,
        source TEXT NOT NULL,
        scaling TEXT,
        lastUsed REAL NOT NULL,
        uses INTEGER NOT NULL
      );
      CREATE TABLE diary_change (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made REAL NOT NULL,
        what TEXT NOT NULL,
        -- The rows as they were before.
        before BLOB NOT NULL
      );
      """)
}
