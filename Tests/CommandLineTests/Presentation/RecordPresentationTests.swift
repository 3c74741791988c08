import Foundation
import LabelModel
import Languages
import Testing
import labelscan

@Suite struct RecordPresentationTests {
  private static func read(
    _ value: Decimal, _ unit: NutrientUnit = .percent, bound: Bound? = nil,
    source: Source = .ocr
  ) -> NutrientValue {
    NutrientValue(Quantity(value, unit), bound: bound, source: source)
  }

  private static let can = ProductRecord(
    status: .needsReview, subject: .petFood,
    barcode: GTIN("4006381333931").map { RecordBarcode($0, source: .photo) },
    name: SourcedText("Rind & Huhn", source: .api), brand: SourcedText("Mauzi", source: .manual),
    foodType: DecidedFoodType(.wet, decidedBy: .nameOrBrand), basis: .asFed,
    nutrients: [
      .protein: read(Decimal(105) / 10, bound: .minimum), .fat: read(Decimal(65) / 10),
      .fiber: read(Decimal(5) / 10, source: .api), .moisture: read(79, source: .manual),
      .taurine: read(800, .milligramPerKilogram),
    ],
    forReview: [
      ReviewValue(
        nutrient: .ash, quantity: Quantity(21, .percent), confidence: Confidence(0.416),
        reason: Message(text: "the decimal point may be lost"),
        evidence: Evidence(image: "photos/back.jpg", text: "Rohasche 21 %"))
    ],
    rejected: [
      RejectedValue(
        nutrient: .fat, source: .api, quantity: Quantity(650, .percent),
        rule: FindingRule(rawValue: "FatIsPossible"),
        message: Message(text: "650 % is more than 100 %"))
    ],
    findings: [
      Finding(
        rule: FindingRule(rawValue: "SumIsPossible"), severity: .warning,
        message: Message(text: "the values sum to 103 %"))
    ],
    carbohydrates: Carbohydrates(percentOfDryMatter: 4.76, level: .good),
    energy: ComputedEnergy(kcalPer100g: 98.4, protein: 36.8, fat: 55.3, carbohydrates: 6.3))

  @Test("The values' heading has the serving's size and the preparation")
  func headings() {
    var record = ProductRecord(status: .valid, subject: .food, basis: .perServing)
    record.nutrients = [.fat: Self.read(8, .gram)]
    func heading(_ wording: Wording = .english) -> Substring? {
      RecordPresentation(record, style: .plain, wording: wording).text.split(separator: "\n")
        .first { $0.hasPrefix(wording(.values)) }
    }
    #expect(heading() == "Values per serving")
    record.servingSize = Quantity(28, .gram)
    #expect(heading() == "Values per serving (28 g)")
    record.basis = .per100ml
    record.preparation = .prepared
    #expect(heading() == "Values per 100 ml, prepared")
    #expect(Wording(code: "de").flatMap(heading) == "Werte pro 100 ml, zubereitet")
    record.perServing = [.fat: Self.read(16, .gram)]
    #expect(heading() == "Values per 100 ml, prepared, per serving (28 g)")
  }

