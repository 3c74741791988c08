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
  /// For each language the words that begin several warnings, and no ingredient: "may", "kan", "può".
  let warningOpeners: [Set<[UInt16]>]
  /// For each language the words for "contains" that also end a warning, and that warning's first words: "can".
  let warningVerbs: [[[UInt16]: [[UInt16]]]]
  /// The letters of the words that warn only beside an allergen's name.
  private let possibleWarnings: Set<[UInt16]>
  /// The letters of the words that head the statement of allergens, such as "allergy advice".
  private let statementHeadings: Set<[UInt16]>
  /// The words between alternatives: "and/or".
  let alternatives: PatternTrie
  /// For each language the names of allergens that are one word.
  let names: [[AllergenName]]
  /// For each language the longer words that lists have, allergens' names apart.
  let commonWords: [[ListWord]]
  /// The words before a heading that make it the title of an analysis: "analytical composition".
  let analysisWords: Set<[UInt16]>
  /// The headings, searched with tolerance for damage.
  let headings: PhraseTrie
  /// The letters and languages of the headings that are one word.
  let headingWords: [(letters: [UInt16], languages: [Int])]
  /// For each heading the languages that write it so.
  let headingLanguages: [[Int]]

  init(_ lexicons: [IngredientLexicon]) {
    let tables = PatternTables(lexicons)
    names = lexicons.map { lexicon in
      Allergen.allCases.enumerated().flatMap { number, allergen in
        (lexicon.allergens[allergen]?.phrases ?? []).compactMap { AllergenName($0, number) }
      }
    }
    commonWords = lexicons.map { lexicon in
      (lexicon.common.phrases + lexicon.additiveClasses.values.flatMap(\.phrases))
        .compactMap(ListWord.init)
    }
    warningHeads = lexicons.map { lexicon in
      lexicon.warnings.phrases.compactMap { phrase in
        let halves = phrase.split(separator: "…")
        return halves.count > 1 ? FoodSymbols.fold(String(halves[0])) : nil
      }
    }
    warningOpeners = lexicons.map(Self.openers)
    warningVerbs = lexicons.map(Self.verbs)
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
        let headings = lexicon.headings.phrases.map { Array(" \($0)".utf8) }
        return lexicon.ends.phrases.compactMap { end -> [UInt16]? in
          let isTitle = headings.contains { end.utf8.suffix($0.count).elementsEqual($0) }
          return isTitle
            ? end.split(separator: " ").first.map { FoodSymbols.fold(String($0)) } : nil
        }
      })
    languages = lexicons.map(\.code)
    trie = tables.trie
    statements = tables.statements
    damaged = tables.damaged
    damagedPhrases = tables.damagedPhrases
    headings = PhraseTrie(tables.headings)
    headingWords = zip(tables.headings, tables.headingLanguages).filter {
      !$0.0.utf8.contains(UInt8(ascii: " "))
    }
    .map { (FoodSymbols.fold($0), $1) }
    var alternatives = PatternTrie()
    for phrase in IngredientLexicon.alternatives.phrases {
      alternatives.insert(phrase, .common, language: 0)
    }
    self.alternatives = alternatives
    headingLanguages = tables.headingLanguages
  }

  /// The first words of two or more warnings of `lexicon`.
  private static func openers(_ lexicon: IngredientLexicon) -> Set<[UInt16]> {
    let names = Set(lexicon.allergens.values.flatMap(\.phrases).map(FoodSymbols.fold))
    var counts: [[UInt16]: Int] = [:]
    for phrase in lexicon.mayContain.phrases {
      let words = phrase.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      counts[FoodSymbols.fold(words[0]), default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 && $0.key.count > 2 }.keys).subtracting(names)
  }

  /// The words for "contains" of `lexicon` that end a warning as well, with the words before them: "може да съдържа".
  private static func verbs(_ lexicon: IngredientLexicon) -> [[UInt16]: [[UInt16]]] {
    var verbs: [[UInt16]: [[UInt16]]] = [:]
    for verb in lexicon.contains.phrases {
      for phrase in lexicon.mayContain.phrases where phrase.hasSuffix(" " + verb) {
        let head = LetterFolding.fold(String(phrase.dropLast(verb.count + 1)))
        if !head.isEmpty { verbs[LetterFolding.fold(verb), default: []].append(head) }
      }
    }
    return verbs
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
