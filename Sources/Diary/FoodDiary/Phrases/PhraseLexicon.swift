/// The words of a language in a phrase about food.
///
/// All words are folded: lower case, no accents (``PhraseLetters``). A phrase of several words
/// has single spaces; an elided word keeps its apostrophe (`d' eau`).
struct PhraseLexicon: Sendable {
  /// A unit, and how many of it the word means: an `etto` is 100 g.
  struct Measure: Sendable, Hashable {
    var unit: PortionUnit
    var factor: Double
    /// Whether the word is a singular, so that it means one without a number.
    var isSingular: Bool
  }

  /// A word that is a unit with some foods only: a `Kugel` of ice cream is a scoop.
  struct ConditionalMeasure: Sendable, Hashable {
    var unit: PortionUnit
    var isSingular: Bool
    var foods: Set<String>
  }

  var language: FoodPhraseLanguage
  /// Words for numbers above one, and for one where it is no article.
  var numbers: [String: Double] = [:]
  /// Articles that count one.
  var articles: Set<String> = []
  /// Parts of one: `half`.
  var fractions: [String: Double] = [:]
  /// Those of ``fractions`` that are ordinals without a link: a `third` coffee.
  var ordinals: Set<String> = []
  /// Ordinals that are a part of one behind a number alone: `trzy czwarte`, but the `trzecia kawa` is
  /// the third coffee.
  var ordinalParts: [String: Double] = [:]
  /// Nouns that count: `dozen`, `couple`.
  var multiples: [String: Double] = [:]
  /// Words between an amount and its food: `of`.
  var links: PhraseSet = []
  /// Words before a food that say nothing about its amount: `the`, `some`, `a few`.
  var openings: PhraseSet = []
  /// Articles that do not count: `the`.
  var definite: Set<String> = []
  /// Words that start a new food.
  var conjunctions: PhraseSet = []
  /// Words that add to a food, or start a new one that has its own amount: `with`.
  var additions: Set<String> = []
  /// Words that make an amount an estimate: `about`.
  var estimates: PhraseSet = []
  /// Words between the ends of a range: `to`.
  var ranges: Set<String> = []
  /// Words after and before the size of each of several pieces: `each`, `à`.
  var each: PhraseSet = []
  var eachBefore: Set<String> = []
  /// Words after the amount of all pieces: `total`.
  var totals: PhraseSet = []
  /// Words for multiplication: `times`.
  var times: Set<String> = []
  /// Units, by word.
  var measures: [String: Measure] = [:]
  /// Units of some foods only, by word.
  var conditionalMeasures: [String: ConditionalMeasure] = [:]
  /// Words that measure, but nothing that is known: `splash`, `mug`.
  var looseMeasures: Set<String> = []
  /// Words that make the size of a measure unknown: `large glass`, `heaped spoon`.
  var sizes: Set<String> = []
  /// Words about eating, time and meals, dropped at both ends of a food.
  var fillers: PhraseSet = []
  /// Names of meals, dropped before an amount or a colon.
  var meals: PhraseSet = []
  /// Words before and after a time of day.
  var timesOfDay: (before: PhraseSet, after: Set<String>) = ([], [])
  /// Words that make the phrase mean something else than food that was eaten.
  var vetoes: [PhraseVeto: PhraseSet] = [:]
  /// Names that hold a conjunction, number or preposition.
  var dishes: PhraseSet = []
  /// Two foods that together name another: `ham and cheese` sandwich.
  var pairs: PhraseSet = []
  /// Foods that are named by what is in them: sandwich, pizza, salad.
  var heads: Set<String> = []
  /// Words before what carries a food: `on` toast.
  var supports: PhraseSet = []
  /// Parts that a food can be named by the number of: a two `finger` KitKat, a two `shot` latte.
  var countedParts: Set<String> = []
  /// Drinks, which are seldom in a food.
  var drinks: Set<String> = []
  /// Ways of preparing food, which are no food on their own.
  var preparations: Set<String> = []
  /// Words before an apostrophe that are words on their own: `d'`.
  var elisions: Set<String> = []
  /// Common foods and small words that tell the language.
  var telling: Set<String> = []
  /// All words above that show the language, with their weights. Numbers, articles and units have
  /// 3, foods 2, and small words 1, since languages share many of them.
  private(set) var vocabulary: [String: Int] = [:]
  /// The language's way to write numbers.
  var numerals: Numerals

  /// Creates a lexicon that `fill` fills.
  init(
    _ language: FoodPhraseLanguage, _ numerals: Numerals, fill: (inout PhraseLexicon) -> Void
  ) {
    self.language = language
    self.numerals = numerals
    measures = .everywhere
    fill(&self)
    fillers.formUnion(Self.chatter)
    vocabulary = weighedWords
    dishes.formUnion(Self.dishesEverywhere)
  }

