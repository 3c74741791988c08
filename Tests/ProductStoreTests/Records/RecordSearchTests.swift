import Foundation
import GRDB
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

@Suite("Searches in the database of records")
struct RecordSearchTests {
  @Test("Of few and of very many products that a search finds, the last scanned ones are first")
  func searchesMany() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    try store.save(
      RecordStoreTests.record("Other"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    // The order of times is not that of numbers; saving one after the other would take a minute.
    try DatabaseQueue(path: folder.file("a.db")).write { connection in
      try connection.execute(
        sql: """
          WITH RECURSIVE counted(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < 1010)
          INSERT INTO product (name, subject, status, scanned, record, doubts)
          SELECT 'Keks ' || i, subject, status, i * 7 % 1011, record, 0 FROM counted, product;
          INSERT INTO product_text (rowid, words) SELECT id, name FROM product WHERE name <> 'Other'
          """)
    }
    let names = (1...1_010).sorted { $0 * 7 % 1_011 > $1 * 7 % 1_011 }.map { "Keks \($0)" }
    #expect(try store.search("keks", limit: 20).map(\.name) == Array(names.prefix(20)))
    let few = names.filter { $0.hasPrefix("Keks 10") }
    #expect(try store.search("keks 10", limit: 9).map(\.name) == Array(few.prefix(9)))
  }

  @Test("A search finds beginnings of words, whatever their accents and case")
  func searches() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    for (index, name) in ["Pâté au poulet", "Patience", "Thunfisch"].enumerated() {
      try store.save(
        RecordStoreTests.record(name, sha256: "\(index)"),
        at: RecordStoreTests.now.addingTimeInterval(Double(index)),
        merging: RecordStoreTests.newer)
    }
    #expect(try store.search("pat", limit: 9).map(\.name) == ["Patience", "Pâté au poulet"])
    #expect(try store.search("PATE poul", limit: 9).map(\.name) == ["Pâté au poulet"])
    for text in ["", "\"", "fisch", "a OR b", "*", "name:x", "') --"] {
      #expect(try store.search(text, limit: 9).isEmpty, "\(text)")
    }
    let found = try #require(try store.search("thun", limit: 1).first)
    #expect(try store.remove(.id(found.id)) != nil)
    #expect(try store.search("thun", limit: 1).isEmpty)
    #expect(try store.remove(.id(found.id)) == nil)
  }

  @Test("A search finds letters without accents by their usual spelling")
  func searchesSpelledLetters() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    for name in ["Weißbrot", "Łosoś", "Rødbeder", "Pâté de bœuf"] {
      try store.save(
        RecordStoreTests.record(name, sha256: name), at: RecordStoreTests.now,
        merging: RecordStoreTests.newer)
    }
    for (text, name) in [
      ("weißbrot", "Weißbrot"), ("WEISSB", "Weißbrot"), ("losos", "Łosoś"), ("łos", "Łosoś"),
      ("rodbed", "Rødbeder"), ("pate boeuf", "Pâté de bœuf"), ("bœuf", "Pâté de bœuf"),
    ] {
      #expect(try store.search(text, limit: 9).map(\.name) == [name], "\(text)")
    }
  }

  @Test("A search finds a barcode number in any of its forms")
  func searchesNumbers() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    let upc = try store.save(
      RecordStoreTests.record("One", gtin: "042100005264"), at: RecordStoreTests.now,
      merging: RecordStoreTests.newer)
    let ean = try store.save(
      RecordStoreTests.record("Two", gtin: "4006381333931"), at: RecordStoreTests.now,
      merging: RecordStoreTests.newer)
    for (text, id) in [
      ("042100005264", upc.id), ("0042100005264", upc.id), ("04252614", upc.id),
      ("0 42100 00526 4", upc.id), ("0421", upc.id), ("4 006381 333931", ean.id),
      ("04006381333931", ean.id),
    ] {
      #expect(try store.search(text, limit: 9).map(\.id) == [id], "\(text)")
    }
    #expect(try store.search("96385074", limit: 9).isEmpty)
    #expect(try store.search("4006381333931", limit: 9, favouritesOnly: true).isEmpty)
    #expect(try store.search("4006381333931", limit: 9, offset: 1).isEmpty)
  }

  @Test("A search goes on behind a number of products, and among the marked ones alone")
  func searchesInParts() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    for index in 1...5 {
      let saved = try store.save(
        RecordStoreTests.record("Keks \(index)", sha256: "\(index)"),
        at: RecordStoreTests.now.addingTimeInterval(Double(index)), merging: RecordStoreTests.newer)
      if index % 2 == 0 { #expect(try store.setFavourite(.id(saved.id), true)) }
    }
    func names(_ limit: Int, _ offset: Int, _ favouritesOnly: Bool) throws -> [String?] {
      try store.search("keks", limit: limit, offset: offset, favouritesOnly: favouritesOnly)
        .map(\.name)
    }
    #expect(try names(2, 0, false) == ["Keks 5", "Keks 4"])
    #expect(try names(2, 2, false) == ["Keks 3", "Keks 2"])
    #expect(try names(2, 4, false) == ["Keks 1"])
    #expect(try names(9, 0, true) == ["Keks 4", "Keks 2"])
    #expect(try names(9, 1, true) == ["Keks 2"])
  }
}
