public import LabelModel

/// What evaluation looks at in a record, whichever program wrote it.
public struct ScorableRecord: Hashable, Sendable {
  /// A value that a record accepts.
  public struct Accepted: Hashable, Sendable {
    /// The number and unit.
    public var quantity: PrintedValue
    /// Where it came from; `ocr` when the record does not say.
    public var source: String

    /// Creates an accepted value.
    public init(_ quantity: PrintedValue, source: String = Source.ocr.rawValue) {
      self.quantity = quantity
      self.source = source
    }
  }

  /// The base name of the first photo, or of the text.
  public var name: String
  /// What `nutrients` refer to.
  public var basis: String?
  /// The accepted values by nutrient key.
  public var nutrients: [String: Accepted]
  /// The values of one serving, if the record has them beside the main ones.
  public var perServing: [String: Accepted]

  /// Creates a record to be scored.
  public init(
    name: String, basis: String? = nil, nutrients: [String: Accepted] = [:],
    perServing: [String: Accepted] = [:]
  ) {
    self.name = name
    self.basis = basis
    self.nutrients = nutrients
    self.perServing = perServing
  }

  /// The values read from the photo on the basis that a truth states, and whether the bases agree.
  ///
  /// A truth per serving is held against the record's values per serving when it has both.
  func readValues(on truthBasis: Basis?) -> (values: [String: PrintedValue], basisAgrees: Bool) {
    let perServingKey = Basis.perServing.rawValue
    if truthBasis == .perServing, basis != perServingKey, !perServing.isEmpty {
      return (Self.read(perServing), true)
    }
    let agrees = truthBasis == nil || basis == nil || basis == truthBasis?.rawValue
    return (Self.read(nutrients), agrees)
  }

  private static func read(_ values: [String: Accepted]) -> [String: PrintedValue] {
    values.filter { $0.value.source == Source.ocr.rawValue }.mapValues(\.quantity)
  }
}

extension ScorableRecord {
  /// Creates what evaluation looks at in `record`.
  public init(_ record: ProductRecord) {
    let file: String? =
      switch record.origin {
      case .images(let images): images.first?.file
      case .text(let file): file
      }
    func accepted(_ values: [Nutrient: NutrientValue]) -> [String: Accepted] {
      Dictionary(
        uniqueKeysWithValues: values.map { nutrient, value in
          let quantity = PrintedValue(value.quantity.value, value.quantity.unit.rawValue)
          return (nutrient.rawValue, Accepted(quantity, source: value.source.rawValue))
        })
    }
    self.init(
      name: baseName(file ?? ""), basis: record.basis?.rawValue,
      nutrients: accepted(record.nutrients), perServing: accepted(record.perServing))
  }
}

extension ScorableRecord: Decodable {
  private enum CodingKeys: String, CodingKey {
    case images, image, text, basis, nutrients, perServing
  }
  private struct Photo: Decodable {
    var file: String
  }
  private struct Value: Decodable {
    var value: PrintedValue?
    var source: String?

    private enum CodingKeys: String, CodingKey { case value, source }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      source = try container.decodeIfPresent(String.self, forKey: .source)
      value =
        try container.contains(.value) && !container.decodeNil(forKey: .value)
        ? PrintedValue(from: decoder) : nil
    }
  }

  /// Reads a record's object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let photo = try container.decodeIfPresent([Photo].self, forKey: .images)?.first?.file
    let file =
      try photo ?? container.decodeIfPresent(String.self, forKey: .image)
      ?? container.decodeIfPresent(String.self, forKey: .text) ?? ""
    func values(_ key: CodingKeys) throws -> [String: Accepted] {
      try (container.decodeIfPresent([String: Value?].self, forKey: key) ?? [:])
        .compactMapValues { value in
          guard let value, let quantity = value.value else { return nil }
          return Accepted(quantity, source: value.source ?? Source.ocr.rawValue)
        }
    }
    self.init(
      name: baseName(file),
      basis: try container.decodeIfPresent(String.self, forKey: .basis),
      nutrients: try values(.nutrients), perServing: try values(.perServing))
  }
}
