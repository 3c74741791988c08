import LabelModel
import Languages

/// The words that deny the name before them: "sesame-free", "sesamfrei".
enum FreeEnds {
  private static let words = Dictionary(
    uniqueKeysWithValues: IngredientLexicon.all.map {
      ($0.code, $0.freeEnds.phrases.map(FoodSymbols.fold))
    })
  /// Words behind "free" with which it says how animals are kept: "egg, free-range".
  private static let keeping = ["range", "run"].map(FoodSymbols.fold)
  /// Words of one denial in the form "Milch-, ei- und sojafrei" at most.
  private static let mostParts = 12
  private static let conjunctions = Set(
    IngredientLexicon.conjunctions.phrases.map(FoodSymbols.fold))

  /// Whether the word of `name` ends with a denial, or is followed by one, in one of `languages`.
  static func deny(_ name: Range<Int>, in text: FoodText, languages: [String]) -> Bool {
    let words = languages.flatMap { Self.words[$0] ?? [] }
    guard !words.isEmpty else { return false }
    var end = name.upperBound
    while end < text.scalars.count, LetterFolding.isLetter(text.scalars[end]) { end += 1 }
    let rest = text.letters(name.upperBound..<end)
    if words.contains(where: { rest.count >= $0.count && rest.suffix($0.count).elementsEqual($0) })
    {
      return true
    }
    if isCompoundDenied(from: end, in: text, words: words) { return true }
    guard let next = text.word(after: end) else { return false }
    let denial = text.letters(next)
    let isDoubtful = (text.confidence(next)?.value ?? 1) < ListQuality.sureWord
    guard
      words.contains(where: { $0 == denial || isDoubtful && $0.count > 3 && denial.isOneOff($0) })
    else { return false }
    let behind = text.word(after: next.upperBound).map(text.letters)
    return !keeping.contains { $0 == behind }
  }

  /// Whether a hyphen at `end` leaves the denial to a later word: "Milch-, ei- und sojafrei".
  private static func isCompoundDenied(
    from end: Int, in text: FoodText, words: [[UInt16]]
  ) -> Bool {
    func isOpen(_ position: Int) -> Bool {
      guard position + 1 < text.scalars.count else { return false }
      let next = text.scalars[position + 1]
      return "-–‐".unicodeScalars.contains(text.scalars[position])
        && (next == " " || next == "," || next == "/")
    }
    guard end < text.scalars.count, isOpen(end) else { return false }
    var position = end
    for _ in 0..<mostParts {
      var start = position
      while start < text.scalars.count, !LetterFolding.isLetter(text.scalars[start]) {
        guard !".;:()".unicodeScalars.contains(text.scalars[start]) else { return false }
        start += 1
      }
      position = start
      while position < text.scalars.count, LetterFolding.isLetter(text.scalars[position]) {
        position += 1
      }
      let letters = text.letters(start..<position)
      if conjunctions.contains(letters) || position < text.scalars.count && isOpen(position) {
        continue
      }
      return words.contains {
        letters.count > $0.count && letters.suffix($0.count).elementsEqual($0)
      }
    }
    return false
  }

  /// Whether the words in `place` end with a denial in one of `languages`.
  static func end(_ place: Range<Int>, in text: FoodText, languages: [String]) -> Bool {
    let letters = text.letters(place)
    return languages.contains { language in
      (words[language] ?? []).contains {
        letters.count > $0.count && letters.suffix($0.count).elementsEqual($0)
      }
    }
  }
}
