import Digests
import Foundation
import HTTPTypes
import LabelModel
import ProductStore
import LabelScan

/// A person's answer to one value of a product.
struct ValueAnswer: Hashable, Sendable, Codable {
  enum Action: String, Codable, CaseIterable {
    /// The value is as printed.
    case accept
    /// The value is another one, ``ValueAnswer/text``.
    case correct
    /// The label does not print it.
    case notPrinted
  }

  var nutrient: Nutrient
  /// The basis of the value, `nil` where it has none.
  var basis: Basis?
  var action: Action
  /// The amount as it was typed, for a correction.
  var text: String?
  var unit: NutrientUnit?
}

/// Changes products as people answer, each answer to be undone.
actor ReviewDesk {
  private let store: RecordStore
  private let limits: FieldLimits
  private let mostSteps: Int
  /// The answers since the server's start, by product: its record before and after.
  private var steps: [Int64: [(before: ProductRecord, after: ProductRecord)]] = [:]

  init(_ store: RecordStore, limits: FieldLimits, mostSteps: Int) {
    self.store = store
    self.limits = limits
    self.mostSteps = mostSteps
  }

  /// A product's version: it changes with its record.
  static func version(_ record: ProductRecord) throws -> String {
    String((sha256([UInt8](try record.jsonLine())) ?? "").prefix(16))
  }

  /// Whether a change can be undone.
  func canUndo(_ id: Int64) -> Bool { !(steps[id] ?? []).isEmpty }

  /// Applies an answer.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - id: the product's number.
  ///   - version: the version that the person saw, `nil` to change any.
  /// - Returns: the product now.
  /// - Throws: ``WebProblem`` when there is no such product, when it changed meanwhile, and for an amount that cannot
  ///   be understood; ``ProductStoreError``.
  func apply(_ answer: ValueAnswer, to id: Int64, version: String?) throws -> StoredProduct {
    let before = try product(id)
    if let version, try Self.version(before.record) != version { throw Self.changedMeanwhile }
    let quantity = try Self.quantity(answer, in: before.record)
    guard
      let after = answered(
        before.record, answer.nutrient, on: answer.basis, with: quantity, limits: limits)
    else {
      throw WebProblem(
        .conflict,
        "the product has no column \(answer.basis?.pageName ?? ""); it can only be said not to be printed"
      )
    }
    try replace(id, before.record, by: after)
    let done = steps[id, default: []] + [(before.record, after)]
    steps[id] = Array(done.suffix(mostSteps))
    return try product(id)
  }

  /// Takes the last answer back.
  ///
  /// - Throws: ``WebProblem`` when there is nothing to take back, and when something else changed the product since;
  ///   ``ProductStoreError``.
  func undo(_ id: Int64) throws -> StoredProduct {
    guard let step = steps[id]?.last else {
      throw WebProblem(.conflict, "nothing was changed here since the server's start")
    }
    try replace(id, step.after, by: step.before)
    steps[id]?.removeLast()
    return try product(id)
  }

  /// Replaces a record in one step, unless another program changed it meanwhile.
  private func replace(_ id: Int64, _ old: ProductRecord, by new: ProductRecord) throws {
    var isOld = false
    let isThere = try store.update(.id(id)) { current in
      isOld = current == old
      return isOld ? new : current
    }
    guard isThere else { throw Self.missing(id) }
    guard isOld else { throw Self.changedMeanwhile }
  }

  private static let changedMeanwhile = WebProblem(
    .preconditionFailed, "the product changed meanwhile; look at it again, then answer")

  private func product(_ id: Int64) throws -> StoredProduct {
    guard let product = try store.product(.id(id)) else { throw Self.missing(id) }
    return product
  }

  static func missing(_ id: Int64) -> WebProblem {
    WebProblem(.notFound, "there is no product \(id)")
  }

  /// The amount that an answer states, `nil` for none.
  private static func quantity(_ answer: ValueAnswer, in record: ProductRecord) throws -> Quantity?
  {
    let offered = record.forReview.first {
      $0.nutrient == answer.nutrient && $0.basis == answer.basis
    }
    switch answer.action {
    case .notPrinted: return nil
    case .accept:
      guard let quantity = offered?.quantity else {
        throw WebProblem(.conflict, "\(answer.nutrient.rawValue) is not for review on this basis")
      }
      return quantity
    case .correct:
      let known = (answer.basis == .perServing ? record.perServing : record.nutrients)[
        answer.nutrient]
      guard let unit = answer.unit ?? offered?.quantity.unit ?? known?.quantity.unit else {
        throw WebProblem(.unprocessableContent, "the amount needs a unit")
      }
      return Quantity(try amount(answer.text ?? ""), unit)
    }
  }

  private static func amount(_ text: String) throws -> Decimal {
    switch TypedAmount(text) {
    case .amount(let amount): return amount
    case .ambiguous(let whole, let fraction):
      let shorter = fraction.reversed().drop { $0 == "0" }.reversed()
      throw WebProblem(
        .unprocessableContent,
        "\(text) may be \(whole) or \(String(shorter)); write it without the mark, or with fewer digits"
      )
    case .unreadable:
      throw WebProblem(
        .unprocessableContent, "“\(text.prefix(20))” is no amount; write it as 12.8 or 12,8")
    }
  }
}
