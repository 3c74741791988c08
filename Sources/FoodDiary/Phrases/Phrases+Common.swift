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
      kcal cal cals calorie calories calorias kalorien kalorie kalorii kj kilojoule kilojoules joule
      cm mm m km inch inches mile miles euro euros eur usd dollar dollars zł zl cent cents
      min mins minute minutes minuten minuti minutos minut minuty sec seconds hour hours stunde
      stunden heure heures ora ore hora horas godzina godziny godzin day days tag tage jour jours
      giorni dias dni week weeks woche wochen people persons personen personnes persone personas
      osoby osob percent prozent w watt grad degrees steps schritte macros points punkte weightwatchers
      """)

  /// Foods with one or two letters.
  static let shortFoods: Set<String> = ["te", "ei", "pb", "os"]

  /// The measures of all languages.
  static let foreignMeasures: Set<String> = FoodPhraseLanguage.allCases.reduce(into: []) {
    $0.formUnion(of($1).measures.keys)
  }

  /// Dishes that are named alike everywhere.
  static let dishesEverywhere = PhraseSet(
    """
    fish and chips, fish & chips, mac and cheese, mac n cheese, mac & cheese, 7 up, 7up, seven up, 7-up
    ben and jerry's, ben & jerry's, pad thai, cordon bleu, coca cola zero, after eight
    sour cream and onion, cookies and cream, cookies & cream, a la carte, a la mode, chicken a la king
    quattro formaggi, 4 formaggi, quattro stagioni, 4 stagioni, five guys, 5 guys, omega 3, omega-3
    vitamin b12, dr pepper, rock n roll, 3 musketeers
    """)

  /// Every word that tells the language.
  var vocabularyWords: Set<String> {
    var words = telling
    words.formUnion(numbers.keys)
    words.formUnion(fractions.keys)
    words.formUnion(multiples.keys)
    words.formUnion(
      measures.keys.filter { [String: Measure].everywhere[$0] == nil }.flatMap {
        $0.split(separator: " ").map(String.init)
      })
    for set in [
      articles, eachBefore, definite, additions, looseMeasures, sizes, heads, preparations,
    ] {
      words.formUnion(set)
    }
    for phrases in [links, openings, conjunctions, estimates, fillers, meals] {
      words.formUnion(phrases.words)
    }
    return words.subtracting(["&", "+"])
  }
}
