import LabelModel

/// Damage to the numbers and names of a label, as blurred photos show it.
///
/// Each word's fate follows from its text and place, so that both looks at a word share it.
struct NumberDamage {
  /// The label's name, which decides how much is damaged.
  var name: String

  /// The share of numbers that are damaged, of words that are lost, and of names with a wrong letter.
  private var severity: Double { [0.5, 1, 2, 3][Int(Dice.first(name) * 4)] }
  /// Whether every unit g of the label is read as 9.
  private var isNine: Bool { Dice.first("nine" + name) < 0.15 }

  /// Damages the words of `page`.
  func damage(_ page: RecognizedPage) -> RecognizedPage {
    var page = page
    for index in page.lines.indices {
      page.lines[index].words = damage(page.lines[index].words)
    }
    page.lines.removeAll { $0.words.isEmpty }
    return page
  }

  private func damage(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    var index = 0
    while index < words.count {
      defer { index += 1 }
      let word = words[index]
      var dice = Dice(
        "\(name) \(word.text) \((word.box?.left ?? 0) / 12) \((word.box?.top ?? 0) / 12)")
      let roll = dice.next() / severity
      if let match = word.text.wholeMatch(of: /(<?)(\d+)([.,]\d+)?(g|mg|kJ|kcal)?/) {
        let number = Number(
          sign: String(match.1), whole: String(match.2), fraction: match.3.map { String($0) } ?? "",
          unit: match.4.map { String($0) })
        let hasUnit = number.unit == nil && index + 1 < words.count && words[index + 1].text == "g"
        if hasUnit, isNine || roll < 0.1 {
          index += 1
          result += roll < 0.05 || isNine ? [changed(word, word.text + "9", &dice)] : [word]
        } else {
          result += damage(word, number, roll, &dice)
        }
      } else if word.text.count >= 4, word.text.allSatisfy(\.isLetter) {
        if roll < 0.02 { continue }
        result.append(roll < 0.1 ? changed(word, misspelt(word.text, &dice), &dice) : word)
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// A number as it is printed.
  private struct Number {
    var sign: String
    var whole: String
    /// The decimal mark with the digits behind it.
    var fraction: String
    var unit: String?
  }

  private func damage(_ word: Word, _ number: Number, _ roll: Double, _ dice: inout Dice) -> [Word]
  {
    let unit = number.unit ?? ""
    if unit == "g", isNine || roll < 0.05 {
      return [changed(word, String(word.text.dropLast()) + "9", &dice)]
    }
    switch roll {
    case ..<0.1 where !unit.isEmpty:
      return [changed(word, String(word.text.dropLast(unit.count)), &dice)]
    case ..<0.13 where !number.fraction.isEmpty:
      let digits = number.whole + number.fraction.dropFirst()
      return [changed(word, number.sign + digits + unit, &dice)]
    case ..<0.16 where !number.fraction.isEmpty:
      var first = changed(word, number.sign + number.whole, &dice)
      var second = changed(word, number.fraction.dropFirst() + unit, &dice)
      if let box = word.box {
        let width = box.right - box.left
        let share = Double(first.text.count) / Double(word.text.count)
        let middle = box.left + Int(Double(width) * share)
        first.box?.right = middle
        second.box?.left = middle + width / (2 * max(1, word.text.count))
      }
      return [first, second]
    case ..<0.18 where number.whole.count > 1:
      return [changed(word, String(word.text.dropFirst()), &dice)]
    case ..<0.21:
      let digits = word.text.map { letter in
        dice.next() < 0.4 ? Self.twins[letter].flatMap { pick($0, &dice) } ?? letter : letter
      }
      return [changed(word, String(digits), &dice)]
    case ..<0.25: return []
    default: return [word]
    }
  }

  /// Digits that a digit is read as.
  private static let twins: [Character: [Character]] = [
    "0": ["6", "8", "9"], "1": ["7", "4"], "2": ["7"], "3": ["8", "5"], "4": ["1", "9"],
    "5": ["3", "6"], "6": ["5", "8", "0"], "7": ["1"], "8": ["3", "6", "0"], "9": ["4", "0"],
  ]

  private func pick(_ letters: [Character], _ dice: inout Dice) -> Character {
    letters[Int(dice.next() * Double(letters.count))]
  }

  private func misspelt(_ text: String, _ dice: inout Dice) -> String {
    var letters = Array(text)
    letters[Int(dice.next() * Double(letters.count))] = pick(Array("aeinorstu"), &dice)
    return String(letters)
  }

  /// A word with another text, every second time with less confidence.
  private func changed(_ word: Word, _ text: some StringProtocol, _ dice: inout Dice) -> Word {
    var word = word
    word.text = String(text)
    if dice.next() < 0.5, let confidence = word.confidence {
      word.confidence = Confidence(confidence.value * 0.75)
    }
    return word
  }
}
