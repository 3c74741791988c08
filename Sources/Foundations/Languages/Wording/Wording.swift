package import LabelModel

/// Says a record's words to a person: in their language, else in English, else as the record has them.
package struct Wording: Sendable {
  private let chain: [RecordWords]

  /// Says everything in English.
  package static let english = Wording([.english])

  /// Says each word in the first of `languages` that has it.
  package init(_ languages: [RecordWords]) {
    chain = languages
  }

  /// Words in the language of `code`, ISO 639-1 or a locale's name such as `pt_BR.UTF-8`. `nil` for
  /// a language without words.
  package init?(code: String) {
    let code = String(code.prefix { $0.isASCII && $0.isLetter }).lowercased()
    // Both written forms of Norwegian have one set of words.
    let known = code == "nb" || code == "nn" ? "no" : code
    guard let language = Language.all.first(where: { $0.code == known }) else { return nil }
    self.init([language.words(), .english])
  }

  /// Says words in the language that a person's `environment` asks for, English when it names none that is known.
  ///
  /// As POSIX has it, the first that is set of `LC_ALL`, `LC_MESSAGES` and `LANG` counts. Unless it
  /// is `C`, the languages that GNU's `LANGUAGE` lists come before it.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX", !locale.hasPrefix("C.") else {
      self = .english
      return
    }
    let listed = environment["LANGUAGE", default: ""].split(separator: ":").map(String.init)
    self = (listed + [locale]).lazy.compactMap { Wording(code: $0) }.first ?? .english
  }

  /// The code of the language that is tried first, ISO 639-1.
  package var language: String { chain.first?.code ?? "en" }

  /// Whether that language is English.
  package var isEnglish: Bool { language == RecordWords.english.code }

  /// The form of numbers and dates of that language.
  package var numbers: NumberForm { chain.first?.numbers ?? .english }

  /// The words of that language for answers to a person's profile.
  package var profile: ProfileWords { chain.first?.profile ?? .english }

  /// The codes of all languages that there are words for.
  package static var codes: [String] { Language.all.map(\.code).sorted() }

  /// The nutrient's name in a sentence: `saturated fat`.
  package func name(of nutrient: Nutrient) -> String {
    first { $0.nutrients[nutrient] } ?? nutrient.rawValue
  }

  /// The reference of the values, in words.
  package func name(of basis: Basis) -> String { first { $0.bases[basis] } ?? basis.rawValue }

  /// The status in words.
  package func name(of status: RecordStatus) -> String {
    first { $0.statuses[status] } ?? status.rawValue
  }

  /// The level in a word.
  package func name(of level: CarbohydrateLevel) -> String {
    first { $0.levels[level] } ?? level.rawValue
  }

  /// Where a value came from, in a word.
  package func name(of source: Source) -> String { first { $0.sources[source] } ?? source.rawValue }

  /// The kind of pet food in a word.
  package func name(of type: FoodType) -> String { first { $0.foodTypes[type] } ?? type.rawValue }

  /// The allergen's name.
  package func name(of allergen: Allergen) -> String {
    first { $0.allergens[allergen] } ?? allergen.rawValue
  }

  /// The name of a NOVA group; empty for any other number.
  package func name(ofNovaGroup number: Int) -> String { first { $0.novaGroups[number] } ?? "" }

  /// The kind of food that a Nutri-Score was computed for.
  package func name(of category: NutriScoreCategory) -> String {
    first { $0.nutriScoreCategories[category] } ?? category.rawValue
  }

  /// The impact of the sugar on health, in a word.
  package func name(of impact: SugarAnalysis.HealthImpact) -> String {
    first { $0.impacts[impact] } ?? impact.rawValue
  }

  /// The severity of a finding, in a word.
  package func name(of severity: Finding.Severity) -> String {
    first { $0.severities[severity] } ?? severity.rawValue
  }

  /// Says a message; as it is when its clauses are not known.
  package func sentence(_ message: Message) -> String {
    message.clauses.isEmpty
      ? message.text : message.clauses.map(sentence).joined(separator: "; ")
  }

  /// Says one clause of a message.
  package func sentence(_ clause: MessageClause) -> String {
    let prefix = clause.isPerServing ? "\(name(of: Basis.perServing)), " : ""
    return prefix + filled(template(clause.code), clause)
  }

  /// Returns the words of a code: in the first language with its own words, its synonym's or its formula.
  private func template(_ code: MessageCode) -> String {
    first { $0.template(code) } ?? code.rawValue
  }

  /// The reason why a reading is doubtful, in words.
  package func name(of doubt: ReadingDoubt) -> String {
    first { $0.doubts[doubt] } ?? doubt.rawValue
  }

  /// The animals or the use that limits of pet food are for.
  package func name(of audience: LimitAudience) -> String {
    first { $0.audiences[audience] } ?? audience.rawValue
  }

  /// The package's fact in a sentence: `best before`.
  package func name(of field: IdentityField) -> String {
    switch field {
    case .name: self(.name)
    case .brand: self(.brand)
    case .netQuantity: self(.netQuantity)
    case .drainedWeight: self(.drainedWeight)
    case .bestBefore: self(.bestBefore)
    case .lot: self(.lot)
    }
  }

  /// The words of a phrase; empty when not even English has them.
  package func callAsFunction(_ phrase: RecordWords.Phrase) -> String {
    first { $0.phrases[phrase] } ?? ""
  }

  private func first(_ word: (RecordWords) -> String?) -> String? {
    chain.lazy.compactMap(word).first
  }
}

extension Wording: ClauseNames {
  func scoredName(of nutrient: Nutrient) -> String {
    first { $0.nutrientsInSentences[nutrient] ?? $0.nutrients[nutrient] } ?? nutrient.rawValue
  }

  func columnName(of basis: Basis) -> String { name(of: basis) }
}

extension RecordWords {
  /// Returns the words of a code: its own, its synonym's or its formula; `nil` when the language has none.
  package func template(_ code: MessageCode) -> String? {
    if let own = messages[code] { return own }
    guard self.code != RecordWords.english.code else { return nil }
    return code.synonym.flatMap { messages[$0] } ?? code.formula.map(numbers.numbers(in:))
  }
}
