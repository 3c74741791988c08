import FoodDiary
import Foundation
import GRDB
import LabelModel
import LabelTestSupport
import ProductChoice
import ProductStore
import Testing

@Suite("Databases of earlier and later versions")
struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a database as version `version` did, with a product, its scan and what that version knew.
  private func make(_ version: Int) throws -> String {
    let path = folder.file("\(version).db")
    let database = try DatabaseQueue(path: path)
    let record = try AnswerStoreTests.doubtful("Tuna", gtin: "036000291452", [0.7, 0.4]).jsonLine()
    try database.write { connection in
      try connection.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT PRIMARY KEY)")
      for step in Self.steps.prefix(version) {
        try connection.execute(sql: step.sql)
        try connection.execute(
          sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [step.name])
      }
      try connection.execute(
        sql: """
          INSERT INTO product (id, key, name, subject, status, isFavourite, scanned, record)
          VALUES (7, 36000291452, 'Tuna', 'petFood', 'incomplete', 1, 5, ?);
          """, arguments: [record])
      if version >= 8 {
        try connection.execute(sql: "UPDATE product SET doubts = 2, leastCertain = 0.4")
      }
      try connection.execute(
        sql: "INSERT INTO scan VALUES (3, 7, 1800000000, ?)", arguments: [record])
      try connection.execute(
        sql: """
          INSERT INTO photo VALUES (3, 'a.jpg', 'aa');
          INSERT INTO finding VALUES (7, 'SomeRule', 'warning');
          INSERT INTO product_text (rowid, words) VALUES (7, 'Tuna 036000291452');
          """)
      guard version >= 2 else { return }
      try connection.execute(
        sql: """
          INSERT INTO contribution VALUES (4, 36000291452, 'd', x'01', 'waiting', 1, 2, 0, NULL);
          INSERT INTO contribution_part VALUES (4, 0, x'02');
          """)
      guard version >= 4 else { return }
      try connection.execute(
        sql: """
          INSERT INTO meal VALUES (2, 20000, 1728000000, 'breakfast');
          INSERT INTO meal_entry (id, meal, name, energyKcal, source) VALUES (5, 2, 'egg', 70, 'manual');
          """)
      guard version >= 5 else { return }
      try connection.execute(
        sql: """
          INSERT INTO pet VALUES (1, 'mia', 'Mia', 4, 0, NULL);
          INSERT INTO feeding VALUES (6, 1, 20000, 'Tuna', 85, 92, 5);
          """)
      guard version >= 7 else { return }
      try connection.execute(sql: "INSERT INTO shopping_item VALUES (4, 'milk', NULL, 0, 5)")
    }
    try database.close()
    return path
  }

  @Test(
    "A database of every earlier version is brought up to date with all that is in it",
    arguments: 1...11)
  func migrates(version: Int) throws {
    let store = try RecordStore(try make(version))
    let product = try #require(try store.product(.id(7)))
    #expect(product.record.name?.value == "Tuna" && product.isFavourite)
    #expect(try store.search("tun", limit: 9).map(\.id) == [7])
    let statistics = try store.statistics()
    #expect(statistics.scans == 1 && statistics.commonFindings == ["SomeRule": 1])
    #expect(try store.contributions().map(\.partsLeft) == (version >= 2 ? [1] : []))
    for contribution in try store.contributions() {
      #expect(try contribution.id == 4 && store.dropContribution(4))
    }
    let later = try store.enqueue(
      1, digest: "e", envelope: Data(), parts: [], at: RecordStoreTests.now)
    #expect(later.id == (version >= 2 ? 5 : 1))
    #expect(try store.retention() == .forever)
    let days = try DiaryStore(store).loggedDays()
    #expect(days.map(\.number) == (version >= 4 ? [20_000] : []))
    let entry = try DiaryStore(store).entry(5)
    #expect(entry?.entries.map(\.food.name) == (version >= 4 ? ["egg"] : nil))
    #expect(try DiaryStore(store).pets().map(\.name) == (version >= 5 ? ["Mia"] : []))
    let fed = try DiaryStore(store).fedPets().map(\.logged.id)
    #expect(fed == (version >= 5 ? [6] : []))
    #expect(try DiaryStore(store).completeDays().isEmpty)
    #expect(try store.profile().isEmpty)
    #expect(try DiaryStore(store).shoppingItems().map(\.id) == (version >= 7 ? [4] : []))
    #expect(try store.answers(of: 7).isEmpty)
    let queue = try store.reviewQueue(limit: 9)
    #expect(queue.map(\.doubts) == [2] && queue.first?.leastCertain == Confidence(0.4))
    #expect(try store.reviewCounts() == (1, 2))
    try store.save(
      RecordStoreTests.record("Tuna 2", gtin: "036000291452"), at: RecordStoreTests.now,
      merging: RecordStoreTests.newer)
    #expect(try store.statistics().scans == 2 && store.statistics().products == 1)
    let next = try store.save(
      RecordStoreTests.record("Duck"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    #expect(next.id == 8)
    #expect(try store.remove(.id(8)) != nil)
    try store.setRetention(.standard)
    // Opening it again changes nothing.
    #expect(try RecordStore(store.path).statistics().scans == 2)
  }

  @Test("The frozen steps are those that this version makes")
  func frozen() throws {
    _ = try RecordStore(folder.file("new.db"))
    let names = try DatabaseQueue(path: folder.file("new.db")).read {
      try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
    }
    #expect(Array(names.prefix(Self.steps.count)) == Self.steps.map(\.name))
    // A step that was added needs its line above.
    #expect(names.count == Self.steps.count + 1)
    #expect(names.last == "12 numbers of contributions")
  }

  @Test("A database of a later version is refused and left as it is")
  func later() throws {
    let path = try make(2)
    try DatabaseQueue(path: path).write { connection in
      try connection.execute(sql: "INSERT INTO grdb_migrations VALUES ('10 of the future')")
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    do {
      _ = try RecordStore(path)
      Issue.record("it was opened")
    } catch {
      guard case .tooNew = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error.description.contains("update this program"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("A database with damaged pages is told to be damaged, in whatever is asked of it")
  func damaged() throws {
    let path = folder.file("damaged.db")
    do {
      let store = try RecordStore(path)
      for number in 0..<200 {
        try store.save(
          RecordStoreTests.record("Product \(number)", sha256: "\(number)"),
          at: RecordStoreTests.now, merging: RecordStoreTests.newer)
      }
    }
    try DatabaseQueue(path: path).writeWithoutTransaction { connection in
      try connection.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // Everything behind the first page, which is the header and the list of tables.
    for index in bytes.indices.dropFirst(4096) {
      bytes[index] = UInt8(truncatingIfNeeded: index &* 31)
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    func expectDamage(_ work: () throws(ProductStoreError) -> Void) {
      do throws(ProductStoreError) {
        try work()
        Issue.record("nothing was noticed")
      } catch {
        guard case .damaged = error else {
          Issue.record("\(error)")
          return
        }
      }
    }
    expectDamage { () throws(ProductStoreError) in
      _ = try RecordStore(path).history(limit: 999)
    }
    expectDamage { () throws(ProductStoreError) in
      try RecordStore(path).save(
        RecordStoreTests.record("New"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    }
  }

  @Test("A database that lacks a table is told to be damaged")
  func lacksTable() throws {
    let path = folder.file("lacking.db")
    _ = try RecordStore(path)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "DROP TABLE goal") }
    let store = DiaryStore(try RecordStore(path))
    let day = try #require(LocalDay("2026-11-28"))
    #expect(throws: ProductStoreError.damaged(path: path, reason: "no such table: goal")) {
      try store.day(day)
    }
  }

  @Test("A database that another program holds is told to be in use")
  func locked() throws {
    let path = folder.file("locked.db")
    let store = try RecordStore(path, patience: 0.05)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try other.inDatabase { connection in try connection.execute(sql: "BEGIN IMMEDIATE") }
    do {
      try store.save(
        RecordStoreTests.record("One"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
      Issue.record("it was written")
    } catch {
      #expect(error == ProductStoreError.inUse(path: path))
    }
    #expect(try store.history(limit: 9).isEmpty)
    try other.inDatabase { connection in try connection.execute(sql: "ROLLBACK") }
    try store.save(
      RecordStoreTests.record("One"), at: RecordStoreTests.now, merging: RecordStoreTests.newer)
    #expect(try store.history(limit: 9).count == 1)
  }
}
