import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Analyses of pet food with a column of units")
struct UnitColumnTests {
  @Test("A unit between a name and its number is the number's")
  func southAfrica() {
    let text = """
      GUARANTEED ANALYSIS
      Protein g/kg 220 min
      Moisture g/kg 100 max
      Crude fibre g/kg 40 max
      Crude ash g/kg 80 max
      Complete dog food for adult dogs
      """
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    let found = Dictionary(
      label.readings.map { ($0.nutrient, $0.quantity) }, uniquingKeysWith: { first, _ in first })
    #expect(
      found == [
        .protein: Quantity(220, .gramPerKilogram),
        .moisture: Quantity(100, .gramPerKilogram), .fiber: Quantity(40, .gramPerKilogram),
        .ash: Quantity(80, .gramPerKilogram),
      ])
  }

  @Test(
    "The tokens of such a row have the unit, too",
    arguments: ["Protein g/kg 110 min", "Crude protein (g/kg): min. 110", "Протеин г/кг 110"])
  func tokens(row: String) {
    let page = RecognizedPage(plainText: "Guaranteed analysis\n\(row)", source: "")
    let values = LabelParser().tokens(of: page).values
    #expect(values.map(\.unit) == [.gramPerKilogram] && values.map(\.number) == [110])
  }

  @Test(
    "A unit is of no other name's number",
    arguments: ["Crude protein g/kg moisture 80", "Protein g/kg mineral salts 80"])
  func otherName(row: String) {
    let page = RecognizedPage(plainText: "Guaranteed analysis\n\(row)", source: "")
    #expect(LabelParser().tokens(of: page).values.map(\.unit) == [nil])
  }

  @Test("Such a unit changes no number that has its own")
  func ownUnit() {
    let text = "GUARANTEED ANALYSIS\nCrude protein (g/kg) min 22 %\nComplete dog food"
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    #expect(
      label.readings.first { $0.nutrient == .protein }?.quantity == Quantity(22, .percent))
  }
}
