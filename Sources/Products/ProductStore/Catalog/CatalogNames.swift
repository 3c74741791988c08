import FoodDiary
import Foundation
import GRDB

/// The search of a catalogue's products by name.
///
/// `product_text` is a full-text index of names in all languages and of brands, without their text. Its rows are
/// numbered by the number of words of the name, and `product_order` has the product of each. The
/// first hits in the order of the numbers thus have the fewest words besides those of the search.
enum CatalogNames {
  static let layout = """
    CREATE TABLE product_order (number INTEGER PRIMARY KEY, id INTEGER NOT NULL);
    CREATE VIRTUAL TABLE product_text USING fts5 (
      words, content = '', detail = none, columnsize = 0,
      tokenize = "unicode61 remove_diacritics 2");
    """

  /// Whether names can be found in a catalogue; the first ones had no index of them.
  static func areThere(in database: Database) throws -> Bool {
    try database.tableExists("product_text")
  }

  /// Builds the index of all products that have a name.
  static func build(in database: Database) throws {
    database.add(function: words)
    try database.execute(
      sql: """
        CREATE TEMP TABLE named AS
          SELECT id, catalog_words(name) AS name, catalog_words(brand) AS brand,
            catalog_words(others) AS others
          FROM (
            SELECT id, coalesce(name, others) AS name, others, CASE json_type(text, '$.brands')
                WHEN 'array' THEN (SELECT group_concat(value, ' ') FROM json_each(text, '$.brands'))
                ELSE json_extract(text, '$.brands') END AS brand
            FROM (
              SELECT id, text, coalesce(
                nullif(json_extract(text, '$.product_name'), ''),
                json_extract(text, '$.product_name_en')) AS name,
                (SELECT group_concat(DISTINCT member.value) FROM json_each(text) AS member
                  WHERE member.key LIKE 'product!_name!___' ESCAPE '!') AS others
              FROM (SELECT id, CAST(fields AS TEXT) AS text FROM product)
              WHERE json_valid(text))
            WHERE name IS NOT NULL OR others IS NOT NULL);
        INSERT INTO product_order (id)
          SELECT id FROM named WHERE name <> ''
          ORDER BY length(name) - length(replace(name, ' ', '')), id;
        INSERT INTO product_text (rowid, words)
          SELECT number, name || ' ' || brand || ' ' || others FROM product_order JOIN named USING (id)
          ORDER BY number;
        INSERT INTO product_text (product_text) VALUES ('optimize');
        DROP TABLE named;
        """)
    database.remove(function: words)
  }

  /// Names as they are compared (``nameWords(_:)``): the index knows no other folding.
  private static let words = DatabaseFunction("catalog_words", argumentCount: 1, pure: true) {
    values in
    String.fromDatabaseValue(values[0]).map { nameWords($0).joined(separator: " ") } ?? ""
  }

  /// The query for the products that have all of `words`, each in singular or plural; `nil` for no words.
  static func pattern(_ words: [String]) -> String? {
    let terms = words.prefix(mostWords).map { word in
      let stem = nameStem(word)
      let forms = [word, stem, stem + "s", stem + "es", stem + "y", stem + "ies"]
      let quoted = Set(forms).sorted().map { "\"\($0.filter { $0.isLetter || $0.isNumber })\"" }
      return "(\(quoted.joined(separator: " OR ")))"
    }
    return terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  /// A name of more words is a sentence.
  private static let mostWords = 12
}

extension Catalog {
  /// Returns the products whose names and brands have all words of `name`, in singular or plural.
  /// Those with the shortest names come first.
  ///
  /// - Throws: ``ProductStoreError/withoutNames(path:)`` for a catalogue that an earlier version imported.
  package func entries(
    named name: String, limit: Int
  ) throws(ProductStoreError) -> [(key: Int64, entry: CatalogEntry)] {
    guard let pattern = CatalogNames.pattern(nameWords(name)) else { return [] }
    return try translating(path) {
      try database.read { connection in
        guard try CatalogNames.areThere(in: connection) else {
          throw ProductStoreError.withoutNames(path: path)
        }
        let statement = try connection.cachedStatement(
          sql: """
            SELECT product.key, product.fields FROM product_text
            JOIN product_order ON product_order.number = product_text.rowid
            JOIN product ON product.id = product_order.id
            WHERE product_text MATCH ? ORDER BY product_text.rowid LIMIT ?
            """)
        return try Row.fetchAll(statement, arguments: [pattern, limit]).map { row in
          (
            try row.decode(forColumn: "key"),
            CatalogEntry(service: service, fields: try row.decode(forColumn: "fields"))
          )
        }
      }
    }
  }
}
