import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Signs and words within an amount")
struct PrintedSignTests {
  private func readings(_ text: String) -> [Nutrient: NutrientReading] {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "text"))
    return Dictionary(label.readings.map { ($0.nutrient, $0) }) { first, _ in first }
  }

  private func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

  @Test(
    "Reads the decimal mark between blanks",
    arguments: [("12 , 5 g", "12.5"), ("4 ,1 g", "4.1"), ("9 . 2 g", "9.2")])
  func looseMark(print: String, grams: String) {
    #expect(
      readings("Nutrition per 100 g\nFat \(print)\nSalt 1 g")[.fat]?.quantity.value
        == decimal(grams))
  }

  @Test(
    "Part of a number with a damaged decimal mark is no number",
    arguments: ["11..2g", "11.,2 g", "11_2g", "11*2g", "1l.2g", "11-2 g"])
  func doubleMark(print: String) {
    let found = readings("Nutrition per 100 g\nFat \(print)\nSalt 1 g")[.fat]?.quantity.value
    #expect(found == nil || found == decimal("11.2"))
  }

  @Test(
    "Digits are no number where a mark is between them and the sign",
    arguments: ["<( 5 g", "<(5 g", "< |5 g", "<( 12 g", "<(125 g"])
  func damagedFirstDigit(print: String) {
    let found = readings("Nutrition per 100 g\nFat \(print)\nSalt 1 g")[.fat]?.quantity.value
    #expect(![5, 2, 25].contains(found))
  }

  @Test("No digit behind the mark of a refused number is a number")
  func refusedFraction() {
    let found = readings("Nutrition per 100 g\nFat 2 g\nSalt S1.25 g\nProtein T2.75 g")
    #expect(![5, 25].contains(found[.salt]?.quantity.value))
    #expect(![5, 75].contains(found[.protein]?.quantity.value))
  }

  @Test("A mark between the sign and a whole number is a speck")
  func speckBehindSign() {
    let found = readings("Nutrition per 100 g\nFat <(0,5 g\nSalt 1 g")
    #expect(found[.fat]?.quantity.value == decimal("0.5"))
  }

  @Test("A list of amounts is no decimal fraction")
  func listOfAmounts() {
    let label = LabelParser().parse(
      RecognizedPage(plainText: "Packs of 100 , 30 g\nFat 12 g", source: "text"))
    #expect(!label.readings.contains { $0.quantity.value == decimal("100.3") })
  }

  @Test(
    "Reads French and Spanish words for less than",
    arguments: [
      "Protéines inf. à 0,5 g", "Protéines inférieures à 0,5 g", "Protéines < à 0,5 g",
      "Protéines <à 0,5 g", "Proteínas inf. a 0,5 g",
    ])
  func lessThan(row: String) {
    let found = readings("pour 100 g\nLipides 9 g\n\(row)\nSel 1 g")
    #expect(found[.protein]?.modifier == .lessThan)
    #expect(found[.protein]?.quantity.value == decimal("0.5"))
  }

  @Test(
    "Takes a letter alone before the least declared amount for the sign of at most",
    arguments: ["Fat: s 0,5 g", "Fat\ns 0.5 g"])
  func damagedSign(row: String) {
    let found = readings("Per 100 g\n\(row)\nSalt: 1 g")
    #expect(found[.fat]?.modifier == .lessThan)
  }

  @Test(
    "Takes no letter of a name, and none before another amount, for a sign",
    arguments: ["Fat s 0,5 g", "Fat: s 3,4 g", "Fats 0,5 g"])
  func noSign(row: String) {
    let found = readings("Per 100 g\n\(row)\nSalt: 1 g")
    #expect(found[.fat]?.modifier == nil)
    #expect(found[.fat] != nil)
  }
}
