/// The likeness of printed digits to 100, the amount that nutrients refer to (Regulation (EU) 1169/2011, Article 32).
enum HundredLikeness {
  /// The certainty that digits without a decimal mark are a damaged 100, `0 ... 1`.
  ///
  /// `0` for 100 itself and for digits that differ from it in two places. `letter` is a letter right before the digits.
  static func sureness(_ digits: String, after letter: Unicode.Scalar?) -> Double {
    let digits = Array(digits)
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

  /// Letters and signs that a 1 is read as.
  private static let strokes: Set<Unicode.Scalar> = [
    "l", "I", "i", "|", "!", "t", "T", "J", "j", "]", "[", "/",
  ]
  /// Digits that a 1 and a 0 are read as.
  private static let twins: [Character: Set<Character>] = [
    "1": ["4", "7"], "0": ["6", "8", "9", "5"],
  ]
}
