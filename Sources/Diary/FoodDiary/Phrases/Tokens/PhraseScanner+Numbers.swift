import LabelModel

extension PhraseScanner {
  mutating func scanNumber() {
    if let length = brandLength() { return emit(.name, length: length) }
    var end = position
    while isDigit(at: end) { end += 1 }
    if scalar(at: end) == ":", isDigit(at: end + 1), isDigit(at: end + 2), !isDigit(at: end + 3) {
      return emit(.time, length: end + 3 - position)
    }
    if let slash = scalar(at: end), slash == "/" || slash == "\u{2044}", isDigit(at: end + 1) {
      return scanFraction(slash: end)
    }
    while let sign = scalar(at: end), sign == "." || sign == ",", isDigit(at: end + 1) {
      end += 1
      while isDigit(at: end) { end += 1 }
    }
    // A percentage belongs to the name, with what is written against it: 3,5%ige.
    let afterSpace = scalar(at: end) == " " ? end + 1 : end
    if scalar(at: afterSpace) == "%" {
      end = afterSpace + 1
      while isLetter(at: end) { end += 1 }
      return emit(.name, length: end - position)
    }
    let isHyphened = scalar(at: end).map(isHyphen) ?? false
    if isHyphened, isLetter(at: end + 1), !isMeasure(from: end + 1) {
      // 2-egg omelette, 7-up
      end += 1
      while isLetter(at: end) || isDigit(at: end) || scalar(at: end) == "-" { end += 1 }
      return emit(.name, length: end - position)
    }
    if let length = diameterLength(from: end) {
      return emit(.name, length: end + length - position)
    }
    if isBarcode(position..<end) { return emit(.name, length: end - position) }
    emit(.number, length: end - position)
    // 330-ml-Dose, 12-oz steak
    if isHyphened, isLetter(at: end + 1) { position += 1 }
    if isLetter(at: position), scalar(at: position).map(isTimes) == true,
      !isLetter(at: position + 1)
    {
      emit(.times, length: 1)
    }
  }

  /// Whether digits name a product.
  ///
  /// They have a barcode's check digit, and neither a unit nor more of a word behind them.
  private func isBarcode(_ range: Range<Int>) -> Bool {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    guard GTIN(typed: String(view)) != nil else { return false }
    var end = range.upperBound
    if let next = scalar(at: end) {
      guard next.properties.isWhitespace || ",;.+)]".unicodeScalars.contains(next) else {
        return false
      }
    }
    while scalar(at: end)?.properties.isWhitespace == true { end += 1 }
    return !isMeasure(from: end)
  }

  /// The length of a number with a unit of length: `12 inch pizza`.
  private func diameterLength(from end: Int) -> Int? {
    var index = end
    // 6" sub
    if let sign = scalar(at: index), "\"”″".unicodeScalars.contains(sign),
      scalar(at: index + 1) == " ",
      isLetter(at: index + 2)
    {
      return 1
    }
    if scalar(at: index) == " " || scalar(at: index).map(isHyphen) == true { index += 1 }
    var view = String.UnicodeScalarView()
    while isLetter(at: index), index - end <= Self.longestPart {
      view.append(scalars[index])
      index += 1
    }
    guard ["inch", "inches"].contains(PhraseLetters.folded(String(view))) else { return nil }
    return index - end
  }

  /// The length of a brand that starts with digits: 7Days.
  private func brandLength() -> Int? {
    var end = position
    var view = String.UnicodeScalarView()
    while isDigit(at: end) || isLetter(at: end) || scalar(at: end).map(isHyphen) == true,
      end - position <= Self.longestPart
    {
      view.append(scalars[end])
      end += 1
    }
    let key = PhraseLetters.folded(String(view))
    return PhraseLexicon.brandsWithDigits.contains(key) ? end - position : nil
  }

  /// Whether the letters from `start` on are a unit.
  private func isMeasure(from start: Int) -> Bool {
    var view = String.UnicodeScalarView()
    var index = start
    while isLetter(at: index) {
      view.append(scalars[index])
      index += 1
    }
    return lexicon.measures[PhraseLetters.folded(String(view))] != nil
  }

  private mutating func scanFraction(slash: Int) {
    var end = slash + 1
    while isDigit(at: end) { end += 1 }
    let upper = number(in: position..<slash)
    let lower = number(in: (slash + 1)..<end)
    // 80/20 ground beef
    if let upper, let lower, upper + lower == 100 { return emit(.name, length: end - position) }
    // What is no part of one, or of no part that people divide food into: 3/2, 1/0, 5/2026.
    guard let upper, let lower, upper > 0, upper < lower, lower <= 16 else {
      return emit(.sign, length: end - position)
    }
    emit(.fraction(upper / lower), length: end - position)
  }

  private func number(in range: Range<Int>) -> Double? {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return range.count <= 3 ? Double(String(view)) : nil
  }
}
