/// Cuts a phrase into tokens, from left to right, each letter once.
struct PhraseScanner {
  let scalars: [Unicode.Scalar]
  let lexicon: PhraseLexicon
  private var tokens: [PhraseToken] = []
  var position = 0

  /// Creates a scanner for `text`, in a language.
  init(_ text: String, lexicon: PhraseLexicon) {
    self.scalars = text.unicodeScalars.compactMap { scalar in
      switch scalar.properties.generalCategory {
      // Soft hyphens, marks of direction and the like: nothing that is seen.
      case .format: scalar == "\u{200D}" ? scalar : nil
      case .control: scalar == "\n" ? scalar : scalar == "\r" ? "\n" : " "
      case .lineSeparator, .paragraphSeparator: "\n"
      default: scalar
      }
    }
    self.lexicon = lexicon
  }

  /// Returns the tokens.
  mutating func scan() -> PhraseText {
    while position < scalars.count {
      let scalar = scalars[position]
      if isDigit(scalar) || startsDecimals(scalar) {
        scanNumber()
      } else if isLetter(scalar) {
        scanWord()
      } else if scalar == "\n" {
        emit(.separator, length: 1)
      } else if scalar.properties.isWhitespace {
        position += 1
      } else {
        scanSign(scalar)
      }
    }
    return PhraseText(scalars: scalars, tokens: tokens)
  }

