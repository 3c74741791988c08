import Foundation
import LabelModel

extension TruthLabel: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case image, text, kind, subject, basis, nutrients, perServing, ambiguous, scored
    case allergens, mayContain, taurine, energyKcalPerKg, servingSizeGrams, servingSizeMillilitres
    case barcode, name, brand, ingredients, languages
  }

  /// Reads the object of one line.
  ///
  /// Without `subject` a label is pet food if its `kind` is `pet`, and food otherwise. Remarks
  /// in `notes` are not read, nor any other member that is unknown.
  ///
  /// - Throws: `DecodingError` for a line that names no file, or one outside the truth's folder. A
  ///   misspelt member, or an unknown subject, basis, unit, nutrient or allergen is such an error, too.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try checkMembers(
      in: decoder, of: "a truth line", known: CodingKeys.allCases.map(\.stringValue))
    let file = try Self.file(in: container)
    let kind = try container.decodeIfPresent(String.self, forKey: .kind)
    let warnedOf = try Self.allergens(.mayContain, in: container) ?? []
    var nutrients = try Self.values(.nutrients, in: container)
    // Some truths state taurine beside the nutrients.
    if let taurine = try container.decodeIfPresent(TruthValue.self, forKey: .taurine) {
      nutrients[Nutrient.taurine.rawValue] = taurine.printed
    }
    let ambiguous = try container.decodeIfPresent(Set<String>.self, forKey: .ambiguous) ?? []
    try Self.checkNames(ambiguous, .ambiguous, in: container)
    let scored = try container.decodeIfPresent([String].self, forKey: .scored)
    try Self.checkNames(scored ?? [], .scored, in: container)
    self.init(
      file: file,
      subject: try Self.choice(.subject, "food or petFood", in: container)
        ?? (kind == "pet" ? .petFood : .food),
      basis: try Self.choice(.basis, "asFed or per100g, for example", in: container),
      nutrients: nutrients, perServing: try Self.values(.perServing, in: container),
      ambiguous: ambiguous, scored: scored,
      allergens: try Self.allergens(.allergens, in: container).map {
        NamedAllergens(contained: $0, warnedOf: warnedOf)
      },
      facts: try Self.facts(in: container),
      languages: try container.decodeIfPresent([String].self, forKey: .languages) ?? [])
  }

  /// One of a few words; `nil` where the line has none.
  private static func choice<Choice: RawRepresentable<String>>(
    _ key: CodingKeys, _ examples: String, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Choice? {
    guard let word = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(word) is unknown; write \(examples)")
    }
    return choice
  }

  /// The file of the line: a photo or a text.
  private static func file(in container: KeyedDecodingContainer<CodingKeys>) throws -> String {
    // A line that names no file lacks its photo.
    let file =
      container.contains(.text) && !container.contains(.image)
      ? try container.decode(String.self, forKey: .text)
      : try container.decode(String.self, forKey: .image)
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(""), !parts.contains(".."), !file.utf8.contains(0) else {
      throw DecodingError.dataCorruptedError(
        forKey: .image, in: container,
        debugDescription: "a file must be named relative to the truth file, without ..")
    }
    return file
  }

  /// Refuses misspelt nutrients: their values would all count as invented.
  private static func checkNames(
    _ names: some Sequence<String>, _ key: CodingKeys,
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws {
    // The energy beside the nutrients may be ambiguous, too.
    let known = Set(Nutrient.allCases.map(\.rawValue) + [CodingKeys.energyKcalPerKg.stringValue])
    for name in names.sorted() where !known.contains(name) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(name) is no nutrient's key")
    }
  }

  private static func values(
    _ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [String: PrintedValue] {
    let values = try (container.decodeIfPresent([String: TruthValue].self, forKey: key) ?? [:])
      .mapValues(\.printed)
    try checkNames(values.keys, key, in: container)
    if let negative = values.filter({ $0.value.value < 0 }).keys.min() {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(negative) is below 0")
    }
    for (nutrient, value) in values where value.comparable == nil {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription:
          "\(nutrient) has the unit \(value.unit ?? ""), which cannot be compared")
    }
    return values
  }

  private static func allergens(
    _ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Set<Allergen>? {
    let names = try container.decodeIfPresent([String].self, forKey: key)
    return try names.map { names in
      try Set(
        names.map { name in
          guard let allergen = Allergen(taxonomyName: name) else {
            throw DecodingError.dataCorruptedError(
              forKey: key, in: container,
              debugDescription: "\(name) is no allergen of EU 1169/2011, annex II")
          }
          return allergen
        })
    }
  }

  private static func facts(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [PackageFact: FactValue] {
    func amount(_ key: CodingKeys, _ unit: String) throws -> FactValue? {
      try container.decodeIfPresent(Decimal.self, forKey: key).map {
        .amount(PrintedValue($0, unit))
      }
    }
    func text(_ key: CodingKeys) throws -> FactValue? {
      try container.decodeIfPresent(String.self, forKey: key).map { .text($0) }
    }
    let stated: [PackageFact: FactValue?] = [
      .servingSize: try amount(.servingSizeGrams, "g") ?? amount(.servingSizeMillilitres, "ml"),
      .calorieContent: try amount(.energyKcalPerKg, "kcal/kg"),
      .barcode: try text(.barcode), .name: try text(.name), .brand: try text(.brand),
      .ingredients: try text(.ingredients).map { _ in .list },
    ]
    return stated.compactMapValues { $0 }
  }
}
