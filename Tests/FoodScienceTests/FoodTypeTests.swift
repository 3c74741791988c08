import FoodScience
import Foundation
import LabelModel
import Testing

@Suite struct FoodTypeTests {
  @Test(
    "Asks category tags, then name and brand, then API moisture, then scanned moisture (rule 5)",
    arguments: [
      (
        FoodTypeClues(
          categoriesTags: ["en:cat-food", "en:dry-cat-food"], names: ["Mousse"], apiMoisture: 80,
          scannedMoisture: 80),
        DecidedFoodType(.dry, decidedBy: .apiCategory)
      ),
      (
        FoodTypeClues(
          categoriesTags: ["en:wet-cat-food", "en:dry-cat-food"], names: ["Kibble"]),
        DecidedFoodType(.wet, decidedBy: .apiCategory)
      ),
      (
        FoodTypeClues(
          categoriesTags: ["en:cat-food"], names: ["Beef", "CRUNCHY Bites"], apiMoisture: 80,
          scannedMoisture: 80),
        DecidedFoodType(.dry, decidedBy: .nameOrBrand)
      ),
      (
        FoodTypeClues(names: ["Pate of Chicken"], apiMoisture: 10),
        DecidedFoodType(.wet, decidedBy: .nameOrBrand)
      ),
      (
        FoodTypeClues(apiMoisture: 50.1, scannedMoisture: 10),
        DecidedFoodType(.wet, decidedBy: .apiMoisture)
      ),
      (
        FoodTypeClues(apiMoisture: 50, scannedMoisture: 80),
        DecidedFoodType(.semiMoist, decidedBy: .apiMoisture)
      ),
      (FoodTypeClues(scannedMoisture: 82), DecidedFoodType(.wet, decidedBy: .scannedMoisture)),
      (FoodTypeClues(scannedMoisture: 10), DecidedFoodType(.dry, decidedBy: .scannedMoisture)),
      (
        FoodTypeClues(scannedMoisture: 22),
        DecidedFoodType(.semiMoist, decidedBy: .scannedMoisture)
      ),
      (
        FoodTypeClues(scannedMoisture: 82, typedMoisture: 8),
        DecidedFoodType(.wet, decidedBy: .scannedMoisture)
      ),
      (
        FoodTypeClues(labelNames: ["Mousse"], typedMoisture: 8),
        DecidedFoodType(.dry, decidedBy: .typedMoisture)
      ),
      (FoodTypeClues(), DecidedFoodType(.wet, decidedBy: .assumed)),
      (
        FoodTypeClues(scanned: [.protein: 32, .fat: 14, .ash: 8]),
        DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
      ),
      (
        FoodTypeClues(scannedMoisture: 75, scanned: [.protein: 32, .ash: 8]),
        DecidedFoodType(.wet, decidedBy: .scannedMoisture)
      ),
      (
        FoodTypeClues(scannedMoisture: 34), DecidedFoodType(.semiMoist, decidedBy: .scannedMoisture)
      ),
      // One excess is enough where the others leave no room for water either.
      (
        FoodTypeClues(scanned: [.protein: 22, .fat: 12, .fiber: 3, .ash: 7]),
        DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
      ),
      (
        FoodTypeClues(
          scanned: [.protein: 21, .fat: 10, .fiber: 3, .ash: 7],
          use: PetFoodUse(animal: WordedFact(.dog, decidedBy: .label))),
        DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
      ),
      (
        FoodTypeClues(
          scanned: [.protein: 33, .fat: 18, .fiber: 1, .ash: 8],
          use: PetFoodUse(kind: WordedFact(.treat, decidedBy: .label))),
        DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
      ),
      // One amount alone may be 3.2 without its point; two may be a rich wet food's.
      (
        FoodTypeClues(scanned: [.protein: 32, .fat: 3]),
        DecidedFoodType(.wet, decidedBy: .assumed)
      ),
      (
        FoodTypeClues(scanned: [.protein: 10, .fat: 16, .fiber: 4]),
        DecidedFoodType(.wet, decidedBy: .assumed)
      ),
      (
        FoodTypeClues(person: .semiMoist, categoriesTags: ["en:wet-cat-food"]),
        DecidedFoodType(.semiMoist, decidedBy: .person)
      ),
    ])
  func order(_ clues: FoodTypeClues, _ expected: DecidedFoodType) {
    #expect(decideFoodType(clues) == expected)
  }

  @Test(
    "Knows every keyword (rule 5)",
    arguments: [
      ("canned", FoodType.wet), ("wet", .wet), ("pâté", .wet), ("Gravy", .wet), ("MOUSSE", .wet),
      ("pouches", .wet), ("kibble", .dry), ("dry", .dry), ("biscuits", .dry), ("crunch", .dry),
    ])
  func keywords(_ name: String, _ expected: FoodType) {
    #expect(
      decideFoodType(FoodTypeClues(names: ["Tuna \(name) 85 g"]))
        == DecidedFoodType(expected, decidedBy: .nameOrBrand))
  }

  @Test("The animal decides how much dry matter is too much for wet food")
  func dogsHoldMore() {
    let amounts: [Nutrient: Decimal] = [.protein: 22, .fat: 18, .ash: 3]
    #expect(decideFoodType(FoodTypeClues(scanned: amounts)).value == .dry)
    let dog = PetFoodUse(animal: WordedFact(.dog, decidedBy: .label))
    #expect(decideFoodType(FoodTypeClues(scanned: amounts, use: dog)).decidedBy == .assumed)
  }

  @Test("A keyword inside another word tells nothing", arguments: ["Sweet potato", "Laundry"])
  func insideWords(_ name: String) {
    #expect(decideFoodType(FoodTypeClues(names: [name])).decidedBy == .assumed)
  }

  @Test("A name that was read from the label decides where nothing else does")
  func readNames() {
    let gravy = ["Tuna Dinner in Gravy"]
    #expect(
      decideFoodType(FoodTypeClues(labelNames: gravy, scannedMoisture: 6))
        == DecidedFoodType(.dry, decidedBy: .scannedMoisture))
    #expect(
      decideFoodType(FoodTypeClues(labelNames: gravy))
        == DecidedFoodType(.wet, decidedBy: .nameOrBrand))
  }

  @Test(
    "A name in another language of the EU decides the food type",
    arguments: [
      ("Trockenfutter für Katzen", FoodType.dry), ("Croquettes pour chat", .dry),
      ("Pienso para gatos", .dry), ("Crocchette al pollo", .dry), ("Karma sucha", .dry),
      ("Katzen-Nassfutter", .wet), ("Alimento umido", .wet), ("Comida húmeda", .wet),
      ("Huhn in Gelee", .wet),
    ])
  func knowsWordsOfTheEU(name: String, type: FoodType) {
    #expect(
      decideFoodType(FoodTypeClues(names: [name]))
        == DecidedFoodType(type, decidedBy: .nameOrBrand))
  }
}
