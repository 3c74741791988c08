import Foundation
import LabelTestSupport
import ProductStore
import Testing

@Suite("A catalogue's file")
struct CatalogTests {
  private static func row(_ key: Int64, _ text: String) -> CatalogRow {
    CatalogRow(key: key, fields: Array(text.utf8))
  }

  private static func text(_ catalog: Catalog, _ key: Int64) throws -> String? {
    try catalog.entry(key).map { String(decoding: $0.fields, as: UTF8.self) }
  }

  @Test("The last of several rows of a product is the one that is found")
  func lastRowStays() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("food.db")
    let writer = try CatalogWriter(path)
    try writer.write(
      [Self.row(7, "a"), Self.row(5, "b"), Self.row(7, "c")], progress: Data("1".utf8))
    try writer.write([Self.row(7, "d")], progress: Data("2".utf8))
    let counts = try writer.finish(service: "openfoodfacts")
    #expect(counts.products == 2 && counts.duplicates == 2)
    let catalog = try Catalog(path)
    #expect(try Self.text(catalog, 7) == "d")
    #expect(try Self.text(catalog, 5) == "b")
    #expect(try catalog.entry(6) == nil)
    #expect(catalog.count == 2 && catalog.service == "openfoodfacts")
    #expect(!FileManager.default.fileExists(atPath: path + ".importing"))
  }

  @Test("Rows stay unseen until the import is complete, and the old catalogue answers meanwhile")
  func replacesAtOnce() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("food.db")
    let first = try CatalogWriter(path)
    try first.write([Self.row(1, "old")], progress: Data())
    _ = try first.finish(service: "openfoodfacts")
    let old = try Catalog(path)
    let second = try CatalogWriter(path)
    try second.write([Self.row(1, "new")], progress: Data())
    #expect(try Self.text(Catalog(path), 1) == "old")
    _ = try second.finish(service: "openfoodfacts")
    #expect(try Self.text(Catalog(path), 1) == "new")
    #expect(try Self.text(old, 1) == "old")
  }

  @Test("A writer that was left goes on behind its last commit")
  func goesOn() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("food.db")
    do {
      let writer = try CatalogWriter(path)
      #expect(writer.progress == nil)
      try writer.write([Self.row(1, "a")], progress: Data("one".utf8))
    }
    let again = try CatalogWriter(path)
    #expect(again.progress == Data("one".utf8))
    try again.write([Self.row(2, "b")], progress: Data("two".utf8))
    #expect(try again.finish(service: "openfoodfacts").products == 2)
  }

  @Test("Two imports into one catalogue are not let in")
  func refusesSecondWriter() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("food.db")
    let writer = try CatalogWriter(path)
    try writer.write([Self.row(1, "a")], progress: Data())
    #expect(throws: ProductStoreError.inUse(path: path + ".importing")) {
      _ = try CatalogWriter(path)
    }
  }

  @Test("What is no catalogue is refused, each in its own words")
  func refuses() async throws {
    let folder = try TemporaryFolder()
    #expect(throws: ProductStoreError.notFound(path: folder.file("gone"))) {
      _ = try Catalog(folder.file("gone"))
    }
    try Data(repeating: 65, count: 9000).write(to: URL(fileURLWithPath: folder.file("text")))
    do {
      _ = try Catalog(folder.file("text"))
      Issue.record("a text was opened")
    } catch {
      guard case .damaged = error else {
        Issue.record("\(error)")
        return
      }
    }
    let records = folder.file("records.db")
    _ = try RecordStore(records)
    #expect(throws: ProductStoreError.otherKind(path: records)) { _ = try Catalog(records) }
    let path = folder.file("cut")
    let writer = try CatalogWriter(path)
    try writer.write(
      (1...3000).map { Self.row($0, String(repeating: "x", count: 100)) }, progress: Data())
    _ = try writer.finish(service: "openfoodfacts")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    var later = bytes
    // The layout's version is at byte 60 of SQLite's header (sqlite.org/fileformat.html, 1.3).
    later[63] = 9
    try later.write(to: URL(fileURLWithPath: folder.file("later")))
    #expect(throws: ProductStoreError.tooNew(path: folder.file("later"), version: 9)) {
      _ = try Catalog(folder.file("later"))
    }
    try (bytes.prefix(20_000) + Data(repeating: 7, count: bytes.count - 20_000)).write(
      to: URL(fileURLWithPath: path))
    do {
      let catalog = try Catalog(path)
      for key in 1...3000 { _ = try catalog.entry(Int64(key)) }
      Issue.record("a damaged catalogue answered")
    } catch {
      guard case ProductStoreError.damaged = error else {
        Issue.record("\(error)")
        return
      }
    }
  }
}
