import Foundation
import LabelModel
import Languages

// Tags: names of Open Food Facts' taxonomy of categories. Some products have no Nutri-Score. They
// have no mandatory nutrition declaration (EU 1169/2011, Annex V and article 16, 4). Others have
// rules of their own (EU 609/2013, 2002/46/EC).

extension NutriScoreClue {
  /// All clues; of those that fit, the first one decides.
  static let all = exempt + [needsPreparing, water, beverage, cheese] + fats + [redMeat]

  private static let exempt: [NutriScoreClue] = [
    NutriScoreClue(
      verdict: .notApplicable(.alcoholicDrinks),
      tags: ["en:alcoholic-beverages"],
      exceptTags: [
        "en:non-alcoholic-beverages", "en:non-alcoholic-beers", "en:non-alcoholic-wines",
        "en:low-alcohol-beers", "en:dealcoholized-beverages",
      ],
      words: NutriScoreWords.alcoholicDrinks,
      exceptWords: NutriScoreWords.notAlcoholicDrinks, isLiquid: true),
    NutriScoreClue(
      verdict: .notApplicable(.babyFood),
      tags: ["en:baby-foods", "en:baby-milks", "en:infant-formulas"],
      words: NutriScoreWords.babyFood),
    NutriScoreClue(
      verdict: .notApplicable(.foodSupplements), tags: ["en:dietary-supplements"],
      words: NutriScoreWords.foodSupplements),
    NutriScoreClue(
      verdict: .notApplicable(.mealReplacements),
      tags: ["en:meal-replacements", "en:food-for-special-medical-purposes"]),
    NutriScoreClue(
      verdict: .notApplicable(.coffeeAndTea),
      tags: ["en:coffees", "en:teas", "en:herbal-teas"],
      exceptTags: [
        "en:coffee-drinks", "en:coffee-beverages", "en:tea-based-beverages", "en:iced-teas",
        "en:herbal-tea-beverages", "en:instant-beverages",
      ]),
    NutriScoreClue(
      verdict: .notApplicable(.herbsAndSpices),
      tags: [
        "en:aromatic-herbs", "en:spices", "en:salts", "en:vinegars", "en:yeasts", "en:gelatins",
      ]),
    NutriScoreClue(
      verdict: .notApplicable(.honeyAndSweeteners),
      tags: ["en:honeys", "en:sugar-substitutes", "en:chewing-gum", "en:food-additives"]),
    NutriScoreClue(
      verdict: .notApplicable(.freshFruit),
      tags: ["en:fresh-fruits", "en:fresh-vegetables"]),
  ]

  private static let needsPreparing = NutriScoreClue(
    verdict: .notComputable(.amountsAreAsSold),
    tags: [
      "en:dried-products-to-be-rehydrated", "en:cocoa-and-chocolate-powders", "en:dessert-mixes",
      "en:flavoured-syrups", "en:flavored-syrups", "en:instant-beverages",
    ],
    words: NutriScoreWords.toBePrepared)

  /// Plain water; Directive 2009/54/EC has the legal names of mineral and spring water.
  static let water = NutriScoreClue(
    verdict: .category(.water), tags: ["en:waters"],
    exceptTags: ["en:flavored-waters", "en:flavoured-waters", "en:sweetened-waters"],
    words: NutriScoreWords.water,
    exceptWords: NutriScoreWords.notWater,
    range: [.energyKJ: 0...4, .sugars: 0...0], isLiquid: true)

  /// Whole names that mean water alone.
  private static let plainWater = Set(NutriScoreWords.plainWater.phrases)
  private static let waterNames = PhraseTable(
    water.words.phrases.map { (phrase: $0, meaning: true) })

  /// Whether an ingredient's name is that of water: a legal name, or the word alone.
  static func isWater(_ name: String) -> Bool {
    let words = foldedWords(name)
    return plainWater.contains(words.joined(separator: " "))
      || !waterNames.matches(in: words).isEmpty
  }

  private static let beverage = NutriScoreClue(
    verdict: .category(.beverage),
    tags: [
      "en:beverages", "en:milks", "en:plant-based-milk-alternatives", "en:plant-milks",
      "en:dairy-drinks", "en:drinkable-yogurts", "en:fermented-milk-drinks", "en:fruit-juices",
    ],
    exceptTags: [
      "en:soups", "en:milk-powders", "en:condensed-milks", "en:evaporated-milks",
      "en:coconut-milks-for-cooking", "en:cooking-creams", "en:broths",
    ],
    words: NutriScoreWords.beverages,
    exceptWords: NutriScoreWords.notBeverages,
    range: [.energyKJ: 0...500, .fat: 0...10, .salt: 0...1], isLiquid: true)

  private static let cheese = NutriScoreClue(
    verdict: .category(.cheese), tags: ["en:cheeses"],
    exceptTags: ["en:cheese-substitutes", "en:fromages-blancs", "fr:fromages-blancs", "en:quarks"],
    words: NutriScoreWords.cheese,
    exceptWords: WordList(
      NutriScoreWords.redMeat.phrases + NutriScoreWords.notCheese.phrases),
    range: [.carbohydrates: 0...6, .protein: 5...45, .fat: 0...50])

  private static let fats: [NutriScoreClue] = [
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      tags: [
        "en:fats", "en:vegetable-oils", "en:butters", "en:margarines", "en:creams", "en:nuts",
        "en:seeds", "en:nut-butters", "en:peanuts", "en:peanut-butters",
      ],
      exceptTags: [
        "en:chestnuts", "en:ice-creams", "en:sauces", "en:chocolate-spreads", "en:biscuits",
        "en:dessert-creams",
      ]),
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      words: NutriScoreWords.fats,
      exceptWords: NutriScoreWords.notFats,
      range: [.fat: 35...100, .protein: 0...4, .carbohydrates: 0...5]),
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      words: NutriScoreWords.cream,
      exceptWords: NutriScoreWords.notCream,
      range: [.fat: 10...45, .protein: 0...4, .carbohydrates: 0...6]),
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      words: NutriScoreWords.nutsAndSeeds,
      exceptWords: NutriScoreWords.notNutsAndSeeds,
      range: [
        .fat: 25...80, .protein: 7...40, .carbohydrates: 0...45, .sugars: 0...12,
      ]),
  ]

  private static let redMeat = NutriScoreClue(
    verdict: .category(.redMeat),
    tags: [
      "en:beef", "en:pork", "en:veal-meat", "en:lamb-meat", "en:mutton-meat", "en:horse-meat",
      "en:venison", "en:game-meats", "en:hams", "en:beef-and-its-products",
      "en:pork-and-its-products", "en:bacon", "en:salami", "en:dried-hams", "en:white-hams",
      "en:cured-hams", "en:beef-preparations", "en:pork-preparations",
    ],
    exceptTags: ["en:poultry-hams", "en:turkey-hams", "en:chicken-hams", "en:meat-alternatives"],
    words: NutriScoreWords.redMeat,
    exceptWords: NutriScoreWords.notRedMeat,
    range: [.protein: 8...45, .carbohydrates: 0...10])
}
