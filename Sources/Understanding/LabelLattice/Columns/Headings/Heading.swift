/// A word or number that says what a column refers to.
struct Heading: Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    case hundredGrams, hundredMillilitres, serving, mass, prepared
  }

  /// The words around a heading, which say how far it is one.
  enum Origin: Sendable {
    /// Behind a word for "per", or a word for a serving itself.
    case word
    /// In a line of nutrients, or of a heading for them.
    case statement
    /// At the start of a line right above the first name of a panel.
    case abovePanel
    /// At the start of a line or cell right above the first value of a column.
    case aboveColumn
    /// Without words beside it.
    case alone
    /// Beside a short word, in a sentence, or a number whose unit was not read.
    case beside, sentence, bare
    /// Behind a word for "per", without the unit, which was not read.
    case bareBehindPer

    /// Whether the unit was not read.
    var isBare: Bool { self == .bare || self == .bareBehindPer }

    /// The certainty that 100 g or 100 ml is a heading, `0 ... 1`.
    var sureness: Double {
      switch self {
      case .word: 1
      case .statement: 0.95
      case .abovePanel, .aboveColumn, .alone: 0.9
      case .beside: 0.6
      case .bare, .bareBehindPer: 0.4
      case .sentence: 0.3
      }
    }
  }

  var kind: Kind
  var origin: Origin
  var frame: Frame
  var line: LineReference
  /// The certainty that it is a heading of its kind, `0 ... 1`.
  var sureness: Double
  /// The recognizer's confidence in its letters, `0 ... 1`.
  var confidence: Double
  var start: Int

  /// Whether no other print is meant, so that its place alone says which column it is of.
  var isSure: Bool { sureness >= Self.least }

  /// Whether it surely is of 100 g or of 100 ml, though the unit may be unread.
  var isSureHundred: Bool { kind.hundred != nil && (isSure || origin == .bareBehindPer) }

  /// The certainty of a sure heading at least, set by hand: that of one without words beside it.
  private static let least = Origin.alone.sureness
}

extension Heading.Kind {
  /// The meaning of a column below 100 g or 100 ml, `nil` for other headings.
  var hundred: ColumnMeaning? {
    switch self {
    case .hundredGrams: .per100g
    case .hundredMillilitres: .per100ml
    case .serving, .mass, .prepared: nil
    }
  }
}
