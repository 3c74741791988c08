import Foundation
import LabelModel

/// The formula that labels print beside salt: "Salz (Natrium x 2,5)", "Sel (chlorure de sodium)".
///
/// Salt is 2.5 times the sodium (EU 1169/2011, annex I, point 11). The row is of salt, and 2.5 is no amount.
enum SaltFormula {
  /// Returns phrases with the sodium of formulas and of chlorides taken for the salt that they are of.
  static func asSalt(_ phrases: [PhraseMention], _ lines: [ScannedLine]) -> [PhraseMention] {
    phrases.map { phrase in
      if isChloride(phrase, lines) {
        var salt = phrase
        salt.meaning = .nutrient(.salt, isAssay: false)
        return salt
      }
      guard let factor = range(of: phrase, lines), let last = phrase.segments.indices.last else {
        return phrase
      }
      var salt = phrase
      salt.meaning = .nutrient(.salt, isAssay: false)
      salt.segments[last].range = phrase.segments[last].range.lowerBound..<factor.upperBound
      return salt
    }
  }

  /// Returns values without the factors of the formulas that `phrases` have.
  static func withoutFactors(
    _ values: [ValueMention], _ phrases: [PhraseMention], _ lines: [ScannedLine]
  ) -> [ValueMention] {
    let formulas = phrases.compactMap { phrase in
      range(of: phrase, lines).map { (line: phrase.segments.last?.line, range: $0) }
    }
    guard !formulas.isEmpty else { return values }
    return values.filter { value in
      !formulas.contains { $0.line == value.line && $0.range.overlaps(value.range) }
    }
  }

  /// The symbols of the factor behind a name of sodium, `nil` without one.
  private static func range(of phrase: PhraseMention, _ lines: [ScannedLine]) -> Range<Int>? {
    guard case .nutrient(.sodium, _) = phrase.meaning, let last = phrase.segments.last else {
      return nil
    }
    let line = lines[last.line]
    func skippingSpaces(_ position: Int) -> Int {
      var position = position
      while line.scalar(position) == " " { position += 1 }
      return position
    }
    let sign = skippingSpaces(last.range.upperBound)
    guard let times = line.scalar(sign), signs.contains(times) else { return nil }
    let start = skippingSpaces(sign + 1)
    let factor = (start..<start + 3).compactMap(line.scalar)
    guard factor == Array("2,5".unicodeScalars) || factor == Array("2.5".unicodeScalars) else {
      return nil
    }
    // Some print 2.54, as the atoms weigh.
    let end = line.scalar(start + 3) == "4" ? start + 4 : start + 3
    guard line.scalar(end).map({ !("0"..."9").contains($0) }) ?? true else { return nil }
    return start..<end
  }

  /// Whether the word for chloride is before or behind a name of sodium: "cloruro sódico", "sodium chloride".
  private static func isChloride(_ phrase: PhraseMention, _ lines: [ScannedLine]) -> Bool {
    guard case .nutrient(.sodium, _) = phrase.meaning, let last = phrase.segments.last else {
      return false
    }
    func folded(_ range: Range<Int>, _ line: Int) -> String {
      lines[line].text(range).folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    let before = folded(max(0, phrase.start - longestChloride)..<phrase.start, phrase.line)
    let end = last.range.upperBound
    let behind = folded(end..<end + longestChloride, last.line)
    let word = /(?:chlor(?:ure|ide|id|ek)|clor(?:uro|ura|ur|eto)|klorid|хлорид)(?: d[eiou])? ?$/
    return before.contains(word) || behind.prefixMatch(of: /[ -]?[ck]h?lorid/) != nil
  }

  /// The symbols of the words for chloride at most: "chlorure de ".
  private static let longestChloride = 14
  private static let signs: Set<Unicode.Scalar> = Set("xX×*·".unicodeScalars)
}
