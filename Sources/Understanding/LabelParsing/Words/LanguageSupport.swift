/// The languages of a page, by its phrases.
struct LanguageSupport {
  private var letters: [Int: Double] = [:]
  private let total: Double

  init(_ phrases: [[PhraseMention]]) {
    var total = 0.0
    for phrase in phrases.joined() where phrase.length > 5 {
      let share = Double(phrase.length) * phrase.likeness / Double(phrase.languages.count)
      for language in phrase.languages { letters[language, default: 0] += share }
      total += share * Double(phrase.languages.count)
    }
    self.total = total
  }

  /// The languages that an eighth of the phrases are in, most text first.
  var languages: [Int] {
    letters.filter { $0.value * 8 >= total }.sorted { ($0.value, -$0.key) > ($1.value, -$1.key) }
      .map(\.key)
  }

  /// Whether a phrase is to be believed.
  ///
  /// A short word is chance when nothing else on the page is in its language.
  func believes(_ phrase: PhraseMention) -> Bool {
    phrase.length > 5 || total == 0
      || phrase.languages.contains { letters[$0, default: 0] * 25 >= total }
  }
}
