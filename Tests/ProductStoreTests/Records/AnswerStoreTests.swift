import Foundation
import GRDB
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

/// People's answers to values, and the queue of values for review.
struct AnswerStoreTests {
  private let folder: TemporaryFolder
  private let store: RecordStore

  init() throws {
    folder = try TemporaryFolder()
    store = try RecordStore(folder.file("a.db"))
  }

  /// A record with values for review of these certainties.
  static func doubtful(
    _ name: String, gtin: String? = nil, _ certainties: [Double]
  ) -> ProductRecord {
    var record = RecordStoreTests.record(name, gtin: gtin, sha256: gtin == nil ? name : nil)
    record.forReview = zip(Nutrient.allCases, certainties).map { nutrient, certainty in
      ReviewValue(
        nutrient: nutrient, basis: .per100g, quantity: Quantity(1, .gram),
        confidence: Confidence(certainty), reason: Message(text: "a test"),
        evidence: Evidence(image: "a.jpg", text: "1"))
    }
    return record
  }

  private func keep(_ record: ProductRecord) throws -> Int64 {
    try store.save(record, at: RecordStoreTests.now, merging: RecordStoreTests.newer).id
  }

  private static let answer = ReviewAnswer(
    made: RecordStoreTests.now, answer: Data("{}".utf8), file: "a.jpg", sha256: "aa")

  @Test("The queue begins with the least certain value, and knows no product without doubts")
  func ordersQueue() throws {
    let sure = try keep(Self.doubtful("sure", []))
    let first = try keep(Self.doubtful("first", [0.9, 0.2]))
    let second = try keep(Self.doubtful("second", [0.5]))
    #expect(try store.reviewQueue(limit: 9).map(\.id) == [first, second])
    #expect(try store.reviewQueue(limit: 1, offset: 1).map(\.id) == [second])
    let counts = try store.reviewCounts()
    #expect(counts.products == 2 && counts.values == 3)
    _ = try store.update(.id(first)) { _ in Self.doubtful("first", []) }
    #expect(try store.reviewQueue(limit: 9).map(\.id) == [second])
    #expect(try store.product(.id(sure)) != nil)
    #expect(try store.reviewCounts() == (1, 1))
    #expect(try store.productCount() == 3)
  }

  @Test("An answer is kept with its record, and taken back in turn")
  func takesBack() throws {
    let (two, one, none) = (
      Self.doubtful("p", [0.5, 0.6]), Self.doubtful("p", [0.5]), Self.doubtful("p", [])
    )
    let id = try keep(two)
    #expect(try store.keep(Self.answer, of: id, before: two, after: one) == .done)
    #expect(try store.keep(Self.answer, of: id, before: one, after: none) == .done)
    #expect(try store.answers(of: id) == [Self.answer, Self.answer])
    #expect(try store.answeredProducts() == [id])
    #expect(try store.undoAnswer(of: id) == .done)
    #expect(try store.product(.id(id))?.record == one)
    #expect(try store.undoAnswer(of: id) == .done)
    #expect(try store.product(.id(id))?.record == two)
    #expect(try store.undoAnswer(of: id) == .missing)
    #expect(try store.answeredProducts().isEmpty)
  }

  @Test(
    "A damaged record of an answer is named, and nothing is taken back",
    arguments: ["before", "after"])
  func damagedAnswer(_ column: String) throws {
    let (two, one) = (Self.doubtful("p", [0.5, 0.6]), Self.doubtful("p", [0.5]))
    let id = try keep(two)
    #expect(try store.keep(Self.answer, of: id, before: two, after: one) == .done)
    try DatabaseQueue(path: store.path).write {
      try $0.execute(sql: "UPDATE answer SET \(column) = CAST('{' AS BLOB)")
    }
    #expect(throws: ProductStoreError.damagedRecord(path: store.path, product: id)) {
      try store.undoAnswer(of: id)
    }
    #expect(try store.product(.id(id))?.record == one)
    #expect(try store.answers(of: id) == [Self.answer])
  }

  @Test("An answer to an older record changes nothing, and neither does undo after another change")
  func refusesOldRecords() throws {
    let (two, one) = (Self.doubtful("p", [0.5, 0.6]), Self.doubtful("p", [0.5]))
    let id = try keep(two)
    #expect(try store.keep(Self.answer, of: id, before: one, after: two) == .changed)
    #expect(try store.answers(of: id).isEmpty)
    #expect(try store.keep(Self.answer, of: id, before: two, after: one) == .done)
    _ = try store.update(.id(id)) { _ in Self.doubtful("p", [0.1]) }
    #expect(try store.undoAnswer(of: id) == .changed)
    #expect(try store.answers(of: id).count == 1)
    #expect(try store.keep(Self.answer, of: 99, before: two, after: one) == .missing)
  }

  @Test("Answers go with their product")
  func goWithProducts() throws {
    let (one, none) = (Self.doubtful("p", [0.5]), Self.doubtful("p", []))
    let id = try keep(one)
    _ = try store.keep(Self.answer, of: id, before: one, after: none)
    _ = try store.remove(.id(id))
    #expect(try store.answeredProducts().isEmpty)
  }
}
