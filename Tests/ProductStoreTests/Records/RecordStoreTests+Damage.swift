import Foundation
import GRDB
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

extension RecordStoreTests {
  @Test("Records are handed over one by one, and a damaged one by its number")
  func handsOverOneByOne() throws {
    struct Enough: Error {}
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    for name in ["One", "Two", "Three"] {
      try store.save(Self.record(name, sha256: name), at: Self.now, merging: Self.newer)
    }
    try DatabaseQueue(path: folder.file("a.db")).write {
      try $0.execute(sql: "UPDATE product SET record = CAST('{' AS BLOB) WHERE id = 2")
    }
    var names: [String?] = []
    var failures: [ProductStoreError] = []
    try store.forEachRecord {
      switch $0 {
      case .success(let record): names.append(record.name?.value)
      case .failure(let error): failures.append(error)
      }
    }
    let damaged = ProductStoreError.damagedRecord(path: store.path, product: 2)
    #expect(names == ["One", "Three"] && failures == [damaged])
    // The second record is read after the first one was taken.
    var count = 0
    #expect(throws: Enough.self) {
      try store.forEachRecord { _ in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 1)
    #expect(throws: damaged) { try store.product(.id(2)) }
    #expect(throws: damaged) { try store.update(.id(2)) { $0 } }
    #expect(throws: damaged) {
      try store.save(Self.record("Two", sha256: "Two"), at: Self.now, merging: Self.newer)
    }
    #expect(try store.statistics().products == 3 && store.pendingProducts().isEmpty)
    #expect(try store.remove(.id(2)) != nil)
  }

  @Test(
    "A value of another kind is a damage and no end of the program",
    arguments: ["scanned = 'x'", "isFavourite = 'x'", "status = x'FF'", "record = 7"])
  func valueOfAnotherKind(_ change: String) throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    try store.save(Self.record("One", sha256: "aa"), at: Self.now, merging: Self.newer)
    try DatabaseQueue(path: store.path).write {
      try $0.execute(sql: "UPDATE product SET \(change)")
    }
    let damaged = ProductStoreError.damaged(path: store.path, reason: "a value is of another kind")
    var errors: [ProductStoreError] = []
    func note(_ work: () throws(ProductStoreError) -> Void) {
      do throws(ProductStoreError) { try work() } catch { errors.append(error) }
    }
    note { () throws(ProductStoreError) in _ = try store.history(limit: 9) }
    note { () throws(ProductStoreError) in _ = try store.product(.id(1)) }
    note { () throws(ProductStoreError) in _ = try store.statistics() }
    #expect(!errors.isEmpty && errors.allSatisfy { $0 == damaged })
  }

  @Test("A moment that no clock shows is a damage and no end of the program")
  func momentOfNoDay() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    try store.save(Self.record("One", sha256: "aa"), at: Self.now, merging: Self.newer)
    for seconds in ["1e300", "-1e300"] {
      try DatabaseQueue(path: store.path).write {
        try $0.execute(sql: "UPDATE product SET scanned = \(seconds)")
      }
      let damaged = ProductStoreError.damaged(path: store.path, reason: "scanned is of no day")
      #expect(throws: damaged) { try store.history(limit: 9) }
      #expect(throws: damaged) { try store.product(.id(1)) }
    }
  }

  @Test(
    "A database of another kind, a later one and a damaged one are refused and left as they are")
  func refuses() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.db")
    do {
      let store = try RecordStore(path)
      try store.save(Self.record("One"), at: Self.now, merging: Self.newer)
    }
    let writer = try CatalogWriter(folder.file("food.db"))
    try writer.write([], progress: Data())
    _ = try writer.finish(service: "openfoodfacts")
    for name in ["food.db", "text.db"] {
      if name == "text.db" {
        try Data("no database at all, only text".utf8).write(
          to: URL(fileURLWithPath: folder.file(name)))
      }
      let before = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
      do {
        _ = try RecordStore(folder.file(name))
        Issue.record("\(name) was opened")
      } catch {
        let expected: ProductStoreError =
          name == "food.db"
          ? .otherKind(path: folder.file(name))
          : .damaged(path: folder.file(name), reason: "it is no database")
        #expect(error == expected)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(name))).count == before.count)
    }
    let again = try RecordStore(path)
    #expect(try again.history(limit: 9).count == 1)
  }
}
