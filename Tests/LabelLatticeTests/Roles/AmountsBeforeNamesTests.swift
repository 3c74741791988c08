import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Amounts that are printed before their names")
struct AmountsBeforeNamesTests {
  private static let amounts: [Nutrient: Double] = [
    .protein: 27, .fat: 18, .fiber: 3, .ash: 7, .moisture: 8,
  ]

  /// The nutrients that names give to each number of a text.
  private func named(_ lines: [String]) -> [Double: Set<Nutrient>] {
    var found: [Double: Set<Nutrient>] = [:]
    for item in Lattice(runningPage(lines)).items {
      let keys = item.roles.filter { $0.name != nil }.compactMap(\.key)
      found[item.option.value, default: []].formUnion(keys.map { LatticeNutrient.order[$0] })
    }
    return found
  }

  @Test(
    "Have the names behind them, also at the ends of lines",
    arguments: [
      [
        "Alleinfuttermittel für Hunde. Analytische Bestandteile: 27 %",
        "Rohprotein, 18 % Rohfett, 3 % Rohfaser, 7 % Rohasche und 8 % Feuchtigkeit",
      ],
      [
        "Constituants analytiques: 27 % de protéine brute; 18 % de matières grasses",
        "brutes; 3 % de cellulose brute; 7 % de cendres brutes; 8 % d’humidité",
      ],
    ])
  func leading(lines: [String]) throws {
    let named = named(lines)
    for (nutrient, amount) in Self.amounts { #expect(named[amount] == [nutrient], "\(amount)") }
    let label = try #require(SheetDecision.of([runningPage(lines)]))
    for (nutrient, amount) in Self.amounts {
      if let reading = label.readings[nutrient] {
        #expect(reading.quantity.value == Decimal(amount), "\(nutrient)")
      }
    }
  }

  @Test(
    "Are none where each name has an amount behind it",
    arguments: [
      ["Rohprotein 27 %, Rohfett 18 %, Rohfaser 3 %, Rohasche 7 %, Feuchtigkeit 8 %"],
      ["Rohprotein, 27 % Rohfett, 18 % Rohfaser, 3 % Rohasche, 7 % Feuchtigkeit, 8 %"],
      [
        "Crude protein, min 27 %", "Crude fat, min 18 %", "Crude fibre, max 3 %",
        "Crude ash, max 7 %", "Moisture, max 8 %",
      ],
    ])
  func following(lines: [String]) {
    let named = named(lines)
    for (nutrient, amount) in Self.amounts {
      #expect(named[amount]?.contains(nutrient) ?? false, "\(amount)")
    }
  }
}
