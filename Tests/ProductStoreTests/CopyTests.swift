import Foundation
import GRDB
import LabelTestSupport
import ProductStore
import Testing

@Suite("Copies of the database") struct CopyTests {
  private let folder: TemporaryFolder
  private let store: RecordStore

  init() throws {
    folder = try TemporaryFolder()
    store = try RecordStore(folder.file("a.db"))
    try keep("Tuna")
  }

  private func keep(_ name: String) throws {
    try store.save(
      RecordStoreTests.record(name), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
  }

  private func names(in path: String) throws -> [String?] {
    try RecordStore(unwritable: path).history(limit: 9).map(\.name)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix("a.db") }.sorted()
  }

  @Test("A copy has all that is kept, alone in one private file, while the database is open")
  func copies() throws {
    let copy = folder.file("copy.db")
    try store.copy(to: copy)
    #expect(try names(in: copy) == ["Tuna"] && files() == ["copy.db"])
    let attributes = try FileManager.default.attributesOfItem(atPath: copy)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // A copy of the copy takes the place of a lost database.
    try RecordStore(unwritable: copy).copy(to: folder.file("again.db"))
    #expect(try RecordStore(folder.file("again.db")).productCount() == 1)
  }

  @Test("An earlier copy is replaced")
  func replaces() throws {
    let copy = folder.file("copy.db")
    try store.copy(to: copy)
    try keep("Salmon")
    try store.copy(to: copy)
    #expect(try names(in: copy).count == 2 && files() == ["copy.db"])
  }

  @Test("No file of another kind is replaced, no link, and no database that is open")
  func leavesOthers() throws {
    let text = folder.file("text.txt")
    try Data(String(repeating: "words ", count: 200).utf8).write(to: URL(fileURLWithPath: text))
    let link = folder.file("link.db")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: text)
    let open = try RecordStore(folder.file("open.db"))
    let before = try files()
    for target in [text, link, open.path, store.path] {
      #expect(throws: ProductStoreError.self) { try store.copy(to: target) }
    }
    #expect(try files() == before && String(contentsOfFile: text, encoding: .utf8).count == 1_200)
    #expect(try open.productCount() == 0 && store.productCount() == 1)
    let missing = folder.file("missing/copy.db")
    #expect(
      throws: ProductStoreError.cannotOpen(path: missing, reason: "No such file or directory")
    ) { try store.copy(to: missing) }
  }

  @Test(
    "Another name of the database itself is no place for its copy", arguments: ["a.db", "b.db"])
  func leavesItself(name: String) throws {
    let other = folder.file("b.db")
    try FileManager.default.linkItem(atPath: store.path, toPath: other)
    let target = folder.file(name)
    #expect(
      throws: ProductStoreError.cannotOpen(path: target, reason: "it is the database itself")
    ) { try store.copy(to: target) }
    #expect(try files() == ["b.db"] && store.productCount() == 1)
  }

  @Test("A damaged database is not copied")
  func refusesDamage() throws {
    let damaged = folder.file("damaged.db")
    try store.copy(to: damaged)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: damaged))
    // All pages but the first two, which have the layout.
    for index in stride(from: 8_192, to: bytes.count, by: 4_096) {
      bytes.replaceSubrange(index..<index + 64, with: Data(repeating: 0xFF, count: 64))
    }
    try bytes.write(to: URL(fileURLWithPath: damaged))
    do {
      try RecordStore(unwritable: damaged).copy(to: folder.file("copy.db"))
      Issue.record("a damaged database was copied")
    } catch ProductStoreError.damaged(let path, _) {
      #expect(path == damaged)
    }
    #expect(try files() == ["damaged.db"])
  }

  @Test(
    "A database that lacks a part of its layout is not copied",
    arguments: ["TABLE goal", "INDEX meal_day"])
  func refusesLack(part: String) throws {
    let lacking = folder.file("lacking.db")
    try store.copy(to: lacking)
    try DatabaseQueue(path: lacking).write { try $0.execute(sql: "DROP \(part)") }
    let words = part.replacing("TABLE", with: "table").replacing("INDEX", with: "index")
    #expect(throws: ProductStoreError.damaged(path: lacking, reason: "no such \(words)")) {
      try RecordStore(unwritable: lacking).copy(to: folder.file("copy.db"))
    }
    #expect(try files() == ["lacking.db"])
  }

  @Test("A killed program's draft is removed by the next copy, and a running program's is not")
  func removesAbandoned() throws {
    let (killed, running) = (UUID().uuidString, UUID().uuidString)
    for path in [
      "copy.db.\(killed).partial", "copy.db.\(running).partial", "copy.db.mine.partial",
      "other.db.\(killed).partial",
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.file(path), withIntermediateDirectories: false)
      for name in ["draft", "draft-journal"] {
        try Data("half".utf8).write(to: URL(fileURLWithPath: folder.file("\(path)/\(name)")))
      }
    }
    let lock = open(folder.file("copy.db.\(running).partial"), O_RDONLY | O_DIRECTORY)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    try store.copy(to: folder.file("copy.db"))
    #expect(
      try files()
        == [
          "copy.db", "copy.db.\(running).partial", "copy.db.mine.partial",
          "other.db.\(killed).partial",
        ].sorted())
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.file("copy.db.\(running).partial")
      ).count == 2)
  }
}
