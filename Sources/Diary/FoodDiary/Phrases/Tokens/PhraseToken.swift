/// A piece of a phrase: a word, a number or a sign.
struct PhraseToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    /// Digits with points and commas between them, as they are written.
    case number
    /// A fraction sign or two numbers with a slash.
    case fraction(Double)
    /// Part of a name that is compared with nothing: `85%`, `2-egg`, a dish with "and".
    case name
    /// A time of day with a colon.
    case time
    case times
    case comma
    /// A semicolon, a plus, a new line or the end of a sentence.
    case separator
    case colon
    case open
    case close
    case dash
    case estimate
    case question
    /// A sign that is not understood.
    case sign
  }

  var kind: Kind
  /// The folded text.
  var key: String
  /// The place, in scalars of the phrase.
  var start: Int
  /// Where it ends, exclusive.
  var end: Int
  /// Whether there is nothing between it and the token before it.
  var isGlued: Bool

  /// Whether it is a number or a fraction.
  var isNumeric: Bool {
    switch kind {
    case .number, .fraction: true
    default: false
    }
  }
}

/// A phrase and its tokens.
struct PhraseText: Sendable {
  let scalars: [Unicode.Scalar]
  let tokens: [PhraseToken]

  /// The text from the start of one token to the end of another, with single spaces.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    var view = String.UnicodeScalarView()
    var isSpace = false
    for scalar in scalars[tokens[first].start..<tokens[last].end] {
      let wasSpace = isSpace
      isSpace = scalar.properties.isWhitespace
      if !isSpace { view.append(scalar) } else if !wasSpace { view.append(" ") }
    }
    return String(view)
  }
}
