import Foundation
import LabelModel
import LabelParsing
import Testing
import labelscan

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
    let sentences =
      words.code == "en" ? [] : Set(RecordSentence.allCases.filter { $0.formula == nil })
    #expect(Set(words.sentences.keys) == sentences, "\(words.code)")
  }

  @Test("No two nutrients have one name in a language", arguments: RecordWords.all)
  func distinctNames(in words: RecordWords) {
    #expect(Set(words.nutrients.values).count == words.nutrients.count, "\(words.code)")
  }

  @Test("No two allergens have one name in a language", arguments: RecordWords.all)
  func distinctAllergens(in words: RecordWords) {
    #expect(Set(words.allergens.values).count == words.allergens.count, "\(words.code)")
  }

  @Test("A sentence keeps what varies in it, but for details", arguments: RecordWords.all)
  func places(in words: RecordWords) {
    let details: [RecordSentence: String] = [
      .valueIsUnreadable: "{3}", .valueIsOutOfRange: "{4}", .animalIsUnknown: "{1}",
    ]
    for (sentence, text) in words.sentences {
      for place in ["{1}", "{2}", "{3}", "{4}"] {
        let isKept = sentence.rawValue.contains(place) && details[sentence] != place
        #expect(text.contains(place) == isKept, "\(words.code) \(sentence) \(place)")
      }
    }
  }

  @Test(
    "Says what the stages say in English in the reader's language",
    arguments: [
      (
        "the label guarantees bounds of fat, ash; the carbohydrate calculated from them can be several points off",
        "das Etikett garantiert Grenzen für Fett, Asche; die daraus berechneten Kohlenhydrate können um mehrere Punkte abweichen"
      ),
      (
        #"salt is printed ("salt") but its value could not be read: no reading of its value is likely"#,
        "Salz ist gedruckt („salt“), aber der Wert war nicht zu lesen"
      ),
      (
        "fiber 7 % is outside 0–5 %, the range for dry cat food",
        "Ballaststoffe 7 % liegt außerhalb von 0–5 %, dem Bereich für diese Futterart"
      ),
      (
        "fiber 7 % is outside 0–5 %, the range for dry cat food; the label does not say for which animal it is, and dry dog food may hold as much",
        "Ballaststoffe 7 % liegt außerhalb von 0–5 %, dem Bereich für diese Futterart; das Etikett sagt nicht, für welches Tier es ist"
      ),
      (
        "protein 45 %, fat 20 %, moisture 78 % add up to 143 %, above 102 %",
        "Eiweiß 45 %, Fett 20 %, Feuchtigkeit 78 %: 143 % > 102 %"
      ),
      (
        "1010 kJ and 1239 kcal do not state the same energy: 1010 kJ are 241 kcal, 1239 kcal are 5184 kJ",
        "1010 kJ ≠ 1239 kcal (1010 kJ = 241 kcal, 1239 kcal = 5184 kJ)"
      ),
      (
        "saturated fat 12 g is more than fat 8 g; 2 different readings",
        "gesättigte Fettsäuren 12 g > Fett 8 g; verschiedene Lesarten: 2"
      ),
      ("71 % certain; unheardOf", "zu 71 % sicher; unheardOf"),
      ("71 % certain; unitAssumed, unheardOf", "zu 71 % sicher; unitAssumed, unheardOf"),
      ("2 different readings", "verschiedene Lesarten: 2"),
      (
        "salt was read as 12; only 1.2 agrees with the label's other numbers", "Salz: 12 → 1.2"
      ),
      (
        "fiber 61 % is outside 0–60 %, what a database entry can be trusted with",
        "Ballaststoffe 61 % ∉ 0–60 %"
      ),
      (
        "protein, fat, fiber, moisture and ash add up to 101 %; within the margin of 2 points the carbohydrate is taken as 0",
        "Eiweiß + Fett + Ballaststoffe + Feuchtigkeit + Asche = 101 %; Kohlenhydrate = 0 %"
      ),
      ("sugars 8 g is more than carbohydrates 5 g", "Zucker 8 g > Kohlenhydrate 5 g"),
      (
        "sugars and polyols 8 g is more than carbohydrates 5 g",
        "sugars and polyols 8 g is more than carbohydrates 5 g"
      ),
      ("fat, salt of 100 g add up to 107 g, above 105 g", "Fett, Salz: 107 g > 105 g"),
      (
        "fat 60 g, salt 47 g of 100 g add up to 107 g, above 105 g",
        "Fett 60 g, Salz 47 g: 107 g > 105 g"
      ),
      ("moisture 94 % is outside 70–90 %, the band of wet food", "Feuchtigkeit 94 % ∉ 70–90 %"),
      ("71 % certainly", "71 % certainly"), ("a; b", "a; b"), ("", ""),
      ("no list of ingredients was read", "keine Zutatenliste wurde gelesen"),
    ])
  func sentences(english: String, german: String) throws {
    let wording = try #require(Wording(code: "de"))
    #expect(wording.sentence(english) == german)
    #expect(Wording.english.sentence(english) == english)
  }

  @Test("Says what a reading's doubts mean, to all")
  func doubts() throws {
    let codes = "71 % certain; 2 different readings; unitAssumed, rowUncertain"
    #expect(
      Wording.english.sentence(codes)
        == "71 % certain; 2 different readings; the unit was not read, the row is not certain")
    #expect(
      try #require(Wording(code: "de")).sentence(codes)
        == "zu 71 % sicher; verschiedene Lesarten: 2; die Einheit wurde nicht gelesen, die Zeile ist nicht sicher"
    )
  }

  @Test("The parser doubts with words that there are words for")
  func knownDoubts() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Energie 700 kJ / 167 kcal
          Fett 3:0 g
          gesattigte Fettsaurem O,5 g
          Kohlenhydrate 119
          Eiweiß 23 q
          Salz 0,25
          """, source: ""))
    let doubts = Set(label.readings.flatMap(\.doubts))
    #expect(doubts.count > 3)
    #expect(doubts.subtracting(ReadingDoubt.allCases.map(\.rawValue)) == [])
  }

  @Test("The sugars of a list are said in the reader's language")
  func sugars() throws {
    var record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
    record.ingredients = IngredientList(
      language: "de", text: "Zucker, Dextrose", ingredients: [], needsReview: true,
      evidence: Evidence(image: "photo.jpg", text: ""))
    record.sugarAnalysis = SugarAnalysis(
      provider: .local, containsSugar: true, confidence: Confidence(0.9), totalSugarIndicators: 2,
      hiddenSugars: ["Dextrose"], sugarAlternatives: ["Xylit"], healthImpact: .high)
    let german = RecordPresentation(
      record, style: .plain, wording: try #require(Wording(code: "de"))
    ).text
    #expect(
      german.contains(
        "Zucker: 2 der Zutaten; unter anderen Namen: Dextrose; gesüßt mit Xylit; Einfluss hoch\n"))
    #expect(german.contains("Zutaten (de, schlecht gelesen)\n"))
    #expect(german.hasPrefix("Unbekanntes Produkt, unbekannte Marke\n"))
    #expect(
      RecordPresentation(record, style: .plain).text.contains(
        "Sugars: 2 of the ingredients; under other names: Dextrose; sweetened with Xylit; impact high\n"
      ))
  }

  @Test("There are words for the EU's official languages and Norwegian")
  func officialLanguages() {
    let official =
      "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl no pl pt ro sk sl sv"
      .split(separator: " ").map(String.init)
    #expect(Wording.codes.sorted() == official)
  }

  @Test("What the person's language lacks is said in English, and else as it is recorded")
  func chain() throws {
    let english = try #require(RecordWords.all.first { $0.code == "en" })
    let partial = RecordWords(code: "xx", nutrients: [.fat: "Xett"])
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

  @Test("A record is shown in the reader's language, its columns aligned")
  func record() throws {
    var record = ProductRecord(
      status: .incomplete, subject: .food, basis: .per100g,
      nutrients: [
        .fat: NutrientValue(Quantity(6, .gram), source: .ocr),
        .polyunsaturatedFat: NutrientValue(Quantity(2, .gram), source: .manual),
      ])
    record.nova = NovaGroup(.notComputable(reason: "no list of ingredients was read"))
    record.nutriScore = NutriScore(
      .graded(.d, score: 18), category: DecidedNutriScoreCategory(.general, decidedBy: .assumed),
      assumptions: ["fibre not stated, taken as 0"])
    let wording = try #require(Wording(code: "de"))
    let text = RecordPresentation(record, style: .plain, wording: wording).text
    #expect(text.contains("unvollständig, Lebensmittel\n"))
    #expect(text.contains("\nWerte pro 100 g\n"))
    #expect(text.contains("\n  Fett                              6 g          Foto\n"))
    #expect(
      text.contains(
        "Nutri-Score D (Punkte 18, allgemeines Lebensmittel angenommen); "
          + "Ballaststoffe nicht angegeben, als 0 gerechnet\n"))
    #expect(text.contains("\n  mehrfach ungesättigte Fettsäuren  2 g          von Hand\n"))
  }
}
