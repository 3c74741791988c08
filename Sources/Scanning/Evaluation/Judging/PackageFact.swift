import LabelModel

/// A fact of a record beside its nutrients; the raw value is the record's key.
package enum PackageFact: String, Hashable, Sendable, Codable, CaseIterable {
  case servingSize, calorieContent, barcode, name, brand, netQuantity, drainedWeight, bestBefore
  case lot, ingredients
}

/// The value of a fact beside the nutrients.
package enum FactValue: Hashable, Sendable {
  /// An amount with its unit.
  case amount(PrintedValue)
  /// A text, such as a name or a date.
  case text(String)
  /// A list of ingredients. Its words are not judged, only that there is one.
  case list

  /// The value as a person reads it.
  package var text: String {
    switch self {
    case .amount(let value): value.text
    case .text(let text): text
    case .list: "a list"
    }
  }
}

extension PackageFact {
  /// Returns the facts that `record` has read from its photo or text.
  static func facts(of record: ProductRecord) -> [PackageFact: FactValue] {
    func read(_ text: SourcedText?) -> FactValue? {
      text.flatMap { $0.source == .ocr ? .text($0.value) : nil }
    }
    func read(_ quantity: SourcedQuantity?) -> FactValue? {
      quantity.flatMap { $0.source == .ocr ? .text($0.quantity.text) : nil }
    }
    let facts: [PackageFact: FactValue?] = [
      .servingSize: record.servingSize.map { .amount(PrintedValue($0)) },
      .calorieContent: record.calorieContent.flatMap {
        $0.source == .ocr
          ? .amount(PrintedValue($0.quantity, bound: $0.bound, modifier: $0.modifier)) : nil
      },
      .barcode: record.barcode.flatMap {
        $0.source == .photo ? .text($0.gtin.description) : nil
      },
      .name: read(record.name), .brand: read(record.brand),
      .netQuantity: read(record.netQuantity), .drainedWeight: read(record.drainedWeight),
      .bestBefore: read(record.bestBefore), .lot: read(record.lot),
      .ingredients: record.ingredients.flatMap { $0.source == .ocr ? .list : nil },
    ]
    return facts.compactMapValues { $0 }
  }
}
