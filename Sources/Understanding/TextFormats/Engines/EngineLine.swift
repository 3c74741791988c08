/// A word as an engine gave it, not yet on an upright page.
struct EngineWord {
  var text: String
  var place: WordPlace?
  /// `0 ... 1`, `nil` where the engine gives none.
  var confidence: Double?

  /// The word's parts between white space, each with its share of the place.
  ///
  /// A text with more than ``WordLimit`` allows is left in one part behind the last that it does.
  var parts: [EngineWord] {
    let pieces = text.split(maxSplits: WordLimit.most, whereSeparator: \.isWhitespace)
    if pieces.count == 1, pieces[0].utf8.count == text.utf8.count { return [self] }
    let count = Double(max(1, text.count))
    var last = text.startIndex
    var characters = 0.0
    return pieces.map { piece in
      let start = characters + Double(text.distance(from: last, to: piece.startIndex))
      characters = start + Double(piece.count)
      last = piece.endIndex
      return EngineWord(
        text: String(piece), place: place?.part(from: start / count, to: characters / count),
        confidence: confidence)
    }
  }
}

/// A line, or a part of one, as an engine gave it.
struct EngineLine {
  var words: [EngineWord]
  /// Rows per column, positive when the line falls to the right; `nil` where the engine gives none.
  var slope: Double?
}

/// The most words of a page.
///
/// A few bytes of a file make a word of some hundred. A file of words alone would take gigabytes.
struct WordLimit {
  /// The densest photo measured has 1,500 words.
  static let most = 200_000

  private var count = 0

  /// Counts words in, which must be done before the page keeps them.
  mutating func add(_ words: [EngineWord]) throws(TextFormatError) {
    count += words.count
    guard count <= Self.most else { throw .tooManyWords(limit: Self.most) }
  }
}
