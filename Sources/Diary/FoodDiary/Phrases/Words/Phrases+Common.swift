extension PhraseLexicon {
  /// The lexicon of a language.
  static func of(_ language: FoodPhraseLanguage) -> PhraseLexicon {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .italian: italian
    case .spanish: spanish
    case .polish: polish
    }
  }

  /// Words behind a number that are no amount of food: energy, lengths, times, money.
  static let otherQuantities = Set(
    words: """
      kcal cal cals calorie calories calorias kalorien kalorie kalorii kj kilojoule kilojoules
      joule cm mm m km inch inches mile miles euro euros eur usd dollar dollars zł zl cent cents
      min mins minute minutes minuten minuti minutos minut minuty sec seconds hour hours stunde
      stunden heure heures ora ore hora horas godzina godziny godzin day days tag tage jour jours
      giorni dias dni week weeks woche wochen people persons personen personnes persone personas
      osoby osob percent prozent w watt grad degrees steps schritte macros points punkte
      weightwatchers
      """)

  /// Words that no name ends in: something is missing after them.
  static let prepositions = Set(
    words: """
      with from of in on at for to by mit von vom aus auf für bei zum zur im de du des avec sans
      en au aux dans sur pour di del della con senza da dal al alla per sin para por z ze na w do
      od bez dla without and und et y ohne
      """)

  /// Foods with one or two letters.
  static let shortFoods: Set<String> = ["te", "ei", "pb", "os"]

  /// Words that people add to messages everywhere.
  static let chatter = PhraseSet(
    "lol, xd, haha, hahaha, hehe, oops, ups, yum, yummy, omg, uff, mmm, hmm, tbh, btw")

  /// The measures of all languages.
  static let foreignMeasures: Set<String> = FoodPhraseLanguage.allCases.reduce(into: []) {
    $0.formUnion(of($1).measures.keys)
  }

  /// Returns the measure that a word names in all languages that have it; `nil` where they differ.
  static func measure(of word: String) -> Measure? {
    let word = PhraseLetters.folded(word.trimmed)
    let measures = FoodPhraseLanguage.allCases.compactMap { of($0).measures[word] }
    guard let first = measures.first,
      measures.allSatisfy({ $0.unit == first.unit && $0.factor == first.factor })
    else { return nil }
    return first
  }

  /// Dishes that are named alike everywhere.
  static let dishesEverywhere = PhraseSet(
    """
    fish and chips, fish & chips, mac and cheese, mac n cheese, mac & cheese, 7 up, 7up, seven up, 7-up
    ben and jerry's, ben & jerry's, pad thai, cordon bleu, coca cola zero, pepsi max, coca cola max, after eight
    sour cream and onion, cookies and cream, cookies & cream, a la carte, a la mode, chicken a la king
    quattro formaggi, 4 formaggi, quattro stagioni, 4 stagioni, five guys, 5 guys, omega 3, omega-3
    vitamin b12, dr pepper, 3 musketeers, heinz 57, pb&j, pb & j, 7 days, 3 bit
    """)

  /// Brands that start with digits.
  static let brandsWithDigits: Set<String> = ["7up", "7-up", "7days", "3bit", "100grand", "4bro"]

  /// Every word that shows the language, with its weight.
  var weighedWords: [String: Int] {
    var weights: [String: Int] = [:]
    for phrases in [links, openings, conjunctions, estimates, fillers, meals] {
      for word in phrases.words { weights[word] = 1 }
    }
    for set in [additions, eachBefore, definite] {
      for word in set { weights[word] = 1 }
    }
    for set in [telling, heads, drinks, preparations, sizes, looseMeasures] {
      for word in set { weights[word] = 2 }
    }
    for word in conditionalMeasures.keys { weights[word] = 2 }
    let units = measures.keys.filter { [String: Measure].everywhere[$0] == nil }
    for word in units.flatMap({ $0.split(separator: " ").map(String.init) }) where word.count > 2 {
      weights[word] = 3
    }
    for words in [numbers, fractions, ordinalParts, multiples] {
      for word in words.keys { weights[word] = 3 }
    }
    for word in articles.union(dishes.all) { weights[word] = 3 }
    // Signs and single letters tell nothing: an n is a German article and an English and.
    weights["&"] = nil
    weights["n"] = nil
    return weights
  }
}
