/// A phrase of ``DamagedPhrases`` that was found in a text.
struct DamagedPhrase: Sendable {
  /// Letters from which on a phrase with wrong letters is known wherever it is in a sentence.
  static let leastSure = 8

  var meaning: PatternMeaning
  var language: Int
  /// Letters of the phrase as it is printed.
  var length: Int
  /// Letters that are wrong, missing or too many.
  var errors: Int
  /// The characters that it covers.
  var range: Range<Int>

  /// The phrases in `text`, the longest and best read first.
  static func all(in text: FoodText, vocabulary: IngredientVocabulary) -> [DamagedPhrase] {
    let letters = LetterRun(text.symbols)
    return vocabulary.damagedPhrases.matches(in: letters).map { match in
      let phrase = vocabulary.damagedPhrases.phrases[match.phrase]
      let first = letters.symbolOf[match.range.lowerBound]
      let last = letters.symbolOf[match.range.upperBound - 1]
      return DamagedPhrase(
        meaning: phrase.meaning, language: phrase.language, length: phrase.length,
        errors: match.errors, range: text.characters(first..<(last + 1)))
    }
    .sorted {
      (-$0.range.count, $0.errors, $0.range.lowerBound)
        < (-$1.range.count, $1.errors, $1.range.lowerBound)
    }
  }
}
