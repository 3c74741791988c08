/// The sign "≤" before a number, read as a letter.
///
/// The recognition models do not know the sign and read "≤ 0,5 g" as "s 0,5 g". The letter alone is no proof. The
/// number must be a least declared content.
enum DamagedSign {
  /// Whether the word that ends before `position` of `line` is such a letter.
  ///
  /// It must begin its line or follow a sign. Behind a letter it may be the end of a name: "graisse s".
  static func isAtMost(_ line: ScannedLine, before position: Int, number: NumberToken) -> Bool {
    guard letters.contains(line.scalar(position - 1) ?? " "), isLimit(number) else { return false }
    guard let before = line.scalar(position - 2) else { return true }
    guard before == " ", let end = line.scalar(position - 3) else { return false }
    return !LetterFolding.isLetter(end)
  }

  /// Whether a number is the least content that is declared.
  ///
  /// It is 0.5 g of fat, 0.1 g of saturated fat or 0.01 g of salt. These are of the rounding guidelines in the
  /// European Commission's guidance on tolerances, December 2012.
  private static func isLimit(_ number: NumberToken) -> Bool {
    number.groups.count == 2 && number.groups[0] == "0" && limits.contains(number.groups[1])
  }

  /// The letters that the sign is read as.
  static let letters: Set<Unicode.Scalar> = ["s", "ś", "š"]
  private static let limits: Set<String> = ["5", "50", "1", "10", "01", "0125", "013"]
}
