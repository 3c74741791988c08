/// The beginning of a table of nutrients in running text, which is no part of a list of ingredients.
///
/// No list states an energy, amounts "per 100 g", or a share without a number. Only tables have row after row that
/// ends in a mass.
struct PanelStart: Sendable {
  /// Words of a table's heading or row at most; a line of running text has more.
  private static let mostWords = 10
  /// Letters of a name at least.
  private static let leastLetters = 3
  private static let masses: Set<String> = ["g", "mg", "µg", "μg", "mcg"]
  private static let volumes: Set<String> = ["g", "gr", "ml"]

  /// The first character of the table.
  let start: Int
  /// Whether the table begins with a name or heading; the name of a bare energy may be the text before.
  let isNamed: Bool

  /// Finds the first table in `text`. The line that `text` begins in holds the list's heading, and only an energy in
  /// it counts.
  init?(_ text: FoodText) {
    let lines = Self.lines(of: text)
    for (number, line) in lines.enumerated() {
      if let energy = Self.energy(text.scalars, line) {
        let isOfTable = number > 0 && !Self.hasComma(text.scalars, line.lowerBound..<energy)
        let name = text.word(before: energy)
        start =
          isOfTable ? line.lowerBound : max(line.lowerBound, name?.lowerBound ?? energy)
        isNamed = text.scalars[start..<energy].contains(where: LetterFolding.isLetter)
        return
      }
      guard number > 0 else { continue }
      let isRows =
        number + 1 < lines.count && Self.isRow(text.scalars, line)
        && Self.isRow(text.scalars, lines[number + 1])
      if isRows || Self.isHeading(text.scalars, line) {
        start = line.lowerBound
        isNamed = true
        return
      }
    }
    return nil
  }

  private static func lines(of text: FoodText) -> [Range<Int>] {
    let starts = text.lineStarts.sorted()
    return starts.enumerated().map { number, start in
      start..<(number + 1 < starts.count ? starts[number + 1] : text.scalars.count)
    }
  }

  /// The first digit of a number in `line` that "kJ" or "kcal" follows.
  private static func energy(_ scalars: [Unicode.Scalar], _ line: Range<Int>) -> Int? {
    for unit in line where scalars[unit] == "k" || scalars[unit] == "K" {
      let said = letters(scalars, from: unit, in: line).lowercased()
      guard said.hasPrefix("kj") || said.hasPrefix("kcal"),
        var digit = number(scalars, before: unit, in: line)
      else { continue }
      while digit > line.lowerBound, isOfNumber(scalars[digit - 1]) { digit -= 1 }
      return digit
    }
    return nil
  }

  /// Whether `line` is a heading: "per 100 g", "Avg qty % daily value".
  private static func isHeading(_ scalars: [Unicode.Scalar], _ line: Range<Int>) -> Bool {
    let isShort = isShort(scalars, line)
    return line.contains { position in
      isShort && isHundred(scalars, position, in: line)
        || isBareShare(scalars, position, in: line)
          && !hasComma(scalars, line.lowerBound..<position)
    }
  }

  /// Whether 100 g or 100 ml begins at `position`.
  private static func isHundred(
    _ scalars: [Unicode.Scalar], _ position: Int, in line: Range<Int>
  ) -> Bool {
    guard scalars[position...].starts(with: "100".unicodeScalars),
      position == line.lowerBound || !isOfNumber(scalars[position - 1])
    else { return false }
    var unit = position + 3
    if unit < line.upperBound, scalars[unit] == " " { unit += 1 }
    return volumes.contains(letters(scalars, from: unit, in: line).lowercased())
  }

  /// Whether the sign at `position` is of a share of which no number is printed, between two words.
  private static func isBareShare(
    _ scalars: [Unicode.Scalar], _ position: Int, in line: Range<Int>
  ) -> Bool {
    guard scalars[position] == "%" else { return false }
    let before = scalars[line.lowerBound..<position]
    let after = scalars[(position + 1)..<line.upperBound].drop { $0 == " " }
    guard before.last == " ", after.first.map(LetterFolding.isLetter) ?? false else {
      return false
    }
    return before.dropLast().suffix(leastLetters).count(where: LetterFolding.isLetter)
      == leastLetters
  }

  /// Whether `line` is a name with a mass behind it: "Fat 9 g", "Protein 1.7 g 3 %".
  private static func isRow(_ scalars: [Unicode.Scalar], _ line: Range<Int>) -> Bool {
    guard isShort(scalars, line),
      let digit = line.first(where: { scalars[$0].isDigit }),
      scalars[line.lowerBound..<digit].count(where: LetterFolding.isLetter) >= leastLetters,
      let last = line.last(where: { LetterFolding.isLetter(scalars[$0]) }), last > digit
    else { return false }
    var unit = last
    while unit > digit, LetterFolding.isLetter(scalars[unit - 1]) { unit -= 1 }
    return masses.contains(letters(scalars, from: unit, in: line).lowercased())
      && number(scalars, before: unit, in: line) != nil
      && !scalars[digit..<unit].contains { $0 == "(" || $0 == "[" }
  }

  /// Whether `line` has few words, no comma, and no bracket that was opened before it.
  private static func isShort(_ scalars: [Unicode.Scalar], _ line: Range<Int>) -> Bool {
    var words = 0
    var isInWord = false
    for position in line {
      let isLetter = LetterFolding.isLetter(scalars[position])
      if isLetter, !isInWord { words += 1 }
      isInWord = isLetter
    }
    let bracket = scalars[line].first { "()[]".unicodeScalars.contains($0) }
    return words <= mostWords && !hasComma(scalars, line) && bracket != ")" && bracket != "]"
  }

  private static func hasComma(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    range.contains { position in
      guard scalars[position] == "," || scalars[position] == ";" else { return false }
      let isDecimal =
        position > range.lowerBound && position + 1 < range.upperBound
        && scalars[position - 1].isDigit && scalars[position + 1].isDigit
      return !isDecimal
    }
  }

  /// The last digit of the number before `position`, with nothing but a space between.
  private static func number(
    _ scalars: [Unicode.Scalar], before position: Int, in line: Range<Int>
  ) -> Int? {
    var digit = position - 1
    if digit >= line.lowerBound, scalars[digit] == " " { digit -= 1 }
    return digit >= line.lowerBound && scalars[digit].isDigit ? digit : nil
  }

  private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar == "." || scalar == ","
  }

  /// The letters from `position` on.
  private static func letters(
    _ scalars: [Unicode.Scalar], from position: Int, in line: Range<Int>
  ) -> String {
    var letters = ""
    for scalar in scalars[position..<line.upperBound] {
      guard LetterFolding.isLetter(scalar) || scalar == "µ" else { break }
      letters.unicodeScalars.append(scalar)
    }
    return letters
  }
}
