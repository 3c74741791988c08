/// A phrase of the lexicon at its place on the page.
struct PhraseMention: Sendable {
  /// A stretch of one line; a wrapped name has two.
  struct Segment: Sendable {
    var line: Int
    var range: Range<Int>
  }

  var meaning: PhraseMeaning
  /// The languages that write it so, as indices into the lexicon's.
  var languages: [Int]
  /// Letters of the phrase.
  var length: Int
  /// Tenths of wrong letters.
  var cost: Int
  var segments: [Segment]

  var line: Int { segments[0].line }
  var start: Int { segments[0].range.lowerBound }

  /// The agreement of name and print, `0 ... 1`.
  var likeness: Double { max(0, 1 - Double(cost) / 10 / Double(max(length, 1)) * 1.6) }
}
