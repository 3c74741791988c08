import Foundation
import LabelModel
import Languages
import Testing

@Suite("Words in the reader's language")
struct WordingTests {
  @Test("Every language has all words", arguments: RecordWords.all)
  func completeness(of words: RecordWords) {
    #expect(Set(words.nutrients.keys) == Set(Nutrient.allCases), "\(words.code)")
    #expect(Set(words.statuses.keys) == Set(RecordStatus.allCases), "\(words.code)")
    #expect(Set(words.levels.keys) == Set(CarbohydrateLevel.allCases), "\(words.code)")
    #expect(Set(words.sources.keys) == Set(Source.allCases), "\(words.code)")
    #expect(Set(words.phrases.keys) == Set(RecordWords.Phrase.allCases), "\(words.code)")
    #expect(words.bases.count == 5, "\(words.code)")
    #expect(Set(words.foodTypes.keys) == Set(FoodType.allCases), "\(words.code)")
    #expect(Set(words.allergens.keys) == Set(Allergen.allCases), "\(words.code)")
    #expect(Set(words.novaGroups.keys) == [1, 2, 3, 4], "\(words.code)")
    #expect(
      Set(words.nutriScoreCategories.keys) == Set(NutriScoreCategory.allCases), "\(words.code)")
    #expect(Set(words.doubts.keys) == Set(ReadingDoubt.allCases), "\(words.code)")
    #expect(Set(words.severities.keys) == Set(Finding.Severity.allCases), "\(words.code)")
    #expect(
      Set(words.impacts.keys) == Set(SugarAnalysis.HealthImpact.allCases), "\(words.code)")
  }

  @Test("No two nutrients have one name in a language", arguments: RecordWords.all)
  func distinctNames(in words: RecordWords) {
    #expect(Set(words.nutrients.values).count == words.nutrients.count, "\(words.code)")
  }

  @Test("No two allergens have one name in a language", arguments: RecordWords.all)
  func distinctAllergens(in words: RecordWords) {
    #expect(Set(words.allergens.values).count == words.allergens.count, "\(words.code)")
  }

  @Test("Says what a reading's doubts mean, to all")
  func doubts() throws {
    let reason = Message([
      MessageClause(.certainty, [.percent: .number(71)]),
      MessageClause(.readingsDiffer, [.count: .number(2)]),
      MessageClause(.doubts, [.doubts: .doubts([.unitAssumed, .rowUncertain])]),
    ])
    let english =
      "71 % certain; 2 different readings; the unit was not read, the row is not certain"
    #expect(reason.text == english)
    #expect(Wording.english.sentence(reason) == english)
    #expect(
      try #require(Wording(code: "de")).sentence(reason)
        == "zu 71 % sicher; verschiedene Lesarten: 2; die Einheit wurde nicht gelesen, die Zeile ist nicht sicher"
    )
  }

  @Test("Formulas have the decimal marks of their language, in their numbers and arguments")
  func formulas() throws {
    let fat = Message(
      .saturatedFatIsMore, [.part: .number(Decimal(98) / 10), .whole: .number(Decimal(65) / 10)])
    let salt = Message(
      .saltIsNotSodium, [.part: .number(Decimal(12) / 10), .whole: .number(Decimal(7) / 10)])
    for code in Wording.codes where code != "en" {
      let wording = try #require(Wording(code: code))
      let said = wording.sentence(fat) + wording.sentence(salt)
      guard wording.numbers.decimalMark == "," else { continue }
      #expect(said.contains("9,8") && said.contains("6,5"), "\(code): \(said)")
      #expect(said.contains("2,5") && !said.contains("2.5"), "\(code): \(said)")
    }
    #expect(fat.text.contains("9.8"), "records keep the point")
  }

  @Test("There are words for the EU's official languages, Norwegian and Icelandic")
  func officialLanguages() {
    let official =
      "bg cs da de el en es et fi fr ga hr hu is it lt lv mt nl no pl pt ro sk sl sv"
      .split(separator: " ").map(String.init)
    #expect(Wording.codes.sorted() == official)
  }

  @Test("A Nutri-Score is explained by its facts, or by why there is none")
  func explainsScores() throws {
    let graded = NutriScore(
      .graded(.d, score: 14), category: DecidedNutriScoreCategory(.general, decidedBy: .assumed),
      assumptions: [Message(text: "fibre not stated")])
    #expect(
      Wording.english.explanation(of: graded)
        == "(score 14, general food by assumption); fibre not stated")
    #expect(Wording.english.explanation(of: NutriScore(.graded(.a, score: nil))).isEmpty)
    let none = NutriScore(.notApplicable(reason: Message(.alcoholicDrinks)))
    let german = try #require(Wording(code: "de"))
    #expect(german.explanation(of: none).contains("Getränke mit mehr als 1,2 % Alkohol"))
    #expect(german.saltFromSodium == "2,5 × Natrium")
  }

  @Test("What the person's language lacks is said in English, and else as it is recorded")
  func chain() throws {
    let english = try #require(RecordWords.all.first { $0.code == "en" })
    let partial = RecordWords(
      code: "xx", numbers: .english, profile: .english, nutrients: [.fat: "Xett"])
    let wording = Wording([partial, english])
    #expect(wording.name(of: Nutrient.fat) == "Xett")
    #expect(wording.name(of: Nutrient.saturatedFat) == "saturated fat")
    #expect(Wording([partial]).name(of: Nutrient.saturatedFat) == "saturatedFat")
    #expect(Wording([partial]).name(of: Basis.per100g) == "per100g")
  }

  @Test(
    "The environment chooses the language as POSIX and GNU have it",
    arguments: [
      ([:], "fat"), (["LANG": "de_DE.UTF-8"], "Fett"), (["LANG": "C.UTF-8"], "fat"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], "fat"),
      (["LANG": "de_DE", "LC_ALL": "fr_FR"], "matières grasses"),
      (["LANG": "de_DE", "LC_MESSAGES": "it_IT@euro"], "grassi"),
      (["LANG": "de_DE", "LANGUAGE": "xx:el:fr"], "λιπαρά"),
      (["LANG": "C", "LANGUAGE": "fr"], "fat"), (["LANG": "nb_NO.UTF-8"], "fett"),
      (["LANG": "zh_CN.UTF-8"], "fat"), (["LANG": "", "LC_ALL": ""], "fat"),
    ] as [([String: String], String)])
  func environment(_ environment: [String: String], fat: String) {
    #expect(Wording(environment: environment).name(of: Nutrient.fat) == fat)
  }

  @Test("A code that there are no words for is refused", arguments: ["xx", "", "d", "german"])
  func unknownCode(_ code: String) {
    #expect(Wording(code: code) == nil)
  }
}
