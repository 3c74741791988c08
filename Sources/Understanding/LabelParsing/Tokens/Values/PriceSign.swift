/// The signs and words of money that make a number beside them a price.
enum PriceSign {
  private static let signs: Set<Unicode.Scalar> = [
    "€", "£", "$", "¥", "₹", "₺", "₽", "₴", "₩", "₪", "₫", "₱", "₦", "₡", "₲", "₸", "₼", "₾", "฿",
  ]
  /// Signs that are behind their numbers as well. Behind a number "$" is a damaged "g".
  private static let trailing = signs.subtracting(["$", "¥"])
  /// Words behind a number, in the letters that are printed.
  private static let wordsBehind: Set<String> = [
    "EUR", "Euro", "euro", "GBP", "CHF", "PLN", "CZK", "HUF", "SEK", "NOK", "DKK", "zł", "ZŁ", "Kč",
    "KČ", "Ft", "lei", "TL", "лв", "руб", "грн",
  ]
  /// Words before a number.
  private static let wordsBefore: Set<String> = ["EUR", "GBP", "CHF", "PLN", "Rs", "Kč"]
  /// A word that may be a damaged "kJ". It counts behind a number with two decimals.
  private static let crown = "kr"

  /// Whether a number at `range` is a price.
  ///
  /// A sign in the number's own word always shows one. A sign or word apart counts where the number has no unit.
  static func isBeside(_ number: NumberToken, hasUnit: Bool, in line: ScannedLine) -> Bool {
    let range = number.range
    if isSign(endingAt: range.lowerBound, in: line)
      || isSign(startingAt: range.upperBound, in: line)
    {
      return true
    }
    guard !hasUnit else { return false }
    let hasCents = number.groups.count == 2 && number.groups[1].utf8.count == 2
    if let word = word(startingAt: range.upperBound, in: line),
      wordsBehind.contains(word) || word == crown && hasCents
    {
      return true
    }
    if let word = word(endingAt: range.lowerBound, in: line), wordsBefore.contains(word) {
      return true
    }
    return isSignApart(endingAt: range.lowerBound, in: line)
      || isSignApart(startingAt: range.upperBound, in: line)
  }

  /// Whether a sign ends at `position` that belongs to no word but a country's letters: "US$2".
  private static func isSign(endingAt position: Int, in line: ScannedLine) -> Bool {
    guard let sign = line.scalar(position - 1), signs.contains(sign) else { return false }
    var start = position - 1
    while let letter = line.scalar(start - 1), LetterFolding.isLetter(letter) { start -= 1 }
    let letters = start..<(position - 1)
    return letters.count <= 2
      && letters.allSatisfy { line.scalar($0)?.properties.isUppercase ?? false }
  }

  /// Whether a sign begins at `position`, without a letter behind it.
  private static func isSign(startingAt position: Int, in line: ScannedLine) -> Bool {
    guard let sign = line.scalar(position), trailing.contains(sign) else { return false }
    return line.scalar(position + 1).map(LetterFolding.isLetter) != true
  }

  /// Whether a sign ends before the blank that ends at `position`.
  private static func isSignApart(endingAt position: Int, in line: ScannedLine) -> Bool {
    guard line.scalar(position - 1) == " " else { return false }
    return isSign(endingAt: position - 1, in: line)
  }

  /// Whether a sign begins behind the blank at `position`, with no other number behind it.
  private static func isSignApart(startingAt position: Int, in line: ScannedLine) -> Bool {
    guard line.scalar(position) == " ", isSign(startingAt: position + 1, in: line) else {
      return false
    }
    let next = line.scalar(position + 2) == " " ? position + 3 : position + 2
    return line.scalar(next).map { ("0"..."9").contains($0) } != true
  }

  /// The letters that begin at `position` or behind its blank; `nil` where no letter is.
  private static func word(startingAt position: Int, in line: ScannedLine) -> String? {
    let start = line.scalar(position) == " " ? position + 1 : position
    var end = start
    while let letter = line.scalar(end), LetterFolding.isLetter(letter) { end += 1 }
    return end > start ? line.text(start..<end) : nil
  }

  /// The letters that end at `position` or before its blank and point; `nil` where no letter does.
  private static func word(endingAt position: Int, in line: ScannedLine) -> String? {
    var end = position
    if line.scalar(end - 1) == " " { end -= 1 }
    if line.scalar(end - 1) == "." { end -= 1 }
    var start = end
    while let letter = line.scalar(start - 1), LetterFolding.isLetter(letter) { start -= 1 }
    return start < end ? line.text(start..<end) : nil
  }
}
