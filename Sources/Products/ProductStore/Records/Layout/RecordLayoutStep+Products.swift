extension RecordLayoutStep {
  /// Products, their scans, photos and findings.
  static let products = RecordLayoutStep(
    name: "1 products, scans, photos, findings",
    sql: """
      PRAGMA application_id = \(RecordLayout.application);
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
