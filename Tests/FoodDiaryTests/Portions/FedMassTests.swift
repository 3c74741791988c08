import FoodDiary
import Testing

@Suite("Masses that a cat is given") struct FedMassTests {
  @Test(
    "Grams need no unit, other masses have theirs, before or as a word",
    arguments: [
      ("85", ["salmon"], 85, ["salmon"]), ("85,5", ["salmon"], 85.5, ["salmon"]),
      ("85g", ["salmon", "pate"], 85, ["salmon", "pate"]), ("85", ["g", "salmon"], 85, ["salmon"]),
      ("3", ["oz", "salmon"], 85.048_569_375, ["salmon"]), ("0.1kg", ["7"], 100, ["7"]),
      // Words that are no mass belong to the food, and so does the last word.
      ("3", ["cans", "salmon"], 3, ["cans", "salmon"]), ("3", ["oz"], 3, ["oz"]),
    ] as [(String, [String], Double, [String])])
  func reads(_ amount: String, _ words: [String], _ grams: Double, _ food: [String]) throws {
    let fed = try #require(FedMass(amount, words))
    #expect(abs(fed.grams - grams) < 1e-9 && fed.food == food)
  }

  @Test(
    "Anything else is no mass", arguments: ["85 cans", "3ml", "salmon", "1,250", ""])
  func refuses(_ amount: String) { #expect(FedMass(amount, ["salmon"]) == nil) }
}
