extension RecordLayoutStep {
  /// Pets and their feedings.
  static let pets = RecordLayoutStep(
    name: "5 pets",
    sql: """
      CREATE TABLE pet (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        weight REAL NOT NULL,
        isActive INTEGER NOT NULL,
        need REAL
      );
      CREATE TABLE feeding (
        id INTEGER PRIMARY KEY,
        pet INTEGER NOT NULL REFERENCES pet ON DELETE CASCADE,
        day INTEGER NOT NULL,
        product TEXT NOT NULL,
        grams REAL NOT NULL,
        energyKcal REAL,
        carbohydrateKcal REAL
      );
      CREATE INDEX feeding_day ON feeding (pet, day);
      """)
}
