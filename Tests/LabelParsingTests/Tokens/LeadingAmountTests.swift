import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Amounts before their names")
struct LeadingAmountTests {
  @Test(
    "In a list with amounts before names, each amount is of the name behind it",
    arguments: [
      "Analytische Bestandteile: 4,5% Rohprotein, 36,0% Rohfett, 2,0% Rohasche, 4,0% Rohfaser, 10,5% Feuchtigkeit\n100 g",
      "Analytische Bestandteile: 4,5% Rohprotein, 36,0%\nRohfett, 2,0% Rohasche, 4,0% Rohfaser, 10,5%\nFeuchtigkeit",
      "Analytical constituents\n4.5% crude protein\n36% crude fat\n2% crude ash\n4% crude fibre\n10.5% moisture\nComplete pet food",
      "Analytische Bestandteile / analytical constituents: 4,5% Rohprotein / crude protein; 36% Rohfett / crude fat; 2% Rohasche / crude ash; 4% Rohfaser / crude fibre; 10,5% Feuchtigkeit / moisture",
      "Analytische Bestandteile: 4,5% Rohprotein - 36,0% Rohfett - 2,0% Rohasche - 4,0% Rohfaser - 10,5% Feuchtigkeit",
      "Analytical constituents: 4.5% crude protein 36% crude fat 2% crude ash 4% crude fibre 10.5% moisture",
    ])
  func lists(text: String) {
    #expect(
      values(of: text) == [
        .protein: Quantity(4.5, .percent), .fat: Quantity(36, .percent),
        .ash: Quantity(2, .percent), .fiber: Quantity(4, .percent),
        .moisture: Quantity(10.5, .percent),
      ])
  }

  @Test(
    "Amounts that end one line and names that begin the next are in the usual order",
    arguments: [
      "Cat food\nCrude Protein (min.)\n10% Crude Fat (min.)\n6% Crude Fiber (max.)\n1% Moisture (max.)\n78%",
      "Cat food. Crude protein 10% crude fat 6% crude fiber 1% moisture 78%",
      "Cat food\nCrude protein, not less than 10%\nCrude fat, not less than 6%\nCrude fiber, not more than 1%\nMoisture, not more than 78%",
      "Cat food. Crude protein, not less than 10% crude fat, not less than 6% crude fiber, not more than 1% moisture, not more than 78%",
      "Cat food. Crude protein: 10%\ncrude fat: 6%\ncrude fiber: 1%\nmoisture: 78%",
      "Guaranteed analysis: crude protein 10% - crude fat 6% - crude fiber 1% - moisture 78%",
    ])
  func usualOrder(text: String) {
    #expect(
      values(of: text) == [
        .protein: Quantity(10, .percent), .fat: Quantity(6, .percent),
        .fiber: Quantity(1, .percent), .moisture: Quantity(78, .percent),
      ])
  }
}
