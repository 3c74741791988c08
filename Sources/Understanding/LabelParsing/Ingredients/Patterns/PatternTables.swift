import LabelModel
import Languages

/// The patterns of all lexicons, entered into the tables that ``IngredientVocabulary`` searches.
struct PatternTables {
  private(set) var trie = PatternTrie()
  private(set) var statements = PatternTrie()
  private(set) var damaged = PatternTrie()
  private(set) var damagedPhrases = DamagedPhrases()
  /// The headings, each once.
  private(set) var headings: [String] = []
  /// For each heading the languages that write it so.
  private(set) var headingLanguages: [[Int]] = []
  /// The places of the headings by their letters.
  private var headingNumbers: [[UInt16]: Int] = [:]

  /// The least number of letters of a name that is recognised by its strokes alone: "avellana" from
  /// "aveiiana".
  private static let leastDamaged = 5
  /// The least number of letters of a warning that is searched with tolerance for damage.
  private static let leastWarning = 4
  /// Letters from which on what only looks like an allergen is known with one of them wrong.
  private static let leastFriend = 8
  /// Letters of an allergen's name of several words, in which one may be wrong.
  private static let leastName = 10
  /// Letters from which on a denial is known with one of them wrong.
  private static let leastDenial = 7

  /// Enters the words of `lexicons`, whose places number the languages.
  init(_ lexicons: [IngredientLexicon]) {
    for (language, lexicon) in lexicons.enumerated() {
      addHeadings(lexicon, language)
      addSentences(lexicon, language)
      addDamagedSentences(lexicon, language)
      for (number, kind) in AdditiveClass.allCases.enumerated() {
        add(lexicon.additiveClasses[kind], .additiveClass(number), language)
      }
      for (number, allergen) in Allergen.allCases.enumerated() {
        addDamagedNames(of: allergen, number, lexicon, language)
        addNames(of: allergen, number, lexicon, language)
      }
    }
  }

  private mutating func add(
    _ list: WordList?, _ meaning: PatternMeaning, _ language: Int, joined: Bool = false
  ) {
    for phrase in (list?.phrases ?? []).flatMap(Self.prints) {
      trie.insert(phrase, meaning, language: language, joined: joined)
      if meaning == .contains || meaning == .mayContain || meaning == .origin {
        statements.insert(phrase, meaning, language: language, joined: joined)
      }
    }
  }

  private mutating func addHeadings(_ lexicon: IngredientLexicon, _ language: Int) {
    for phrase in lexicon.headings.phrases {
      let letters = LetterFolding.fold(phrase)
      if let number = headingNumbers[letters] {
        headingLanguages[number].append(language)
      } else {
        headingNumbers[letters] = headingLanguages.count
        headings.append(phrase)
        headingLanguages.append([language])
      }
    }
  }

  private mutating func addSentences(_ lexicon: IngredientLexicon, _ language: Int) {
    add(lexicon.headings, .heading, language)
    add(lexicon.common, .common, language)
    add(lexicon.ends, .end, language)
    add(lexicon.contains, .contains, language, joined: true)
    add(lexicon.warnings, .mayContain, language, joined: true)
    add(lexicon.freeOf, .freeOf, language, joined: true)
    addDeniedContents(lexicon, language)
    add(lexicon.ofWhich, .ofWhich, language)
    add(lexicon.origins, .origin, language)
  }

  /// Adds denials that end with a word for contents. A sentence begins with the denial, also where it is wrapped there.
  private mutating func addDeniedContents(_ lexicon: IngredientLexicon, _ language: Int) {
    let ends = lexicon.contains.phrases.map { Array(" \($0)".utf8) }
    for phrase in lexicon.freeOf.phrases.flatMap(Self.prints)
    where ends.contains(where: { phrase.utf8.suffix($0.count).elementsEqual($0) }) {
      statements.insert(phrase, .freeOf, language: language, joined: true)
    }
  }

  private mutating func addDamagedSentences(_ lexicon: IngredientLexicon, _ language: Int) {
    for phrase in lexicon.warnings.phrases where !phrase.unicodeScalars.contains("…") {
      damagedPhrases.insert(phrase, .mayContain, language: language, least: Self.leastWarning)
    }
    for phrase in lexicon.traceTails.phrases {
      damagedPhrases.insert(phrase, .traceTail, language: language, least: Self.leastWarning)
    }
    for phrase in lexicon.freeOf.phrases where !phrase.unicodeScalars.contains("*") {
      damagedPhrases.insert(phrase, .freeOf, language: language, least: Self.leastDenial)
    }
  }

  private mutating func addNames(
    of allergen: Allergen, _ number: Int, _ lexicon: IngredientLexicon, _ language: Int
  ) {
    add(lexicon.allergens[allergen], .allergen(number), language)
    add(lexicon.listNames[allergen], .allergenOfList(number), language)
    add(lexicon.statementNames[allergen], .allergenOfStatement(number), language)
    add(lexicon.falseFriends[allergen], .falseFriend(number), language, joined: true)
    add(
      lexicon.statementFriends[allergen], .falseFriendOfStatement(number), language, joined: true)
    add(IngredientLexicon.international[allergen], .allergen(number), language)
  }

  private mutating func addDamagedNames(
    of allergen: Allergen, _ number: Int, _ lexicon: IngredientLexicon, _ language: Int
  ) {
    let names = lexicon.allergens[allergen]?.phrases ?? []
    for phrase in names {
      damaged.insert(
        phrase, .allergen(number), language: language, asStrokes: true, least: Self.leastDamaged)
      guard phrase.utf8.contains(UInt8(ascii: " ")) else { continue }
      damagedPhrases.insert(
        phrase, .allergen(number), language: language, least: Self.leastName)
    }
    let stems = names.filter { $0.hasSuffix("*") }.map {
      FoodSymbols.fold(pattern: $0.unicodeScalars)
    }
    for phrase in lexicon.falseFriends[allergen]?.phrases ?? [] {
      damaged.insert(
        phrase, .falseFriend(number), language: language, joined: true, asStrokes: true)
      guard !Self.isInflection(phrase, of: stems) else { continue }
      damagedPhrases.insert(
        phrase, .falseFriend(number), language: language, least: Self.leastFriend)
    }
  }

  /// Whether a word is one of an allergen's `stems` with a letter or two behind it.
  ///
  /// With one of them wrong it is the allergen itself.
  private static func isInflection(_ friend: String, of stems: [[UInt16]]) -> Bool {
    let letters = FoodSymbols.fold(pattern: friend.unicodeScalars)
    return stems.contains { letters.starts(with: $0) && letters.count <= $0.count + 2 }
  }

  /// The forms in which `phrase` may be read.
  ///
  /// A language with "œ" has no word with "æ", which recognition reads for it: "æufs".
  private static func prints(of phrase: String) -> [String] {
    phrase.unicodeScalars.contains("œ") ? [phrase, phrase.replacing("œ", with: "æ")] : [phrase]
  }
}
