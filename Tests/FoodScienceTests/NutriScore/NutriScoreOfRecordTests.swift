import FoodScience
import Foundation
import LabelModel
import Testing

@Suite struct NutriScoreOfRecordTests {
  private func record(
    _ amounts: [Nutrient: String], name: String? = nil, basis: Basis? = .per100g,
    subject: Subject = .food
  ) -> ProductRecord {
    var values: [Nutrient: NutrientValue] = [:]
    for (nutrient, text) in amounts {
      let unit: NutrientUnit =
        switch nutrient {
        case .energyKJ: .kilojoule
        case .energyKcal: .kilocalorie
        default: .gram
        }
      let value = Decimal(string: text) ?? 0
      values[nutrient] = NutrientValue(Quantity(value, unit), source: .ocr)
    }
    return ProductRecord(
      status: .valid, subject: subject, name: name.map { SourcedText($0, source: .api) },
      basis: basis, nutrients: values)
  }

  private let biscuit: [Nutrient: String] = [
    .energyKJ: "2000", .fat: "20", .saturatedFat: "9.5", .carbohydrates: "65", .sugars: "30",
    .protein: "6", .salt: "0.5",
  ]
  private let cola: [Nutrient: String] = [
    .energyKJ: "180", .fat: "0", .carbohydrates: "10.6", .sugars: "10.6", .protein: "0",
    .salt: "0",
  ]

  private func nutriScore(of record: ProductRecord, categoriesTags: [String]) -> NutriScore? {
    scoreFood(record, categoriesTags: categoriesTags).nutriScore
  }

  private func reason(_ score: NutriScore?) -> String? {
    if case .notComputable(let reason) = score?.outcome { reason.text } else { nil }
  }

  private func grade(_ score: NutriScore?) -> NutriScore.Grade? {
    if case .graded(let grade, _) = score?.outcome { grade } else { nil }
  }

  @Test("Says what it took for granted and where every amount came from")
  func assumptions() throws {
    let score = try #require(nutriScore(of: record(biscuit), categoriesTags: []))
    // 5 for the energy, 8 for the sugars, 9 for the saturated fat, 2 for the salt.
    #expect(score.outcome == .graded(.e, score: 24))
    #expect(score.category == DecidedNutriScoreCategory(.general, decidedBy: .assumed))
    #expect(score.assumptions.count == 2)
    let fiber = score.components.first { $0.kind == .fiber }
    #expect(fiber?.source == .assumed)
    #expect(score.components.first { $0.kind == .sugars }?.source == .ocr)
  }

  @Test("Pet food and unknown products have no Nutri-Score")
  func otherSubjects() {
    #expect(nutriScore(of: record(biscuit, subject: .petFood), categoriesTags: []) == nil)
  }

  @Test(
    "Is not computable without a mandatory amount",
    arguments: [Nutrient.energyKJ, .saturatedFat, .sugars, .protein, .salt])
  func missing(_ nutrient: Nutrient) {
    var amounts = biscuit
    amounts[nutrient] = nil
    let score = nutriScore(of: record(amounts), categoriesTags: [])
    #expect(reason(score)?.hasSuffix("is missing") == true)
    #expect(score?.components == [])
  }

