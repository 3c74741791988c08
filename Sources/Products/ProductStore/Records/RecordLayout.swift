import GRDB

/// The layout of the database of records; steps are added at the end and never changed.
enum RecordLayout {
  /// Tells these databases from others (`PRAGMA application_id`): "LSDB".
  static let application = 0x4C53_4442

  static var kind: DatabaseKind {
    // Each commit reaches the disk before it is acknowledged, a power cut included.
    DatabaseKind(
      application: application, migrator: migrator,
      settings: "PRAGMA synchronous = FULL; PRAGMA cache_size = -32000")
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 products, scans, photos, findings") { database in
      try database.execute(
        sql: """
          PRAGMA application_id = \(application);
          CREATE TABLE product (
            id INTEGER PRIMARY KEY,
            key INTEGER UNIQUE,
            name TEXT,
            brand TEXT,
            subject TEXT,
            status TEXT NOT NULL,
            isFavourite INTEGER NOT NULL DEFAULT 0,
            scanned REAL NOT NULL,
            record BLOB NOT NULL
          );
          CREATE INDEX product_scanned ON product (scanned DESC, id DESC);
          CREATE INDEX product_kind ON product (subject, status);
          CREATE INDEX product_favourite ON product (isFavourite, scanned DESC) WHERE isFavourite;
          CREATE TABLE scan (
            id INTEGER PRIMARY KEY,
            product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
            scanned REAL NOT NULL,
            record BLOB NOT NULL
          );
          CREATE INDEX scan_product ON scan (product, scanned DESC);
          CREATE INDEX scan_scanned ON scan (scanned);
          CREATE TABLE photo (
            scan INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE,
            file TEXT NOT NULL,
            sha256 TEXT
          );
          CREATE INDEX photo_scan ON photo (scan);
          CREATE INDEX photo_sha256 ON photo (sha256);
          CREATE TABLE finding (
            product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
            rule TEXT NOT NULL,
            severity TEXT NOT NULL
          );
          CREATE INDEX finding_product ON finding (product);
          CREATE INDEX finding_rule ON finding (rule, severity);
          CREATE VIRTUAL TABLE product_text USING fts5 (
            words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
          """)
    }
    migrator.registerMigration("2 contributions") { database in
      try database.execute(
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
    migrator.registerMigration("3 retention") { database in
      try database.execute(
        sql: """
          CREATE TABLE retention (
            what TEXT PRIMARY KEY, seconds REAL NOT NULL CHECK (seconds >= 0)) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("4 diary") { database in
      try database.execute(
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
    migrator.registerMigration("5 pets") { database in
      try database.execute(
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
    migrator.registerMigration("6 complete days, sync") { database in
      try database.execute(
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
    migrator.registerMigration("7 profile, list") { database in
      try database.execute(
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
    migrator.registerMigration("8 review, answers") { database in
      try database.execute(
        sql: """
          -- Values for review, and the certainty of the least certain one; NULL without any.
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
            made REAL NOT NULL,
            -- As JSON, in the form of whoever asked.
            answer BLOB NOT NULL,
            -- The photo's name and digest; NULL for a value that no photo shows.
            file TEXT,
            sha256 TEXT,
            before BLOB NOT NULL,
            after BLOB NOT NULL
          );
          CREATE INDEX answer_product ON answer (product, id);
          """)
    }
    migrator.registerMigration("9 doubts, pet food") { database in
      // Every first page counts the doubts, every day offers pet food: of 100,000 products no other row is read.
      try database.execute(
        sql: """
          CREATE INDEX product_doubts ON product (doubts) WHERE doubts > 0;
          CREATE INDEX product_pet_food ON product (scanned DESC, id DESC)
            WHERE subject = 'petFood';
          """)
    }
    migrator.registerMigration("10 numbers of removed products") { database in
      // A person may still use the number of a removed product: no other product gets it.
      try database.execute(
        sql: """
          CREATE TABLE removed_product (number INTEGER NOT NULL);
          CREATE TRIGGER product_removed AFTER DELETE ON product
            WHEN OLD.id > coalesce((SELECT max(number) FROM removed_product), 0) BEGIN
            DELETE FROM removed_product;
            INSERT INTO removed_product VALUES (OLD.id);
          END;
          """)
    }
    return migrator
  }
}
