import Foundation
import LabelModel

extension LabelSheet {
  /// Rows of one column.
  static let fewRows: [Row] = [
    .init("Energy", "1544 kJ / 366 kcal", of: .energyKJ), .init("Fat", "6,0 g", of: .fat),
    .init("Carbohydrate", "62 g", of: .carbohydrates), .init("Protein", "12 g", of: .protein),
  ]

  /// A table of the EU (1169/2011 annex XV) per 100 g.
  static let perHundredGrams = LabelSheet(
    titles: ["Nutrition information"],
    columns: [Column(heading: "per 100 g", basis: .per100g)],
    rows: [
      Row("Energy", "1976 kJ / 471 kcal", of: .energyKJ),
      Row("Fat", "18,2 g", of: .fat),
      Row("of which saturates", "8,6 g", of: .saturatedFat),
      Row("Carbohydrate", "68,5 g", of: .carbohydrates),
      Row("of which sugars", "31,4 g", of: .sugars),
      Row("Protein", "7,3 g", of: .protein),
      Row("Salt", "0,52 g", of: .salt),
    ])

  /// A drink's table.
  static let perHundredMillilitres = LabelSheet(
    titles: ["Nährwertangaben"],
    columns: [Column(heading: "pro 100 ml", basis: .per100ml)],
    rows: [
      Row("Brennwert", "194 kJ / 46 kcal", of: .energyKJ),
      Row("Fett", "1,4 g", of: .fat),
      Row("davon gesättigte Fettsäuren", "0,2 g", of: .saturatedFat),
      Row("Kohlenhydrate", "6,8 g", of: .carbohydrates),
      Row("davon Zucker", "3,9 g", of: .sugars),
      Row("Eiweiß", "1,1 g", of: .protein),
      Row("Salz", "0,11 g", of: .salt),
    ])

  /// A table per 100 g and a serving of 30 g.
  static let twoColumns = LabelSheet(
    titles: ["Nutrition information"],
    columns: [
      Column(heading: "per 100 g", basis: .per100g),
      Column(heading: "per serving (30 g)", basis: .perServing),
    ],
    rows: [
      Row("Energy", "1544 kJ / 366 kcal", "463 kJ / 110 kcal", of: .energyKJ),
      Row("Fat", "6,0 g", "1,8 g", of: .fat),
      Row("of which saturates", "1,2 g", "0,4 g", of: .saturatedFat),
      Row("Carbohydrate", "62 g", "18,6 g", of: .carbohydrates),
      Row("of which sugars", "14 g", "4,2 g", of: .sugars),
      Row("Protein", "12 g", "3,6 g", of: .protein),
      Row("Salt", "0,80 g", "0,24 g", of: .salt),
    ])

  /// A facts panel of the United States (21 CFR 101.9).
  static let factsPanel = LabelSheet(
    titles: ["Nutrition Facts", "8 servings per container", "Serving size 2/3 cup (55g)"],
    columns: [
      Column(heading: "Amount per serving", basis: .perServing),
      Column(heading: "% Daily Value*"),
    ],
    rows: [
      Row("Calories", "230", of: .energyKcal),
      Row("Total Fat", "8g", "10%", of: .fat),
      Row("Saturated Fat", "1g", "5%", of: .saturatedFat),
      Row("Sodium", "160mg", "7%", of: .sodium),
      Row("Total Carbohydrate", "37g", "13%", of: .carbohydrates),
      Row("Dietary Fiber", "4g", "14%", of: .fiber),
      Row("Total Sugars", "12g", of: .sugars),
      Row("Protein", "3g", of: .protein),
    ])

  /// A pet food's analysis.
  static let petFood = LabelSheet(
    titles: ["Complete pet food for adult dogs", "Analytical constituents"],
    columns: [Column(heading: "", basis: .asFed)],
    rows: [
      Row("Protein", "25 %", of: .protein),
      Row("Fat content", "14 %", of: .fat),
      Row("Crude fibre", "2,5 %", of: .fiber),
      Row("Crude ash", "7,5 %", of: .ash),
      Row("Moisture", "8 %", of: .moisture),
    ])

  static let samples = [perHundredGrams, perHundredMillilitres, twoColumns, factsPanel, petFood]

  /// A sheet that the random numbers choose: one of the samples, or a table in some language.
  static func random(_ random: inout SplitMix64) -> LabelSheet {
    var sheet =
      Int.random(in: 0..<4, using: &random) == 0
      ? samples[Int.random(in: samples.indices, using: &random)] : table(&random)
    sheet.joinsRows = Bool.random(using: &random)
    return sheet
  }

  /// A table with two columns in some language.
  static func randomTwoColumns(_ random: inout SplitMix64) -> LabelSheet {
    var sheet = table(&random, columns: 2)
    sheet.joinsRows = Bool.random(using: &random)
    return sheet
  }

