import LabelModel
import Languages

/// The words of all languages, ready for searching.
final class IngredientVocabulary: Sendable {
  /// The languages' codes.
  let languages: [String]
  let trie: PatternTrie
  /// The words alone that begin a sentence about what a food contains or may contain, or where that comes from.
  let statements: PatternTrie
  /// The longer names of allergens, and what only looks like them, as strokes (``FoodSymbols/strokes(_:)``).
  let damaged: PatternTrie
  /// The least number of letters of a name that is recognised by its strokes alone: "avellana" from
  /// "aveiiana".
  private static let leastDamaged = 5
  /// Warnings, denials, and what only looks like an allergen, searched with tolerance for damage.
  let damagedPhrases: DamagedPhrases
  /// For each language the words that begin a warning whose verb follows later: "kann … enthalten".
  let warningHeads: [[[UInt16]]]
  /// The letters of the words that warn only beside an allergen's name.
  private let possibleWarnings: Set<[UInt16]>
  /// The letters of the words that head the statement of allergens, such as "allergy advice".
  private let statementHeadings: Set<[UInt16]>
  /// Letters from which on what only looks like an allergen is known with one of them wrong.
  private static let leastFriend = 8
  /// Letters from which on a denial is known with one of them wrong.
  private static let leastDenial = 8
  /// The words between alternatives: "and/or".
  let alternatives: PatternTrie
  /// For each language the names of allergens that are one word.
  let names: [[AllergenName]]
  /// The words before a heading that make it the title of an analysis: "analytical composition".
  let analysisWords: Set<[UInt16]>
  /// The headings, searched with tolerance for damage.
  let headings: PhraseTrie
  /// The letters of the headings that are one word.
  let headingWords: [[UInt16]]
  /// For each heading the languages that write it so.
  let headingLanguages: [[Int]]

