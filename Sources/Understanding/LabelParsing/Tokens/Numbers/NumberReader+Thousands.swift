import LabelModel

extension NumberReader {
  /// Joins "1 547 kJ": thousands set apart by a blank, where an energy's unit follows.
  ///
  /// "2 012" needs no unit: no number begins with a 0 before other digits. Nor do "2 310" alone in its cell and "1 487"
  /// right behind "kJ".
  func joinThousands(_ token: inout NumberToken) {
    let end = token.range.upperBound
    guard token.groups.count == 1, token.groups[0].count <= 2, line.scalar(end) == " " else {
      return
    }
    let digits = (1...3).compactMap { line.scalar(end + $0) }.filter(isDigit)
    guard digits.count == 3, line.scalar(end + 4).map(isDigit) != true else { return }
    let unitAt = line.scalar(end + 4) == " " ? end + 5 : end + 4
    let unit = UnitSpelling.find(in: line, at: unitAt)?.unit
    guard
      unit == .kilojoule || unit == .kilocaloriePerKilogram
        || (digits[0] == "0" || isWholeLine(token.range.lowerBound..<(end + 4))
          || unit == nil && token.range.count == 1 && isNarrow(end)
            && isBehindKilojoules(token.range.lowerBound))
          && token.groups[0] != "0" && separatorLength(at: end + 4) == nil
    else { return }
    token.separators.append(" ")
    token.groups.append(String(String.UnicodeScalarView(digits)))
    token.range = token.range.lowerBound..<(end + 4)
  }

  /// Whether a line has nothing else, and the number is below 10,000, as energies are.
  private func isWholeLine(_ range: Range<Int>) -> Bool {
    range == line.scalars.indices && range.count == Self.lengthOfThousands
  }

  /// The symbols of "2 310".
  private static let lengthOfThousands = 5

  /// Whether "kJ" is right before the number at `position`, or before other numbers where `pastNumbers` is true.
  ///
  /// A "kJ" behind a number is the unit of that one.
  func isBehindKilojoules(_ position: Int, pastNumbers: Bool = false) -> Bool {
    var end = position
    while end > position - Self.farthestUnit, let scalar = line.scalar(end - 1),
      Self.betweenUnitAndNumber.contains(scalar) || pastNumbers && Self.numbers.contains(scalar)
    {
      end -= 1
    }
    var start = end
    while start > end - Self.longestUnit, let letter = line.scalar(start - 1),
      LetterFolding.isLetter(letter)
    {
      start -= 1
    }
    guard Self.kilojoules.contains(line.text(start..<end).lowercased()) else { return false }
    while let scalar = line.scalar(start - 1), scalar == " " || scalar == "(" { start -= 1 }
    return line.scalar(start - 1).map(isDigit) != true
  }

  private static let kilojoules: Set<String> = ["kj", "кдж"]
  /// One letter more than the longest of these.
  private static let longestUnit = 4
  /// The symbols between a unit and a number of its row at most. It was set by hand.
  private static let farthestUnit = 24
  private static let betweenUnitAndNumber: Set<Unicode.Scalar> = [" ", ")", "]", ":", "|"]
  private static let numbers = Set("0123456789.,".unicodeScalars)
}