  @Test("Says that amounts are missing where there is none, not that their reference is unknown")
  func nothing() {
    let bare = ProductRecord(status: .unreadable, subject: .food)
    #expect(
      reason(nutriScore(of: bare, categoriesTags: []))
        == "energy, saturated fat, sugars, salt, protein are missing")
    #expect(
      reason(nutriScore(of: record(biscuit, basis: nil), categoriesTags: []))
        == "it is not known what the amounts refer to")
  }

  @Test("Says that a missing amount is to be checked when it is for review")
  func forReview() {
    var amounts = biscuit
    amounts[.salt] = nil
    var doubtful = record(amounts)
    doubtful.forReview = [
      ReviewValue(
        nutrient: .salt, quantity: Quantity(5, .gram), confidence: Confidence(0.5),
        reason: Message(text: "dim"),
        evidence: Evidence(image: "a.jpg", text: "salt 5"))
    ]
    #expect(reason(nutriScore(of: doubtful, categoriesTags: [])) == "salt is to be checked")
  }

  @Test("Is not computable from amounts that contradict each other")
  func contradiction() {
    var wrong = record(biscuit)
    wrong.findings = [
      Finding(
        rule: FindingRule(rawValue: "SugarsAreAtMost"), severity: .error,
        message: Message(text: "m"), fields: ["sugars"])
    ]
    #expect(
      reason(nutriScore(of: wrong, categoriesTags: []))
        == "its amounts contradict each other (SugarsAreAtMost)")
  }

  @Test("Takes kilojoules from kilocalories and salt from sodium")
  func conversions() throws {
    var amounts = biscuit
    amounts[.energyKJ] = nil
    // 480.4 kcal are 2009.99… kJ, 480.5 kcal are 2010.41…
    amounts[.energyKcal] = "480.4"
    amounts[.salt] = nil
    amounts[.sodium] = "0.16"
    let score = try #require(nutriScore(of: record(amounts), categoriesTags: []))
    #expect(score.components.first { $0.kind == .energy }?.points == 5)
    let salt = score.components.first { $0.kind == .salt }
    #expect(salt?.amount == Quantity(Decimal(string: "0.4") ?? 0, .gram))
    #expect(salt?.points == 1)
    amounts[.energyKcal] = "480.5"
    let more = try #require(nutriScore(of: record(amounts), categoriesTags: []))
    #expect(more.components.first { $0.kind == .energy }?.points == 6)
  }

  @Test("A part of nothing is nothing")
  func zeroes() {
    var amounts = biscuit
    amounts[.saturatedFat] = nil
    amounts[.fat] = "0"
    #expect(grade(nutriScore(of: record(amounts), categoriesTags: [])) != nil)
  }

  @Test("Counts an amount below a number against the food: full when bad, nothing when good")
  func modifiers() throws {
    var value = record(biscuit)
    value.nutrients[.salt]?.modifier = .lessThan
    value.nutrients[.protein]?.modifier = .lessThan
    let score = try #require(nutriScore(of: value, categoriesTags: []))
    #expect(score.components.first { $0.kind == .salt }?.points == 2)
    #expect(score.components.first { $0.kind == .protein }?.amount?.value == 0)
    value.nutrients[.salt]?.modifier = .greaterThan
    #expect(
      reason(nutriScore(of: value, categoriesTags: [])) == "of salt only a least amount is known")
  }

  @Test("Needs to know what the amounts refer to", arguments: [Basis.perServing, .dryMatter, nil])
  func basis(_ basis: Basis?) {
    let score = nutriScore(of: record(biscuit, basis: basis), categoriesTags: [])
    #expect(reason(score) != nil)
  }

  @Test(
    "The database's category tells the rules",
    arguments: [
      ("en:cheeses", NutriScoreCategory.cheese), ("en:nuts", .fatsOilsNutsSeeds),
      ("en:beverages", .beverage), ("en:milks", .beverage), ("en:hams", .redMeat),
    ])
  func tags(tag: String, category: NutriScoreCategory) {
    let score = nutriScore(of: record(biscuit), categoriesTags: ["en:foods", tag])
    #expect(
      score?.category == DecidedNutriScoreCategory(category, decidedBy: .apiCategory, fact: tag))
  }

  @Test(
    "Some products have no Nutri-Score",
    arguments: [
      "en:alcoholic-beverages", "en:baby-foods", "en:coffees", "en:teas", "en:spices", "en:salts",
      "en:fresh-fruits", "en:honeys", "en:dietary-supplements",
    ])
  func notApplicable(_ tag: String) {
    let score = nutriScore(of: record(biscuit), categoriesTags: [tag])
    guard case .notApplicable = score?.outcome else {
      Issue.record("\(tag) has a Nutri-Score")
      return
    }
  }

  @Test("Beer without alcohol and iced tea are drinks")
  func exceptions() {
    for tags in [
      ["en:alcoholic-beverages", "en:non-alcoholic-beers", "en:beverages"],
      ["en:teas", "en:iced-teas", "en:beverages"],
    ] {
      let score = nutriScore(of: record(cola, basis: .per100ml), categoriesTags: tags)
      #expect(score?.category?.value == .beverage)
    }
  }

  @Test("Food that is eaten prepared is not graded as sold")
  func prepared() {
    let score = nutriScore(
      of: record(biscuit), categoriesTags: ["en:cocoa-and-chocolate-powders"])
    #expect(reason(score) != nil)
  }

  @Test("Water is A without points, flavoured water is not")
  func water() {
    let tags = ["en:beverages", "en:waters"]
    let score = nutriScore(of: record([:], basis: .per100ml), categoriesTags: tags)
    #expect(score?.outcome == .graded(.a, score: nil))
    let flavoured = nutriScore(
      of: record(cola, basis: .per100ml), categoriesTags: tags + ["en:flavored-waters"])
    #expect(flavoured?.category?.value == .beverage)
  }

  @Test(
    "The name tells the rules where the amounts agree",
    arguments: [
      ("Junger Gouda", ["fat": "29", "carbohydrates": "0", "protein": "25"], "cheese"),
      ("Pizza Mozzarella", ["fat": "10", "carbohydrates": "30", "protein": "11"], "general"),
      ("Natives Olivenöl extra", ["fat": "100", "carbohydrates": "0", "protein": "0"], "fat"),
      ("Thunfisch in Olivenöl", ["fat": "14", "carbohydrates": "0", "protein": "25"], nil),
      ("Beurre doux", ["fat": "82", "carbohydrates": "0.7", "protein": "0.7"], "fat"),
      ("Rinderhackfleisch", ["fat": "20", "carbohydrates": "0", "protein": "18"], "redMeat"),
      ("Butterkekse", ["fat": "12", "carbohydrates": "75", "protein": "8"], "general"),
    ] as [(String, [String: String], String?)])
  func names(name: String, amounts: [String: String], category: String?) {
    var values = biscuit
    for (key, value) in amounts {
      if let nutrient = Nutrient(rawValue: key) { values[nutrient] = value }
    }
    values[.saturatedFat] = "5"
    values[.sugars] = "0"
    let score = nutriScore(of: record(values, name: name), categoriesTags: [])
    let expected = category == "fat" ? "fatsOilsNutsSeeds" : category
    #expect(score?.category?.value.rawValue == expected || expected == nil)
    if expected == nil { #expect(score?.category?.decidedBy != .name) }
  }

  @Test("Amounts per 100 ml without a clue are no drink's and no soup's")
  func liquid() {
    let score = nutriScore(of: record(cola, basis: .per100ml), categoriesTags: [])
    #expect(reason(score)?.contains("per 100 ml") == true)
  }

  @Test("Does not guess between cheese and another food where it matters")
  func undecided() {
    let hard: [Nutrient: String] = [
      .energyKJ: "1500", .fat: "29", .saturatedFat: "20", .carbohydrates: "0", .sugars: "0",
      .protein: "25", .salt: "2",
    ]
    #expect(reason(nutriScore(of: record(hard), categoriesTags: []))?.contains("cheese") == true)
    #expect(grade(nutriScore(of: record(hard, name: "Gouda"), categoriesTags: [])) == .d)
  }

  @Test("A drink whose ingredients are unknown is graded only where sweeteners change nothing")
  func sweeteners() {
    let tags = ["en:beverages"]
    #expect(grade(nutriScore(of: record(cola, basis: .per100ml), categoriesTags: tags)) == .e)
    var light = cola
    light[.sugars] = "0"
    light[.carbohydrates] = "0"
    light[.energyKJ] = "1"
    let score = nutriScore(of: record(light, basis: .per100ml), categoriesTags: tags)
    #expect(reason(score)?.contains("sweeteners") == true)
  }
}
