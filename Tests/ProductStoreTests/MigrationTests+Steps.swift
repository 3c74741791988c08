/// The SQL of each step of the database's layout, as it was released.
extension MigrationTests {
  /// The SQL of the layout's steps, as they were released: they must never change.
  static let steps: [(name: String, sql: String)] = [
    (
      "1 products, scans, photos, findings",
      """
      PRAGMA application_id = 1280525378;
      CREATE TABLE product (
        id INTEGER PRIMARY KEY, key INTEGER UNIQUE, name TEXT, brand TEXT, subject TEXT,
        status TEXT NOT NULL, isFavourite INTEGER NOT NULL DEFAULT 0, scanned REAL NOT NULL,
        record BLOB NOT NULL);
      CREATE INDEX product_scanned ON product (scanned DESC, id DESC);
      CREATE INDEX product_kind ON product (subject, status);
      CREATE INDEX product_favourite ON product (isFavourite, scanned DESC) WHERE isFavourite;
      CREATE TABLE scan (
        id INTEGER PRIMARY KEY, product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
        scanned REAL NOT NULL, record BLOB NOT NULL);
      CREATE INDEX scan_product ON scan (product, scanned DESC);
      CREATE INDEX scan_scanned ON scan (scanned);
      CREATE TABLE photo (
        scan INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE, file TEXT NOT NULL, sha256 TEXT);
      CREATE INDEX photo_scan ON photo (scan);
      CREATE INDEX photo_sha256 ON photo (sha256);
      CREATE TABLE finding (
        product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE, rule TEXT NOT NULL,
        severity TEXT NOT NULL);
      CREATE INDEX finding_product ON finding (product);
      CREATE INDEX finding_rule ON finding (rule, severity);
      CREATE VIRTUAL TABLE product_text USING fts5 (
        words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
      """
    ),
    (
      "2 contributions",
      """
      CREATE TABLE contribution (
        id INTEGER PRIMARY KEY, key INTEGER NOT NULL, digest TEXT NOT NULL UNIQUE,
        envelope BLOB NOT NULL, state TEXT NOT NULL, created REAL NOT NULL, due REAL NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0, note TEXT);
      CREATE INDEX contribution_due ON contribution (state, due);
      CREATE TABLE contribution_part (
        contribution INTEGER NOT NULL REFERENCES contribution ON DELETE CASCADE,
        number INTEGER NOT NULL, body BLOB, PRIMARY KEY (contribution, number));
      """
    ),
    (
      "3 retention",
      """
      CREATE TABLE retention (
        what TEXT PRIMARY KEY, seconds REAL NOT NULL CHECK (seconds >= 0)) WITHOUT ROWID;
      """
    ),
    (
      "4 diary",
      """
      CREATE TABLE meal (
        id INTEGER PRIMARY KEY,
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
        before BLOB NOT NULL
      );
      """
    ),
    (
      "5 pets",
      """
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
      """
    ),
    (
      "6 complete days, sync",
      """
      CREATE TABLE complete_day (id INTEGER PRIMARY KEY, day INTEGER NOT NULL UNIQUE);
      CREATE TABLE sync_machine (id TEXT NOT NULL, revision INTEGER NOT NULL);
      CREATE TABLE sync_row (
        uuid TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        row INTEGER,
        isForgotten INTEGER NOT NULL DEFAULT 0,
        UNIQUE (kind, row)
      ) WITHOUT ROWID;
      CREATE TABLE sync_field (
        uuid TEXT NOT NULL REFERENCES sync_row ON DELETE CASCADE,
        field TEXT NOT NULL,
        register BLOB NOT NULL,
        PRIMARY KEY (uuid, field)
      ) WITHOUT ROWID;
      """
    ),
    (
      "7 profile, list",
      """
      CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), profile BLOB NOT NULL);
      CREATE TABLE shopping_item (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        product TEXT,
        isDone INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL
      );
      """
    ),
    (
      "8 review, answers",
      """
      ALTER TABLE product ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE product ADD COLUMN leastCertain REAL;
      UPDATE product SET
        doubts = coalesce(json_array_length(CAST(record AS TEXT), '$.forReview'), 0),
        leastCertain = (
          SELECT min(json_extract(value, '$.confidence'))
          FROM json_each(CAST(record AS TEXT), '$.forReview'));
      CREATE INDEX product_doubt ON product (leastCertain, id) WHERE doubts > 0;
      CREATE TABLE answer (
        id INTEGER PRIMARY KEY,
        product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
        made REAL NOT NULL, answer BLOB NOT NULL, file TEXT, sha256 TEXT,
        before BLOB NOT NULL, after BLOB NOT NULL);
      CREATE INDEX answer_product ON answer (product, id);
      """
    ),
    (
      "9 doubts, pet food",
      """
      CREATE INDEX product_doubts ON product (doubts) WHERE doubts > 0;
      CREATE INDEX product_pet_food ON product (scanned DESC, id DESC) WHERE subject = 'petFood';
      """
    ),
    (
      "10 numbers of removed products",
      """
      CREATE TABLE removed_product (number INTEGER NOT NULL);
      CREATE TRIGGER product_removed AFTER DELETE ON product
        WHEN OLD.id > coalesce((SELECT max(number) FROM removed_product), 0) BEGIN
        DELETE FROM removed_product;
        INSERT INTO removed_product VALUES (OLD.id);
      END;
      """
    ),
    (
      "11 numbers of the diary",
      """
      CREATE TABLE numbered_meal (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
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
        product TEXT,
        isDone INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL
      );
      INSERT INTO numbered_item SELECT id, name, product, isDone, added FROM shopping_item;
      DROP TABLE shopping_item;
      ALTER TABLE numbered_item RENAME TO shopping_item;
      """
    ),
  ]
}
