extension RecordLayoutStep {
  /// The greatest number of a removed product.
  ///
  /// A person may still use the number of a removed product: no other product gets it.
  static let removedNumbers = RecordLayoutStep(
    name: "10 numbers of removed products",
    sql: """
      CREATE TABLE removed_product (number INTEGER NOT NULL);
      CREATE TRIGGER product_removed AFTER DELETE ON product
        WHEN OLD.id > coalesce((SELECT max(number) FROM removed_product), 0) BEGIN
        DELETE FROM removed_product;
        INSERT INTO removed_product VALUES (OLD.id);
      END;
      """)
}