  /// The thousands and decimal signs of a language.
  enum Numerals: Sendable {
    /// 1,234.5
    case point
    /// 1.234,5
    case comma
    /// 1 234,5
    case commaAndSpace
  }
}

/// The meanings of a phrase other than food that was eaten.
enum PhraseVeto: Hashable, Sendable {
  /// Anywhere: not eaten, not yet eaten, to be undone.
  case notEaten
  /// Anywhere: yesterday; a food is logged for the day that is given.
  case otherDay
  /// Anywhere: less than, at least.
  case limit
  /// Anywhere: or.
  case alternative
  /// Anywhere: most of, some of.
  case part
  /// At the start: how, what.
  case question
  /// As a whole food: hello, something.
  case notFood
  /// In what is left of a food: I, ate.
  case sentence
  /// At the start of what is left of a food: drink. Behind another word it is a noun: energy drink.
  case verb
}

/// Folded phrases of one or more words, found longest first.
struct PhraseSet: Sendable, ExpressibleByArrayLiteral {
  private var phrases: Set<String> = []
  private(set) var longest = 0

  init(arrayLiteral elements: String...) { self.init(elements) }

  init(_ elements: some Sequence<String>) {
    for element in elements {
      phrases.insert(element)
      longest = max(longest, element.split(separator: " ").count)
    }
  }

  /// Phrases divided by commas and line ends, as they are written.
  init(_ text: String) {
    self.init(
      text.split { $0 == "," || $0 == "\n" }.map { PhraseLetters.folded(String($0).trimmed) }
        .filter { !$0.isEmpty })
  }

  func contains(_ phrase: String) -> Bool { phrases.contains(phrase) }

  /// All phrases.
  var all: Set<String> { phrases }

  /// The words of all phrases.
  var words: [String] { phrases.flatMap { $0.split(separator: " ").map(String.init) } }

  mutating func formUnion(_ other: PhraseSet) {
    phrases.formUnion(other.phrases)
    longest = max(longest, other.longest)
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Set<String> {
  /// Words divided by white space, as they are written.
  init(words: String) {
    self.init(words.split(whereSeparator: \.isWhitespace).map { PhraseLetters.folded(String($0)) })
  }
}

extension [String: Double] {
  /// `word word=number`, divided by white space.
  init(values: String) {
    self.init()
    var waiting: [String] = []
    for entry in values.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=")
      waiting.append(PhraseLetters.folded(String(parts[0])))
      guard parts.count == 2, let value = Double(parts[1]) else { continue }
      for word in waiting { self[word] = value }
      waiting = []
    }
  }
}

extension [String: PhraseLexicon.ConditionalMeasure] {
  /// Adds the words of a unit of `foods`, written as for a unit of all foods.
  mutating func add(_ unit: PortionUnit, of foods: Set<String>, _ words: String) {
    var measures: [String: PhraseLexicon.Measure] = [:]
    measures.add(unit, words)
    for (word, measure) in measures {
      self[word] = PhraseLexicon.ConditionalMeasure(
        unit: unit, isSingular: measure.isSingular, foods: foods)
    }
  }
}

extension [String: PhraseLexicon.Measure] {
  /// Adds the words of a unit: singular before a slash, plural and abbreviated ones after it,
  /// divided by commas.
  mutating func add(_ unit: PortionUnit, factor: Double = 1, _ words: String) {
    let halves = words.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    for (index, half) in halves.enumerated() {
      for word in half.split(separator: ",") {
        let key = PhraseLetters.folded(String(word).trimmed)
        if key.isEmpty || (index == 1 && self[key] != nil) { continue }
        self[key] = PhraseLexicon.Measure(unit: unit, factor: factor, isSingular: index == 0)
      }
    }
  }

  /// The units that are written alike everywhere.
  static let everywhere: Self = {
    var measures = Self()
    measures.add(.gram, "/g,gr,gramm,gram")
    measures.add(.kilogram, "/kg,kilo,kilos")
    measures.add(.milligram, "/mg")
    measures.add(.ounce, "/oz")
    measures.add(.pound, "/lb,lbs")
    measures.add(.millilitre, "/ml")
    measures.add(.centilitre, "/cl")
    measures.add(.decilitre, "/dl")
    measures.add(.litre, "/l,lt,ltr")
    measures.add(.fluidOunce, "/fl oz,floz,fl ozs")
    measures.add(.tablespoon, "/tbsp,tbsps")
    measures.add(.teaspoon, "/tsp,tsps")
    return measures
  }()
}
