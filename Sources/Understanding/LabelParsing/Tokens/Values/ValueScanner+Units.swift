import LabelModel
import Languages

extension ValueScanner {
  /// Whether a unit is at a place in the line.
  func isUnit(_ position: Int) -> Bool { UnitSpelling.find(in: line, at: position) != nil }

  /// The unit behind a number, its end, and whether it is damaged. A unit of no nutrient is `nil`.
  func unitLength(after number: NumberToken) -> (
    unit: NutrientUnit?, end: Int, isRepaired: Bool
  )? {
    let end = number.range.upperBound
    for gap in 0...1 {
      if gap == 1, line.scalar(end) != " " { break }
      if let found = UnitSpelling.find(in: line, at: end + gap) {
        if gap == 1, found.unit == .percent, isBesidePercentHeading(number) { continue }
        // Across a blank a damaged unit must be more than one stroke.
        if gap == 1, found.length == 1,
          found.unit == nil || (found.isRepaired && !isClearGram(line.scalar(end + gap)))
        {
          continue
        }
        // "Calories 170l": a stroke; nothing is sold by a hundred litres.
        if gap == 0, found.unit == nil, line.scalar(end) == "l", number.groups.count == 1,
          number.digits.count >= 3
        {
          continue
        }
        return (found.unit, end + gap + found.length, found.isRepaired)
      }
    }
    // "(407) kcal)", "645 l kcal": a stray sign before an energy's unit.
    for gap in 1...3 {
      guard let stray = line.scalar(end + gap - 1),
        [" ", ")", "l", "I", "|", "k", "K", "]"].contains(stray)
      else { break }
      if let found = UnitSpelling.find(in: line, at: end + gap), found.length >= 4,
        found.unit == .kilocalorie
      {
        return (found.unit, end + gap + found.length, true)
      }
    }
    if number.groups == ["100"], let damaged = HundredUnit(line, behind: end) {
      return (damaged.unit, damaged.end, true)
    }
    // "30 9": a lone 9 behind a blank is the unit (Robotoff's rule for serving sizes).
    if line.scalar(end) == " ", line.scalar(end + 1) == "9", number.groups.count <= 2 {
      let after = line.scalar(end + 2)
      // "41 9 g": a digit behind a lost decimal mark has a unit of its own.
      let hasUnit = after == " " && UnitSpelling.find(in: line, at: end + 3)?.unit != nil
      if !hasUnit, after == nil || after == " " || after == ")" { return (.gram, end + 2, true) }
    }
    return nil
  }

  /// Whether a number is thousands behind the unit of its row: "kJ 326 2.173". No energy has three decimals.
  func isKilojoules(_ number: NumberToken) -> Bool {
    number.groups.count == 2 && number.groups[0].utf8.count == 1 && number.groups[0] != "0"
      && number.groups[1].utf8.count == 3
      && NumberReader(line: line).isBehindKilojoules(number.range.lowerBound, pastNumbers: true)
  }

  /// Whether the unit "kg" that ends at `end` is of an energy: "3382 kg / 822 kcal" is kilojoules in print.
  ///
  /// A slash and fewer kilocalories are behind it. No mass has those.
  func isDamagedKilojoules(_ number: NumberToken, until end: Int) -> Bool {
    func behindBlank(_ position: Int) -> Int {
      line.scalar(position) == " " ? position + 1 : position
    }
    let slash = behindBlank(end)
    guard line.text(number.range.upperBound..<end).lowercased().filter({ $0 != " " }) == "kg",
      line.scalar(slash) == "/",
      let other = NumberReader(line: line).read(at: behindBlank(slash + 1)),
      unitLength(after: other)?.unit == .kilocalorie,
      let kilojoules = number.value(for: .kilojoule)?.value,
      let kilocalories = other.value(for: .kilocalorie)?.value
    else { return false }
    return kilojoules > kilocalories
  }

  /// Whether a letter alone is a damaged unit of grams and hardly anything else.
  private func isClearGram(_ letter: Unicode.Scalar?) -> Bool {
    letter == "q" || letter == "r" && isCyrillic
  }

  /// Whether `number` is the calories of a panel whose heading of shares is behind it: "Calories 110 % Daily Value".
  ///
  /// Canada has both in one line (Food and Drug Regulations, B.01.401). Calories have no share of a daily value there,
  /// nor in the United States.
  private func isBesidePercentHeading(_ number: NumberToken) -> Bool {
    let before = line.text(0..<number.range.lowerBound).lowercased().split { !$0.isLetter }
    guard let name = before.last, LanguageLexicon.calories.phrases.contains(String(name)) else {
      return false
    }
    let rest = line.text(number.range.upperBound..<line.scalars.count).lowercased()
      .trimmingPrefix { !$0.isLetter }
    return LanguageLexicon.dailyValues.phrases.contains { rest.hasPrefix($0) }
  }
}
