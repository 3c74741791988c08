import Digests
import Foundation
import HTTPTypes
import LabelModel
import LabelScan
import Languages
import ProductStore

/// Changes products as people answer, each answer to be undone.
struct ReviewDesk: Sendable {
  let store: RecordStore
  let limits: FieldLimits

  init(_ store: RecordStore, limits: FieldLimits) {
    self.store = store
    self.limits = limits
  }

  /// A product's version: it changes with its record.
  static func version(_ record: ProductRecord) throws -> String {
    version(try record.jsonLine())
  }

  /// The version of a product whose record is this line.
  static func version(_ line: Data) -> String {
    String((sha256([UInt8](line)) ?? "").prefix(16))
  }

  /// Whether an answer can be taken back.
  func canUndo(_ id: Int64) throws -> Bool { try !store.answers(of: id).isEmpty }

  /// Applies an answer.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - id: the product's number.
  ///   - version: the version that the person saw, `nil` to change any.
  /// - Returns: the product now.
  /// - Throws: ``WebProblem`` when there is no such product, when it changed meanwhile, and for an amount that cannot
  ///   be understood; ``ProductStoreError``. An amount that no food can have is a ``WebProblem``, too.
  func apply(_ answer: ValueAnswer, to id: Int64, version: String?) throws -> StoredProduct {
    let before = try product(id)
    if let version, try Self.version(before.record) != version { throw Self.changedMeanwhile }
    let settled = try AnswerReading(answer, in: before.record, limits: limits).settled
    guard let after = settled.applied(to: before.record, limits: limits) else {
      throw WebProblem(.conflict, .columnIsMissing)
    }
    let photo = Self.photo(answer, in: before.record)
    let kept = ReviewAnswer(
      made: Date(), answer: try JSONEncoder().encode(settled), file: photo?.file,
      sha256: photo?.sha256)
    try check(store.keep(kept, of: id, before: before.record, after: after), id)
    return try product(id)
  }

  /// Takes the last answer back, also one of an earlier run.
  ///
  /// - Throws: ``WebProblem`` when there is nothing to take back, and when something else changed the product since;
  ///   ``ProductStoreError``.
  func undo(_ id: Int64) throws -> StoredProduct {
    _ = try product(id)
    guard try canUndo(id) else { throw WebProblem(.conflict, .nothingToUndo) }
    try check(store.undoAnswer(of: id), id)
    return try product(id)
  }

  /// Returns `record` with the answers that people gave to this product: a correction outlives another scan.
  ///
  /// - Throws: ``ProductStoreError``; an error for an answer that cannot be decoded.
  func withAnswers(_ record: ProductRecord, of id: Int64) throws -> ProductRecord {
    var record = record
    for kept in try store.answers(of: id) {
      let settled = try JSONDecoder().decode(SettledValue.self, from: kept.answer)
      record = settled.applied(to: record, limits: limits) ?? record
    }
    return record
  }

  private func check(_ outcome: AnswerOutcome, _ id: Int64) throws {
    switch outcome {
    case .done: return
    case .changed: throw Self.changedMeanwhile
    case .missing: throw Self.missing(id)
    }
  }

  private static let changedMeanwhile = WebProblem(.preconditionFailed, .changedMeanwhile)

  private func product(_ id: Int64) throws -> StoredProduct {
    guard let product = try store.product(.id(id)) else { throw Self.missing(id) }
    return product
  }

  static func missing(_ id: Int64) -> WebProblem { WebProblem(.notFound, .productIsMissing) }

  /// The photo that shows the value of an answer; the only one where a value of the record has none.
  private static func photo(_ answer: ValueAnswer, in record: ProductRecord) -> ImageReference? {
    let images = record.origin.images
    let offered = record.forReview.first {
      $0.nutrient == answer.nutrient && $0.basis == answer.basis
    }
    let stated = record.stated(answer.nutrient, on: answer.basis)
    let name = offered?.evidence.image ?? stated?.evidence?.image
    guard let name else {
      // A value that the record lacks may be on a side of the package that no photo shows.
      let isStated = offered != nil || stated != nil
      return isStated && images.count == 1 ? images[0] : nil
    }
    return images.first { $0.file == name }
      ?? images.first { $0.file == TurnedName.source(of: name) }
  }
}
