import Foundation
import LabelModel
import LabelParsing
import Testing

/// Amounts of minerals, vitamins and added sugars; the labels are invented.
@Suite("Minerals and vitamins") struct MineralTests {
  private func quantities(_ label: ParsedLabel, _ nutrient: Nutrient) -> Set<Quantity> {
    Set(label.readings.filter { $0.nutrient == nutrient }.map(\.quantity))
  }

  private let panel: [[(String, Int, Int)]] = [
    [("Nutrition", 20, 10), ("Facts", 130, 10)],
    [("Serving", 20, 40), ("size", 110, 40), ("30g", 160, 40)],
    [("Total", 20, 70), ("Fat", 90, 70), ("9g", 150, 70)],
    [("Sodium", 20, 100), ("120mg", 110, 100)],
    [("Protein", 20, 130), ("4g", 120, 130)],
  ]

  @Test("Takes no number of a damaged footnote for a mineral or for added sugars")
  func footnote() {
    let label = LabelParser().parse(
      page(
        panel + [
          [("Iron", 20, 190), ("10%", 300, 190)],
          [("ly", 20, 220), ("Values", 60, 220), ("based", 150, 220), ("2,000", 230, 220)],
        ]))
    #expect(quantities(label, .protein) == [Quantity(4, .gram)])
    #expect(quantities(label, .iron).isEmpty)
    let sugars = LabelParser().parse(
      page(panel + [[("Added", 20, 160), ("Sugars", 90, 160)], [("2,000", 200, 160)]]))
    #expect(quantities(sugars, .protein) == [Quantity(4, .gram)])
    #expect(quantities(sugars, .addedSugars).isEmpty)
  }

  @Test("Reads minerals with their units, and none that lost its unit")
  func units() {
    let label = LabelParser().parse(
      page(
        panel + [
          [("Calcium", 20, 160), ("260mg", 120, 160)], [("Iron", 20, 190), ("2", 120, 190)],
          [("Vitamin", 20, 220), ("D", 110, 220), ("2mcg", 140, 220)],
        ]))
    #expect(quantities(label, .calcium) == [Quantity(260, .milligram)])
    #expect(quantities(label, .vitaminD) == [Quantity(2, .microgram)])
    #expect(quantities(label, .iron).isEmpty)
  }

  @Test(
    "A vitamin or mineral without a place in records has its own amount (EU 1169/2011, annex XIII)",
    arguments: [
      "Eisen, Pantothensäure 6 mg", "Fer, acide pantothénique 6 mg", "Iron, molybdenum 6 mg",
      "Żelazo, ryboflawina 6 mg", "Ferro, molibdeno 6 mg", "Fier, acid pantotenic 6 mg",
      "Järn, pantotensyra 6 mg", "IJzer, pantotheenzuur 6 mg", "Hierro, riboflavina 6 mg",
    ])
  func others(row: String) {
    let text = "Fat 9 g\nCarbohydrate 20 g\nProtein 4 g\nSalt 0.2 g\n\(row)"
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    #expect(quantities(label, .protein) == [Quantity(4, .gram)])
    #expect(quantities(label, .iron).isEmpty)
  }

