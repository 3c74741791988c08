import LabelModel
import Languages

/// Words of a label that may be a product's name.
struct NameText: Sendable {
  /// Letters and words of a name.
  private static let letters = 3...110
  private static let mostWords = 16
  /// The share of letters among a name's characters.
  private static let leastShare = 0.8
  /// Units behind the names of rows.
  private static let bracketedUnits: Set = [
    "(g)", "(mg)", "(µg)", "(μg)", "(mcg)", "(kj)", "(kcal)", "(cal)", "(%)",
  ]

  var words: [Word]

  /// The text, a word parted at a line's end joined again.
  var text: String {
    var text = ""
    for word in words {
      if text.hasSuffix("-"), word.text.first?.isLowercase == true {
        text.removeLast()
        text += word.text
      } else {
        text += (text.isEmpty ? "" : " ") + word.text
      }
    }
    while let last = text.last, " .,;:–-|•·*".contains(last) { text.removeLast() }
    return text
  }

  /// The certainty of the words: the letters' mean, less where a whole word is badly read.
  var confidence: Double {
    let mean = IdentityPage.confidence(of: words)
    let worst =
      words.filter { IdentityPage.letters(of: $0.text) >= 3 }
      .map { $0.confidence?.value ?? 1 }.min() ?? mean
    return min(1, (0.7 * mean + 0.3 * worst) / PackageQuantityFinder.sureWord)
  }

  /// Whether the text has the form of a name.
  ///
  /// It begins with a capital or a figure and consists of words. It is no heading, amount, address,
  /// instruction or statement on storage, makers or allergens.
  func isPossible(_ vocabulary: IngredientVocabulary) -> Bool {
    let text = text
    let count = IdentityPage.letters(of: text)
    guard Self.letters.contains(count), words.count <= Self.mostWords,
      let first = text.first(where: { $0.isLetter || $0.isNumber }), first == text.first,
      first.isUppercase || first.isNumber,
      !text.contains(where: { ":=?!|@_<>{}[]~".contains($0) }),
      Double(count) >= Self.leastShare * Double(text.count(where: { $0 != " " })),
      words.contains(where: { IdentityPage.letters(of: $0.text) >= 3 }),
      text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }),
      !words.contains(where: { $0.text.lowercased().hasPrefix("www") })
    else { return false }
    guard words.indices.allSatisfy(mayHaveFigures), QuantityScanner(words).mentions().isEmpty else {
      return false
    }
    return !isStatement(vocabulary) && !isRow && !isAllergenList(vocabulary)
  }

  /// Whether the text is the name of a table's row or heading.
  ///
  /// A unit or the sign of a vitamin may be behind it: "Sodium (mg)", "Vitamina D".
  private var isRow: Bool {
    if RowNames.standard.contains(text) { return true }
    if words.contains(where: { Self.bracketedUnits.contains($0.text.lowercased()) }) { return true }
    let bare = words.filter { IdentityPage.letters(of: $0.text) > 1 }.map(\.text)
    return bare.count < words.count && RowNames.standard.contains(bare.joined(separator: " "))
  }

  /// Whether commas part the names of allergens: "Milk, sesame".
  private func isAllergenList(_ vocabulary: IngredientVocabulary) -> Bool {
    let parts = text.split(separator: ",").map { FoodSymbols.fold(Self.trimmed($0)) }
    guard parts.count > 1, let first = parts.first else { return false }
    func allergenEnds(_ symbols: [UInt16]) -> [Int] {
      vocabulary.trie.matches(in: symbols, at: 0).compactMap {
        guard case .allergen = vocabulary.trie.patterns[$0.pattern].meaning else { return nil }
        return $0.range.upperBound
      }
    }
    return allergenEnds(first).contains(first.count)
      && parts.dropFirst().allSatisfy { !allergenEnds($0).isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " })
  }

  /// Whether a word has no figures, or those of a share or of a name. "17%" and "Pro-5" may have
  /// them, "ready in 5 minutes" may not.
  private func mayHaveFigures(_ number: Int) -> Bool {
    let text = words[number].text
    guard text.contains(where: \.isNumber) else { return true }
    if text.contains("%") || text.contains(where: \.isLetter) { return true }
    return number + 1 < words.count && words[number + 1].text.hasPrefix("%")
  }

  private func isStatement(_ vocabulary: IngredientVocabulary) -> Bool {
    let symbols = FoodSymbols.fold(text)
    if !vocabulary.statements.matches(in: symbols).isEmpty { return true }
    let opening = vocabulary.trie.matches(in: symbols, at: 0).contains {
      switch vocabulary.trie.patterns[$0.pattern].meaning {
      case .end, .heading, .freeOf, .contains, .mayContain, .origin: true
      default: false
      }
    }
    if opening { return true }
    let folded = words.map { LetterFolding.fold($0.text) }
    guard let first = folded.first else { return true }
    return ClaimWords.areClaim(folded) || NotNames.openings.contains(first)
      || folded.contains(where: NotNames.anywhere.contains)
  }
}

/// Words that no name begins with, or has: those of instructions, tables, claims and addresses.
enum NotNames {
  static let openings = fold(IdentityLexicon.notFirstInNames)
  static let anywhere = fold(IdentityLexicon.notInNames)

  private static func fold(_ list: WordList) -> Set<[UInt16]> {
    Set(list.phrases.map(LetterFolding.fold))
  }
}
