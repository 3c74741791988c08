package import LabelModel

/// The words of one language that lists of ingredients and warnings of allergens are printed with.
package struct IngredientLexicon: Hashable, Sendable {
  /// The language, ISO 639-1.
  package var code: String
  /// Headings of a list.
  package var headings: WordList
  /// Ordinary words of lists, which tell the language.
  package var common: WordList
  /// Beginnings of what follows a list and is no part of it: storage, dates, makers, tables.
  package var ends: WordList
  /// Beginnings of sentences that say what the product contains.
  package var contains: WordList
  /// Beginnings of sentences that warn of traces.
  package var mayContain: WordList
  /// Words that warn of traces only beside an allergen's name: "in a facility that".
  package var possibleWarnings: WordList
  /// Ends of sentences that warn of traces, by which alone they can be told: "… may be present".
  package var traceTails: WordList
  /// Words for "not".
  package var negations: WordList
  /// Beginnings of sentences, or words, that say what the product does not contain.
  package var freeOf: WordList
  /// Words, or ends of words, that deny the name before them: "sesame-free", "sesamfrei".
  package var freeEnds: WordList
  /// Words before a part of the ingredient above: "of which".
  package var ofWhich: WordList
  /// The classes that additives are named by.
  package var additiveClasses: [AdditiveClass: WordList]
  /// Patterns of what is or contains an allergen.
  package var allergens: [Allergen: WordList]
  /// Names of allergens in lists alone: in a Finnish sentence `voi` is no butter, but "may".
  package var listNames: [Allergen: WordList]
  /// Names of allergens in sentences alone: in a Swedish list `nöt` is no nut, but beef.
  package var statementNames: [Allergen: WordList]
  /// Patterns of words that look like an allergen and do not name it.
  package var falseFriends: [Allergen: WordList]
  /// Patterns of what sentences alone name and that is no trace of an allergen: "may contain fish bones".
  package var statementFriends: [Allergen: WordList]
  /// Words of packages that differ from an allergen's name by a letter or two.
  ///
  /// Such a word is never taken for a damaged name: "boisson" is a drink, "poisson" fish.
  package var lookalikes: WordList

  /// Words that name where an ingredient comes from: "milk origin: Ireland" (EU 2018/775 and the national rules for milk).
  package var origins: WordList

  /// Creates a lexicon.
  package init(
    code: String, headings: WordList, common: WordList, ends: WordList, contains: WordList,
    mayContain: WordList, negations: WordList = WordList([]), freeOf: WordList,
    freeEnds: WordList = WordList([]), ofWhich: WordList,
    additiveClasses: [AdditiveClass: WordList], allergens: [Allergen: WordList],
    falseFriends: [Allergen: WordList], origins: WordList = WordList([]),
    possibleWarnings: WordList = WordList([]), traceTails: WordList = WordList([]),
    listNames: [Allergen: WordList] = [:], statementNames: [Allergen: WordList] = [:],
    statementFriends: [Allergen: WordList] = [:], lookalikes: WordList = WordList([])
  ) {
    self.code = code
    self.headings = headings
    self.common = common
    self.ends = ends
    self.contains = contains
    self.mayContain = mayContain
    self.possibleWarnings = possibleWarnings
    self.traceTails = traceTails
    self.negations = negations
    self.freeOf = freeOf
    self.freeEnds = freeEnds
    self.ofWhich = ofWhich
    self.additiveClasses = additiveClasses
    self.allergens = allergens
    self.falseFriends = falseFriends
    self.listNames = listNames
    self.statementNames = statementNames
    self.statementFriends = statementFriends
    self.lookalikes = lookalikes
    self.origins = origins
  }

  /// All words that warn of traces.
  package var warnings: WordList {
    WordList(mayContain.phrases + possibleWarnings.phrases)
  }
}
