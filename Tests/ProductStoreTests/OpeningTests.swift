import Foundation
import GRDB
import LabelTestSupport
import ProductStore
import Testing

@Suite("Opening databases") struct OpeningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a database with one product and closes it.
  private func make(_ name: String) throws -> String {
    let path = folder.file(name)
    try RecordStore(path).save(
      RecordStoreTests.record("Tuna"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    return path
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("A new database and a new folder for it are open to their owner only")
  func isPrivate() throws {
    let store = try RecordStore(folder.file("new/deep/a.db"))
    try store.save(
      RecordStoreTests.record("Tuna"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    for name in ["new", "new/deep"] { #expect(try mode(folder.file(name)) == 0o700) }
    for name in ["a.db", "a.db-wal", "a.db-shm"] {
      #expect(try mode(folder.file("new/deep/" + name)) == 0o600)
    }
    let before = try mode(folder.path)
    _ = try RecordStore(folder.file("b.db"))
    #expect(try mode(folder.path) == before, "an existing folder is left as it is")
  }

  @Test("One program at a time makes or updates a database, and many open one that is up to date")
  func takesTurns() throws {
    let made = try make("made.db")
    let path = folder.file("new.db")
    let other = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: ProductStoreError.inUse(path: path)) {
      try RecordStore(path, patience: 0.05)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try RecordStore(made, patience: 0.05).history(limit: 9).count == 1)
    // A program that another test starts may have the descriptor for a moment, too.
    flock(other, LOCK_UN)
    close(other)
    #expect(try RecordStore(path, patience: 0.05).history(limit: 9).isEmpty)
  }

  @Test("A database that a killed program, or one on a full disk, began to make is made anew")
  func goesOnMaking() throws {
    let table = "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"
    let path = folder.file("begun.db")
    try DatabaseQueue(path: path).write { try $0.execute(sql: table) }
    #expect(try RecordStore.isBlank(path))
    #expect(try RecordStore(path).history(limit: 9).isEmpty)
    #expect(try !RecordStore.isBlank(path))
    let other = folder.file("other.db")
    try DatabaseQueue(path: other).write { try $0.execute(sql: "\(table); CREATE TABLE mine (a)") }
    #expect(throws: ProductStoreError.otherKind(path: other)) { try RecordStore(other) }
  }

  @Test(
    "A file that was deleted or replaced while it was open takes no changes",
    arguments: [false, true])
  func noticesAMissingFile(isReplaced: Bool) throws {
    let path = try make("a.db")
    let other = try make("b.db")
    let store = try RecordStore(path)
    for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
    if isReplaced { try #require(rename(other, path) == 0) }
    #expect(throws: ProductStoreError.fileGone(path: path)) {
      try store.save(
        RecordStoreTests.record("Cod"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    }
  }

  @Test("Permissions are taken from everybody else, a group's alone are left")
  func shutsOthersOut() throws {
    let path = try make("a.db")
    for (before, after) in [(0o644, 0o600), (0o664, 0o600), (0o660, 0o660), (0o600, 0o600)] {
      chmod(path, mode_t(before))
      #expect(try shutOthersOut(of: path) == (before != after))
      #expect(try mode(path) == after)
    }
    #expect(try !shutOthersOut(of: folder.file("gone")))
  }

  @Test("A database that may not be written is read, and nothing is made beside it")
  func readsUnwritable() throws {
    let path = try make("a ?#%41.db")
    let before = try names()
    let store = try RecordStore(unwritable: path)
    #expect(try store.history(limit: 9).map(\.name) == ["Tuna"])
    #expect(throws: ProductStoreError.readOnly(path: path)) {
      try store.setFavourite(.id(1), true)
    }
    #expect(try names() == before)
  }

  @Test("Whether a database is blank is found out, and nothing is made beside it")
  func looksForTables() throws {
    let path = try make("a ?#%41.db")
    let before = try names()
    #expect(try !RecordStore.isBlank(path))
    #expect(try names() == before)
    let journal = folder.file("b.db")
    let writer = try RecordStore(journal)
    #expect(try !RecordStore.isBlank(journal) && writer.productCount() == 0)
  }

  @Test("A database that another program writes is read with what that has committed")
  func readsJournal() throws {
    let path = folder.file("a.db")
    let writer = try RecordStore(path)
    try writer.save(
      RecordStoreTests.record("Tuna"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    #expect(try RecordStore(unwritable: path).history(limit: 9).map(\.name) == ["Tuna"])
    #expect(try writer.history(limit: 9).count == 1)
  }

  @Test("What is no regular file is refused at once", arguments: ["pipe", "/dev/null", "."])
  func refusesPipes(name: String) throws {
    let path = name == "pipe" ? folder.file("pipe") : name
    if name == "pipe" { #expect(mkfifo(path, 0o600) == 0) }
    let error = ProductStoreError.cannotOpen(path: path, reason: "it is no regular file")
    #expect(throws: error) { try RecordStore(path) }
    #expect(throws: error) { try Catalog(path) }
    #expect(throws: ProductStoreError.notReplaced(path: path)) { try CatalogWriter(path) }
  }

  @Test("A catalogue takes the place of nothing, an empty file or a catalogue only")
  func replacesCatalogsOnly() throws {
    func imports(to path: String) throws {
      let writer = try CatalogWriter(path)
      try writer.write([CatalogRow(key: 1, fields: Array("{}".utf8))], progress: Data())
      _ = try writer.finish(service: "openfoodfacts")
    }
    let records = try make("a.db")
    try Data("a picture".utf8).write(to: URL(fileURLWithPath: folder.file("photo.webp")))
    let before = try names()
    for path in [records, folder.file("photo.webp")] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(throws: ProductStoreError.notReplaced(path: path)) { try imports(to: path) }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    }
    #expect(try names() == before)
    #expect(FileManager.default.createFile(atPath: folder.file("empty"), contents: nil))
    for _ in 1...2 { try imports(to: folder.file("empty")) }
    #expect(try Catalog(folder.file("empty")).count == 1)
    #expect(try names() == (before + ["empty"]).sorted(), "no journal stays")
  }

  @Test("A file for an import that is a database of another kind is left as it is")
  func refusesForeignDraft() throws {
    let path = try make("food.db.importing")
    #expect(throws: ProductStoreError.self) { try CatalogWriter(folder.file("food.db")) }
    #expect(try RecordStore(path).history(limit: 9).count == 1)
  }
}