  func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Letters, marks, and symbols such as emoji, which people use as words.
  func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    // The box around a digit that makes it an emoji.
    if scalar == "\u{20E3}" { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    case .otherSymbol: return true
    default: return scalar == "\u{200D}" || scalar.properties.isEmojiModifier
    }
  }

  func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  func isLetter(at index: Int) -> Bool { scalar(at: index).map(isLetter) ?? false }
  func isDigit(at index: Int) -> Bool { scalar(at: index).map(isDigit) ?? false }

  /// `.5`: a decimal point without a zero before it.
  private func startsDecimals(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar == ".", isDigit(at: position + 1) else { return false }
    return position == 0 || scalars[position - 1].properties.isWhitespace
  }

  mutating func emit(_ kind: PhraseToken.Kind, length: Int) {
    let range = position..<min(position + length, scalars.count)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    tokens.append(
      PhraseToken(
        kind: kind, key: PhraseLetters.folded(String(view)), start: range.lowerBound,
        end: range.upperBound, isGlued: tokens.last?.end == range.lowerBound))
    position = range.upperBound
  }

  func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  func isTimes(_ scalar: Unicode.Scalar) -> Bool { scalar == "x" || scalar == "X" }

  private mutating func scanWord() {
    // x2, x 150 g
    if isTimes(scalars[position]), !isLetter(at: position + 1) {
      return emit(.times, length: 1)
    }
    var end = position
    let start = position
    while true {
      if isLetter(at: end) || isDigit(at: end) {
        end += 1
      } else if let sign = scalar(at: end), "'’ʼ´".unicodeScalars.contains(sign),
        isLetter(at: end + 1)
      {
        if isElision(start..<end) { return emit(.word, length: end + 1 - start) }
        end += 1
      } else if scalar(at: end) == "&", end == start + 1, isLetter(at: end + 1) {
        // M&M's, but not eggs&toast
        end += 1
      } else if scalar(at: end) == "/", end == start + 1 {
        if scanShortWord() { return }
        break
      } else if let sign = scalar(at: end), isHyphen(sign),
        isLetter(at: end + 1) || isDigit(at: end + 1)
      {
        if splits(before: end, from: start) { break }
        end += 1
      } else {
        break
      }
    }
    emit(.word, length: end - start)
    if let sign = scalar(at: position), isHyphen(sign), isLetter(at: position + 1) { position += 1 }
    // An abbreviation takes its point along.
    if scalar(at: position) == ".", let last = tokens.indices.last, isAbbreviation(tokens[last]) {
      position += 1
      tokens[last].end = position
    }
  }

  /// Scans `w/`, `w/o` and `c/u`; returns whether it was one.
  private mutating func scanShortWord() -> Bool {
    let letter = scalars[position]
    let isLast = !isLetter(at: position + 3)
    if isLetter(at: position + 2), isLast {
      emit(.word, length: 3)
    } else if letter == "w" || letter == "W" {
      emit(.word, length: 2)
    } else {
      return false
    }
    return true
  }

  private func isElision(_ range: Range<Int>) -> Bool {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return lexicon.elisions.contains(PhraseLetters.folded(String(view)))
  }

  /// Whether a word that goes on with a hyphen is two: demi-baguette, ml-Dose, twenty-five.
  private func splits(before end: Int, from start: Int) -> Bool {
    guard end - start <= Self.longestPart else { return false }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    let key = PhraseLetters.folded(String(view))
    if tokens.last?.kind == .number, lexicon.measures[key] != nil { return true }
    var rest = String.UnicodeScalarView()
    var index = end + 1
    while isLetter(at: index), index - end <= Self.longestPart {
      rest.append(scalars[index])
      index += 1
    }
    let next = PhraseLetters.folded(String(rest))
    if lexicon.dishes.contains(key + "-" + next) { return false }
    if lexicon.numbers[key] != nil || lexicon.articles.contains(key) {
      return lexicon.numbers[next] != nil || lexicon.fractions[next] != nil
        || lexicon.measures[next] != nil
    }
    return lexicon.fractions[key] != nil
  }

  /// No word of a lexicon is longer.
  static let longestPart = 24

  private func isAbbreviation(_ token: PhraseToken) -> Bool {
    if token.key.unicodeScalars.count == 1 { return true }
    return lexicon.measures[token.key] != nil && isLetter(at: position + 2)
      || Self.abbreviations.contains(token.key)
  }

  private static let abbreviations: Set<String> = [
    "approx", "ca", "cca", "cda", "cdas", "cdita", "cditas", "cdta", "cdtas", "cuil", "dr", "el",
    "env", "essl", "fl", "gr", "msp", "op", "oz", "pck", "pkg", "por", "port", "pz", "st", "stk",
    "szt", "tbsp", "teel", "tl", "tsp", "ud", "uds", "lyz", "ok", "szkl", "aprox", "gestr", "geh",
  ]

  private mutating func scanSign(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ",", "،": emit(.comma, length: 1)
    case ";", "+": emit(.separator, length: 1)
    case ":": emit(.colon, length: 1)
    case "(", "[": emit(.open, length: 1)
    case ")", "]": emit(.close, length: 1)
    case "×": emit(.times, length: 1)
    case "*", "•", "·":
      if startsLine { position += 1 } else { emit(scalar == "*" ? .times : .sign, length: 1) }
    case "~", "≈", "∼": emit(.estimate, length: 1)
    case "?", "¿": emit(.question, length: 1)
    case "&": emit(.word, length: 1)
    case "-", "\u{2010}", "\u{2011}", "–", "—", "−":
      if startsLine, self.scalar(at: position + 1) == " " {
        position += 1
      } else {
        emit(.dash, length: 1)
      }
    case ".":
      scanPoint()
    case "!", "¡", "\"", "“", "”", "„", "«", "»", "'", "’", "‘", "…": position += 1
    default:
      if scalar.properties.numericType == nil {
        emit(.sign, length: 1)
      } else if let value = scalar.properties.numericValue, value > 0, value < 1 {
        emit(.fraction(value), length: 1)
      } else {
        emit(.sign, length: 1)
      }
    }
  }

  /// A point ends a sentence, unless a number or another sign is expected in its place.
  private mutating func scanPoint() {
    if tokens.last?.kind == .number, tokens.last?.end == position {
      // "2. Frühstück", "1. eggs": an ordinal, unless the phrase ends here.
      let isLast = scalars[(position + 1)...].allSatisfy(\.properties.isWhitespace)
      if !isLast { return emit(.sign, length: 1) }
    }
    emit(.separator, length: 1)
  }

  /// Whether nothing is before this on its line.
  private var startsLine: Bool {
    guard let last = tokens.last else { return true }
    return last.kind == .separator && scalars[last.start] == "\n"
  }
}
