import Foundation
import LabelModel
import LabelParsing
import Languages
import Testing

/// The vitamins A, C, D and E on labels of every language; the labels are invented.
@Suite("Vitamins") struct VitaminTests {
  /// The names of vitamins as each language prints them, with a star for the letter.
  private static let names: [String: [String]] = [
    "bg": ["Витамин *"], "cs": ["Vitamin *", "Vitamín *"], "da": ["*-vitamin", "Vitamin *"],
    "de": ["Vitamin *"], "el": ["Βιταμίνη *"], "en": ["Vitamin *"], "es": ["Vitamina *"],
    "et": ["*-vitamiin", "Vitamiin *"], "fi": ["*-vitamiini"], "fr": ["Vitamine *"],
    "ga": ["Vitimín *"], "hr": ["Vitamin *"], "hu": ["*-vitamin"], "is": ["*-vítamín"],
    "it": ["Vitamina *"], "lt": ["Vitaminas *", "Vitamino *"], "lv": ["Vitamīns *"],
    "mt": ["Vitamina *"], "nl": ["Vitamine *"], "no": ["Vitamin *", "*-vitamin"],
    "pl": ["Witamina *"], "pt": ["Vitamina *"], "ro": ["Vitamina *"], "sk": ["Vitamín *"],
    "sl": ["Vitamin *"], "sv": ["*-vitamin", "Vitamin *"],
  ]

  /// Amounts that are 30 % of the daily doses of EU 1169/2011, annex XIII.
  private static let amounts: [(nutrient: Nutrient, letter: String, text: String, Quantity)] = [
    (.vitaminA, "A", "240 µg", Quantity(240, .microgram)),
    (.vitaminC, "C", "24 mg", Quantity(24, .milligram)),
    (.vitaminD, "D", "1,5 µg", Quantity(Decimal(15) / 10, .microgram)),
    (.vitaminE, "E", "3,6 mg", Quantity(Decimal(36) / 10, .milligram)),
  ]

  private func quantities(_ label: ParsedLabel, _ nutrient: Nutrient) -> Set<Quantity> {
    Set(label.readings.filter { $0.nutrient == nutrient }.map(\.quantity))
  }

  private func parse(_ text: String) -> ParsedLabel {
    LabelParser().parse(RecognizedPage(plainText: text, source: "pack.txt"))
  }

  /// The rows of a food's table in a language, without vitamins.
  private func rows(of language: LanguageLexicon) throws -> [(name: String, amount: String)] {
    let amounts: [(Nutrient, String)] = [
      (.fat, "5,2 g"), (.carbohydrates, "61,4 g"), (.protein, "7,1 g"), (.salt, "0,71 g"),
    ]
    return try amounts.map { nutrient, amount in
      (try #require(language.nutrients[nutrient]?.first), amount)
    }
  }

  @Test(
    "Reads a vitamin's amount without a blank before it, and no fraction alone",
    arguments: [
      ("Vitamin D0.75 µg", 0.75), ("Vitamin D3 0.75 µg", 0.75), ("Vitamin D3.75 µg", 3.75),
      ("Vitamin D0.75", nil), ("Vitamin D3", nil),
    ] as [(String, Decimal?)])
  func gluedAmount(row: String, amount: Decimal?) {
    let label = parse("Nutrition per 100 g\nFat 2.3 g\nProtein 3.2 g\nSalt 0.04 g\n\(row)")
    #expect(quantities(label, .vitaminD) == Set(amount.map { [Quantity($0, .microgram)] } ?? []))
  }

  @Test("Reads vitamins in text of every language", arguments: names.keys.sorted())
  func text(code: String) throws {
    let language = try #require(LanguageLexicon.all.first { $0.code == code })
    let heading = try #require(language.foodHeadings.first)
    for name in try #require(Self.names[code]) {
      let vitamins = Self.amounts.map { vitamin in
        "\(name.replacingOccurrences(of: "*", with: vitamin.letter)) \(vitamin.text) (30 %*)"
      }
      let label = parse(
        (["\(heading) 100 g"] + (try rows(of: language)).map { "\($0.name) \($0.amount)" }
          + vitamins).joined(separator: "\n"))
      for (nutrient, _, _, quantity) in Self.amounts {
        #expect(quantities(label, nutrient) == [quantity], "\(code) \(name) \(nutrient)")
        let readings = label.readings.filter { $0.nutrient == nutrient }
        #expect(readings.allSatisfy { $0.basis == .per100g }, "\(code) \(name) \(nutrient)")
      }
      #expect(quantities(label, .fat) == [Quantity(Decimal(52) / 10, .gram)], "\(code)")
      #expect(quantities(label, .protein) == [Quantity(Decimal(71) / 10, .gram)], "\(code)")
    }
  }

