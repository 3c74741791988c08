package import LabelModel

extension Message {
  /// Creates the message of a clause, with its words in English.
  package init(_ code: MessageCode, _ arguments: [MessageParameter: MessageArgument] = [:]) {
    self.init([MessageClause(code, arguments)])
  }

  /// Creates the message of `clauses`, with their words in English.
  package init(_ clauses: [MessageClause], joinedBy joint: String = "; ") {
    self.init(
      text: clauses.map(RecordText().sentence).joined(separator: joint), clauses: clauses)
  }
}

/// The English of records: names are the keys of records, since programs compare them with fields.
struct RecordText: ClauseNames {
  var numbers: NumberForm { .english }

  func name(of nutrient: Nutrient) -> String { nutrient.rawValue }

  func scoredName(of nutrient: Nutrient) -> String {
    RecordWords.english.nutrientsInSentences[nutrient] ?? ownName(nutrient)
  }

  func name(of basis: Basis) -> String { basis.rawValue }
  func columnName(of basis: Basis) -> String {
    RecordWords.english.bases[basis] ?? basis.rawValue
  }

  func name(of source: Source) -> String { source.rawValue }
  func name(of foodType: FoodType) -> String { foodType.rawValue }

  func name(of audience: LimitAudience) -> String {
    RecordWords.english.audiences[audience] ?? audience.rawValue
  }

  func name(of field: IdentityField) -> String { field.rawValue }

  func name(of category: NutriScoreCategory) -> String {
    RecordWords.english.categoriesInSentences[category] ?? category.rawValue
  }

  /// Doubts are in sentences for people alone, so that they are words.
  func name(of doubt: ReadingDoubt) -> String {
    RecordWords.english.doubts[doubt] ?? doubt.rawValue
  }

  func sentence(_ clause: MessageClause) -> String {
    let words = RecordWords.englishMessages[clause.code] ?? clause.code.rawValue
    return (clause.isPerServing ? RecordWords.servingPrefix : "") + filled(words, clause)
  }

  private func ownName(_ nutrient: Nutrient) -> String {
    RecordWords.english.nutrients[nutrient] ?? nutrient.rawValue
  }
}
