extension RecordLayoutStep {
  /// Indexes of doubtful products and of pet food.
  ///
  /// Every first page counts the doubts, every day offers pet food: of 100,000 products no other row is read.
  static let doubts = RecordLayoutStep(
    name: "9 doubts, pet food",
    sql: """
      CREATE INDEX product_doubts ON product (doubts) WHERE doubts > 0;
      CREATE INDEX product_pet_food ON product (scanned DESC, id DESC)
        WHERE subject = 'petFood';
      """)
}