  @Test("Reads vitamins in tables of every language", arguments: names.keys.sorted())
  func table(code: String) throws {
    let language = try #require(LanguageLexicon.all.first { $0.code == code })
    let heading = try #require(language.foodHeadings.first)
    let name = try #require(Self.names[code]?.first)
    var lines: [[(String, Int, Int)]] = []
    func add(_ name: String, _ cells: [String]) {
      let top = 10 + 30 * lines.count
      var left = 20
      var words: [(String, Int, Int)] = []
      for word in name.split(separator: " ") {
        words.append((String(word), left, top))
        left += 11 * word.count + 8
      }
      for (column, cell) in cells.enumerated() { words.append((cell, 420 + 120 * column, top)) }
      lines.append(words)
    }
    add(heading, ["100g"])
    for row in try rows(of: language) {
      add(row.name, [row.amount.filter { $0 != " " }])
    }
    for vitamin in Self.amounts {
      add(
        name.replacingOccurrences(of: "*", with: vitamin.letter),
        [vitamin.text.filter { $0 != " " }, "30%"])
    }
    let label = LabelParser().parse(page(lines))
    for (nutrient, _, _, quantity) in Self.amounts {
      #expect(quantities(label, nutrient) == [quantity], "\(code) \(nutrient)")
    }
    #expect(quantities(label, .protein) == [Quantity(Decimal(71) / 10, .gram)], "\(code)")
  }

  private let table =
    "Nutrition per 100 g\nFat 5.2 g\nCarbohydrate 61.4 g\nProtein 7.1 g\nSalt 0.71 g"

  @Test("Reads letters that look alike in Greek and Cyrillic print")
  func scripts() {
    let greek = "Διατροφική δήλωση ανά 100 g\nΛιπαρά 5,2 g\nΠρωτεΐνες 7,1 g\nΒιταμίνη Ε 3,6 mg"
    #expect(quantities(parse(greek), .vitaminE) == [Quantity(Decimal(36) / 10, .milligram)])
    let bulgarian = "Хранителна информация за 100 g\nМазнини 5,2 g\nБелтъци 7,1 g\nВитамин С 24 mg"
    #expect(quantities(parse(bulgarian), .vitaminC) == [Quantity(24, .milligram)])
  }

  @Test(
    "A word for vitamins without a letter of its own is none of the kept ones",
    arguments: [
      "Vitamina B6 0,42 mg", "Vitamine B12 0,38 µg", "Vitamin K 22,5 µg",
      "Vitamine e minerali 3,6 mg",
      "Vitamíny a minerály 240 µg", "Contains a vitamin B6 0.42 mg", "vápník a vitamin B6 0,42 mg",
      "B6-vitamiini 0,42 mg", "Vitamin E-acetate 3.6 mg", "Provitamin A 4.8 mg",
    ])
  func falseFriends(row: String) {
    let label = parse("\(table)\n\(row)")
    let vitamins: Set<Nutrient> = [.vitaminA, .vitaminC, .vitaminD, .vitaminE]
    #expect(!label.readings.contains { vitamins.contains($0.nutrient) }, "\(row)")
    #expect(quantities(label, .protein) == [Quantity(Decimal(71) / 10, .gram)])
    #expect(quantities(label, .salt).contains(Quantity(Decimal(71) / 100, .gram)))
  }

  @Test(
    "A mineral beside a vitamin that records do not keep takes none of its amount",
    arguments: ["Calcium and vitamin B6 0.42 mg", "Vápník a vitamin B6 0,42 mg"])
  func claim(row: String) {
    let label = parse("\(table)\n\(row)")
    #expect(quantities(label, .calcium).isEmpty)
    #expect(quantities(label, .protein) == [Quantity(Decimal(71) / 10, .gram)])
  }

