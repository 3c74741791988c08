import LabelModel

extension NumberReader {
  /// Whether a sign that no number has parts digits: "11_2 g". Neither part is a number then.
  func isDamagedMark(at position: Int) -> Bool {
    guard let mark = line.scalar(position), line.scalar(position - 1).map(isDigit) == true,
      line.scalar(position + 1).map(isDigit) == true
    else { return false }
    return Self.damagedMarks.contains(mark) || mark == "-" && isDescending(at: position)
  }

  /// Whether the dash at `position` parts a number from a smaller digit with a unit of mass.
  ///
  /// "7-4 g" is "7.4 g" in print. The ends of a range ascend.
  private func isDescending(at position: Int) -> Bool {
    guard let before = line.scalar(position - 1), let behind = line.scalar(position + 1),
      line.scalar(position - 2).map(isDigit) == true || before > behind,
      case let unitAt = line.scalar(position + 2) == " " ? position + 3 : position + 2,
      let unit = UnitSpelling.find(in: line, at: unitAt)
    else { return false }
    return unit.unit == .gram && !unit.isRepaired
  }

  /// Whether such a sign is before `position`.
  func isBehindDamagedMark(_ position: Int) -> Bool { isDamagedMark(at: position - 1) }

  /// Whether a bracket or a stroke is between the sign "<" and the digits at `position`.
  ///
  /// The sign is right before its number. A mark between them is a damaged digit: "<( 5 g" is "<0,5 g" in print.
  func isBehindDamagedDigit(_ position: Int) -> Bool {
    func place(before position: Int) -> Int {
      line.scalar(position - 1) == " " ? position - 2 : position - 1
    }
    let first = beginning(ofDigitsAt: position)
    let mark = place(before: first)
    guard line.scalar(first) != "0", let damaged = line.scalar(mark),
      Self.damagedZeros.contains(damaged)
    else { return false }
    return line.scalar(place(before: mark)) == "<"
  }

  /// Whether digits are behind the decimal mark of a number that was refused: the "75" of "D0.75".
  func isFractionOfRefused(_ position: Int) -> Bool {
    let first = beginning(ofDigitsAt: position)
    return [".", ","].contains(line.scalar(first - 1))
      && line.scalar(first - 2).map(isDigit) == true && line.scalar(first).map(isDigit) == true
  }

  /// The first of the digits that reach to `position`.
  private func beginning(ofDigitsAt position: Int) -> Int {
    var first = position
    while line.scalar(first - 1).map(isDigit) == true { first -= 1 }
    return first
  }

  /// The signs that a first 0 is read as, alone or with its mark.
  private static let damagedZeros: Set<Unicode.Scalar> = ["(", ")", "[", "]", "{", "}", "|"]

  /// The signs that a decimal mark is read as.
  private static let damagedMarks: Set<Unicode.Scalar> = ["_", "*"]

  /// Whether the digits behind a mark were not read. The whole part alone would be wrong.
  ///
  /// One letter or sign is behind the mark: "12.Ag", "2,E", "30.ą", "2.g". Nothing is printed with a mark and no digit
  /// behind it.
  func hasIllegibleFraction(at position: Int) -> Bool {
    guard let mark = line.scalar(position), mark == "." || mark == ",",
      let letter = line.scalar(position + 1),
      LetterFolding.isLetter(letter) || Self.damagedDigits.contains(letter)
    else { return false }
    let next = line.scalar(position + 2)
    if let unit = UnitSpelling.find(in: line, at: position + 1) {
      // "Per 100.g" has a speck.
      return unit.length == 1 && unit.unit == .gram && (next == nil || next == " ")
        && line.text(position - 3..<position) != "100"
    }
    guard let next else { return true }
    let unitAt = next == " " ? position + 3 : position + 2
    guard let unit = UnitSpelling.find(in: line, at: unitAt) else { return next == " " }
    return !unit.isRepaired && (unit.unit == .gram || unit.unit == .percent)
  }

  /// Signs that digits are read as and that no text has behind a mark.
  private static let damagedDigits: Set<Unicode.Scalar> = ["®", "©", "@", "&", "#", "§"]

  /// Whether the number that ends at `position` goes on in the next word, whose fraction was not read.
  ///
  /// "10 2.g" is "10,2 g" in print.
  func isTorn(at position: Int) -> Bool {
    guard line.scalar(position) == " " else { return false }
    var end = position + 1
    while let scalar = line.scalar(end), isDigit(scalar) { end += 1 }
    return 1...2 ~= end - position - 1 && hasIllegibleFraction(at: end) && isNarrow(position)
  }

  /// Whether the blank at `position` is within a number by its width. A blank without places may be.
  func isNarrow(_ position: Int) -> Bool {
    guard let one = line.box((position - 1)..<position),
      let other = line.box((position + 1)..<(position + 2))
    else { return true }
    return Double(other.left - one.right)
      < Self.widestBlank * Double(min(one.height, other.height))
  }

  /// The width of a blank within a number at most, in heights of the digits. It was set by hand.
  ///
  /// Columns are farther apart.
  private static let widestBlank = 0.75
}
