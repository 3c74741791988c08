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
      line.scalar(position - 1).map({ !Self.isInk($0) && $0 != "," && $0 != "." }) ?? true
    else { return nil }
    let unitAt = line.scalar(end) == " " ? end + 1 : end
    guard let unit = UnitSpelling.find(in: line, at: unitAt), !unit.isRepaired,
      unit.unit == .gram || unit.unit == .millilitre,
      line.scalar(unitAt + unit.length).map({ !Self.isInk($0) }) ?? true
    else { return nil }
    return NumberToken(
      groups: ["100"], separators: [], doubts: [.letterAsDigit], range: position..<end)
  }

  private static func isInk(_ scalar: Unicode.Scalar) -> Bool {
    LetterFolding.isLetter(scalar) || ("0"..."9").contains(scalar)
  }
}
