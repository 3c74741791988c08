import LabelModel

extension NumberReader {
  /// The 100 whose old-style figures were read as letters, `nil` without one: "roo g", "1oo ml".
  ///
  /// Such figures have the height of small letters. The unit of a mass or volume ends behind them. No word that ends so is
  /// printed before a unit.
  func hundredOfLetters(at position: Int) -> NumberToken? {
    let end = position + HundredPrint.digits
    guard line.scalar(position).map(HundredPrint.oldStyleOnes.contains) == true,
      HundredPrint.isOldStyle((position..<end).compactMap(line.scalar)),
      isWordStart(position) || isBehindPer(position)
    else { return nil }
    let unitAt = line.scalar(end) == " " ? end + 1 : end
    guard let unit = UnitSpelling.find(in: line, at: unitAt), !unit.isRepaired,
      unit.unit == .gram || unit.unit == .millilitre,
      line.scalar(unitAt + unit.length).map({ !Self.isInk($0) }) ?? true
    else { return nil }
    return NumberToken(
      groups: ["100"], separators: [], doubts: [.letterAsDigit], range: position..<end)
  }

  private func isWordStart(_ position: Int) -> Bool {
    line.scalar(position - 1).map { !Self.isInk($0) && $0 != "," && $0 != "." } ?? true
  }

  /// Whether a lost blank joins the 100 to a word for "per": "Pourioo g". No other word ends so.
  private func isBehindPer(_ position: Int) -> Bool {
    var start = position
    while position - start <= Self.longestPer, let scalar = line.scalar(start - 1),
      LetterFolding.isLetter(scalar)
    { start -= 1 }
    return isWordStart(start) && Self.wordsForPer.contains(line.text(start..<position).lowercased())
  }

  /// The words before the 100 of a heading that are two letters or more.
  private static let wordsForPer: Set<String> = ["per", "pour", "por", "par", "pro", "je", "na"]
  /// The letters of the longest of them.
  private static let longestPer = 4

  private static func isInk(_ scalar: Unicode.Scalar) -> Bool {
    LetterFolding.isLetter(scalar) || ("0"..."9").contains(scalar)
  }
}