  private static func table(_ random: inout SplitMix64, columns count: Int? = nil) -> LabelSheet {
    let language = TableLanguage.all[Int.random(in: TableLanguage.all.indices, using: &random)]
    let count = count ?? Int.random(in: 1...2, using: &random)
    let isDrink = count == 1 && Int.random(in: 0..<3, using: &random) == 0
    let content = FoodContent(&random, isDrink: isDrink)
    let servings = [25, 30, 40, 45, 60, 150, 200]
    let serving = servings[Int.random(in: servings.indices, using: &random)]
    var columns = [
      Column(
        heading: "\(language.per) 100 \(isDrink ? "ml" : "g")",
        basis: isDrink ? .per100ml : .per100g)
    ]
    if count == 2 {
      columns.append(Column(heading: "\(language.serving) (\(serving) g)", basis: .perServing))
    }
    let shares = [1, Double(serving) / 100].prefix(count)
    return LabelSheet(
      columns: columns,
      rows: zip(language.names, content.parts).map { name, part in
        Row(name, shares.map { part.text($0) }, of: part.nutrient)
      })
  }
}

/// The words of a table in one language, in the order of EU 1169/2011 annex XV.
private struct TableLanguage {
  var per: String
  var serving: String
  var names: [String]

  static let all = [
    TableLanguage(
      per: "per", serving: "per serving",
      names: [
        "Energy", "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Fibre",
        "Protein", "Salt",
      ]),
    TableLanguage(
      per: "pro", serving: "pro Portion",
      names: [
        "Brennwert", "Fett", "davon gesättigte Fettsäuren", "Kohlenhydrate", "davon Zucker",
        "Ballaststoffe", "Eiweiß", "Salz",
      ]),
    TableLanguage(
      per: "pour", serving: "par portion",
      names: [
        "Énergie", "Matières grasses", "dont acides gras saturés", "Glucides", "dont sucres",
        "Fibres alimentaires", "Protéines", "Sel",
      ]),
    TableLanguage(
      per: "por", serving: "por porción",
      names: [
        "Valor energético", "Grasas", "de las cuales saturadas", "Hidratos de carbono",
        "de los cuales azúcares", "Fibra alimentaria", "Proteínas", "Sal",
      ]),
    TableLanguage(
      per: "per", serving: "per porzione",
      names: [
        "Energia", "Grassi", "di cui acidi grassi saturi", "Carboidrati", "di cui zuccheri",
        "Fibre", "Proteine", "Sale",
      ]),
    TableLanguage(
      per: "per", serving: "per portie",
      names: [
        "Energie", "Vetten", "waarvan verzadigde vetzuren", "Koolhydraten", "waarvan suikers",
        "Voedingsvezel", "Eiwitten", "Zout",
      ]),
  ]
}

/// The content of 100 g of some food, whose energy is that of its parts (EU 1169/2011 annex XIV).
private struct FoodContent {
  /// A row of the table.
  struct Part {
    var nutrient: Nutrient
    /// Grams, or kJ.
    var amount: Double
    var kilocalories = 0.0
    var decimals = 1

    /// The print of a share of 100 g.
    func text(_ share: Double) -> String {
      func print(_ value: Double, _ decimals: Int) -> String {
        String(format: "%.\(decimals)f", value).replacing(".", with: ",")
      }
      return nutrient == .energyKJ
        ? "\(print(amount * share, 0)) kJ / \(print(kilocalories * share, 0)) kcal"
        : "\(print(amount * share, decimals)) g"
    }
  }

  var parts: [Part]

  init(_ random: inout SplitMix64, isDrink: Bool) {
    func grams(_ most: Double) -> Double {
      (Double.random(in: 0...most, using: &random) * 10).rounded() / 10
    }
    let fat = grams(isDrink ? 3 : 30)
    let saturated = grams(fat)
    let carbohydrates = grams(isDrink ? 12 : 45)
    let sugars = grams(carbohydrates)
    let fiber = grams(isDrink ? 1 : 8)
    let protein = grams(isDrink ? 4 : 17)
    let salt = (Double.random(in: 0...2, using: &random) * 100).rounded() / 100
    let kilojoules = 37 * fat + 17 * (carbohydrates + protein) + 8 * fiber
    let kilocalories = 9 * fat + 4 * (carbohydrates + protein) + 2 * fiber
    parts = [
      Part(nutrient: .energyKJ, amount: kilojoules, kilocalories: kilocalories),
      Part(nutrient: .fat, amount: fat), Part(nutrient: .saturatedFat, amount: saturated),
      Part(nutrient: .carbohydrates, amount: carbohydrates),
      Part(nutrient: .sugars, amount: sugars), Part(nutrient: .fiber, amount: fiber),
      Part(nutrient: .protein, amount: protein), Part(nutrient: .salt, amount: salt, decimals: 2),
    ]
  }
}
