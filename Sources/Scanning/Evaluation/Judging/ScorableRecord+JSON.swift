import Foundation
import LabelModel

extension ScorableRecord: Decodable {
  private enum CodingKeys: String, CodingKey {
    case images, image, text, basis, nutrients, perServing, forReview, rejected, allergens
    case servingSize, calorieContent, barcode, name, brand, netQuantity, drainedWeight, bestBefore
    case lot, ingredients
  }
  private struct Declared: Decodable {
    var allergen: Allergen
    var presence: DeclaredAllergen.Presence?
  }
  private struct Photo: Decodable {
    var file: String
  }
  private struct Value: Decodable {
    var nutrient: String?
    var basis: String?
    var value: PrintedValue?
    var source: String?
    var confidence: Confidence?
    var reasons: Set<String>

    private enum CodingKeys: String, CodingKey {
      case nutrient, basis, value, source, confidence, arguments
    }
    private struct Clause: Decodable {
      var code: String
      var doubts: [String]?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      nutrient = try container.decodeIfPresent(String.self, forKey: .nutrient)
      basis = try container.decodeIfPresent(String.self, forKey: .basis)
      source = try container.decodeIfPresent(String.self, forKey: .source)
      confidence = try container.decodeIfPresent(Confidence.self, forKey: .confidence)
      reasons = Set(
        (try container.decodeIfPresent([Clause].self, forKey: .arguments) ?? [])
          .flatMap { [$0.code] + ($0.doubts ?? []) })
      value =
        try container.contains(.value) && !container.decodeNil(forKey: .value)
        ? PrintedValue(from: decoder) : nil
    }
  }

  /// Reads a record's object.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let photo = try container.decodeIfPresent([Photo].self, forKey: .images)?.first?.file
    let file =
      try photo ?? container.decodeIfPresent(String.self, forKey: .image)
      ?? container.decodeIfPresent(String.self, forKey: .text) ?? ""
    func values(_ key: CodingKeys) throws -> [String: Accepted] {
      try (container.decodeIfPresent([String: Value?].self, forKey: key) ?? [:])
        .compactMapValues { value in
          guard let value, let quantity = value.value else { return nil }
          return Accepted(
            quantity, source: value.source ?? Source.ocr.rawValue, confidence: value.confidence)
        }
    }
    func unaccepted(_ key: CodingKeys) throws -> [Unaccepted] {
      try (container.decodeIfPresent([Value].self, forKey: key) ?? []).compactMap { value in
        guard let nutrient = value.nutrient, let quantity = value.value,
          value.source ?? Source.ocr.rawValue == Source.ocr.rawValue
        else { return nil }
        return Unaccepted(
          nutrient, quantity, basis: value.basis, confidence: value.confidence,
          reasons: value.reasons)
      }
    }
    self.init(
      file: file,
      basis: try container.decodeIfPresent(String.self, forKey: .basis),
      nutrients: try values(.nutrients), perServing: try values(.perServing),
      forReview: try unaccepted(.forReview), rejected: try unaccepted(.rejected),
      allergens: try container.decodeIfPresent([Declared].self, forKey: .allergens).map {
        NamedAllergens($0.map { ($0.allergen, $0.presence ?? .contains) })
      },
      facts: try Self.facts(in: container))
  }

  /// A fact of a package in the forms that records have for it.
  private struct Fact: Decodable {
    var text: String?
    var amount: PrintedValue?
    var source: String?

    private enum CodingKeys: String, CodingKey { case value, unit, count, gtin, source }

    init(from decoder: any Decoder) throws {
      let container: KeyedDecodingContainer<CodingKeys>
      do {
        container = try decoder.container(keyedBy: CodingKeys.self)
      } catch DecodingError.typeMismatch {
        // Other programs write a text alone.
        text = try decoder.singleValueContainer().decode(String.self)
        return
      }
      source = try container.decodeIfPresent(String.self, forKey: .source)
      if let unit = try container.decodeIfPresent(String.self, forKey: .unit) {
        let number = try container.decode(Decimal.self, forKey: .value)
        let count = try container.decodeIfPresent(Int.self, forKey: .count)
        amount = PrintedValue(number, unit)
        text = (count.map { "\($0) x " } ?? "") + "\(number) \(unit)"
      } else {
        text =
          try container.decodeIfPresent(String.self, forKey: .gtin)
          ?? container.decodeIfPresent(String.self, forKey: .value)
      }
    }
  }

  private static func facts(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [PackageFact: FactValue] {
    func fact(_ key: CodingKeys) throws -> Fact? {
      guard let fact = try container.decodeIfPresent(Fact.self, forKey: key) else { return nil }
      return [nil, Source.ocr.rawValue, RecordBarcode.Source.photo.rawValue].contains(fact.source)
        ? fact : nil
    }
    func amount(_ key: CodingKeys) throws -> FactValue? {
      try fact(key)?.amount.map { .amount($0) }
    }
    func text(_ key: CodingKeys) throws -> FactValue? { try fact(key)?.text.map { .text($0) } }
    let stated: [PackageFact: FactValue?] = [
      .servingSize: try amount(.servingSize), .calorieContent: try amount(.calorieContent),
      .barcode: try text(.barcode), .name: try text(.name), .brand: try text(.brand),
      .netQuantity: try text(.netQuantity), .drainedWeight: try text(.drainedWeight),
      .bestBefore: try text(.bestBefore), .lot: try text(.lot),
      .ingredients: try container.contains(.ingredients)
        && !container.decodeNil(forKey: .ingredients) ? .list : nil,
    ]
    return stated.compactMapValues { $0 }
  }
}