  init(_ lexicons: [IngredientLexicon]) {
    var trie = PatternTrie()
    var statements = PatternTrie()
    var damaged = PatternTrie()
    var phrases = DamagedPhrases()
    var headings: [String] = []
    var numbers: [[UInt16]: Int] = [:]
    var headingLanguages: [[Int]] = []
    for (language, lexicon) in lexicons.enumerated() {
      func add(_ list: WordList?, _ meaning: PatternMeaning, joined: Bool = false) {
        for phrase in (list?.phrases ?? []).flatMap(Self.prints) {
          trie.insert(phrase, meaning, language: language, joined: joined)
          if meaning == .contains || meaning == .mayContain || meaning == .origin {
            statements.insert(phrase, meaning, language: language, joined: joined)
          }
        }
      }
      /// Whether a word is an allergen's stem with a letter or two behind it.
      ///
      /// With one of them wrong it is the allergen itself.
      func isInflection(_ friend: String, _ allergen: Allergen) -> Bool {
        let letters = FoodSymbols.fold(friend.filter { $0 != "*" })
        return lexicon.allergens[allergen]?.phrases.contains { name in
          let stem = FoodSymbols.fold(name.filter { $0 != "*" })
          return name.hasSuffix("*") && letters.starts(with: stem)
            && letters.count <= stem.count + 2
        } ?? false
      }
      for phrase in lexicon.headings.phrases {
        let letters = LetterFolding.fold(phrase)
        if let number = numbers[letters] {
          headingLanguages[number].append(language)
        } else {
          numbers[letters] = headingLanguages.count
          headings.append(phrase)
          headingLanguages.append([language])
        }
      }
      add(lexicon.headings, .heading)
      add(lexicon.common, .common)
      add(lexicon.ends, .end)
      add(lexicon.contains, .contains, joined: true)
      add(lexicon.warnings, .mayContain, joined: true)
      add(lexicon.freeOf, .freeOf, joined: true)
      for phrase in lexicon.warnings.phrases where !phrase.contains("…") {
        phrases.insert(phrase, .mayContain, language: language, least: 4)
      }
      for phrase in lexicon.traceTails.phrases {
        phrases.insert(phrase, .traceTail, language: language, least: 4)
      }
      for phrase in lexicon.freeOf.phrases where !phrase.contains("*") {
        phrases.insert(phrase, .freeOf, language: language, least: Self.leastDenial)
      }
      add(lexicon.ofWhich, .ofWhich)
      add(lexicon.origins, .origin)
      for (number, kind) in AdditiveClass.allCases.enumerated() {
        add(lexicon.additiveClasses[kind], .additiveClass(number))
      }
      for (number, allergen) in Allergen.allCases.enumerated() {
        for phrase in lexicon.allergens[allergen]?.phrases ?? [] {
          damaged.insert(
            phrase, .allergen(number), language: language, asStrokes: true,
            least: Self.leastDamaged)
        }
        for phrase in lexicon.falseFriends[allergen]?.phrases ?? [] {
          damaged.insert(
            phrase, .falseFriend(number), language: language, joined: true, asStrokes: true)
          guard !isInflection(phrase, allergen) else { continue }
          phrases.insert(
            phrase, .falseFriend(number), language: language, least: Self.leastFriend)
        }
        add(lexicon.allergens[allergen], .allergen(number))
        add(lexicon.listNames[allergen], .allergenOfList(number))
        add(lexicon.statementNames[allergen], .allergenOfStatement(number))
        add(lexicon.falseFriends[allergen], .falseFriend(number), joined: true)
        add(lexicon.statementFriends[allergen], .falseFriendOfStatement(number), joined: true)
        add(IngredientLexicon.international[allergen], .allergen(number))
      }
    }
    names = lexicons.map { lexicon in
      Allergen.allCases.enumerated().flatMap { number, allergen in
        (lexicon.allergens[allergen]?.phrases ?? []).compactMap { AllergenName($0, number) }
      }
    }
    warningHeads = lexicons.map { lexicon in
      lexicon.warnings.phrases.compactMap { phrase in
        let halves = phrase.split(separator: "…")
        return halves.count > 1 ? FoodSymbols.fold(String(halves[0])) : nil
      }
    }
    possibleWarnings = Set(
      lexicons.flatMap(\.possibleWarnings.phrases).map { phrase in
        LetterFolding.fold(String(phrase.prefix { $0 != "…" }))
      })
    statementHeadings = Set(
      lexicons.flatMap { lexicon in
        lexicon.contains.phrases.filter { lexicon.ends.phrases.contains($0) }
      }.map(LetterFolding.fold))
    analysisWords = Set(
      lexicons.flatMap { lexicon in
        lexicon.ends.phrases.compactMap { end in
          let words = end.split(separator: " ").map(String.init)
          let isTitle = lexicon.headings.phrases.contains { end.hasSuffix(" " + $0) }
          return isTitle ? words.first.map(FoodSymbols.fold) : nil
        }
      })
    languages = lexicons.map(\.code)
    self.trie = trie
    self.statements = statements
    self.damaged = damaged
    damagedPhrases = phrases
    self.headings = PhraseTrie(headings)
    headingWords = headings.filter { !$0.contains(" ") }.map(FoodSymbols.fold)
    var alternatives = PatternTrie()
    for phrase in IngredientLexicon.alternatives.phrases {
      alternatives.insert(phrase, .common, language: 0)
    }
    self.alternatives = alternatives
    self.headingLanguages = headingLanguages
  }

  /// The forms in which `phrase` may be read.
  ///
  /// A language with "œ" has no word with "æ", which recognition reads for it: "æufs".
  private static func prints(of phrase: String) -> [String] {
    phrase.contains("œ") ? [phrase, phrase.replacing("œ", with: "æ")] : [phrase]
  }

  /// Whether `words` warn of traces whatever they name.
  func isCertainWarning(_ words: String) -> Bool {
    !possibleWarnings.contains(LetterFolding.fold(words))
  }

  /// Whether `words` head the statement of allergens, which may only point to the list.
  func isStatementHeading(_ words: String) -> Bool {
    statementHeadings.contains(LetterFolding.fold(words))
  }

  static let standard = IngredientVocabulary(IngredientLexicon.all)
}
