package import Foundation
package import LabelModel

/// The prints of 100 g and 100 ml, the amounts that a food's column refers to (EU 1169/2011, article 32).
///
/// The rules, the lattice and the package's contents share these forms.
package enum HundredPrint {
  /// Whether a number with its unit is 100 g or 100 ml.
  package static func isComplete(_ number: Decimal?, _ unit: NutrientUnit?) -> Bool {
    number == 100 && (unit == .gram || unit == .millilitre)
  }

  /// Whether digits are 100 and a "g" that was read as a digit.
  package static func endsInDamagedGram(digits: String) -> Bool {
    digits == "1009" || digits == "1008"
  }

  /// Whether a number is 100 without a unit: the unit may be lost.
  package static func isBare(_ number: Decimal?, _ unit: NutrientUnit?, digits: Int) -> Bool {
    number == 100 && unit == nil && digits == 3
  }

  /// The digits of 100.
  static let digits = 3

  /// Whether symbols are 100 in old-style figures, read as letters in part or whole: "roo", "1oo", "ı00".
  static func isOldStyle(_ symbols: [Unicode.Scalar]) -> Bool {
    guard symbols.count == digits, let first = symbols.first, oldStyleOnes.contains(first) else {
      return false
    }
    let zeros = symbols.dropFirst()
    return zeros.allSatisfy { $0 == "0" || $0 == "o" || $0 == "O" }
      && (first != "1" || zeros.contains { $0 != "0" })
  }

  /// The certainty that digits without a decimal mark are a damaged 100, `0 ... 1`.
  ///
  /// `0` for 100 itself and for digits that differ from it in two places. `letter` is a letter right before the digits.
  /// The certainties are an order, set by hand. Forms that no number has come first, then one wrong digit, then a lost one.
  /// `docs/accuracy.md` has the figures of texts whose headings were damaged.
  package static func likeness(ofDigits text: String, after letter: Unicode.Scalar?) -> Double {
    let digits = Array(text)
    switch digits.count {
    case 2 where digits == ["0", "0"]:
      // No number begins with two zeros: the stroke before them was lost, or read as a letter.
      return letter.map { strokes.contains($0) ? 0.9 : 0 } ?? 0.7
    case 2 where digits == ["1", "0"]: return letter == nil ? 0.25 : 0
    case 3 where letter == nil:
      let wrong = zip(digits, ["1", "0", "0"] as [Character]).filter { $0 != $1 }
      guard wrong.count == 1, let (read, printed) = wrong.first else { return 0 }
      return twins[printed, default: []].contains(read) ? 0.5 : 0
    default: return 0
    }
  }

  /// Signs that the 1 of old-style figures is read as. It looks like a small capital I.
  static let oldStyleOnes: Set<Unicode.Scalar> = [
    "1", "r", "ı", "ɪ", "I", "l", "i", "t", "T",
  ]
  /// Letters and signs that a 1 before two zeros is read as.
  private static let strokes: Set<Unicode.Scalar> = [
    "l", "I", "i", "|", "!", "t", "T", "J", "j", "]", "[", "/",
  ]
  /// Digits that a 1 and a 0 are read as.
  private static let twins: [Character: Set<Character>] = [
    "1": ["4", "7"], "0": ["6", "8", "9", "5"],
  ]
}
