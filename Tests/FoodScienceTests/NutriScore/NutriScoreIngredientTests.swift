import FoodScience
import Foundation
import LabelModel
import Testing

@Suite struct NutriScoreIngredientTests {
  private func score(
    _ list: String, language: String = "en", amounts: [Nutrient: String],
    basis: Basis = .per100g, tags: [String] = [], needsReview: Bool = false
  ) -> NutriScore? {
    var values: [Nutrient: String] = [
      .energyKJ: "200", .fat: "1", .saturatedFat: "0", .carbohydrates: "10", .sugars: "2",
      .protein: "1", .salt: "0.1", .fiber: "1",
    ]
    values.merge(amounts) { $1 }
    let record = ProductRecord(
      status: .valid, subject: .food, basis: basis,
      nutrients: values.compactMapValues { Decimal(string: $0) }.mapValues {
        NutrientValue(Quantity($0, .gram), source: .ocr)
      },
      ingredients: ingredientList(list, language: language, needsReview: needsReview))
    return scoreFood(record, categoriesTags: tags).nutriScore
  }

  private func component(
    _ kind: NutriScoreComponent.Kind, of score: NutriScore?
  ) -> NutriScoreComponent? {
    score?.components.first { $0.kind == kind }
  }

  // Santé publique France, the algorithm of 2023: water alone is A. Directive 2009/54/EC has the names.
  @Test(
    "Water alone is A, and what only ends like it is a drink",
    arguments: [
      ("mineral water", "en", NutriScoreCategory.water), ("spring water", "en", .water),
      ("natural mineral water, carbon dioxide", "en", .water), ("water", "en", .water),
      ("Natürliches Mineralwasser, Kohlensäure", "de", .water),
      ("eau minérale naturelle", "fr", .water),
      ("coconut water", "en", .beverage), ("mineral water, flavouring", "en", .beverage),
      ("water, lemon juice", "en", .beverage),
    ])
  func water(list: String, language: String, category: NutriScoreCategory) {
    let none = ["0", "0", "0", "0", "0", "0", "0"]
    let fields: [Nutrient] = [
      .energyKJ, .fat, .saturatedFat, .carbohydrates, .sugars, .protein, .salt,
    ]
    var amounts = Dictionary(uniqueKeysWithValues: zip(fields, none))
    let result = score(list, language: language, amounts: amounts, basis: .per100ml)
    #expect(result?.category?.value == category)
    if category == .water { #expect(result?.outcome == .graded(.a, score: nil)) }
    // A water with sugar is not water.
    amounts[.sugars] = "4"
    #expect(
      score(list, language: language, amounts: amounts, basis: .per100ml)?.category?.value
        != .water)
  }

  @Test(
    "Adds up the stated shares of fruit, vegetables and legumes",
    arguments: [
      ("tomatoes 60 %, onions 21 %, oil", "en", "81", 5),
      ("Tomaten 40.5 %, Wasser, Zucker", "de", "40.5", 1),
      ("pommes 55 %, framboises 6 %, sucre", "fr", "61", 2),
      ("filling 50 % (apples 45 %, sugar), wheat flour", "en", "45", 1),
      ("filling 60 % (apples 75 %, sugar), wheat flour", "en", "45", 1),
      ("tomatoes 61 %, onions 40.5 %, salt", "en", "100", 5),
      ("orange juice from concentrate", "en", "100", 5),
      ("Apfelsaft aus Apfelsaftkonzentrat 81 %, Wasser", "de", "81", 5),
      ("jus de pomme à base de concentré 61 %, eau", "fr", "61", 2),
      ("apples", "en", "100", 5), ("Kichererbsen 70 %, Wasser, Salz", "de", "70", 2),
    ])
  func fruit(list: String, language: String, percent: String, points: Int) {
    let fruit = component(.fruit, of: score(list, language: language, amounts: [:]))
    #expect(fruit?.amount?.value == Decimal(string: percent))
    #expect(fruit?.points == points)
    #expect(fruit?.source == .ingredients)
  }

  @Test(
    "Does not count what is fruit in name only, nor what is not stated",
    arguments: [
      ("potatoes 90 %, oil", "en"), ("Apfelsaftkonzentrat 90 %, Wasser", "de"),
      ("Tomatenpulver 90 %, Salz", "de"), ("orange juice powder 90 %, salt", "en"),
      ("Apfelessig 90 %, Zucker", "de"),
      ("Erbsenprotein 90 %, Wasser", "de"), ("tomatoes, salt, oil", "en"),
      ("tomatoes 70 %, onions 20 %, carrots 30 %", "en"),
      ("Maisstärke 90 %, Salz", "de"), ("jus de citron concentré 90 %, eau", "fr"),
    ])
  func noFruit(list: String, language: String) {
    let result = score(list, language: language, amounts: [:])
    #expect(component(.fruit, of: result)?.points == 0)
    #expect(component(.fruit, of: result)?.source == .assumed)
  }

