import LabelModel
package import Languages

/// The words of all languages that the parser knows, ready for searching.
package struct Lexicon: Sendable {
  struct Phrase: Sendable {
    var meaning: PhraseMeaning
    /// The languages that write it so, as indices into ``languages``.
    var languages: [Int]
  }

  /// The languages' codes, ISO 639-1.
  package let languages: [String]
  let trie: PhraseTrie
  let phrases: [Phrase]

  /// Creates a lexicon of `languages`.
  package init(_ languages: [LanguageLexicon]) {
    var spellings: [String] = []
    var phrases: [Phrase] = []
    var known: [Spelling: Int] = [:]
    func take(_ texts: [String], _ meaning: PhraseMeaning, in number: Int) {
      for text in texts {
        let spelling = Spelling(letters: LetterFolding.fold(text), meaning: meaning)
        if let phrase = known[spelling] {
          if phrases[phrase].languages.last != number { phrases[phrase].languages.append(number) }
          continue
        }
        known[spelling] = phrases.count
        spellings.append(text)
        phrases.append(Phrase(meaning: meaning, languages: [number]))
      }
    }
    for (number, language) in languages.enumerated() {
      func add(_ texts: [String], _ meaning: PhraseMeaning) {
        take(texts, meaning, in: number)
      }
      // In a fixed order, so that equal matches are always settled alike.
      for nutrient in Nutrient.allCases {
        add(language.nutrients[nutrient] ?? [], .nutrient(nutrient, isAssay: false))
        add(language.assays[nutrient] ?? [], .nutrient(nutrient, isAssay: true))
      }
      add(language.energy, .energy)
      add(language.vitamins, .other)
      add(language.others, .other)
      add(language.distractions, .distraction)
      add(language.minimum, .bound(.minimum))
      add(language.maximum, .bound(.maximum))
      add(language.lessThan, .lessThan)
      add(language.traces, .traces)
      add(language.per, .per)
      add(language.servings, .serving)
      add(language.servingSizes, .servingSize)
      add(language.petHeadings, .petHeading)
      add(language.foodHeadings, .foodHeading)
      add(language.footnotes, .footnote)
      add(language.prepared, .preparation(.prepared))
      add(language.asSold, .preparation(.asSold))
      add(language.dryMatter, .dryMatter)
    }
    // The last of equal phrases is found. Print distinguishes "vitamin A" from "vitamina" afterwards.
    for (number, language) in languages.enumerated() {
      for (nutrient, names) in VitaminLetters.names(with: language.vitamins) {
        take(names, .nutrient(nutrient, isAssay: false), in: number)
      }
    }
    self.languages = languages.map(\.code)
    trie = PhraseTrie(spellings)
    self.phrases = phrases
  }

  private struct Spelling: Hashable {
    var letters: [UInt16]
    var meaning: PhraseMeaning
  }

  /// All languages that labelscan has words for.
  package static let standard = Lexicon(LanguageLexicon.all)
}
