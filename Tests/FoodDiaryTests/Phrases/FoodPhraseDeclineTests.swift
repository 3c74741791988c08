import FoodDiary
import Testing

@Suite("Declined food phrases")
struct FoodPhraseDeclineTests {
  @Test(
    "Declines what can be meant in several ways, with its reason",
    arguments: [
      (.english, "2-3 eggs", .range("2-3")),
      (.english, "100-150 g rice", .range("100-150")),
      (.english, "2 or 3 eggs", .range("2 or 3")),
      (.german, "zwei bis drei Eier", .range("zwei bis drei")),
      (.french, "2 à 3 œufs", .range("2 à 3")),
      (.english, "no breakfast", .notEaten("no")),
      (.english, "didn't eat", .notEaten("didn't")),
      (.german, "nichts gegessen", .notEaten("nichts")),
      (.polish, "nie jadłem śniadania", .notEaten("nie")),
      (.english, "less than 100 g chicken", .limit("less than")),
      (.spanish, "menos de 100 g de pollo", .limit("menos de")),
      (.english, "3 zorps of rice", .unknownUnit("zorps")),
      (.english, "200cc milk", .unknownUnit("cc")),
      (.english, "-5 g chicken", .notPositive("-5")),
      (.english, "0 eggs", .notPositive("0")),
      (.english, "hello", .nothingToEat),
      (.english, "", .nothingToEat),
      (.english, "150", .nothingToEat),
      (.english, "150 g", .nothingToEat),
      (.english, "breakfast", .nothingToEat),
      (.english, "150 g 200 g chicken", .unclearOwner("150 g 200 g chicken")),
      (.english, "some of 3 eggs", .unclearMeasure("some of")),
      (.english, "chicken 150 rice", .unclearOwner("chicken 150 rice")),
      (.english, "150 chicken", .missingUnit("150 chicken")),
      (.english, "chicken 150", .missingUnit("chicken 150")),
      (.english, "how many eggs", .question),
      (.english, "2 eggs?", .question),
      (.german, "1.500 kg Mehl", .unclearNumber("1.500 kg")),
      (.english, "1,5 eggs", .unclearNumber("1,5")),
      (.english, "8000000 g plums", .tooMuch("8000000 g")),
      (.german, "77777777777 g Pflaumen", .tooMuch("77777777777 g")),
      (.english, "12345678901234 g plums", .tooMuch("12345678901234")),
      // Barcodes have a right check digit and no unit.
      (.english, "60 g 3017620422004", .tooMuch("3017620422004")),
      (.english, "3017620422003 g plums", .tooMuch("3017620422003")),
      (.english, "96385074g plums", .tooMuch("96385074g")),
      (.english, "drink water", .notFood("drink water")),
      (.english, "eat cake", .notFood("eat cake")),
      (.english, "weight", .notFood("weight")),
      (.english, "150g chicken 200g rice", .unclearOwner("150g chicken 200g rice")),
      (.english, "a few slices of ham", .unclearMeasure("a few slices of ham")),
      (.english, "slices of toast", .unclearMeasure("slices of toast")),
      (.german, "1 Becher Joghurt", .unclearMeasure("1 Becher Joghurt")),
      (.italian, "una barretta proteica", .unclearMeasure("una barretta proteica")),
      (.english, "tea or coffee", .alternative("or")),
      (.english, "a large glass of milk", .unclearMeasure("a large glass")),
      (.english, "a splash of milk", .unclearMeasure("a splash of milk")),
      (.english, "3 course meal", .unclearOwner("3 course meal")),
      (.english, "two egg omelette", .unclearOwner("two egg omelette")),
      (.english, "200 g rice max", .limit("max")),
      (.english, "nearly 200 g rice", .limit("nearly")),
      (.english, "6 pack of beer", .unclearMeasure("6 pack")),
      (.german, "0,5 Bier", .missingUnit("0,5 Bier")),
      (.polish, "jajecznica z 3 jajek", .unclearOwner("jajecznica z 3 jajek")),
      (.polish, "siedem trzecich szklanki ryżu", .unclearMeasure("siedem trzecich")),
      (.english, "2 beers last night", .otherDay("last night")),
      (.german, "vorgestern 2 Eier", .otherDay("vorgestern")),
      (.english, "2 tbsp honey on toast", .unclearOwner("2 tbsp honey on toast")),
      (.polish, "20 g sera na chlebie", .unclearOwner("20 g sera na chlebie")),
      (.english, "2 finger kitkat", .unclearOwner("2 finger kitkat")),
      (.italian, "2/3 biscotti", .range("2/3 biscotti")),
      (.italian, "pane burro e marmellata", .unclearSplit("pane burro e marmellata")),
      (.german, "Reis und Huhn, je 100 g", .unclearOwner("je 100 g")),
      (.german, "je 100 g Reis und Huhn", .unclearOwner("je 100 g Reis")),
      (.german, "ein Achtel Wein", .missingUnit("ein Achtel Wein")),
      (.english, "500 kcal of pizza", .notAnAmount("500 kcal")),
      (
        .english, "salad with tomato, cucumber and feta", .unclearSplit("cucumber and feta")
      ),
      (.english, "dos huevos con patatas", .otherLanguage(.spanish)),
      (.english, "2 steaks (200 g)", .unclearOwner("2 steaks (200 g)")),
      (.english, "https://example.org/eggs", .unreadable("/")),
    ] as [(FoodPhraseLanguage, String, FoodPhraseDecline)])
  func declines(language: FoodPhraseLanguage, phrase: String, reason: FoodPhraseDecline) {
    #expect(FoodPhraseParser(language: language).parse(phrase) == .declined(reason))
  }

  @Test("Declines a number that languages read differently")
  func unclearLanguage() {
    guard case .declined(.unclearLanguage(let languages)) = FoodPhraseParser().parse("1,500 g zorp")
    else { return #expect(Bool(false), "one language was guessed") }
    #expect(languages.contains(.english) && languages.contains(.german))
  }

  @Test("Gives a reason that says what to do")
  func reasons() {
    #expect(
      FoodPhraseDecline.range("2-3").description == "\"2-3\" is a range; write one amount")
    #expect(
      FoodPhraseDecline.unclearLanguage([.english, .german]).description
        == "the phrase means different amounts in English and German; name the language")
  }

  @Test("Declines a phrase that is too long")
  func tooLong() {
    let phrase = String(repeating: "egg, ", count: 401)
    #expect(FoodPhraseParser().parse(phrase) == .declined(.tooLong))
    #expect(FoodPhraseParser().parse(String(phrase.prefix(1_990))) == .declined(.tooManyFoods))
  }
}
