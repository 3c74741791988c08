import Foundation
import LabelModel

/// A number as it is printed in a line, before its unit decides its meaning.
struct NumberToken: Hashable, Sendable {
  /// The groups of digits.
  var groups: [String]
  /// The signs between the groups.
  var separators: [Unicode.Scalar]
  /// The repair.
  var doubts: [ReadingDoubt]
  /// The symbols covered.
  var range: Range<Int>

  /// The digits without separators.
  var digits: String { groups.joined() }

  /// The number, `nil` when the groups make none (a date, a code).
  func value(for unit: NutrientUnit?) -> (value: Decimal, doubts: [ReadingDoubt])? {
    parts(for: unit).map { (Self.decimal($0.whole, $0.fraction), doubts) }
  }

  /// The printed decimals of the number, 0 when the groups make none.
  func decimals(for unit: NutrientUnit?) -> Int { parts(for: unit)?.fraction.utf8.count ?? 0 }

  /// The digits before and behind the decimal mark, `nil` when the groups make no number.
  ///
  /// A group of exactly three digits after a mark is thousands for energies. It is thousands for
  /// milligrams, too, unless the first group is 0. Everything else is a decimal fraction.
  private func parts(for unit: NutrientUnit?) -> (whole: String, fraction: String)? {
    let countsThousands =
      switch unit {
      case .kilojoule, .kilocalorie, .kilocaloriePerKilogram: true
      case .milligram, .milligramPerKilogram, .internationalUnit, .internationalUnitPerKilogram:
        groups.first != "0"
      default: false
      }
    guard groups.reduce(0, { $0 + $1.utf8.count }) <= 9, let first = groups.first else {
      return nil
    }
    switch groups.count {
    case 1: return first.isEmpty ? nil : (first, "")
    case 2:
      if separators[0] == " " || (groups[1].count == 3 && countsThousands && first.count <= 3)
        || (separators[0] == "'" && groups[1].count == 3)
      {
        return (first + groups[1], "")
      }
      // Digits behind the mark that were not read leave no number.
      guard 1...3 ~= groups[1].count, first.count <= 4 else { return nil }
      return (first, groups[1])
    case 3:
      guard groups[1].count == 3, 1...2 ~= groups[2].count, first.count <= 3 else { return nil }
      return (first + groups[1], groups[2])
    default: return nil
    }
  }

  /// The number that digits before and behind its mark write, nine at most.
  private static func decimal(_ whole: String, _ fraction: String) -> Decimal {
    var significand: UInt64 = 0
    for digit in whole.utf8 { significand = significand * 10 + UInt64(digit & 15) }
    for digit in fraction.utf8 { significand = significand * 10 + UInt64(digit & 15) }
    return Decimal(sign: .plus, exponent: -fraction.utf8.count, significand: Decimal(significand))
  }
}

/// Finds numbers in a line.
struct NumberReader {
  let line: ScannedLine
  /// Whether rows of dots lead from names to values on this page. A mark may then be the last dot.
  var hasLeaders = false

  /// The number that starts at `position`, `nil` when none does.
  func read(at position: Int) -> NumberToken? {
    guard let first = line.scalar(position), !isBehindDamagedMark(position),
      !isBehindDamagedDigit(position)
    else { return nil }
    if let hundred = hundredOfLetters(at: position) { return hundred }
    var token = NumberToken(groups: [""], separators: [], doubts: [], range: position..<position)
    var end = position
    if beginsWithMark(position) {
      token.groups = ["0", ""]
      token.separators = [first]
      end += 1
    } else if !isDigit(first), !startsLikeDigit(position) {
      return nil
    }
    while let scalar = line.scalar(end) {
      if isDigit(scalar) {
        token.groups[token.groups.count - 1].unicodeScalars.append(scalar)
        end += 1
      } else if let digit = misreadDigit(at: end, after: position) {
        token.groups[token.groups.count - 1].append(digit)
        token.doubts.append(.letterAsDigit)
        end += 1
      } else if let length = separatorLength(at: end), let group = token.groups.last, !group.isEmpty
      {
        let sign = line.scalar(end) ?? "."
        let mark = sign == " " ? "," : sign
        token.separators.append(mark == "’" || mark == "´" ? "'" : mark)
        if mark == ":" || mark == ";" || mark == "·" || length > 1 {
          token.doubts.append(.decimalMarkRepaired)
        }
        token.groups.append("")
        end += length
      } else {
        break
      }
      if token.groups.count > 4 || end - position > 16 { break }
    }
    if hasIllegibleFraction(at: end) || isTorn(at: end) || isDamagedMark(at: end) { return nil }
    token.range = position..<end
    joinThousands(&token)
    return token
  }

  /// Whether a decimal mark without a 0 before it begins a number: ".5 g", "<.5 g", "(,5 g)".
  ///
  /// Behind letters it ends a sentence, behind another mark it is of a row of dots.
  func beginsWithMark(_ position: Int) -> Bool {
    guard let mark = line.scalar(position), mark == "." && !hasLeaders || mark == ",",
      let digit = line.scalar(position + 1), isDigit(digit)
    else { return false }
    var end = position + 1
    while let scalar = line.scalar(end), isDigit(scalar) { end += 1 }
    // ".100 g" is a heading with a speck before it, and ".3.6 g" has a mark of its own.
    if line.text(position + 1..<end) == "100" { return false }
    // ".1409 kJ" has the last dot of a row before it: no energy has two decimals and no 0.
    if end - position > 2, isEnergyUnit(behind: end) { return false }
    if let other = line.scalar(end), other == "." || other == ",",
      line.scalar(end + 1).map(isDigit) == true
    {
      return false
    }
    guard let before = line.scalar(position - 1) else { return true }
    guard before == " " else { return Self.openings.contains(before) }
    return line.scalar(position - 2).map { $0 != "." && $0 != "," } ?? true
  }