  @Test("A salt that is not stated is computed from the sodium, and said to be")
  func saltOfSodium() throws {
    var record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
    record.nutrients = [
      .sodium: NutrientValue(Quantity(210, .milligram), modifier: .lessThan, source: .ocr)
    ]
    func lines(_ record: ProductRecord, _ wording: Wording = .english) -> [Substring] {
      RecordPresentation(record, style: .plain, wording: wording).text.split(separator: "\n")
    }
    let salt = "  salt                    <0.53 g      2.5 × sodium"
    #expect(lines(record).contains(Substring(salt)))
    let german = try #require(Wording(code: "de"))
    #expect(lines(record, german).contains { $0.hasSuffix(" <0,53 g      2,5 × Natrium") })
    record.perServing = [.salt: Self.read(1, .gram)]
    #expect(lines(record).contains(Substring(salt + "  1 g          photo")))
    #expect(
      lines(record).contains {
        $0.hasPrefix("  fat                     --                         --")
      })
    // A salt that is stated is shown as it is.
    record.nutrients[.salt] = Self.read(2, .gram)
    #expect(!lines(record).contains { $0.contains("×") })
  }

  @Test("A food's energy by calculation names the fibre that is in it")
  func energyOfFiber() {
    var oats = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.fiber: Self.read(10, .gram)],
      energy: ComputedEnergy(kcalPer100g: 371.8, protein: 54, fat: 63, carbohydrates: 254.8))
    #expect(
      RecordPresentation(oats, style: .plain).text.contains(
        "(protein 54.0, fat 63.0, carbohydrates + fiber 254.8)"))
    oats.nutrients = [:]
    #expect(
      RecordPresentation(oats, style: .plain).text.contains("fat 63.0, carbohydrates 254.8)"))
  }

  @Test("The package's facts are below the name, doubtful ones among what is to be checked")
  func package() {
    var record = ProductRecord(status: .unreadable, subject: .food)
    record.netQuantity = SourcedQuantity(PackageQuantity(85, .gram, count: 6), source: .ocr)
    record.bestBefore = SourcedText("2026-03", source: .ocr)
    record.lot = SourcedText("L47\u{1B}11", source: .ocr)
    record.suggestions = [
      IdentitySuggestion(
        field: .name, value: "Honey", confidence: Confidence(0.5),
        reason: Message(text: "the text is not read with certainty"),
        evidence: Evidence(image: "photos/front.jpg", text: "Honey"))
    ]
    let text = RecordPresentation(record, style: .plain).text
    #expect(text.contains("\nNet quantity 6 x 85 g, best before 2026-03, lot L47\u{FFFD}11\n"))
    #expect(
      text.contains(
        """
        To be checked by you
          name Honey: the text is not read with certainty – front.jpg: “Honey”
        """))
    #expect(text.hasPrefix("Unknown product, unknown brand"))
  }

  @Test("Ingredients are shown with the allergens that they and warnings name")
  func ingredients() {
    let evidence = Evidence(image: "a.jpg", text: "text")
    let record = ProductRecord(
      status: .incomplete, subject: .food,
      ingredients: IngredientList(
        language: "de", text: "Wasser, \u{1B}Milch", needsReview: true, evidence: evidence),
      allergens: [
        DeclaredAllergen(.milk, .contains, source: .ingredients, evidence: evidence),
        DeclaredAllergen(.nuts, .mayContain, source: .statement, evidence: evidence),
      ])
    let text = RecordPresentation(record, style: .plain).text
    #expect(
      text.contains(
        """
        Ingredients (de, badly read)
          Wasser, \u{FFFD}Milch
        Allergens: milk
        May contain: nuts
        """))
    let none = ProductRecord(status: .incomplete, subject: .food, allergens: [])
    #expect(RecordPresentation(none, style: .plain).text.contains("Allergens: none named"))
    let unknown = ProductRecord(status: .incomplete, subject: .food)
    #expect(!RecordPresentation(unknown, style: .plain).text.contains("llergen"))
  }

  @Test("A pet food is shown as tiles, a meter and what must be checked")
  func petFood() {
    let text = RecordPresentation(Self.can, style: .plain).text
    #expect(
      text == """
        Mauzi Rind & Huhn
        needs review, pet food, wet (name), barcode 4006381333931 (photo)

        ┌────────────┐ ┌────────────┐ ┌────────────┐ ┌────────────┐ ┌────────────┐
        │  protein   │ │    fat     │ │   fiber    │ │  moisture  │ │    ash     │
        │ min 10.5 % │ │   6.5 %    │ │   0.5 %    │ │    79 %    │ │     --     │
        │   photo    │ │   photo    │ │  database  │ │  by hand   │ │  missing   │
        └────────────┘ └────────────┘ └────────────┘ └────────────┘ └────────────┘

          taurine                 800 mg/kg    photo

        Carbohydrates 4.76 % of dry matter  █████░░░░░░░░░░░░░░░ good
        Energy by calculation 98.4 kcal per 100 g (protein 36.8, fat 55.3, carbohydrates 6.3)

        To be checked by you
          ash 21 %: the decimal point may be lost – back.jpg: “Rohasche 21 %”

        Rejected
          fat 650 % (database): 650 % is more than 100 % [FatIsPossible]

        Findings
          warning: the values sum to 103 % [SumIsPossible]

        """)
  }

  @Test("A food is shown as a panel, with a column for the serving")
  func food() {
    let record = ProductRecord(
      status: .incomplete, subject: .food, basis: .per100g,
      nutrients: [
        .energyKJ: Self.read(1550, .kilojoule), .fat: Self.read(Decimal(6) / 10, .gram),
        .salt: NutrientValue(
          Quantity(Decimal(1) / 100, .gram), modifier: .lessThan, source: .ocr),
      ],
      perServing: [.fat: Self.read(Decimal(2) / 10, .gram)],
      servingSize: Quantity(30, .gram))
    let text = RecordPresentation(record, style: .plain).text
    #expect(
      text == """
        Unknown product, unknown brand
        incomplete, food

        Values per 100 g, per serving (30 g)
          energy in kJ            1550 kJ      photo      --
          energy in kcal          --                      --
          fat                     0.6 g        photo      0.2 g        photo
          saturated fat           --                      --
          carbohydrates           --                      --
          sugars                  --                      --
          fiber                   --                      --
          protein                 --                      --
          salt                    <0.01 g      photo      --
          sodium                  --                      --

        """)
  }

  @Test("A missing value is red, and only it")
  func missingIsRed() {
    let text = RecordPresentation(Self.can, style: .colored).text
    #expect(text.contains("\u{1B}[31m│     --     │\u{1B}[0m"))
    #expect(text.contains("│   6.5 %    │ │"))
    #expect(text.contains("\u{1B}[32m█████░░░░░░░░░░░░░░░ good\u{1B}[0m"))
  }

  @Test("A refused value that is offered for review is shown once, with the rule")
  func refusedAndOffered() {
    let message = "fiber 6 % is outside 0–5 %, the range for dry cat food"
    let evidence = Evidence(image: "x/bag.jpg", text: "Fibre 6 %")
    let record = ProductRecord(
      status: .needsReview, subject: .petFood, basis: .asFed,
      forReview: [
        ReviewValue(
          nutrient: .fiber, basis: .asFed, quantity: Quantity(6, .percent),
          confidence: Confidence(0.98), reason: Message(text: message), evidence: evidence)
      ],
      rejected: [
        RejectedValue(
          nutrient: .fiber, source: .ocr, quantity: Quantity(6, .percent), basis: .asFed,
          rule: FindingRule(rawValue: "FiberIsInRangeForFoodType"), message: Message(text: message),
          evidence: evidence)
      ])
    let lines = RecordPresentation(record, style: .plain).text.split(separator: "\n")
    let said = lines.filter { $0.contains(message) }
    #expect(said.count == 1)
    #expect(said.first?.contains("[FiberIsInRangeForFoodType] – bag.jpg") == true)
  }

  @Test("Text of a label, a database or a file name cannot drive the terminal")
  func hostileText() {
    let attack = "\u{1B}]0;owned\u{7}\u{1B}[31m\r\n\u{9B}2J\u{202E}"
    let evidence = Evidence(image: "x/\(attack).jpg", text: attack)
    let record = ProductRecord(
      status: .needsReview, subject: .petFood, name: SourcedText(attack, source: .api),
      brand: SourcedText(attack, source: .api),
      nutrients: [.fat: Self.read(6)],
      forReview: [
        ReviewValue(
          nutrient: .ash, quantity: Quantity(2, .percent), confidence: Confidence(0.5),
          reason: Message(text: attack), evidence: evidence)
      ],
      rejected: [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: Quantity(2, .percent),
          rule: FindingRule(rawValue: "R"),
          message: Message(text: attack), evidence: evidence)
      ],
      findings: [
        Finding(
          rule: FindingRule(rawValue: attack), severity: .error, message: Message(text: attack))
      ])
    let text = RecordPresentation(record, style: .plain).text
    let driving = text.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(driving.isEmpty)
    #expect(text.split(separator: "\n").count == 2 + 5 + 2 + 2 + 2)
  }

  @Test("The meter stops at its end", arguments: [(0.0, 0), (0.1, 1), (20, 20), (250, 20)])
  func meter(percent: Double, cells: Int) {
    let line = CarbohydrateMeter(percent: percent, level: .high).line(.plain)
    #expect(line.count(where: { $0 == "█" }) == cells)
    #expect(line.count(where: { $0 == "░" }) == 20 - cells)
  }

  @Test("A terminal too narrow for tiles gets a line for each of the five")
  func fitsIntoATerminal() {
    let narrow = TerminalStyle(isColored: false, columns: 73)
    let lines = RecordPresentation(Self.can, style: narrow).text.split(separator: "\n")
    #expect(lines.contains("  protein                 min 10.5 %   photo"))
    #expect(lines.contains("  ash                     --"))
    #expect(!lines.contains { $0.contains("┌") })
    let wide = TerminalStyle(isColored: false, columns: 74)
    #expect(
      RecordPresentation(Self.can, style: wide).text
        == RecordPresentation(Self.can, style: .plain).text)
  }
}
