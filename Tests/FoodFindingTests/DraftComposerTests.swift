import FoodDiary
import FoodFinding
import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductStore
import Testing

@Suite("Drafts of what a person typed") struct DraftComposerTests {
  /// A service that has these foods, finds all of them whatever is asked, or fails.
  struct Service: FoodSearch, PhraseService {
    var found: [CatalogFood] = []
    var guesses: [GuessedFood] = []
    var error: LookupError?

    func foods(
      matching words: String, limit: Int
    ) async throws(LookupError) -> [CatalogFood] {
      if let error { throw error }
      return found
    }

    func foods(in phrase: String) async throws(LookupError) -> [GuessedFood] {
      if let error { throw error }
      return guesses
    }
  }

  private let folder: TemporaryFolder
  private let records: RecordStore
  let diary: DiaryStore
  let now = Date(timeIntervalSince1970: 1_795_000_000)

  init() throws {
    folder = try TemporaryFolder()
    records = try RecordStore(folder.file("a.db"))
    diary = DiaryStore(records)
  }

  static func food(
    _ name: String, _ energy: Int?, brand: String? = nil, serving: Quantity? = nil
  ) -> CatalogFood {
    var nutrients: [Nutrient: CatalogValue] = [
      .protein: CatalogValue(Quantity(5, .gram), key: "p")
    ]
    nutrients[.energyKcal] = energy.map {
      CatalogValue(Quantity(Decimal($0), .kilocalorie), key: "e")
    }
    return CatalogFood(
      service: "usda", name: name, brand: brand, nutrients: nutrients, servingSize: serving)
  }

  func scan(
    _ name: String, _ values: [Nutrient: Quantity], basis: Basis? = .per100g,
    subject: Subject = .food, serving: Quantity? = nil, gtin: GTIN? = nil,
    energy: ComputedEnergy? = nil, carbohydrates: Carbohydrates? = nil
  ) throws {
    let record = ProductRecord(
      status: .valid, subject: subject, barcode: gtin.map { RecordBarcode($0, source: .photo) },
      name: SourcedText(name, source: .manual), basis: basis,
      nutrients: values.mapValues { NutrientValue($0, source: .ocr) }, servingSize: serving,
      carbohydrates: carbohydrates, energy: energy,
      origin: .images([ImageReference(file: "\(name).jpg", sha256: name)]))
    try records.save(record, at: now) { _, scan in scan }
  }

  func composer(_ service: Service? = nil, phrases: Service? = nil) -> DraftComposer {
    DraftComposer(
      finders: [ScannedFoods(records), KnownFoods(diary)]
        + (service.map { [SearchedFoods($0, source: .usda)] } ?? []), phrases: phrases)
  }

  @Test("A scanned product whose name has ß, ł or œ is found as it is typed, and spelled out")
  func spelledLetters() async throws {
    let energy: [Nutrient: Quantity] = [.energyKcal: Quantity(250, .kilocalorie)]
    for name in ["Weißbrot", "Masło", "Bœuf"] { try scan(name, energy) }
    for (phrase, name) in [
      ("50 g Weißbrot", "Weißbrot"), ("50 g weissbrot", "Weißbrot"), ("50 g Masło", "Masło"),
      ("50 g maslo", "Masło"), ("50 g Bœuf", "Bœuf"), ("50 g boeuf", "Bœuf"),
    ] {
      let item = try #require(await composer().draft(phrase).items.first)
      #expect(item.food.name == name && item.food.amounts.energyKcal == 125, "\(phrase)")
      #expect(item.confidence == .sure, "\(phrase)")
    }
  }

  @Test("85 g of a scanned product are scaled from the label's 100 g, and are sure")
  func scanned() async throws {
    try scan(
      "Oat Bar",
      [
        .energyKJ: Quantity(1_673.6, .kilojoule), .protein: Quantity(10, .gram),
        .fat: Quantity(20, .gram),
      ])
    let draft = await composer().draft("85 g of oat bar")
    let item = try #require(draft.items.first)
    #expect(draft.items.count == 1 && item.confidence == .sure && item.food.source == .label)
    #expect(abs((item.food.amounts.energyKcal ?? 0) - 340) < 1e-9)
    #expect(abs((item.food.amounts.protein ?? 0) - 8.5) < 1e-9)
    #expect(item.food.amounts.carbohydrates == nil)
    #expect(item.food.name == "Oat Bar" && item.food.portion?.description == "85 g")
    #expect(item.food.scaling == "from 100 g")
  }

