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
  /// The SQL of the layout's steps, as they were released: they must never change.
  static let steps: [(name: String, sql: String)] = [
    (
      "1 products, scans, photos, findings",
      """
      PRAGMA application_id = 1280525378;
      CREATE TABLE product (
        id INTEGER PRIMARY KEY, key INTEGER UNIQUE, name TEXT, brand TEXT, subject TEXT,
        status TEXT NOT NULL, isFavourite INTEGER NOT NULL DEFAULT 0, scanned REAL NOT NULL,
        record BLOB NOT NULL);
      CREATE INDEX product_scanned ON product (scanned DESC, id DESC);
      CREATE INDEX product_kind ON product (subject, status);
      CREATE INDEX product_favourite ON product (isFavourite, scanned DESC) WHERE isFavourite;
      CREATE TABLE scan (
        id INTEGER PRIMARY KEY, product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
        scanned REAL NOT NULL, record BLOB NOT NULL);
      CREATE INDEX scan_product ON scan (product, scanned DESC);
      CREATE INDEX scan_scanned ON scan (scanned);
      CREATE TABLE photo (
        scan INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE, file TEXT NOT NULL, sha256 TEXT);
      CREATE INDEX photo_scan ON photo (scan);
      CREATE INDEX photo_sha256 ON photo (sha256);
      CREATE TABLE finding (
        product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE, rule TEXT NOT NULL,
        severity TEXT NOT NULL);
      CREATE INDEX finding_product ON finding (product);
      CREATE INDEX finding_rule ON finding (rule, severity);
      CREATE VIRTUAL TABLE product_text USING fts5 (
        words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
      """
    ),
    (
      "2 contributions",
      """
      CREATE TABLE contribution (
        id INTEGER PRIMARY KEY, key INTEGER NOT NULL, digest TEXT NOT NULL UNIQUE,
        envelope BLOB NOT NULL, state TEXT NOT NULL, created REAL NOT NULL, due REAL NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0, note TEXT);
      CREATE INDEX contribution_due ON contribution (state, due);
      CREATE TABLE contribution_part (
        contribution INTEGER NOT NULL REFERENCES contribution ON DELETE CASCADE,
        number INTEGER NOT NULL, body BLOB, PRIMARY KEY (contribution, number));
      """
    ),
    (
      "3 retention",
      """
      CREATE TABLE retention (
        what TEXT PRIMARY KEY, seconds REAL NOT NULL CHECK (seconds >= 0)) WITHOUT ROWID;
      """
    ),
    (
      "4 diary",
      """
      CREATE TABLE meal (
        id INTEGER PRIMARY KEY,
        day INTEGER NOT NULL,
        time REAL NOT NULL,
        summary TEXT NOT NULL
      );
      CREATE INDEX meal_day ON meal (day, time, id);
      CREATE TABLE meal_entry (
        id INTEGER PRIMARY KEY,
        meal INTEGER NOT NULL REFERENCES meal ON DELETE CASCADE,
        name TEXT NOT NULL,
        amount REAL,
        unit TEXT,
        energyKcal REAL,
        protein REAL,
        carbohydrates REAL,
        fat REAL,
        source TEXT NOT NULL,
        scaling TEXT
      );
      CREATE INDEX meal_entry_meal ON meal_entry (meal);
      CREATE TABLE goal (id INTEGER PRIMARY KEY, day INTEGER NOT NULL UNIQUE, goals BLOB NOT NULL);
      CREATE TABLE known_meal (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        amount REAL,
        unit TEXT,
        energyKcal REAL,
        protein REAL,
        carbohydrates REAL,
        fat REAL,
        source TEXT NOT NULL,
        scaling TEXT,
        lastUsed REAL NOT NULL,
        uses INTEGER NOT NULL
      );
      CREATE TABLE diary_change (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made REAL NOT NULL,
        what TEXT NOT NULL,
        before BLOB NOT NULL
      );
      """
    ),
    (
      "5 pets",
      """
      CREATE TABLE pet (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        weight REAL NOT NULL,
        isActive INTEGER NOT NULL,
        need REAL
      );
      CREATE TABLE feeding (
        id INTEGER PRIMARY KEY,
        pet INTEGER NOT NULL REFERENCES pet ON DELETE CASCADE,
        day INTEGER NOT NULL,
        product TEXT NOT NULL,
        grams REAL NOT NULL,
        energyKcal REAL,
        carbohydrateKcal REAL
      );
      CREATE INDEX feeding_day ON feeding (pet, day);
      """
    ),
    (
      "6 complete days, sync",
      """
      CREATE TABLE complete_day (id INTEGER PRIMARY KEY, day INTEGER NOT NULL UNIQUE);
      CREATE TABLE sync_machine (id TEXT NOT NULL, revision INTEGER NOT NULL);
      CREATE TABLE sync_row (
        uuid TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        row INTEGER,
        isForgotten INTEGER NOT NULL DEFAULT 0,
        UNIQUE (kind, row)
      ) WITHOUT ROWID;
      CREATE TABLE sync_field (
        uuid TEXT NOT NULL REFERENCES sync_row ON DELETE CASCADE,
        field TEXT NOT NULL,
        register BLOB NOT NULL,
        PRIMARY KEY (uuid, field)
      ) WITHOUT ROWID;
      """
    ),
    (
      "7 profile, list",
      """
      CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), profile BLOB NOT NULL);
      CREATE TABLE shopping_item (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        product TEXT,
        isDone INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL
      );
      """
    ),
    (
      "8 review, answers",
      """
      ALTER TABLE product ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE product ADD COLUMN leastCertain REAL;
      UPDATE product SET
        doubts = coalesce(json_array_length(CAST(record AS TEXT), '$.forReview'), 0),
        leastCertain = (
          SELECT min(json_extract(value, '$.confidence'))
          FROM json_each(CAST(record AS TEXT), '$.forReview'));
      CREATE INDEX product_doubt ON product (leastCertain, id) WHERE doubts > 0;
      CREATE TABLE answer (
        id INTEGER PRIMARY KEY,
        product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
        made REAL NOT NULL, answer BLOB NOT NULL, file TEXT, sha256 TEXT,
        before BLOB NOT NULL, after BLOB NOT NULL);
      CREATE INDEX answer_product ON answer (product, id);
      """
    ),
    (
      "9 doubts, pet food",
      """
      CREATE INDEX product_doubts ON product (doubts) WHERE doubts > 0;
      CREATE INDEX product_pet_food ON product (scanned DESC, id DESC) WHERE subject = 'petFood';
      """
    ),
    (
      "10 numbers of removed products",
      """
      CREATE TABLE removed_product (number INTEGER NOT NULL);
      CREATE TRIGGER product_removed AFTER DELETE ON product
        WHEN OLD.id > coalesce((SELECT max(number) FROM removed_product), 0) BEGIN
        DELETE FROM removed_product;
        INSERT INTO removed_product VALUES (OLD.id);
      END;
      """
    ),
    (
      "11 numbers of the diary",
      """
      CREATE TABLE numbered_meal (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        day INTEGER NOT NULL,
        time REAL NOT NULL,
        summary TEXT NOT NULL
      );
      INSERT INTO numbered_meal SELECT id, day, time, summary FROM meal;
      DROP TABLE meal;
      ALTER TABLE numbered_meal RENAME TO meal;
      CREATE INDEX meal_day ON meal (day, time, id);
      CREATE TABLE numbered_entry (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        meal INTEGER NOT NULL REFERENCES meal ON DELETE CASCADE,
        name TEXT NOT NULL,
        amount REAL,
        unit TEXT,
        energyKcal REAL,
        protein REAL,
        carbohydrates REAL,
        fat REAL,
        source TEXT NOT NULL,
        scaling TEXT
      );
      INSERT INTO numbered_entry SELECT id, meal, name, amount, unit, energyKcal, protein,
        carbohydrates, fat, source, scaling FROM meal_entry;
      DROP TABLE meal_entry;
      ALTER TABLE numbered_entry RENAME TO meal_entry;
      CREATE INDEX meal_entry_meal ON meal_entry (meal);
      CREATE TABLE numbered_feeding (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        pet INTEGER NOT NULL REFERENCES pet ON DELETE CASCADE,
        day INTEGER NOT NULL,
        product TEXT NOT NULL,
        grams REAL NOT NULL,
        energyKcal REAL,
        carbohydrateKcal REAL
      );
      INSERT INTO numbered_feeding SELECT id, pet, day, product, grams, energyKcal, carbohydrateKcal
        FROM feeding;
      DROP TABLE feeding;
      ALTER TABLE numbered_feeding RENAME TO feeding;
      CREATE INDEX feeding_day ON feeding (pet, day);
      CREATE TABLE numbered_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        product TEXT,
        isDone INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL
      );
      INSERT INTO numbered_item SELECT id, name, product, isDone, added FROM shopping_item;
      DROP TABLE shopping_item;
      ALTER TABLE numbered_item RENAME TO shopping_item;
      """
    ),
  ]

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
