import LabelModel
import LabelParsing
import Testing
import Languages

@Suite("Words for animals and for a food's part in their diet")
struct PetFoodWordsTests {
  /// The statement of the plainest words of a text.
  private func said(
    _ text: String, as label: ParsedLabel = ParsedLabel()
  ) -> (animals: Set<PetAnimal>, kinds: Set<PetFoodKind>) {
    let page = RecognizedPage(plainText: text, source: "a.jpg")
    var animals: Set<PetAnimal> = []
    var kinds: Set<PetFoodKind> = []
    for mention in findPetFoodWords(on: page, understoodAs: label) where mention.weight >= 1 {
      switch mention.meaning {
      case .animal(let animal): animals.insert(animal)
      case .kind(let kind): kinds.insert(kind)
      }
    }
    return (animals, kinds)
  }

  /// A statement of complete food for cats and one of complementary food for dogs in each language.
  private static let statements: [(code: String, cats: String, dogs: String)] = [
    ("bg", "Пълноценна храна за котки", "Допълваща храна за кучета"),
    ("cs", "Kompletní krmivo pro dospělé kočky", "Doplňkové krmivo pro psy"),
    ("da", "Fuldfoder til voksne katte", "Tilskudsfoder til hunde"),
    ("de", "Alleinfuttermittel für Katzen", "Ergänzungsfuttermittel für ausgewachsene Hunde"),
    ("el", "Πλήρης τροφή για ενήλικες γάτες", "Συμπληρωματική τροφή για σκύλους"),
    ("en", "Complete pet food for adult cats", "Complementary pet food for dogs"),
    ("es", "Alimento completo para gatos", "Alimento complementario para perros"),
    ("et", "Täissööt täiskasvanud kassidele", "Täiendsööt koertele"),
    ("fi", "Täysrehu aikuisille kissoille", "Täydennysrehu koirille"),
    ("fr", "Aliment complet pour chats", "Aliment complémentaire pour chiens"),
    ("ga", "Bia iomlán do chait", "Bia comhlántach do mhadraí"),
    ("hr", "Potpuna hrana za mačke", "Dopunska hrana za pse"),
    ("hu", "Teljes értékű állateledel macskák számára", "Kiegészítő állateledel kutyák számára"),
    ("is", "Heilfóður fyrir fullorðna ketti", "Viðbótarfóður fyrir hunda"),
    ("it", "Alimento completo per gatti", "Alimento complementare per cani"),
    ("lt", "Visavertis ėdalas katėms", "Papildomas ėdalas šunims"),
    ("lv", "Pilnvērtīga barība kaķiem", "Papildbarība suņiem"),
    ("mt", "Ikel komplut għall-qtates", "Ikel komplementari għall-klieb"),
    ("nl", "Volledig diervoeder voor katten", "Aanvullend diervoeder voor honden"),
    ("no", "Fullfôr til voksne katter", "Tilskuddsfôr til hunder"),
    ("pl", "Karma pełnoporcjowa dla kotów", "Karma uzupełniająca dla psów"),
    ("pt", "Alimento completo para gatos", "Alimento complementar para cães"),
    ("ro", "Hrană completă pentru pisici", "Hrană complementară pentru câini"),
    ("sk", "Kompletné krmivo pre mačky", "Doplnkové krmivo pre psov"),
    ("sl", "Popolna hrana za mačke", "Dopolnilna hrana za pse"),
    ("sv", "Helfoder för vuxna katter", "Kompletteringsfoder för hundar"),
  ]

  @Test("An animal's word within a statement counts, too: \"Complete cat food\"")
  func statementsWithAnimals() {
    for (word, kind) in [("Complete", PetFoodKind.complete), ("Complementary", .complementary)] {
      for (animal, meant) in [("cat", PetAnimal.cat), ("dog", .dog)] {
        let said = said("\(word) \(animal) food", as: ParsedLabel(languages: ["en"]))
        #expect(said.animals == [meant] && said.kinds == [kind], "\(word) \(animal)")
      }
    }
  }

  @Test("Each language's statements tell cats from dogs and complete from complementary food")
  func everyLanguage() {
    #expect(Self.statements.map(\.code) == Language.all.map(\.code).sorted())
    for (code, cats, dogs) in Self.statements {
      let label = ParsedLabel(languages: [code])
      for text in [cats, cats.uppercased()] {
        #expect(said(text, as: label).animals == [.cat], "\(text)")
        #expect(said(text, as: label).kinds == [.complete], "\(text)")
      }
      #expect(said(dogs, as: label).animals == [.dog], "\(dogs)")
      #expect(said(dogs, as: label).kinds == [.complementary], "\(dogs)")
    }
  }

  @Test(
    "Statements in languages of labels alone tell the animal and the food's part",
    arguments: [
      ("Полнорационный корм для взрослых кошек", PetAnimal.cat, PetFoodKind.complete),
      ("Дополнительный корм для собак", .dog, .complementary),
      ("Неполнорационный корм для щенков", .dog, .complementary),
      ("Повнораціонний корм для дорослих котів", .cat, .complete),
      ("Yetişkin kediler için tam mama", .cat, .complete),
      ("Köpekler için tamamlayıcı mama", .dog, .complementary),
      ("Потпуна храна за мачке", .cat, .complete), ("Dopunska hrana za pse", .dog, .complementary),
      ("Makanan lengkap dan seimbang untuk kucing dewasa", .cat, .complete),
    ])
  func labelsAlone(text: String, animal: PetAnimal, kind: PetFoodKind) {
    #expect(said(text).animals == [animal])
    #expect(said(text).kinds == [kind])
  }