  private func isEnergyUnit(behind end: Int) -> Bool {
    let unit = UnitSpelling.find(in: line, at: line.scalar(end) == " " ? end + 1 : end)?.unit
    return unit == .kilojoule || unit == .kilocalorie
  }

  /// The signs that a number may directly follow.
  private static let openings: Set<Unicode.Scalar> = ["(", "[", "<", ">", "≤", "≥", "~", "≈", "|"]

  func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a letter replaces a digit at the start of a number: "O,5", "l,2 g", "O g".
  private func startsLikeDigit(_ position: Int) -> Bool {
    guard let scalar = line.scalar(position), DigitConfusion.digit(for: scalar) != nil else {
      return false
    }
    if let before = line.scalar(position - 1), before != " ", before != "<", before != "(" {
      return false
    }
    guard let next = line.scalar(position + 1) else { return false }
    if next == "," || next == ".", let after = line.scalar(position + 2) {
      guard isDigit(after) || ((after == "O" || after == "o") && scalar == "O") else {
        return false
      }
      return true
    }
    guard scalar == "O" || scalar == "o" else { return false }
    // "O g", "Og", "O%": a zero with its unit and nothing behind it.
    let unitAt = next == " " ? position + 2 : position + 1
    guard let symbol = line.scalar(unitAt), symbol == "g" || symbol == "%" || symbol == "m" else {
      return false
    }
    guard let unit = UnitSpelling.find(in: line, at: unitAt), unit.unit != nil, !unit.isRepaired
    else { return false }
    return true
  }

  /// The digit that a letter inside a number replaces.
  private func misreadDigit(at position: Int, after start: Int) -> Character? {
    guard let scalar = line.scalar(position), let digit = DigitConfusion.digit(for: scalar) else {
      return nil
    }
    if position == start { return digit }
    if isUnitLikeZero(at: position) { return nil }
    guard let before = line.scalar(position - 1), let next = line.scalar(position + 1) else {
      return (scalar == "O" || scalar == "o") && position > start ? digit : nil
    }
    let isZero = scalar == "O" || scalar == "o"
    // "1l.2 g"
    if isDigit(before), next == "," || next == ".", line.scalar(position + 2).map(isDigit) == true {
      return digit
    }
    if isDigit(next) {
      return isZero || isDigit(before) || before == "," || before == "." ? digit : nil
    }
    let ends = next == " " || next == "g" || next == "%"
    if isZero, ends || next == "," || next == "." { return digit }
    if before == "," || before == ".", ends { return digit }
    return nil
  }

  /// Whether the "o" at `position` ends its word and no unit follows. "8o" is 8 g, "8o g" is 80 g.
  private func isUnitLikeZero(at position: Int) -> Bool {
    guard line.scalar(position) == "o", line.scalar(position - 1).map(isDigit) == true else {
      return false
    }
    guard let next = line.scalar(position + 1) else { return true }
    guard next == " " else { return next == "|" || next == ")" }
    return UnitSpelling.find(in: line, at: position + 2) == nil
  }

  /// Whether a decimal mark was read twice: "11..2 g". Rows of dots lead to values.
  private func isDoubleMark(at position: Int) -> Bool {
    func isMark(_ place: Int) -> Bool { line.scalar(place).map { $0 == "." || $0 == "," } ?? false }
    return !hasLeaders && isMark(position) && isMark(position + 1)
      && line.scalar(position + 2).map(isDigit) == true
  }

  /// The length of a decimal or thousands mark at `position`, with a blank behind it where OCR put one.
  func separatorLength(at position: Int) -> Int? {
    guard let mark = line.scalar(position), let next = line.scalar(position + 1) else { return nil }
    switch mark {
    case ".", ",", "'", "’", "´", "·", ":", ";":
      if isDigit(next) { return 1 }
      if isDoubleMark(at: position) { return 2 }
      if DigitConfusion.digit(for: next) != nil, mark == "," || mark == "." {
        // ",O g" and ",S g": a digit only when the number ends or goes on there.
        let after = line.scalar(position + 2)
        return after == nil || after == " " || after == "g" || after == "%"
          || after.map(isDigit) == true ? 1 : nil
      }
      // "0, 5 g"
      guard mark == "," || mark == ".", next == " ", isFraction(at: position + 2) else {
        return nil
      }
      return 2
    case " ":
      // "12 , 5 g", "4 ,1 g". Three digits before a mark are of a list: "100 , 30 g".
      guard next == "," || next == "." && !hasLeaders,
        line.scalar(position - 3).map(isDigit) != true
      else { return nil }
      let length = line.scalar(position + 2) == " " ? 3 : 2
      return isFraction(at: position + length) ? length : nil
    default: return nil
    }
  }

  /// Whether one or two digits and the unit of a mass are at `position`.
  private func isFraction(at position: Int) -> Bool {
    var end = position
    while let scalar = line.scalar(end), isDigit(scalar) { end += 1 }
    guard 1...2 ~= end - position else { return false }
    let unitAt = line.scalar(end) == " " ? end + 1 : end
    guard let unit = UnitSpelling.find(in: line, at: unitAt) else { return false }
    return unit.unit == .gram || unit.unit == .percent
  }
}
