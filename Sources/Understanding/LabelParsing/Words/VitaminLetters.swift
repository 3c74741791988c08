import LabelModel

/// The letters of the vitamins that records keep: "Vitamin C", "C-vitamin".
///
/// Spaces do not matter for finding a phrase. "Vitamina" has the letters of "vitamin A", and "vitamine e minerali" begins
/// with those of "vitamin E". A name counts only where its letter is a word of its own in print.
enum VitaminLetters {
  /// The letters of each vitamin, in every script that prints it.
  private static let letters: [(nutrient: Nutrient, letters: [String])] = [
    (.vitaminA, ["a", "α", "а"]), (.vitaminC, ["c", "с"]), (.vitaminD, ["d", "д"]),
    (.vitaminE, ["e", "ε", "е"]),
  ]

  private static let folded = Dictionary(
    uniqueKeysWithValues: letters.map { ($0.nutrient, Set($0.letters.map(LetterFolding.fold))) })

  /// The vitamins.
  static let nutrients = Set(letters.map(\.nutrient))

  /// The vitamins' names with `words` for a vitamin, the letter behind the word or before it.
  ///
  /// The letter is Latin or of the word's script.
  static func names(with words: [String]) -> [(nutrient: Nutrient, names: [String])] {
    letters.map { nutrient, letters in
      let names = words.flatMap { word in
        letters.filter { [.latin, script(of: word)].contains(script(of: $0)) }
          .flatMap { ["\(word) \($0)", "\($0) \(word)"] }
      }
      return (nutrient, names)
    }
  }

  private static func script(of text: String) -> LetterFolding.Script? {
    LetterFolding.fold(text).first.map(LetterFolding.Script.init)
  }

  /// Returns the phrases of a line with vitamins whose letter is not printed taken for something else.
  static func printed(_ phrases: [PhraseMention], _ lines: [ScannedLine]) -> [PhraseMention] {
    phrases.map { phrase in
      guard case .nutrient(let nutrient, _) = phrase.meaning, let letters = folded[nutrient],
        !isPrinted(letters, in: phrase, lines[phrase.line], beside: phrases)
      else { return phrase }
      var other = phrase
      other.meaning = .other
      return other
    }
  }

  private static func isPrinted(
    _ letters: Set<[UInt16]>, in phrase: PhraseMention, _ line: ScannedLine,
    beside phrases: [PhraseMention]
  ) -> Bool {
    guard phrase.segments.count == 1, phrase.segments[0].range.count > 1 else { return false }
    let range = phrase.segments[0].range
    func isLetter(_ position: Int) -> Bool {
      line.scalar(position).map(LetterFolding.isLetter) ?? false
    }
    func isOwn(_ position: Int) -> Bool {
      letters.contains(LetterFolding.fold(line.text(position..<position + 1)))
    }
    func isHyphen(_ position: Int) -> Bool {
      line.scalar(position).map { hyphens.contains($0) } ?? false
    }
    // "a" and "e" are words of their own: "a vitamin", "vitamine e minerali", "vitamíny a minerály".
    let isWord = !letters.isDisjoint(with: words)
    let last = range.upperBound - 1
    if isOwn(last), !isLetter(last - 1) {
      // "Vitamin E-acetate" is an additive, "vitamin E307" none.
      if isHyphen(last + 1), isLetter(last + 2) { return false }
      let digit = line.scalar(last + 1).map { ("0"..."9").contains($0) } ?? false
      if digit, !letters.contains(LetterFolding.fold("d")) { return false }
      let next = line.scalar(last + 1) == " " ? last + 2 : last + 1
      return !isWord || !isLetter(next) || phrases.contains { $0.start == next }
    }
    let first = range.lowerBound
    guard isOwn(first), !isLetter(first + 1), !isLetter(first - 1), !isHyphen(first - 1) else {
      return false
    }
    return !isWord || isHyphen(first + 1)
  }

  private static let words = Set(["a", "e"].map(LetterFolding.fold))
  private static let hyphens: Set<Unicode.Scalar> = ["-", "‐", "‑", "–"]
}