  @Test("Amounts of a label that does not state what they are of are not taken as those of 100 g")
  func unknownReference() async throws {
    try scan(
      "Skyr", [.energyKcal: Quantity(120, .kilocalorie), .protein: Quantity(10, .gram)], basis: nil)
    for phrase in ["200 g skyr", "skyr"] {
      let item = try #require(await composer().draft(phrase).items.first)
      #expect(item.confidence == .incomplete && item.food.amounts == FoodAmounts(), "\(phrase)")
    }
  }

  @Test("A pet food's energy and carbohydrates are those by calculation, as fed")
  func petFood() async throws {
    try scan(
      "Tuna Pâté", [.protein: Quantity(10, .percent), .moisture: Quantity(80, .percent)],
      basis: .asFed, subject: .petFood,
      energy: ComputedEnergy(kcalPer100g: 96, protein: 35, fat: 55, carbohydrates: 6),
      carbohydrates: Carbohydrates(percentOfDryMatter: 10, level: .moderate))
    let item = try #require(await composer().draft("50 g tuna pate").items.first)
    #expect(item.food.amounts.energyKcal == 48 && item.food.amounts.carbohydrates == 1)
    // A part of its name is of food for people.
    let tuna = try #require(await composer().draft("50 g tuna").items.first)
    #expect(tuna.confidence == .incomplete && tuna.hits.isEmpty)
  }

