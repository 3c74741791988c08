import LabelModel
import Languages

/// The words of all lexicons, which a damaged word may be instead of an allergen's name.
struct KnownWords: Sendable {
  private struct Known: Sendable {
    var letters: [UInt16]
    /// Whether other letters may follow.
    var isStem: Bool
    /// The numbers of the allergens that it names.
    var allergens: Set<Int>
  }

  /// The ``IngredientLexicon/lookalikes`` of all languages.
  ///
  /// They are compared letter for letter: "tait" may be "fait" or "lait", and lists have milk.
  private static let lookalikes = Set(
    IngredientLexicon.all.flatMap(\.lookalikes.phrases).map(FoodSymbols.fold))

  /// The least number of letters of a word that others are compared with.
  private static let leastLetters = 3
  /// The words by their first letter.
  private let words: [UInt16: [Known]]

  /// The words of the languages that records are shown in, and those of panels.
  static let standard = KnownWords(
    phrases(of: IngredientLexicon.all.prefix(Language.all.count)) + otherPhrases)

  /// The words of each other language's lists, by its place. They are compared with a text of that language alone.
  private static let alone: [Int: KnownWords] = Dictionary(
    uniqueKeysWithValues: IngredientLexicon.all.enumerated().dropFirst(Language.all.count).map {
      ($0, KnownWords(phrases(of: [$1])))
    })

  /// The foods of each language by its place.
  private static let foods: [Int: KnownWords] = Dictionary(
    uniqueKeysWithValues: IngredientLexicon.all.enumerated().map { number, lexicon in
      let kinds = FoodKindWords.all.filter { $0.code == lexicon.code }
        .flatMap { $0.kinds.values.flatMap(\.phrases) }
      return (number, KnownWords(lexicon.common.phrases + kinds))
    })

  /// The cost of a thin letter, which a misread name of a food may lack.
  private static let nearFood = 7

  /// Whether `word` may be another food than `allergen` in one of `languages`, with a thin letter lost: "sirappi".
  static func mayBeOtherFood(
    _ word: [UInt16], than allergen: Int, in languages: some Sequence<Int>
  ) -> Bool {
    languages.contains { foods[$0]?.holdOther(word, than: allergen, within: nearFood) ?? false }
  }

  /// Whether `word` is in the name of a food in one of `languages`.
  static func holdFood(_ word: [UInt16], in languages: some Sequence<Int>) -> Bool {
    languages.contains { foods[$0]?.hold(word) ?? false }
  }

  /// Makes all tables ready.
  static func prepare() { _ = (standard, alone, foods) }

  /// The words that a text in `languages` may have.
  static func all(for languages: some Sequence<Int>) -> [KnownWords] {
    [standard] + languages.compactMap { alone[$0] }
  }

  private init(_ phrases: [String]) {
    let trie = IngredientVocabulary.standard.trie
    var known: [[UInt16]: Bool] = [:]
    for phrase in phrases {
      for part in phrase.unicodeScalars.split(whereSeparator: Self.separates) {
        // The end of a word alone is no word.
        guard part.first != "*" else { continue }
        let letters = FoodSymbols.fold(pattern: part)
        guard letters.count >= Self.leastLetters else { continue }
        known[letters] = part.last == "*" && known[letters] ?? true
      }
    }
    var words: [UInt16: [Known]] = [:]
    for (letters, isStem) in known {
      let allergens = trie.matches(in: letters).compactMap { match -> Int? in
        guard case .allergen(let number) = trie.patterns[match.pattern].meaning else { return nil }
        return number
      }
      words[letters[0], default: []].append(
        Known(letters: letters, isStem: isStem, allergens: Set(allergens)))
    }
    self.words = words
  }

  /// Whether `scalar` is between two words of a phrase.
  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "-" || scalar == "'" || scalar == "…"
  }

  private static func phrases(of lexicons: some Sequence<IngredientLexicon>) -> [String] {
    lexicons.flatMap { lexicon -> [String] in
      var lists = [
        lexicon.headings, lexicon.common, lexicon.ends, lexicon.contains, lexicon.warnings,
        lexicon.freeOf, lexicon.ofWhich,
      ]
      lists += Array(lexicon.additiveClasses.values)
      lists += Array(lexicon.allergens.values)
      lists += Array(lexicon.falseFriends.values)
      return lists.flatMap(\.phrases)
    }
  }

  private static var otherPhrases: [String] {
    let kinds = (FoodKindWords.all.prefix(Language.all.count) + [.international]).flatMap {
      Array($0.kinds.values) + [$0.meat, $0.honey, $0.plantFlesh]
    }
    let nutrients = LanguageLexicon.all.flatMap {
      $0.nutrients.values.flatMap { $0 } + $0.vitamins + $0.others
    }
    return kinds.flatMap(\.phrases) + nutrients
  }

  /// Whether `word` is a word of a lexicon.
  func hold(_ word: [UInt16]) -> Bool {
    guard let first = word.first else { return false }
    return words[first]?.contains { known in
      known.isStem ? word.starts(with: known.letters) : word == known.letters
    } ?? false
  }

  /// Whether another word than a name of `allergen` is as near to `word` as `cost`.
  func holdOther(_ word: [UInt16], than allergen: Int, within cost: Int) -> Bool {
    if Self.lookalikes.contains(word) { return true }
    return words.contains { first, known in
      let row = Int(LetterConfusion.place(of: word[0])) * LetterConfusion.places
      guard
        first == word[0]
          || Int(LetterConfusion.table[row + Int(LetterConfusion.place(of: first))]) <= cost
      else { return false }
      return known.contains { other in
        guard !other.allergens.contains(allergen), other.letters.count * 10 >= word.count * 7,
          other.letters.count <= word.count + 1
        else { return false }
        return WordDamage.cost(
          of: word[...], for: other.letters[...], isStem: other.isStem, within: cost) != nil
      }
    }
  }
}