  @Test(
    "Doubts an amount whose share of the daily dose is another one",
    arguments: [
      ("Vitamin C 24 mg (30 %)", Nutrient.vitaminC, false),
      ("Vitamin C 24 mg 40 %*", .vitaminC, false),
      ("Vitamin C 240 mg (30 %)", .vitaminC, true), ("Vitamin C 21 mg 30 %", .vitaminC, true),
      ("Vitamin D 1.5 µg (30 %)", .vitaminD, false), ("Vitamin D 15 µg (30 %)", .vitaminD, true),
      ("Calcium 120 mg (15 %)", .calcium, false), ("Calcium 12 mg (15 %)", .calcium, true),
      ("Calcium 260mg 20%", .calcium, false), ("Iron 8mg 45%", .iron, false),
      ("Calcium 20mg 0%", .calcium, false),
      ("Iron 80mg 45%", .iron, true), ("Potassium 235mg 6%", .potassium, false),
      ("Vitamin C 24 mg", .vitaminC, false), ("Vitamin C\n24 mg\n30 %", .vitaminC, false),
      ("Vitamin C\n240 mg\n30 %", .vitaminC, true),
      ("Vitamin C 24 mg with 12 % of fruit", .vitaminC, false),
    ])
  func shares(row: String, nutrient: Nutrient, isDoubtful: Bool) throws {
    let label = parse("\(table)\n\(row)")
    let reading = try #require(label.readings.first { $0.nutrient == nutrient })
    #expect((reading.confidence.value < 0.1) == isDoubtful, "\(row)")
    if isDoubtful { #expect(reading.doubts.contains(.rowUncertain), "\(row)") }
  }

  @Test("Holds an amount to a share in another cell of its row", arguments: ["24mg", "240mg"])
  func cells(amount: String) throws {
    let label = LabelParser().parse(
      page([
        [("Nutrition", 20, 10)], [("per", 300, 10), ("100g", 340, 10)],
        [("per", 460, 10), ("serving", 500, 10)],
        [("Fat", 20, 40)], [("12.0g", 320, 40)], [("3.6g", 480, 40)],
        [("Protein", 20, 70)], [("8.0g", 320, 70)], [("2.4g", 480, 70)],
        [("Salt", 20, 100)], [("1.2g", 320, 100)], [("0.36g", 480, 100)],
        [("Vitamin", 20, 130), ("C", 108, 130)], [("80mg", 320, 130)], [(amount, 480, 130)],
        [("30%", 640, 130)],
      ]))
    let readings = label.readings.filter { $0.nutrient == .vitaminC }
    let serving = try #require(readings.first { $0.basis == .perServing })
    #expect((serving.confidence.value < 0.1) == (amount == "240mg"))
    let hundred = try #require(readings.first { $0.basis == .per100g })
    #expect(hundred.confidence.value > 0.1)
  }

  @Test("A vitamin in a list of ingredients is no content")
  func ingredients() {
    let label = parse("\(table)\nIngredients: rice, sugar, salt, vitamin D 5 µg, vitamin C 80 mg.")
    #expect(!label.readings.contains { $0.nutrient.rawValue.hasPrefix("vitamin") })
    #expect(quantities(label, .protein) == [Quantity(Decimal(71) / 10, .gram)])
  }

  @Test("A row before that of a vitamin does not take its amount")
  func rowBefore() {
    let label = parse(
      """
      Nährwerte pro 100 ml
      Energie/Energie
      180 kJ
      43 kcal
      Fett/Lipides
      0.5g
      Kohlenhydrate/Glucides
      8.8g
      davon Zucker/dont sucres
      8.8g
      Eiweiss/Proteines
      0.7g
      Salz/Sel
      : 30mg
      Vitamin C/Vitamine C
      """)
    #expect(quantities(label, .salt) == [])
    #expect(quantities(label, .vitaminC) == [Quantity(30, .milligram)])
  }

  @Test("Takes no unit that a vitamin is not stated in")
  func units() {
    for row in [
      "Vitamin C 24 µg", "Vitamin D 5 mg", "Vitamin E 12", "Vitamin A 800 IU", "Vitamin C 24 g",
    ] {
      let label = parse("\(table)\n\(row)")
      #expect(!label.readings.contains { $0.nutrient.rawValue.hasPrefix("vitamin") }, "\(row)")
      #expect(quantities(label, .salt).contains(Quantity(Decimal(71) / 100, .gram)), "\(row)")
    }
  }

  @Test("A vitamin among a pet food's additives is no content, one with a bound is")
  func additives() {
    let german = parse(
      """
      Alleinfuttermittel für ausgewachsene Katzen
      Analytische Bestandteile: Rohprotein 30 %, Rohfett 12 %, Rohasche 7 %, Rohfaser 2,5 %
      Zusatzstoffe je kg: Vitamin A 15000 IE/kg, Vitamin D3 1500 IE/kg, Vitamin E 150 mg/kg
      """)
    #expect(german.subject == .petFood)
    #expect(!german.readings.contains { $0.nutrient.rawValue.hasPrefix("vitamin") })
    #expect(quantities(german, .protein) == [Quantity(30, .percent)])
    let american = parse(
      """
      Guaranteed Analysis
      Crude Protein (min) 26%
      Crude Fat (min) 14%
      Vitamin C (min) 60 mg/kg
      """)
    #expect(quantities(american, .vitaminC) == [Quantity(60, .milligramPerKilogram)])
  }
}