  @Test("What is merely alike is unsure, names what it was taken as, and another can be chosen")
  func alike() async throws {
    try scan("Milk chocolate", [.energyKcal: Quantity(530, .kilocalorie)])
    try scan("Milk rice", [.energyKcal: Quantity(110, .kilocalorie)])
    let item = try #require(await composer().draft("200 g milk").items.first)
    #expect(item.confidence == .unsure && item.food.name.hasPrefix("Milk "))
    #expect(item.notes.count == 1 && item.notes[0].description.hasPrefix("taken as Milk "))
    #expect(Set(item.hits.map(\.name)) == ["Milk chocolate", "Milk rice"])
    var draft = Draft(summary: "milk", items: [item])
    try draft.apply("hit=2")
    #expect(draft.items[0].food.name == item.hits[1].name)
    #expect(draft.items[0].confidence == .sure && draft.items[0].food.name != item.food.name)
    #expect(
      draft.items[0].food.amounts.energyKcal
        == (item.hits[1].name == "Milk rice" ? 220 : 1_060))
    #expect(throws: InvalidEntry.self) { try draft.apply("hit=3") }
    // The same name elsewhere is better than an alike one at home.
    let same = try #require(
      await composer(Service(found: [Self.food("MILK", 64)])).draft("200 g milk").items.first)
    #expect(same.confidence == .sure && same.food.amounts.energyKcal == 128)
    #expect(same.food.source == .usda)
  }

  @Test("Two apples are twice the apple that was eaten before")
  func plural() async throws {
    let food = EatenFood(
      name: "apple", portion: try Portion(1, .piece), amounts: FoodAmounts(energyKcal: 95))
    _ = try diary.add([food], on: LocalDay(of: now, in: .gmt), at: now, now: now)
    let item = try #require(await composer().draft("2 apples").items.first)
    #expect(item.confidence == .sure && item.food.amounts.energyKcal == 190)
    #expect(item.food.name == "apple")
  }

  @Test("A known name with a comma is found as it is written")
  func comma() async throws {
    let food = EatenFood(
      name: "Bread, white", portion: try Portion(2, .slice), amounts: FoodAmounts(energyKcal: 160))
    _ = try diary.add([food], on: LocalDay(of: now, in: .gmt), at: now, now: now)
    try scan("Salmon, smoked", [.energyKcal: Quantity(180, .kilocalorie)])
    let draft = await composer().draft("3 slices bread, white, 50 g salmon, smoked and 1 egg")
    #expect(draft.foods.map(\.name) == ["Bread, white", "Salmon, smoked", "egg"])
    #expect(draft.foods.map(\.amounts.energyKcal) == [240, 90, nil])
    #expect(draft.items.map(\.confidence) == [.sure, .sure, .incomplete])
  }

  @Test("A food is found by another form of its name, which is sure for well-known foods alone")
  func forms() async throws {
    try scan("Twaróg", [.energyKcal: Quantity(130, .kilocalorie)])
    for (name, unit) in [("Mleko", PortionUnit.millilitre), ("Ei", .piece)] {
      let food = EatenFood(
        name: name, portion: try Portion(unit == .piece ? 1 : 100, unit),
        amounts: FoodAmounts(energyKcal: 64))
      let day = try #require(LocalDay("2026-11-20"))
      _ = try diary.add([food], on: day, at: now, now: now)
    }
    let polish = await composer().draft("100 g twarogu i 200 ml mleka")
    #expect(polish.foods.map(\.name) == ["Twaróg", "Mleko"])
    #expect(polish.items.map(\.confidence) == [.unsure, .sure])
    #expect(polish.items.map(\.notes) == [[.takenAs("Twaróg")], []])
    let german = await composer().draft("2 Eier")
    #expect(german.foods.map(\.name) == ["Ei"] && german.items[0].confidence == .sure)
    #expect(await composer().draft("2 Eis").items[0].confidence == .incomplete)
  }

  @Test("A barcode in place of a name is the product itself")
  func barcode() async throws {
    let gtin = try #require(GTIN("4017721837194"))
    try scan("Keks", [.energyKcal: Quantity(480, .kilocalorie)], gtin: gtin)
    let item = await composer().item("4017721837194", try Portion(50, .gram))
    #expect(item.food.name == "Keks" && item.confidence == .sure)
    #expect(item.food.amounts.energyKcal == 240)
    let phrase = await composer().draft("50 g 4017721837194")
    #expect(phrase.items.map(\.confidence) == [.sure] && phrase.foods == [item.food])
    let unknown = await composer().draft("60 g 3017620422003")
    #expect(unknown.items.map(\.confidence) == [.incomplete])
    #expect(
      unknown.items[0].notes.contains {
        $0.description.hasPrefix("no product with the barcode 3017620422003 ")
      })
    let short = await composer().draft("60 g 04252614")
    #expect(
      short.items[0].notes.contains { $0.description.hasPrefix("no product with the barcode ") })
  }

  @Test(
    "A serving that is stated in a measure is compared with what was eaten",
    arguments: [
      ("3 oz", try? Portion(6, .ounce), 200.0, DraftConfidence.sure),
      ("1 oz", try? Portion(283.495_231_25, .gram), 1_000, .sure),
      ("2 slices", try? Portion(1, .slice), 50, .sure),
      ("1 serving", try? Portion(2, .portion), 200, .sure),
      ("2 servings", try? Portion(1, .portion), 50, .sure),
      // How much a heap is remains unknown: a serving, to be looked at.
      ("1 heap", try? Portion(150, .gram), 100, .unsure),
      ("1/2 cup", try? Portion(1, .cup), 200, .sure),
    ])
  func servingMeasures(
    words: String, asked: Portion?, energy: Double, confidence: DraftConfidence
  ) async throws {
    let food = CatalogFood(
      service: "fatsecret", name: "toast",
      perServing: [.energyKcal: CatalogValue(Quantity(100, .kilocalorie), key: "Calories")],
      servingMeasure: words)
    let found = try await SearchedFoods(Service(found: [food]), source: .fatSecret)
      .foods(named: "toast")
    let item = DraftItem(name: "toast", asked: asked, found: found.first)
    #expect(abs((item.food.amounts.energyKcal ?? -1) - energy) < 1e-6)
    #expect(item.confidence == confidence, "\(item)")
  }
}