  @Test(
    "Reads numbers without a unit in the unit that is printed with their name",
    arguments: [
      ("Sodium (mg) 79", Nutrient.sodium, Quantity(79, .milligram)),
      ("Total Sodium mg 250", .sodium, Quantity(250, .milligram)),
      ("Sódio (mg) 320", .sodium, Quantity(320, .milligram)),
      ("Calcium (mg) 120", .calcium, Quantity(120, .milligram)),
      ("Vitamin D (µg) 5", .vitaminD, Quantity(5, .microgram)),
    ])
  func unitOfName(row: String, nutrient: Nutrient, quantity: Quantity) {
    let isEnglish = !row.hasPrefix("Sódio")
    let text =
      isEnglish
      ? """
      Nutrition Information per 100 g
      Energy (kcal) 535
      Protein (g) 6.9
      Carbohydrate (g) 53.2
      Total Fat (g) 32.8
      \(row)
      """
      : """
      Informação nutricional por 100 g
      Valor energético (kcal) 535
      Proteínas (g) 6,9
      Carboidratos (g) 53,2
      Gorduras totais (g) 32,8
      \(row)
      """
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "pack.txt"))
    #expect(quantities(label, nutrient) == [quantity])
    #expect(quantities(label, .protein) == [Quantity(Decimal(69) / 10, .gram)])
  }

  @Test(
    "Sodium in the formula of salt is no row of its own, and its factor no amount",
    arguments: [
      "Salz (Natrium x 2,5) 0,71 g", "Sel (sodium x 2,5) 0,71 g", "Zout (natrium × 2.5) 0,71 g",
      "Sal (sodio x 2,5) 0,71 g", "Salt (sodium x 2.54) 0.71 g",
      "Sel (chlorure de sodium) 0,71 g", "Sale (cloruro di sodio) 0,71 g",
      "Sal (cloruro sódico) 0,71 g", "Salt (sodium chloride) 0.71 g",
    ])
  func saltFormula(row: String) {
    let isSpanish = row.hasPrefix("Sal ")
    let names =
      isSpanish ? ["Hidratos de carbono", "Proteínas"] : ["Carbohydrate", "Protein"]
    let text = """
      \(isSpanish ? "Información nutricional por 100 g" : "Nutrition per 100 g")
      \(isSpanish ? "Valor energético" : "Energy") 1620 kJ / 388 kcal
      \(names[0]) 40.1 g
      \(names[1]) 8.4 g
      \(row)
      """
    let page = RecognizedPage(plainText: text, source: "pack.txt")
    let label = LabelParser().parse(page)
    #expect(quantities(label, .salt) == [Quantity(Decimal(71) / 100, .gram)])
    #expect(quantities(label, .sodium).isEmpty)
    let tokens = LabelParser().tokens(of: page)
    #expect(!tokens.names.contains { $0.meaning == .nutrient(.sodium, isAssay: false) })
    #expect(!tokens.values.contains { $0.number == Decimal(25) / 10 })
  }

  @Test("Sodium beside salt is still a row")
  func sodiumBesideSalt() {
    let text = "Nutrition per 100 g\nProtein 8.4 g\nSodium 0.28 g\nSalt equivalent 0.71 g"
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "pack.txt"))
    #expect(quantities(label, .sodium) == [Quantity(Decimal(28) / 100, .gram)])
  }

  @Test("Sodium chloride equivalent is salt, and sodium chloride no sodium")
  func sodiumChlorideEquivalent() {
    func label(_ name: String) -> ParsedLabel {
      let text = "Nutrition per 100 g\nProtein 8.4 g\n\(name) 0.71 g"
      return LabelParser().parse(RecognizedPage(plainText: text, source: "pack.txt"))
    }
    let salt = label("Sodium chloride equivalent")
    #expect(quantities(salt, .salt) == [Quantity(Decimal(71) / 100, .gram)])
    #expect(quantities(salt, .sodium).isEmpty)
    #expect(quantities(label("Sodium chloride"), .sodium).isEmpty)
  }

  @Test("Reads caffeine in milligrams, and neither grams nor a share of the drink")
  func caffeine() {
    func drink(_ amount: String) -> ParsedLabel {
      LabelParser().parse(
        page([
          [("Nutrition", 20, 10), ("per", 130, 10), ("100ml", 180, 10)],
          [("Energy", 20, 40), ("190kJ/45kcal", 150, 40)],
          [("Carbohydrates", 20, 70), ("11g", 220, 70)], [("Salt", 20, 100), ("0.1g", 150, 100)],
          [("Caffeine", 20, 130), (amount, 150, 130)],
        ]))
    }
    let label = drink("32mg")
    #expect(quantities(label, .caffeine) == [Quantity(32, .milligram)])
    #expect(quantities(label, .carbohydrates) == [Quantity(11, .gram)])
    for amount in ["32g", "0.03%", "32"] {
      #expect(quantities(drink(amount), .caffeine).isEmpty, "\(amount)")
    }
  }

  @Test("Gives a mineral no other row's value where the number beside its name lost the unit")
  func otherRow() {
    let label = LabelParser().parse(
      page(
        panel + [
          [("Calcium", 20, 160), ("22mg", 120, 160)],
          [("Mrn", 20, 190)], [("2mg", 200, 214)],
          [("Potassium", 20, 214), ("146", 150, 214)],
        ]))
    #expect(quantities(label, .calcium) == [Quantity(22, .milligram)])
    #expect(quantities(label, .potassium).isEmpty)
  }

  @Test("Takes no milligrams for vitamin D, whose row is above the iron's")
  func vitaminD() {
    let label = LabelParser().parse(
      page(
        panel + [
          [("Vitamin", 20, 160), ("D", 110, 160)], [("0mg", 150, 160)],
        ]))
    #expect(quantities(label, .protein) == [Quantity(4, .gram)])
    #expect(quantities(label, .vitaminD).isEmpty)
  }

  @Test(
    "Takes a damaged name of a mineral for that of another line's value, and no word like it",
    arguments: [("Eizen", true), ("einen", false)])
  func likeName(word: String, isName: Bool) {
    let label = LabelParser().parse(
      page([
        [("Nährwerte", 20, 10), ("pro", 130, 10), ("100ml", 180, 10)],
        [("Fett", 20, 40), ("9g", 150, 40)], [("Zucker", 90, 70), ("3g", 180, 70)],
        [("Eiweiß", 20, 100), ("12g", 120, 100)], [("Salz", 20, 130), ("0.4g", 120, 130)],
        [(word, 20, 160)], [("0,90mg", 150, 160)],
      ]))
    #expect(quantities(label, .protein) == [Quantity(12, .gram)])
    #expect(quantities(label, .iron).isEmpty == !isName)
  }

  @Test("A percentage beside a vitamin is no content of a pet food, that beside calcium is")
  func percentages() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Guaranteed Analysis
          Crude Protein (min) 26%
          Crude Fat (min) 14%
          Calcium (min) 1.1%
          Vitamin D 7%
          """, source: "bag.txt"))
    #expect(label.subject == .petFood)
    #expect(quantities(label, .calcium) == [Quantity(Decimal(11) / 10, .percent)])
    #expect(quantities(label, .vitaminD).isEmpty)
  }
}
