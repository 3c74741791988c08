import Foundation
import LabelModel
import Languages
import ProductChoice
import ProductStore

/// Products of the database, a line each.
struct ProductList {
  let products: [ProductSummary]
  /// The answers to a person's profile, by the products' numbers; empty without a profile.
  let marks: [Int64: [ProfileMark]]
  let wording: Wording

  /// Prints the lines, for people or as JSON, or the message of an empty list.
  func show(json: Bool, whenEmpty message: String) throws(CommandFailure) {
    try output(json ? jsonLines() : Data(text.utf8))
    if products.isEmpty { complain(message) }
  }

  /// Number, local time, barcode, name, brand, status, and the number of scans from two on.
  ///
  /// The profile's warnings are on a line of their own.
  private var text: String {
    products.map { product in
      let title = [product.name, product.brand].compactMap { $0 }.joined(separator: ", ")
      let key = product.key.map { String($0) } ?? RecordPresentation.missing
      let mark = product.isFavourite ? " ★" : ""
      let status =
        RecordStatus(rawValue: product.status).map { wording.name(of: $0) } ?? product.status
      let scans = product.scans > 1 ? "  \(scans(product.scans))" : ""
      let line =
        "#\(product.id)  \(wording.time(product.scanned, in: .current))  \(key)  "
        + terminalSafe(title.isEmpty ? wording(.unknownProduct) : title)
        + "  \(status)\(scans)\(mark)\n"
      let warnings = ProfileLines(
        marks[product.id] ?? [], style: .forStandardOutput(), wording: wording
      ).warnings
      return line + (warnings.isEmpty ? "" : "    \(warnings)\n")
    }.joined()
  }

  /// The number of scans: `2 scans`. Other languages have the number behind the word.
  private func scans(_ number: Int) -> String {
    wording.language == "en" ? "\(number) scans" : "\(wording(PageWord.scansKept)): \(number)"
  }

  /// An object a line, with every key; `profile` only where there is a profile.
  private func jsonLines() throws(CommandFailure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    var lines = Data()
    do {
      for product in products {
        lines +=
          try encoder.encode(Line(product, marks: marks[product.id])) + [UInt8(ascii: "\n")]
      }
    } catch {
      throw CommandFailure(.internalFault, "the products cannot be written as JSON: \(error)")
    }
    return lines
  }

  private struct Line: Encodable {
    private enum CodingKeys: String, CodingKey {
      case id, scanned, barcode, name, brand, status, favourite, scans, profile
    }

    private let product: ProductSummary
    private let marks: [ProfileMark]?

    init(_ product: ProductSummary, marks: [ProfileMark]?) {
      self.product = product
      self.marks = marks
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(product.id, forKey: .id)
      try container.encode(product.scanned, forKey: .scanned)
      try container.encode(product.key.map { String($0) }, forKey: .barcode)
      try container.encode(product.name, forKey: .name)
      try container.encode(product.brand, forKey: .brand)
      try container.encode(product.status, forKey: .status)
      try container.encode(product.isFavourite, forKey: .favourite)
      try container.encode(product.scans, forKey: .scans)
      try container.encodeIfPresent(marks, forKey: .profile)
    }
  }
}
