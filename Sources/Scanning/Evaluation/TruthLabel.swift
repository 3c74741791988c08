import Foundation
package import LabelModel

/// The facts that one photo or text prints: a line of a `truth.jsonl`.
package struct TruthLabel: Hashable, Sendable {
  /// The photo's or text's file name, relative to the truth file's folder.
  package var file: String
  /// The kind of product that the label is about.
  package var subject: Subject
  /// The basis that the values refer to, `nil` when any basis is right.
  package var basis: Basis?
  /// The printed values by nutrient key.
  package var nutrients: [String: PrintedValue]
  /// The values printed beside them for one serving; empty when the truth does not say.
  package var perServing: [String: PrintedValue]
  /// Nutrients that are neither credited nor blamed.
  package var ambiguous: Set<String>
  /// The nutrients that are judged, in order.
  package var scored: [String]
  /// The allergens that are printed; `nil` when the truth does not say.
  package var allergens: NamedAllergens?
  /// The package's facts that the truth states.
  package var facts: [PackageFact: FactValue]
  /// The languages of the label, ISO 639-1; empty when the truth does not say.
  package var languages: [String]

  /// Creates a truth; without `scored`, the subject's core nutrients are judged.
  package init(
    file: String, subject: Subject, basis: Basis? = nil, nutrients: [String: PrintedValue],
    perServing: [String: PrintedValue] = [:], ambiguous: Set<String> = [], scored: [String]? = nil,
    allergens: NamedAllergens? = nil, facts: [PackageFact: FactValue] = [:],
    languages: [String] = []
  ) {
    self.file = file
    self.subject = subject
    self.basis = basis
    self.nutrients = nutrients
    self.perServing = perServing
    self.ambiguous = ambiguous
    self.scored = scored ?? subject.coreNutrients.map(\.rawValue)
    self.allergens = allergens
    self.facts = facts
    self.languages = languages
  }

  /// Whether the label prints no nutrient values, not even illegible ones.
  var printsNoValues: Bool {
    nutrients.isEmpty && perServing.isEmpty && ambiguous.isEmpty
  }

  /// Whether nothing of the label may be accepted, as of a cosmetic's.
  ///
  /// Such a truth says that no values and no allergens are printed, and states no fact of the package.
  var printsNothing: Bool {
    printsNoValues && facts.isEmpty && allergens == NamedAllergens(contained: [])
  }

  /// Whether the truth knows if `nutrient` is printed.
  func judges(_ nutrient: String) -> Bool {
    !ambiguous.contains(nutrient)
      && (scored.contains(nutrient) || nutrients[nutrient] != nil || perServing[nutrient] != nil)
  }

  /// Whether a record's main value is the serving's printed one, and is said to be the serving's.
  ///
  /// Such a value is neither right nor wrong: it is true, but the main column is still missed.
  func isOfServing(_ nutrient: String, _ value: PrintedValue, recordBasis: String?) -> Bool {
    guard let basis, basis != .perServing, recordBasis == Basis.perServing.rawValue else {
      return false
    }
    return perServing[nutrient].map(value.isSameAmount(as:)) ?? false
  }
}

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
  /// - Throws: `DecodingError` for a line that names no file, or one outside the truth's folder. An
  ///   misspelt member, or an unknown subject, basis, unit, nutrient or allergen is such an error, too.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try checkMembers(
      in: decoder, of: "a truth line", known: CodingKeys.allCases.map(\.stringValue))
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
    let kind = try container.decodeIfPresent(String.self, forKey: .kind)
    // Values of a misspelt nutrient would all count as invented.
    func checkNames(_ names: some Sequence<String>, _ key: CodingKeys) throws {
      // The energy beside the nutrients may be ambiguous, too.
      let known = Set(Nutrient.allCases.map(\.rawValue) + [CodingKeys.energyKcalPerKg.stringValue])
      for name in names.sorted() where !known.contains(name) {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(name) is no nutrient's key")
      }
    }
    func values(_ key: CodingKeys) throws -> [String: PrintedValue] {
      let values = try (container.decodeIfPresent([String: TruthValue].self, forKey: key) ?? [:])
        .mapValues(\.printed)
      try checkNames(values.keys, key)
      for (nutrient, value) in values where value.comparable == nil {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription:
            "\(nutrient) has the unit \(value.unit ?? ""), which cannot be compared")
      }
      return values
    }
    func allergens(_ key: CodingKeys) throws -> Set<Allergen>? {
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
    let warnedOf = try allergens(.mayContain) ?? []
    var nutrients = try values(.nutrients)
    // Some truths state taurine beside the nutrients.
    if let taurine = try container.decodeIfPresent(TruthValue.self, forKey: .taurine) {
      nutrients[Nutrient.taurine.rawValue] = taurine.printed
    }
    let ambiguous = try container.decodeIfPresent(Set<String>.self, forKey: .ambiguous) ?? []
    try checkNames(ambiguous, .ambiguous)
    let scored = try container.decodeIfPresent([String].self, forKey: .scored)
    try checkNames(scored ?? [], .scored)
    self.init(
      file: file,
      subject: try container.decodeIfPresent(Subject.self, forKey: .subject)
        ?? (kind == "pet" ? .petFood : .food),
      basis: try container.decodeIfPresent(Basis.self, forKey: .basis),
      nutrients: nutrients, perServing: try values(.perServing),
      ambiguous: ambiguous, scored: scored,
      allergens: try allergens(.allergens).map {
        NamedAllergens(contained: $0, warnedOf: warnedOf)
      },
      facts: try Self.facts(in: container),
      languages: try container.decodeIfPresent([String].self, forKey: .languages) ?? [])
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
