import Languages

/// The numbers of sulphites in lists, E 220 to E 228 (EU 1333/2008).
///
/// Behind the name of an additive's class the letter may be missing: "preservative (220)". The Codex allows that
/// (CXG 36-1989), and Australia prints so.
enum SulphiteNumbers {
  private static let sulphites = 220...228
  /// Letters before a number: "E 220", "INS 220".
  private static let signs = Set(
    (["e"] + IngredientLexicon.codexSigns.phrases).map(FoodSymbols.fold))
  /// Signs between a class and its numbers, and between two numbers.
  private static let gaps = Set(" ([:-–,/&+".unicodeScalars)
  private static let conjunctions = Set(
    IngredientLexicon.conjunctions.phrases.map(FoodSymbols.fold))

  /// The places in `range` of the text of `cues`, from the left.
  static func all(in range: Range<Int>, of cues: FoodCues) -> [Range<Int>] {
    var found: [Int: Range<Int>] = [:]
    for place in signed(in: range, of: cues.text) + behindClasses(in: range, of: cues) {
      found[place.upperBound] = found[place.upperBound] ?? place
    }
    return found.values.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The numbers with their letter: "E 220", "e220".
  private static func signed(in range: Range<Int>, of text: FoodText) -> [Range<Int>] {
    let scalars = text.scalars
    return range.compactMap { start in
      guard PrintedENumber.isSign(scalars[start]),
        start == 0 || !LetterFolding.isLetter(scalars[start - 1])
      else { return nil }
      var position = start + 1
      if scalars[start].properties.isUppercase {
        while position < range.upperBound, scalars[position] == " " || scalars[position] == "-" {
          position += 1
        }
      }
      guard let number = number(at: position, in: range, of: text), number.isSulphite else {
        return nil
      }
      return start..<number.end
    }
  }

  /// The numbers behind the names of classes, with and without a letter.
  private static func behindClasses(in range: Range<Int>, of cues: FoodCues) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for match in cues.matches {
      let pattern = cues.vocabulary.trie.patterns[match.pattern]
      guard case .additiveClass = pattern.meaning, cues.languages.contains(pattern.language) else {
        continue
      }
      let place = cues.text.wholeWords(cues.text.characters(match.range))
      guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else {
        continue
      }
      found += numbers(behind: place.upperBound, in: range, of: cues.text)
    }
    return found
  }

  /// The sulphites among the numbers that follow each other from `start` on.
  private static func numbers(
    behind start: Int, in range: Range<Int>, of text: FoodText
  ) -> [Range<Int>] {
    let scalars = text.scalars
    var found: [Range<Int>] = []
    var position = start
    while position < range.upperBound {
      if gaps.contains(scalars[position]) {
        position += 1
      } else if LetterFolding.isLetter(scalars[position]) {
        var end = position
        while end < range.upperBound, LetterFolding.isLetter(scalars[end]) { end += 1 }
        let word = text.letters(position..<end)
        guard signs.contains(word) || conjunctions.contains(word) else { return found }
        position = end
      } else {
        guard let number = number(at: position, in: range, of: text) else { return found }
        if number.isSulphite { found.append(position..<number.end) }
        position = number.end
      }
    }
    return found
  }

  /// The number of an additive at `start`, with its letter: "472e". `nil` for an amount: "220 g", "2.5".
  private static func number(
    at start: Int, in range: Range<Int>, of text: FoodText
  ) -> (isSulphite: Bool, end: Int)? {
    let scalars = text.scalars
    var end = start
    while end < range.upperBound, scalars[end].isDigit { end += 1 }
    guard (3...4).contains(end - start), let value = Int(text.text(start..<end)) else { return nil }
    if end < range.upperBound, ("a"..."h").contains(scalars[end].properties.lowercaseMapping),
      end + 1 == scalars.count || !LetterFolding.isLetter(scalars[end + 1])
    {
      end += 1
    }
    guard end == scalars.count || !LetterFolding.isLetter(scalars[end]) else { return nil }
    // "2.50" and "220 mg" are amounts.
    if end + 1 < scalars.count, scalars[end] == "." || scalars[end] == ",",
      scalars[end + 1].isDigit, !(scalars[end] == "," && text.isNumberOfThreeDigits(end + 1))
    {
      return nil
    }
    if end < range.upperBound, scalars[end] == "%" { return nil }
    if let next = text.word(after: end), next.lowerBound <= end + 1,
      isUnit(text.text(next).lowercased())
    {
      return nil
    }
    return (sulphites.contains(value), end)
  }

  private static func isUnit(_ word: String) -> Bool {
    ["g", "mg", "kg", "ml", "l", "cl", "dl", "kj", "kcal", "µg", "oz", "г", "мг", "мл", "л", "кг"]
      .contains(word)
  }
}

extension FoodText {
  /// Whether exactly three digits begin at `position`: the next number of "202,220".
  fileprivate func isNumberOfThreeDigits(_ position: Int) -> Bool {
    let digits = scalars[position...].prefix { $0.isDigit }
    return digits.count == 3
  }
}
