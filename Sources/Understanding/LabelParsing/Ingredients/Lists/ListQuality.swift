import LabelModel

/// The confidence of the words of a list.
struct ListQuality {
  /// A word's confidence at which its letters count as read. Tesseract's is that of its worst letter.
  static let leastWord = 0.6
  /// A word's confidence from which on it is hardly another word. In the lists of four photos, words that were
  /// printed so have 0.9 and more. Misread ones have mostly less than 0.8.
  static let sureWord = 0.85
  /// The share of letters that must be read. On 44 photos 81 % of the words of lists above it were
  /// printed so, and 61 % of those below.
  private static let leastShare = 0.7

  var confidence: Confidence?
  var needsReview: Bool

  init(_ words: some Sequence<Word>) {
    var letters = 0.0
    var read = 0.0
    for word in words {
      guard let value = word.confidence?.value else { continue }
      let count = Double(LetterFolding.fold(word.text).count)
      letters += count
      read += value >= Self.leastWord ? count : 0
    }
    guard letters > 0 else {
      needsReview = false
      return
    }
    confidence = Confidence(read / letters)
    needsReview = read < Self.leastShare * letters
  }
}
