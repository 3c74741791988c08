import Foundation
import GRDB
import LabelTestSupport
import ProductStore
import Testing

@Suite("Names in a catalogue") struct CatalogNamesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Imports products, the key of each its place from 1 on.
  private func catalog(_ products: [String]) throws -> Catalog {
    let path = folder.file("food.db")
    let writer = try CatalogWriter(path)
    let rows = products.enumerated().map {
      CatalogRow(key: Int64($0.offset + 1), fields: Array($0.element.utf8))
    }
    try writer.write(rows, progress: Data())
    _ = try writer.finish(service: "openfoodfacts")
    return try Catalog(path)
  }

  private func keys(_ catalog: Catalog, _ name: String, limit: Int = 10) throws -> [Int64] {
    try catalog.entries(named: name, limit: limit).map(\.key)
  }

  @Test("Products are found by all words of name and brand, those with the shortest names first")
  func finds() throws {
    let catalog = try catalog([
      #"{"product_name": "Kernige Bio Haferflocken", "brands": "Alnatura"}"#,
      #"{"product_name": "Haferflocken", "brands": ["Kölln", "Peter Kölln"]}"#,
      #"{"product_name": "Zarte Haferflocken", "brands": null}"#,
      #"{"product_name": "Hafer"}"#,
      #"{"product_name": "", "product_name_en": "Rolled oats"}"#,
      #"{"brands": "Haferflocken"}"#,
    ])
    #expect(try keys(catalog, "HAFERFLOCKEN") == [2, 3, 1])
    #expect(try keys(catalog, "haferflocken", limit: 2) == [2, 3])
    #expect(try keys(catalog, "kolln haferflocken") == [2])
    #expect(try keys(catalog, "haferflocken alnatura") == [1])
    #expect(try keys(catalog, "rolled oat") == [5] && keys(catalog, "oats") == [5])
    #expect(try keys(catalog, "haferflocken zorp").isEmpty)
    let entry = try #require(try catalog.entries(named: "hafer", limit: 1).first?.entry)
    #expect(String(decoding: entry.fields, as: UTF8.self) == #"{"product_name": "Hafer"}"#)
  }

  @Test("Products are found by their names in each language")
  func languages() throws {
    let catalog = try catalog([
      #"{"product_name": "Bolacha Maria", "product_name_en": "Maria biscuits", "brands": "Sol"}"#,
      #"{"product_name": "", "product_name_fr": "Lait entier", "ingredients_text_fr": "crème"}"#,
    ])
    #expect(try keys(catalog, "bolacha maria") == [1] && keys(catalog, "sol biscuit") == [1])
    #expect(try keys(catalog, "lait") == [2] && keys(catalog, "creme").isEmpty)
  }

  @Test(
    "Singular and plural are found with one another",
    arguments: [
      ("Egg", "eggs"), ("Strawberries", "strawberry"), ("Tomato", "tomatoes"),
      ("Ładne jabłka", "jablka"),
      ("Crème brûlée", "CREME brulee"), ("Weißbrot", "weissbrot"), ("M&M's", "m&m's"),
    ])
  func forms(name: String, typed: String) throws {
    let catalog = try catalog([#"{"product_name": "\#(name)"}"#, #"{"product_name": "other"}"#])
    #expect(try keys(catalog, typed) == [1])
  }

  @Test(
    "What is typed is words, whatever the index would make of it",
    arguments: [
      "", "%", "\"", "milk\"", "NEAR(milk)", "milk*", "words:milk", "milk -x", "^milk", "(", "🍕",
      "\0milk",
      "milk OR bread", String(repeating: "milk ", count: 400),
    ])
  func hostile(typed: String) throws {
    let catalog = try catalog([#"{"product_name": "milk"}"#, #"{"product_name": "bread"}"#])
    #expect(try !keys(catalog, typed).contains(2))
  }

  @Test("Rows that are no products in JSON, and the older ones of a product, are not found by name")
  func leavesOut() throws {
    let path = folder.file("food.db")
    let writer = try CatalogWriter(path)
    let texts = [#"{"product_name": "old milk"}"#, "milk", #"{"product_name": 7}"#, "[]", ""]
    try writer.write(
      texts.enumerated().map { CatalogRow(key: Int64($0.offset), fields: Array($0.element.utf8)) }
        + [CatalogRow(key: 0, fields: Array(#"{"product_name": "new milk"}"#.utf8))],
      progress: Data())
    _ = try writer.finish(service: "openfoodfacts")
    let found = try Catalog(path).entries(named: "milk", limit: 10)
    #expect(
      found.map { String(decoding: $0.entry.fields, as: UTF8.self) } == [
        #"{"product_name": "new milk"}"#
      ])
  }

  @Test("A catalogue of an earlier version says that it has no names, and still finds by number")
  func earlier() throws {
    let path = try catalog([#"{"product_name": "milk"}"#]).path
    try DatabaseQueue(path: path).write { connection in
      try connection.execute(sql: "DROP TABLE product_text; DROP TABLE product_order")
    }
    let opened = try Catalog(path)
    #expect(throws: ProductStoreError.withoutNames(path: path)) {
      _ = try opened.entries(named: "milk", limit: 1)
    }
    #expect(try opened.entry(1) != nil)
  }

  @Test("An import that an earlier version left is finished with names")
  func resumed() throws {
    let path = folder.file("food.db")
    do {
      let writer = try CatalogWriter(path)
      try writer.write(
        [CatalogRow(key: 1, fields: Array(#"{"product_name": "milk"}"#.utf8))],
        progress: Data("1".utf8))
    }
    try DatabaseQueue(path: path + ".importing").write { connection in
      try connection.execute(sql: "DROP TABLE product_text; DROP TABLE product_order")
    }
    let writer = try CatalogWriter(path)
    #expect(writer.progress == Data("1".utf8))
    _ = try writer.finish(service: "openfoodfacts")
    #expect(try keys(Catalog(path), "milk") == [1])
  }
}
