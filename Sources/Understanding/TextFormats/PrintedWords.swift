internal import LabelModel

/// Makes printed words and lines of the pieces and breaks that Google Vision gives.
///
/// It takes `12`, `,` and `5 g` for three words and says by breaks which of them are printed as one. Its lines
/// are a start only: one may run across columns that are far apart, and what the file calls a paragraph
/// holds several.
struct PrintedWords {
  /// The lines so far.
  private(set) var lines: [EngineLine] = []
  private var line: [EngineWord] = []
  private var word: EngineWord?
  private var isFarApart = false
  private var limit = WordLimit()

  /// The gaps, in heights of the text, that end a line: what the engine calls a space, and what it calls a wide
  /// one. Our own line finding bridges 1.2 heights of letters, about 0.9 of an engine's boxes; justified text
  /// has spaces of up to two.
  private static let widestSpace = 2.5
  private static let widestSureSpace = 1.0
  /// How far a word goes up or down, in heights of the text, before it stands in another line.
  private static let step = 0.5

  /// Adds a piece of a word: the next piece belongs to it until ``endWord(isFar:)``.
  mutating func append(_ piece: EngineWord) throws(TextFormatError) {
    guard var word else {
      self.word = piece
      return
    }
    guard Self.follows(piece.place, word.place, within: Self.widestSureSpace) else {
      try endWord()
      self.word = piece
      return
    }
    word.text += piece.text
    if let place = piece.place { word.place = word.place?.joined(to: place) ?? place }
    word.confidence = [word.confidence, piece.confidence].compactMap(\.self).min()
    self.word = word
  }

  /// Ends the word; `isFar` where the engine says that the space behind it is a wide one.
  mutating func endWord(isFar: Bool = false) throws(TextFormatError) {
    if let word {
      self.word = nil
      let parts = word.parts
      try limit.add(parts)
      for part in parts {
        let gap = isFarApart ? Self.widestSureSpace : Self.widestSpace
        if let last = line.last, !Self.follows(part.place, last.place, within: gap) { cut() }
        line.append(part)
        isFarApart = false
      }
    }
    if isFar { isFarApart = true }
  }

  /// Ends the line; `isHyphenated` where a hyphen is printed that the text does not have.
  mutating func endLine(isHyphenated: Bool = false) throws(TextFormatError) {
    if isHyphenated { word?.text += "-" }
    try endWord()
    cut()
  }

  private mutating func cut() {
    if !line.isEmpty { lines.append(EngineLine(words: line, slope: nil)) }
    line = []
    isFarApart = false
  }

  /// Whether a word stands behind another in one line, `gap` heights away at most; without places, the
  /// engine's order counts.
  private static func follows(_ next: WordPlace?, _ last: WordPlace?, within gap: Double) -> Bool {
    guard let next, let last, last.length > 0 else { return true }
    let height = max(last.height, next.height)
    let (along, across) = last.distance(to: next)
    // Boxes of neighbours may overlap; a word that begins before the last one did stands in another line.
    return abs(across) <= step * height && along <= gap * height && along >= -last.length
  }
}

extension WordPlace {
  /// How far from this word's end another's start lies, along the text and down across it.
  func distance(to next: WordPlace) -> (along: Double, across: Double) {
    let along = length > 0 ? run / length : [1, 0]
    let gap = next.start - end
    return ((gap * along).sum(), gap.y * along.x - gap.x * along.y)
  }
}
