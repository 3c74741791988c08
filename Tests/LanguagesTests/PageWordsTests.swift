import Foundation
import Testing

import Languages

/// The words of pages.
struct PageWordsTests {
  @Test("Every word of pages is there in every language")
  func completeness() {
    let missing = PageWords.all.flatMap { words in
      PageWord.allCases.filter { words.words[$0]?.isEmpty ?? true }.map { "\(words.code) \($0)" }
    }
    #expect(missing == [])
    #expect(Set(PageWords.all.map(\.code)) == Set(Wording.codes))
  }

  @Test("A word has the same places in every language")
  func places() {
    func places(_ text: String) -> Set<Substring> { Set(text.matches(of: /\{\w+\}/).map(\.output)) }
    for word in PageWord.allCases {
      let expected = places(Wording.english(word))
      for words in PageWords.all {
        #expect(places(words.words[word] ?? "") == expected, "\(words.code) \(word)")
      }
    }
  }

  @Test("A page speaks one language: hardly a sentence is the English one")
  func isTranslated() {
    for words in PageWords.all where words.code != "en" {
      let english = PageWord.allCases.filter { word in
        let text = Wording.english(word)
        return text.count > 12 && words.words[word] == text
      }
      #expect(english == [], "\(words.code)")
    }
  }

  @Test("Places are filled in once")
  func fillsIn() throws {
    let german = try #require(Wording(code: "de"))
    #expect(german(.valuesToCheck, ["count": "3"]) == "Zu prüfen: 3")
    #expect(german(.amountIsUnreadable, ["text": "{text}"]).hasPrefix("„{text}“"))
  }
}
