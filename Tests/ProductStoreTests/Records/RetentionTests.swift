import FoodDiary
import Foundation
import GRDB
import LabelModel
import LabelTestSupport
import ProductChoice
import ProductStore
import Testing

@Suite("How long things are kept")
struct RetentionTests {
  private let store: RecordStore
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    store = try RecordStore(folder.file("a.db"))
    for (day, name) in [(0.0, "Old"), (25, "Middle"), (35, "New")] {
      try store.save(
        RecordStoreTests.record(name, sha256: name),
        at: RecordStoreTests.now.addingTimeInterval(day * 86_400),
        merging: RecordStoreTests.newer)
    }
  }

  @Test("Nothing is removed until it is wanted; then scans and photos by age, and products never")
  func byAge() throws {
    let today = RecordStoreTests.now.addingTimeInterval(36 * 86_400)
    #expect(try store.applyRetention(at: today) == .removed(AgedEntries()))
    try store.setRetention(.standard)
    #expect(try RecordStore(store.path).retention() == .standard)
    var removed = AgedEntries()
    (removed.scans, removed.photos) = (1, 1)
    #expect(try store.applyRetention(at: today) == .removed(removed))
    let statistics = try store.statistics()
    #expect(statistics.products == 3 && statistics.scans == 2)
    #expect(try store.search("old", limit: 9).count == 1)
    #expect(try store.applyRetention(at: today) == .removed(AgedEntries()))
    try store.setRetention(.forever)
    #expect(try store.retention() == .forever)
  }

  @Test("Says what a setting would remove, and whether it is all that there is")
  func preview() throws {
    let today = RecordStoreTests.now.addingTimeInterval(36 * 86_400)
    var some = AgedEntries()
    (some.scans, some.photos) = (1, 3)
    #expect(
      try store.entries(olderThan: Retention(scans: 20 * 86_400, photos: 0), at: today) == some)
    let all = try store.entries(olderThan: Retention(scans: 0), at: today)
    #expect(all.areAll && all.scans == 3)
    #expect(try store.statistics().scans == 3)
  }

  @Test(
    "What a wrong clock makes old stays, time after time, until a person wants it removed",
    arguments: [50.0, 400])
  func wrongClock(days: Double) throws {
    let later = RecordStoreTests.now.addingTimeInterval((36 + days) * 86_400)
    try store.setRetention(.standard)
    // A scan of the wrong day makes no difference.
    for number in 1...2 {
      guard case .waiting(let aged) = try store.applyRetention(at: later) else {
        Issue.record("scans were removed")
        return
      }
      #expect(aged.scans == 3)
      try store.save(
        RecordStoreTests.record("Wrong \(number)", sha256: "\(number)"), at: later,
        merging: RecordStoreTests.newer)
    }
    #expect(try store.statistics().scans == 5)
    guard case .removed(let removed) = try store.applyRetention(at: later, all: true) else {
      Issue.record("nothing was removed")
      return
    }
    #expect(removed.scans == 3)
    #expect(try store.statistics().scans == 2)
  }

  @Test("Answers are removed by age")
  func answers() throws {
    let cache = try AnswerCache(folder.file("c.db"))
    try cache.keep(KeptAnswer(given: RecordStoreTests.now, product: nil), for: 1)
    try cache.keep(
      KeptAnswer(given: RecordStoreTests.now.addingTimeInterval(9), product: nil), for: 2)
    #expect(try cache.removeAnswers(before: RecordStoreTests.now.addingTimeInterval(5)) == 1)
    #expect(try cache.answer(1) == nil && cache.answer(2) != nil)
  }
}
