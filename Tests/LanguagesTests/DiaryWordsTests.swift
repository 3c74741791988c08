import Testing

import Languages

/// The words of the diary on a terminal.
struct DiaryWordsTests {
  @Test("Every word of the diary is there in every language, with the same places")
  func completeness() {
    func places(_ text: String) -> Set<Substring> { Set(text.matches(of: /\{\w+\}/).map(\.output)) }
    for words in DiaryWords.all {
      for word in DiaryWord.allCases {
        let text = words.words[word] ?? ""
        #expect(!text.isEmpty, "\(words.code) \(word)")
        #expect(places(text) == places(Wording.english(word)), "\(words.code) \(word)")
        #expect(words.code == "en" || text != Wording.english(word), "\(words.code) \(word)")
      }
    }
    #expect(Set(DiaryWords.all.map(\.code)) == Set(Wording.codes))
  }
}
