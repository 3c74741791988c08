import Foundation
import LabelModel
import LabelParsing
import Testing
import Languages

@Suite("The lexicons of all languages")
struct LanguageLexiconTests {
  @Test("There are words for the EU's official languages, Norwegian and Icelandic")
  func officialLanguages() {
    let official =
      "bg cs da de el en es et fi fr ga hr hu is it lt lv mt nl no pl pt ro sk sl sv"
      .split(separator: " ").map(String.init)
    #expect(Language.all.map(\.code).sorted() == official)
  }

  private static let labelsAlone = LanguageLexicon.all.filter { lexicon in
    !Language.all.contains { $0.code == lexicon.code }
  }

  @Test(
    "A language that labels alone are read in has the rows of a food's table",
    arguments: labelsAlone)
  func rows(of language: LanguageLexicon) {
    let core: [Nutrient] = [
      .fat, .saturatedFat, .carbohydrates, .sugars, .fiber, .protein, .salt, .sodium,
    ]
    #expect(core.allSatisfy { language.nutrients[$0]?.isEmpty == false }, "\(language.code)")
    for words in [language.energy, language.servings, language.servingSizes, language.foodHeadings]
    {
      #expect(!words.isEmpty, "\(language.code)")
    }
  }

  @Test(
    "A language that records are shown in has every required word or says why not",
    arguments: Language.all.map(\.code))
  func completeness(of code: String) throws {
    let language = try #require(LanguageLexicon.all.first { $0.code == code })
    #expect(Set(language.missingTopics) == Set(language.gaps.keys), "\(language.code)")
    #expect(language.gaps.values.allSatisfy { $0.count > 10 }, "\(language.code)")
  }

  @Test("No word is listed twice under one heading", arguments: LanguageLexicon.all)
  func duplicates(in language: LanguageLexicon) {
    for (meaning, words) in language.meanings {
      #expect(Set(words).count == words.count, "\(language.code) \(meaning)")
    }
  }

  @Test("No word of one language means something else in another")
  func homonyms() {
    var seen: [String: String] = [:]
    var found = Set<String>()
    for language in LanguageLexicon.all {
      for (meaning, words) in language.meanings {
        for word in words {
          let plain = word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .filter(\.isLetter)
          if let other = seen[plain], other != meaning {
            found.insert(plain)
          }
          seen[plain] = seen[plain] ?? meaning
        }
      }
    }
    #expect(found.isEmpty)
  }
}

extension LanguageLexicon {
  /// All words, by what they mean.
  fileprivate var meanings: [(meaning: String, words: [String])] {
    var meanings: [(String, [String])] = []
    for nutrient in Nutrient.allCases {
      meanings.append((nutrient.rawValue, nutrients[nutrient] ?? []))
      meanings.append((nutrient.rawValue, assays[nutrient] ?? []))
    }
    return meanings + [
      ("energy", energy), ("vitamin", vitamins), ("other", others), ("distraction", distractions),
      ("minimum", minimum),
      ("maximum", maximum), ("less than", lessThan), ("traces", traces), ("per", per),
      ("serving", servings), ("serving size", servingSizes), ("pet heading", petHeadings),
      ("food heading", foodHeadings), ("footnote", footnotes), ("prepared", prepared),
      ("as sold", asSold),
    ]
  }
}
