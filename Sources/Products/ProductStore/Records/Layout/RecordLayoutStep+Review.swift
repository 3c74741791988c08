extension RecordLayoutStep {
  /// Doubts of products, and answers of reviews.
  static let review = RecordLayoutStep(
    name: "8 review, answers",
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
