import LabelModel

/// Tells omega fatty acids from those of the table.
///
/// "Fettsäuren" alone names the saturated ones where a row wraps behind "davon gesättigte". Behind
/// "Omega-3-" it is a nutrient that records do not keep.
enum FattyAcids {
  /// The phrases with the fatty acids behind "omega" taken for something else, as the omega is.
  static func withoutOmega(
    _ phrases: [[PhraseMention]], _ lines: [ScannedLine]
  ) -> [[PhraseMention]] {
    var sorted = phrases
    for line in phrases.indices {
      for place in phrases[line].indices where isFattyAcid(phrases[line][place].meaning) {
        let start = phrases[line][place].start
        let isBehind =
          place > 0
          ? isOther(phrases[line][place - 1], before: start, lines[line])
          : isBroken(before: line, start, phrases, lines)
        if isBehind { sorted[line][place].meaning = .other }
      }
    }
    return sorted
  }

  /// Returns phrases with the end of "unsaturated" taken for something else than saturated fat.
  ///
  /// "nsaturated" is "unsaturated" without its first letter. It is like "saturated", as "ngesättigte" is like
  /// "gesättigte".
  static func withoutNegated(
    _ phrases: [PhraseMention], _ lines: [ScannedLine]
  ) -> [PhraseMention] {
    phrases.map { phrase in
      guard case .nutrient(.saturatedFat, _) = phrase.meaning,
        let segment = phrase.segments.first
      else { return phrase }
      let letters = lines[segment.line].scalars[segment.range].prefix(4)
      guard negated.contains(String(String.UnicodeScalarView(letters)).lowercased()) else {
        return phrase
      }
      var other = phrase
      other.meaning = .other
      return other
    }
  }

  /// The letters that begin such an end, and no name of saturated fat.
  private static let negated: Set<String> = ["nsat", "nges"]

  /// Whether a line above ends in the omega of what begins this one: "Omega-6-", "Fettsäuren". In columns of text
  /// the next line is not the one above.
  private static func isBroken(
    before line: Int, _ start: Int, _ phrases: [[PhraseMention]], _ lines: [ScannedLine]
  ) -> Bool {
    start <= 1
      && (max(0, line - nearLines)..<line).contains { above in
        guard let last = phrases[above].last else { return false }
        return isOther(last, before: lines[above].scalars.count, lines[above])
      }
  }

  /// Lines among which the one above is to be found.
  private static let nearLines = 3

  private static func isFattyAcid(_ meaning: PhraseMeaning) -> Bool {
    guard case .nutrient(let nutrient, _) = meaning else { return false }
    return [.saturatedFat, .monounsaturatedFat, .polyunsaturatedFat].contains(nutrient)
  }

  /// Whether `phrase` is no nutrient of a record, with at most a number and hyphens between it and
  /// `end`.
  private static func isOther(
    _ phrase: PhraseMention, before end: Int, _ line: ScannedLine
  ) -> Bool {
    guard phrase.meaning == .other, phrase.segments.count == 1 else { return false }
    let begin = phrase.segments[0].range.upperBound
    guard begin <= end, end - begin <= longestNumber else { return false }
    return (begin..<end).allSatisfy { place in
      line.scalar(place).map { numberSigns.contains($0) } ?? false
    }
  }

  /// "-3-", " 3/6 ".
  private static let longestNumber = 5
  private static let numberSigns: Set<Unicode.Scalar> = Set(" -‐–/&0123456789".unicodeScalars)
}
