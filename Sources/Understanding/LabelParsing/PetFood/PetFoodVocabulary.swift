import LabelModel
import Languages

/// The pet-food words of all languages, ready for searching.
struct PetFoodVocabulary: Sendable {
  /// An entry of a table: one word or several, in folded letters.
  struct Entry: Hashable, Sendable {
    var words: [[UInt16]]
    var meaning: PetFoodMention.Meaning
    /// Whether the last word is only the beginning of one.
    var isPrefix: Bool
    /// The languages that write it so, ISO 639-1.
    var languages: Set<String> = []

    /// The letters of all words.
    var length: Int { words.reduce(0) { $0 + $1.count } }
  }

  /// The entries by their first word.
  private var exact: [[UInt16]: [Entry]] = [:]
  /// The entries that are beginnings of compounds, by their letters.
  private var prefixes: [[UInt16]: [Entry]] = [:]
  /// The entries with a first word long enough to tolerate damage, by that word's length.
  private var long: [Int: [Entry]] = [:]
  /// The lengths of `prefixes`.
  private var prefixLengths: Set<Int> = []

  /// All languages' words.
  static let standard = PetFoodVocabulary(PetFoodWords.all)

  init(_ languages: [PetFoodWords]) {
    var known: [Entry: Set<String>] = [:]
    var entries: [Entry] = []
    for language in languages {
      let lists: [(PetFoodMention.Meaning, [String])] = [
        (.animal(.cat), language.cats), (.animal(.dog), language.dogs),
        (.animal(.other), language.others), (.kind(.complete), language.complete),
        (.kind(.complementary), language.complementary), (.kind(.treat), language.treats),
        (.kind(.broth), language.broths),
      ]
      for (meaning, texts) in lists {
        for text in texts {
          let entry = Entry(
            words: PetFoodTokens.words(of: text), meaning: meaning, isPrefix: text.hasSuffix("*"))
          if known[entry] == nil { entries.append(entry) }
          known[entry, default: []].insert(language.code)
        }
      }
    }
    for var entry in entries {
      entry.languages = known[entry] ?? []
      add(entry)
    }
  }

  private mutating func add(_ entry: Entry) {
    guard let first = entry.words.first else { return }
    if entry.isPrefix, entry.words.count == 1 {
      prefixes[first, default: []].append(entry)
      prefixLengths.insert(first.count)
      return
    }
    exact[first, default: []].append(entry)
    if first.count >= Self.leastDamagedLength { long[first.count, default: []].append(entry) }
  }

  /// Returns the entries that may begin with `word`: itself, the beginning of a compound, or the word undamaged.
  func entries(beginningWith word: [UInt16]) -> [Entry] {
    var found = exact[word] ?? []
    for length in prefixLengths where length <= word.count {
      found += prefixes[Array(word.prefix(length))] ?? []
    }
    if found.isEmpty {
      found = (long[word.count] ?? []).filter { Self.resembles(word, $0.words[0]) }
    }
    return found
  }

  /// Returns whether `word` is `entry` except for letters that recognition may have confused: one
  /// in eight.
  ///
  /// Shorter words have too many neighbours: "parrots" is one letter from "carrots".
  static func resembles(_ word: [UInt16], _ entry: [UInt16]) -> Bool {
    guard word.count == entry.count else { return false }
    let allowed = entry.count / leastDamagedLength
    var wrong = 0
    for (one, other) in zip(word, entry) where one != other {
      wrong += 1
      if wrong > allowed { return false }
    }
    return true
  }

  /// The letters of the shortest word that may be damaged.
  private static let leastDamagedLength = 8
}

/// The words of a page in reading order.
struct PetFoodTokens {
  /// A word in folded letters.
  struct Token {
    var letters: [UInt16]
    /// The line that it is printed in.
    var line: Int
    /// Its number among the words of that line.
    var place: Int
  }

  private(set) var tokens: [Token] = []

  /// Splits `lines`; a word that a hyphen divides between two lines is one.
  init(_ lines: [String]) {
    var isDivided = false
    for (number, line) in lines.enumerated() {
      for (place, letters) in Self.words(of: line).enumerated() {
        if place == 0, isDivided, !tokens.isEmpty {
          tokens[tokens.count - 1].letters += letters
        } else {
          tokens.append(Token(letters: letters, line: number, place: place))
        }
      }
      isDivided = line.hasSuffix("-")
    }
  }

  /// The words of a text, in folded letters of one script each.
  static func words(of text: String) -> [[UInt16]] {
    var words: [[UInt16]] = []
    var letters: [UInt16] = []
    func close() {
      guard !letters.isEmpty else { return }
      LetterFolding.settleScript(&letters)
      words.append(letters)
      letters = []
    }
    for scalar in text.unicodeScalars {
      let isMark = scalar.properties.generalCategory == .nonspacingMark
      if LetterFolding.isLetter(scalar) || isMark {
        LetterFolding.append(scalar, to: &letters)
      } else {
        close()
      }
    }
    close()
    return words
  }
}
