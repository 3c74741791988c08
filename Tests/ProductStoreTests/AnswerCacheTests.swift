import Foundation
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

@Suite("The file of answers")
struct AnswerCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func date(_ seconds: Int) -> Date {
    Date(timeIntervalSince1970: 1_800_000_000 + Double(seconds))
  }

  @Test("It stays within its limit, and the newest answers stay in it")
  func limit() throws {
    let path = folder.file("answers.db")
    let cache = try AnswerCache(path, limit: 400_000)
    let product = Data(repeating: 65, count: 3_000)
    for number in 1...400 {
      try cache.keep(KeptAnswer(given: date(number), product: product), for: Int64(number))
    }
    #expect(try cache.answer(400)?.product == product)
    #expect(try cache.answer(1) == nil)
    let kept = try (1...400).filter { try cache.answer(Int64($0)) != nil }
    #expect(kept == Array((401 - kept.count)...400), "the oldest go first")
    #expect(kept.count >= 40)
    let size = try #require(
      FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    #expect(size < 700_000)
    let other = try AnswerCache(folder.file("unlimited.db"))
    for number in 1...400 {
      try other.keep(KeptAnswer(given: date(number), product: product), for: Int64(number))
    }
    #expect(try other.answer(1) != nil)
  }

  @Test("A search is kept by database and words, and removed with old answers")
  func searches() throws {
    let cache = try AnswerCache(folder.file("answers.db"))
    let answer = KeptSearch(given: date(0), limit: 5, products: Data("[]".utf8))
    try cache.keep(answer, for: "tuna", of: "one")
    #expect(try cache.search("tuna", of: "one") == answer)
    #expect(try cache.search("tuna", of: "two") == nil)
    #expect(try cache.search("salmon", of: "one") == nil)
    let newer = KeptSearch(given: date(9), limit: 7, products: Data("[1]".utf8))
    try cache.keep(newer, for: "tuna", of: "one")
    #expect(try cache.search("tuna", of: "one") == newer)
    try cache.keep(KeptAnswer(given: date(1), product: nil), for: 7)
    #expect(try cache.removeAnswers(before: date(20)) == 2)
    #expect(try cache.search("tuna", of: "one") == nil)
  }

  @Test("Products whose look-up is to be made again are found")
  func pendingProducts() throws {
    let store = try RecordStore(folder.file("a.db"))
    func record(_ digits: String?, _ state: LookupState?) throws -> ProductRecord {
      ProductRecord(
        status: .valid,
        barcode: try digits.map { RecordBarcode(try #require(GTIN($0)), source: .photo) },
        name: SourcedText(#"a "lookup":"pending""#, source: .manual), lookup: state)
    }
    for (digits, state) in [
      ("4006381333931", .pending), ("96385074", .found), ("036000291452", nil), (nil, .pending),
    ] as [(String?, LookupState?)] {
      try store.save(try record(digits, state), at: date(0)) { $1 }
    }
    let waiting = try store.pendingProducts()
    #expect(waiting.map(\.record.barcode?.gtin.digits) == ["4006381333931"])
    _ = try store.update(.id(waiting[0].id)) { record in
      var record = record
      record.lookup = .unknown
      return record
    }
    #expect(try store.pendingProducts().isEmpty)
  }
}
