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
  /// Warnings, denials, and what only looks like an allergen, searched with tolerance for damage.
  let damagedPhrases: DamagedPhrases
  /// For each language the words that begin a warning whose verb follows later: "kann … enthalten".
  let warningHeads: [[[UInt16]]]
  /// The letters of the words that warn only beside an allergen's name.
  private let possibleWarnings: Set<[UInt16]>
  /// The letters of the words that head the statement of allergens, such as "allergy advice".
  private let statementHeadings: Set<[UInt16]>
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
    let tables = PatternTables(lexicons)
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
    trie = tables.trie
    statements = tables.statements
    damaged = tables.damaged
    damagedPhrases = tables.damagedPhrases
    headings = PhraseTrie(tables.headings)
    headingWords = tables.headings.filter { !$0.contains(" ") }.map(FoodSymbols.fold)
    var alternatives = PatternTrie()
    for phrase in IngredientLexicon.alternatives.phrases {
      alternatives.insert(phrase, .common, language: 0)
    }
    self.alternatives = alternatives
    headingLanguages = tables.headingLanguages
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
