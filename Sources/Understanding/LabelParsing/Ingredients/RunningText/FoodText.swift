import LabelModel

/// Running text put together from the lines that it is printed in, each character of which knows
/// its word.
struct FoodText: Sendable {
  /// Characters at most; what is longer is no list of ingredients.
  static let longest = 8_000

  /// Letters beside a zero that make it a letter.
  private static let leastLettersOfWord = 3

  /// The characters, one space between words.
  private(set) var scalars: [Unicode.Scalar] = []
  /// For each character its word, -1 for a space.
  private(set) var wordOf: [Int] = []
  private(set) var words: [Word] = []
  /// The characters that begin a line.
  private(set) var lineStarts: Set<Int> = []
  /// The folded letters and signs, and for each the character that it comes from.
  private(set) var symbols: [UInt16] = []
  private(set) var positions: [Int] = []

  /// Joins `lines`; a word that is hyphenated at a line's end becomes whole.
  init(_ lines: [[Word]]) {
    for line in lines where scalars.count < Self.longest {
      guard let first = line.first else { continue }
      if endsHyphenated, goesOn(in: first) {
        scalars.removeLast()
        wordOf.removeLast()
      } else if !scalars.isEmpty {
        append(" ", word: -1)
      }
      lineStarts.insert(scalars.count)
      for (number, word) in line.enumerated() where scalars.count < Self.longest {
        if number > 0 { append(" ", word: -1) }
        for scalar in word.text.unicodeScalars.prefix(Self.longest) {
          append(scalar, word: words.count)
        }
        words.append(word)
      }
    }
    fold()
  }

  /// Whether `word` may be the second part of a hyphenated one: in small letters, or in capitals behind capitals.
  private func goesOn(in word: Word) -> Bool {
    let letters = word.text.unicodeScalars.prefix { LetterFolding.isLetter($0) }
    guard let first = letters.first else { return false }
    if first.properties.isLowercase { return true }
    return letters.count > 1 && letters.allSatisfy(\.properties.isUppercase)
      && scalars.dropLast().suffix(2).allSatisfy(\.properties.isUppercase)
  }

  private var endsHyphenated: Bool {
    guard scalars.count > 1, let last = scalars.last, last == "-" || last == "¬" else {
      return false
    }
    return LetterFolding.isLetter(scalars[scalars.count - 2])
  }

  private mutating func append(_ scalar: Unicode.Scalar, word: Int) {
    guard scalars.count < Self.longest else { return }
    scalars.append(scalar)
    wordOf.append(word)
  }

  private mutating func fold() {
    for (position, scalar) in scalars.enumerated() {
      let count = symbols.count
      if let letter = DigitConfusion.letter(for: scalar),
        isBetweenLetters(position) || isOuterLetter(position)
      {
        symbols.append(letter == 113 ? 103 : letter)
      } else {
        FoodSymbols.append(scalar, to: &symbols)
      }
      for _ in count..<symbols.count { positions.append(position) }
    }
    symbols = TextScript.settled(symbols)
  }

  private func isBetweenLetters(_ position: Int) -> Bool {
    position > 0 && position + 1 < scalars.count
      && LetterFolding.isLetter(scalars[position - 1])
      && LetterFolding.isLetter(scalars[position + 1])
  }

  /// Whether a zero is the first or last letter of a word: "0ATS", "gran0".
  ///
  /// A number has a digit, a mark or a sign of percent beside it, and units are shorter words.
  private func isOuterLetter(_ position: Int) -> Bool {
    guard scalars[position] == "0" else { return false }
    let before = scalars[..<position].suffix(Self.leastLettersOfWord)
    let after = scalars[(position + 1)...].prefix(Self.leastLettersOfWord)
    func isWord(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
      letters.count == Self.leastLettersOfWord && letters.allSatisfy(LetterFolding.isLetter)
    }
    func isOfNumber(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.isDigit || $0 == "," || $0 == "." || $0 == "%" } ?? false
    }
    if isWord(after) { return !isOfNumber(before.last) }
    // A comma behind a word ends its entry.
    return isWord(before) && after.first.map { !$0.isDigit && $0 != "%" } ?? true
  }

  /// The characters that some symbols come from.
  func characters(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return positions[range.lowerBound]..<(positions[last] + 1)
  }

  /// The characters, with spaces at the ends cut off.
  func text(_ range: Range<Int>) -> String {
    String(wordsOf: scalars[range.clamped(to: scalars.indices)])
  }

  /// `range` grown to whole words, at signs as well as at spaces.
  func wholeWords(_ range: Range<Int>) -> Range<Int> {
    func isInside(_ position: Int) -> Bool {
      LetterFolding.isLetter(scalars[position]) || scalars[position] == "-"
    }
    var start = range.lowerBound
    var end = range.upperBound
    while start > 0, isInside(start - 1) { start -= 1 }
    while end < scalars.count, isInside(end) { end += 1 }
    return start..<end
  }

  /// The words in `range`, each once.
  func words(in range: Range<Int>) -> ArraySlice<Word> {
    let numbers = wordOf[range.clamped(to: wordOf.indices)]
    guard let first = numbers.first(where: { $0 >= 0 }),
      let last = numbers.last(where: { $0 >= 0 })
    else { return [] }
    return words[first...last]
  }

  /// The least confidence of the words in `range`, `nil` when the source gave none.
  func confidence(_ range: Range<Int>) -> Confidence? {
    words(in: range).compactMap(\.confidence).min()
  }

  /// The place of the words in `range`.
  func box(_ range: Range<Int>) -> BoundingBox? {
    BoundingBox.union(of: words(in: range).compactMap(\.box))
  }

  /// The next character from `position` on that is no space.
  func next(_ position: Int) -> Unicode.Scalar? {
    var position = position
    while position < scalars.count {
      if scalars[position] != " " { return scalars[position] }
      position += 1
    }
    return nil
  }

  /// The last character before `position` that is no space.
  func previous(_ position: Int) -> Unicode.Scalar? {
    var position = min(position, scalars.count) - 1
    while position >= 0 {
      if scalars[position] != " " { return scalars[position] }
      position -= 1
    }
    return nil
  }
}