  @Test("Sweeteners add 4 points to a drink whose list names them, 0 where it does not")
  func sweeteners() {
    let zero: [Nutrient: String] = [.sugars: "0", .carbohydrates: "0", .energyKJ: "1"]
    let light = score(
      "water, citric acid, sweetener: E951", amounts: zero, basis: .per100ml,
      tags: ["en:beverages"])
    #expect(component(.sweeteners, of: light)?.points == 4)
    #expect(component(.sweeteners, of: light)?.note == "E951")
    let plain = score(
      "water, citric acid", amounts: zero, basis: .per100ml, tags: ["en:beverages"])
    #expect(component(.sweeteners, of: plain)?.points == 0)
    let unreadable = score(
      "water, citric acid", amounts: zero, basis: .per100ml, tags: ["en:beverages"],
      needsReview: true)
    guard case .notComputable = unreadable?.outcome else {
      Issue.record("a badly read list may hide a sweetener")
      return
    }
  }

  @Test(
    "The ingredients tell the category where name and database do not",
    arguments: [
      (
        "pasteurisierte Milch, Salz, Milchsäurebakterien, Lab", "de",
        [Nutrient.fat: "29", .protein: "25", .carbohydrates: "0"], Basis.per100g,
        NutriScoreCategory.cheese
      ),
      (
        "huile de tournesol, huile de colza", "fr",
        [.fat: "100", .protein: "0", .carbohydrates: "0"], .per100g, .fatsOilsNutsSeeds
      ),
      (
        "almonds, salt", "en", [.fat: "50", .protein: "21", .carbohydrates: "8"], .per100g,
        .fatsOilsNutsSeeds
      ),
      (
        "pork 95 %, salt, spices", "en", [.fat: "20", .protein: "18", .carbohydrates: "1"],
        .per100g, .redMeat
      ),
      (
        "turkey 60 %, pork 8 %, salt", "en", [.fat: "8", .protein: "18", .carbohydrates: "1"],
        .per100g, .general
      ),
      ("orange juice", "en", [:], .per100ml, .beverage),
      ("Wasser, Zucker, Kohlensäure, Aroma", "de", [:], .per100ml, .beverage),
      (
        "wheat flour, sugar, butter", "en", [.fat: "20", .protein: "6", .carbohydrates: "65"],
        .per100g, .general
      ),
    ] as [(String, String, [Nutrient: String], Basis, NutriScoreCategory)])
  func categories(
    list: String, language: String, amounts: [Nutrient: String], basis: Basis,
    category: NutriScoreCategory
  ) {
    let decided = score(list, language: language, amounts: amounts, basis: basis)?.category
    #expect(decided?.value == category)
    #expect(decided?.decidedBy == .ingredients)
  }

  @Test(
    "Honey, spices, salt and vinegar alone have no Nutri-Score",
    arguments: [
      ("blossom honey", "en", true), ("Blütenhonig", "de", true), ("miel de fleurs", "fr", true),
      ("black pepper", "en", true), ("sea salt", "en", true), ("vinegar, water", "en", true),
      ("coffee", "en", true), ("maple syrup", "en", false), ("honey, hazelnuts", "en", false),
      ("salt, sugar", "en", false), ("sugar", "en", false),
    ])
  func exempt(list: String, language: String, isExempt: Bool) {
    let outcome = score(list, language: language, amounts: [:])?.outcome
    var found = false
    if case .notApplicable = outcome { found = true }
    #expect(found == isExempt)
  }

  @Test("A soup stated per 100 ml is no drink")
  func soup() {
    let result = score("water, tomatoes 30 %, salt, cream", amounts: [:], basis: .per100ml)
    #expect(result?.category == nil)
  }

  @Test("Olive oil is all fruit, other oils are not")
  func oliveOil() {
    let fat: [Nutrient: String] = [
      .fat: "91.6", .saturatedFat: "14", .protein: "0", .carbohydrates: "0", .sugars: "0",
      .fiber: "0", .salt: "0",
    ]
    let olive = score("natives Olivenöl extra", language: "de", amounts: fat)
    #expect(olive?.outcome == .graded(.b, score: 0))
    let bare = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: fat.compactMapValues { Decimal(string: $0) }.mapValues {
        NutrientValue(Quantity($0, .gram), source: .api)
      })
    let tags = ["en:fats", "en:vegetable-oils", "en:olive-oils"]
    let listed = scoreFood(bare, categoriesTags: tags).nutriScore
    #expect(listed?.outcome == .graded(.b, score: 0))
    #expect(component(.fruit, of: listed)?.source == .category)
    let unlisted = scoreFood(bare, categoriesTags: ["en:fats", "en:vegetable-oils"]).nutriScore
    #expect(unlisted?.outcome == .graded(.c, score: 5))
    let other = score("Sonnenblumenöl", language: "de", amounts: fat)
    #expect(other?.outcome == .graded(.c, score: 5))
  }
}
