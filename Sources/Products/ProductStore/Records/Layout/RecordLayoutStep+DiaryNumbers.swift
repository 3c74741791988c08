extension RecordLayoutStep {
  /// Numbers of the diary and of the list that are given once.
  ///
  /// A person may still use the number of a removed entry: no other entry gets it. `AUTOINCREMENT` holds
  /// that, which only a new table can have.
  static let diaryNumbers = RecordLayoutStep(
    name: "11 numbers of the diary",
    sql: """
      CREATE TABLE numbered_meal (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- Days since 1970-01-01, of a wall calendar.
        day INTEGER NOT NULL,
        time REAL NOT NULL,
        summary TEXT NOT NULL
      );
      INSERT INTO numbered_meal SELECT id, day, time, summary FROM meal;
      DROP TABLE meal;
      ALTER TABLE numbered_meal RENAME TO meal;
      CREATE INDEX meal_day ON meal (day, time, id);
      CREATE TABLE numbered_entry (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
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
      INSERT INTO numbered_entry SELECT id, meal, name, amount, unit, energyKcal, protein,
        carbohydrates, fat, source, scaling FROM meal_entry;
      DROP TABLE meal_entry;
      ALTER TABLE numbered_entry RENAME TO meal_entry;
      CREATE INDEX meal_entry_meal ON meal_entry (meal);
      CREATE TABLE numbered_feeding (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        pet INTEGER NOT NULL REFERENCES pet ON DELETE CASCADE,
        day INTEGER NOT NULL,
        product TEXT NOT NULL,
        grams REAL NOT NULL,
        energyKcal REAL,
        carbohydrateKcal REAL
      );
      INSERT INTO numbered_feeding SELECT id, pet, day, product, grams, energyKcal, carbohydrateKcal
        FROM feeding;
      DROP TABLE feeding;
      ALTER TABLE numbered_feeding RENAME TO feeding;
      CREATE INDEX feeding_day ON feeding (pet, day);
      CREATE TABLE numbered_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        -- The digits of its number; NULL for words alone.
        product TEXT,
        isDone INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL
      );
      INSERT INTO numbered_item SELECT id, name, product, isDone, added FROM shopping_item;
      DROP TABLE shopping_item;
      ALTER TABLE numbered_item RENAME TO shopping_item;
      """)
}
