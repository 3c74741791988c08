import Foundation
import HTTPTypes
import LabelModel
import LabelScan
import ProductStore

/// The answers of people as lines of a `truth.jsonl` for `labelscan evaluate`, one a photo.
///
/// A line judges the nutrients that a person answered, and no others. It names the photo as the server keeps it.
struct Corrections {
  private let store: RecordStore

  init(_ store: RecordStore) { self.store = store }

  /// The headers of the download.
  static var headers: HTTPFields {
    [.contentDisposition: "attachment; filename=\"truth.jsonl\""]
  }

  /// A line; its keys are those of truth files.
  private struct Line: Encodable {
    var image: String
    var subject: Subject?
    var basis: Basis?
    var nutrients: [String: Value] = [:]
    var perServing: [String: Value]?
    var scored: [String] = []
    /// The photo's name at its sender.
    var photo: String
  }

  private struct Value: Encodable {
    var value: Decimal
    var unit: NutrientUnit
    var bound: Bound?
    var modifier: Modifier?
  }

  /// Returns the lines, in the order of the products.
  ///
  /// - Throws: ``ProductStoreError``; an error for an answer that cannot be decoded.
  func lines() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = Data()
    for id in try store.answeredProducts() {
      guard let record = try store.product(.id(id))?.record else { continue }
      for line in try self.lines(id, record) { lines += try encoder.encode(line) + Data("\n".utf8) }
    }
    return lines
  }

  private func lines(_ id: Int64, _ record: ProductRecord) throws -> [Line] {
    var lines: [String: Line] = [:]
    for kept in try store.answers(of: id) {
      guard let digest = kept.sha256 else { continue }
      let answer = try JSONDecoder().decode(SettledValue.self, from: kept.answer)
      var line =
        lines[digest]
        ?? Line(
          image: "\(digest).jpg", subject: record.subject, basis: record.basis,
          photo: kept.file ?? "")
      Self.add(answer, record, to: &line)
      lines[digest] = line
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
      .filter { !$0.scored.isEmpty || $0.perServing != nil }
  }

  /// Adds an answer; a later one on the same column replaces it.
  private static func add(_ answer: SettledValue, _ record: ProductRecord, to line: inout Line) {
    let key = answer.nutrient.rawValue
    let value = answer.amount.map {
      Value(
        value: $0.quantity.value, unit: $0.quantity.unit, bound: $0.bound, modifier: $0.modifier)
    }
    if answer.basis.isServing(beside: record.basis) {
      if let value { line.perServing = (line.perServing ?? [:]).merging([key: value]) { $1 } }
    } else if answer.basis == record.basis {
      line.nutrients[key] = value
      if !line.scored.contains(key) { line.scored.append(key) }
    }
  }
}
