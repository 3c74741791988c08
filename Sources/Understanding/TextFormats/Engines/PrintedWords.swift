/// Makes printed words and lines of the pieces and breaks that Google Vision gives.
///
/// It takes `12`, `,` and `5 g` for three words, and breaks show which of them are printed as one.
/// Its lines are a start only: one may run across columns that are far apart. A paragraph of the
/// file holds several lines.
struct PrintedWords {
  /// The lines so far.
  private(set) var lines: [EngineLine] = []
  private var line: [EngineWord] = []
  private var word: EngineWord?
  private var isFarApart = false
  private var limit = WordLimit()

  /// The gaps that end a line, in heights of the text: after an engine's space, and after its wide
  /// space. Our own line finding bridges 1.2 heights of letters, about 0.9 of an engine's boxes.
  /// Justified text has spaces of up to two.
  private static let widestSpace = 2.5
  private static let widestSureSpace = 1.0
  /// The greatest rise or drop of a word within one line, in heights of the text.
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

  /// Whether a word follows another in one line, `gap` heights away at most. Without places, the
  /// engine's order counts.
  private static func follows(_ next: WordPlace?, _ last: WordPlace?, within gap: Double) -> Bool {
    guard let next, let last, last.length > 0 else { return true }
    let height = max(last.height, next.height)
    let (along, across) = last.distance(to: next)
    // Boxes of neighbours may overlap; a word that begins before the last one did is in another
    // line.
    return abs(across) <= step * height && along <= gap * height && along >= -last.length
  }
}

extension WordPlace {
  /// The distance of another word's start from this word's end, along the text and down across it.
  func distance(to next: WordPlace) -> (along: Double, across: Double) {
    let along = length > 0 ? run / length : [1, 0]
    let gap = next.start - end
    return ((gap * along).sum(), gap.y * along.x - gap.x * along.y)
  }
}