  @Test(
    "A fruit called an eye of a cat, and a word for \"for\", name no animal",
    arguments: ["Minuman air mata kucing", "Sữa cho con", "dành cho trẻ em"])
  func foodForPeople(text: String) {
    #expect(said(text, as: ParsedLabel(languages: ["ms", "vi"])).animals == [])
  }

  @Test(
    "A short word for an animal counts as a long one behind a word for its age",
    arguments: [
      ("en", "Dry food for adult dogs", PetAnimal.dog), ("fr", "Croquettes, chat adulte", .cat),
      ("it", "Crocchette per tutti i cani adulti", .dog),
    ])
  func age(code: String, text: String, animal: PetAnimal) {
    func weight(_ text: String) -> Double? {
      findPetFoodWords(
        on: RecognizedPage(plainText: text, source: "label.txt"),
        understoodAs: ParsedLabel(languages: [code])
      ).first { $0.meaning == .animal(animal) }?.weight
    }
    #expect(weight(text) == 3)
  }

  @Test(
    "Knows treats, broths and other animals",
    arguments: [
      ("Dental chews for dogs", PetAnimal.dog, PetFoodKind.treat),
      ("Knuspriger Katzensnack", .cat, .treat), ("Friandises pour chiens", .dog, .treat),
      ("Hundekekse mit Huhn", .dog, .treat), ("Przysmak dla psa", .dog, .treat),
      ("Bone broth for cats", .cat, .broth), ("Suppe für Katzen", .cat, .broth),
      ("Soupe pour chats", .cat, .broth), ("Caldo para perros", .dog, .broth),
      ("Complete food for rabbits", .other, .complete),
      ("Alleinfuttermittel für Meerschweinchen", .other, .complete),
    ])
  func treats(_ text: String, _ animal: PetAnimal, _ kind: PetFoodKind) {
    #expect(said(text).animals == [animal])
    #expect(said(text).kinds.contains(kind))
  }

  @Test("Finds a word that is damaged in one letter of eight, or divided between lines")
  func damage() {
    #expect(said("Alleinfuttcrmittel für Katzcn").kinds == [.complete])
    #expect(said("Ergänzungs-\nfuttermittel für Hunde").kinds == [.complementary])
    #expect(said("Ergänzungs-\nfuttermittel für Hunde").animals == [.dog])
  }

  @Test(
    "A flavour, a vegetable and a word of another language name no animal",
    arguments: [
      "with rabbit and duck", "Peas, Carrots, Dried Egg", "Mit Kaninchen", "concentrated",
    ])
  func noAnimal(_ text: String) {
    #expect(said(text).animals == [])
  }

  @Test("A short word counts only in the label's languages, and decides nothing alone")
  func shortWords() {
    let page = RecognizedPage(plainText: "chat dam chat beo chat", source: "a.jpg")
    #expect(findPetFoodWords(on: page, understoodAs: ParsedLabel(languages: ["en"])) == [])
    let french = findPetFoodWords(on: page, understoodAs: ParsedLabel(languages: ["fr"]))
    #expect(french.count == 3 && french.allSatisfy { $0.weight < 1 })
  }

  @Test("The broth and the treats of a list of ingredients are ingredients")
  func ingredients() {
    let list = "chicken, chicken broth, cat treats, liver"
    let label = ParsedLabel(
      ingredientLists: [
        IngredientList(text: list, evidence: Evidence(image: "a.jpg", text: list))
      ])
    let text = "Food for dogs\nchicken, chicken broth, cat treats,\nliver"
    #expect(said(text).kinds == [.treat, .broth])
    #expect(said(text, as: label).kinds == [])
    #expect(said(text, as: label).animals == [.dog])
  }

  @Test("Evidence is the line of the word; a name's words count though they are short")
  func evidence() {
    let page = RecognizedPage(plainText: "Tasty\nComplete food for dogs", source: "a.jpg")
    #expect(
      findPetFoodWords(on: page).map(\.evidence)
        == Array(repeating: Evidence(image: "a.jpg", text: "Complete food for dogs"), count: 2))
    #expect(findPetFoodWords(in: "en:dog-foods").first?.meaning == .animal(.dog))
    #expect(findPetFoodWords(in: "Dog Adult").map(\.weight) == [1])
  }

  @Test("Ten thousand words for animals are found in time that grows with the text")
  func longText() {
    let line = Array(repeating: "cats", count: 50).joined(separator: " ")
    let text = Array(repeating: line, count: 200).joined(separator: "\n")
    let page = RecognizedPage(plainText: text, source: "a.jpg")
    #expect(
      findPetFoodWords(on: page, understoodAs: ParsedLabel(languages: ["en"])).count == 10_000)
  }
}
