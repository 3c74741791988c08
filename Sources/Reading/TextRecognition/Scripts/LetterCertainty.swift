import LabelModel

/// The confidence of the words with letters among some words.
struct LetterCertainty {
  /// Letters of those words.
  let letters: Int
  /// Their mean confidence, each word counted by its letters; 0 of none.
  let mean: Double
  /// The letters that are likely read right.
  var trust: Double { Double(letters) * mean }
  /// The letters that are likely misread.
  var doubt: Double { Double(letters) * (1 - mean) }

  /// Measures words; short ones and numbers tell nothing about the script.
  init(_ words: some Sequence<ReadWord>) {
    var letters = 0
    var sum = 0.0
    for word in words where !word.isNumber {
      let count = word.text.count(where: \.isLetter)
      guard count >= LetterCertainty.leastLetters else { continue }
      letters += count
      sum += Double(count) * word.confidence.value
    }
    self.letters = letters
    mean = letters > 0 ? sum / Double(letters) : 0
  }

  /// Joins the certainties of several lines.
  init(joining lines: [LetterCertainty]) {
    letters = lines.reduce(0) { $0 + $1.letters }
    mean = letters > 0 ? lines.reduce(0) { $0 + $1.trust } / Double(letters) : 0
  }

  private static let leastLetters = 3
}
