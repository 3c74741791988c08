import FoodDiary
import Foundation
import Testing

@Suite("Portions")
struct PortionTests {
  @Test("Refuses an amount that is not above zero", arguments: [0, -1, -Double.infinity])
  func refusesNothing(amount: Double) {
    #expect(throws: PortionError.amountNotPositive(amount)) { try Portion(amount, .gram) }
  }

  @Test("Refuses what is no number")
  func refusesNaN() {
    #expect(throws: PortionError.self) { try Portion(.nan, .gram) }
  }

  @Test("Refuses an amount nobody can mean", arguments: [1_000_001, 1e300, .infinity])
  func refusesTooMuch(amount: Double) {
    #expect(throws: PortionError.amountTooLarge(amount)) { try Portion(amount, .gram) }
  }

  @Test(
    "Shows a portion as a person writes it",
    arguments: [
      (150, PortionUnit.gram, "150 g"), (0.5, .piece, "0.5 piece"), (3, .piece, "3 pieces"),
      (1, .glass, "1 glass"), (2, .glass, "2 glasses"), (1.5, .cup, "1.5 cups"),
      (2, .tablespoon, "2 tbsp"), (12, .fluidOunce, "12 fl oz"), (1.0 / 3, .litre, "0.333 l"),
      (1_000_000, .milligram, "1000000 mg"), (0.0001, .kilogram, "0.0001 kg"),
    ])
  func shows(amount: Double, unit: PortionUnit, words: String) throws {
    #expect(try Portion(amount, unit).description == words)
  }

  @Test(
    "Knows mass and volume of the units that have one",
    arguments: [
      (PortionUnit.ounce, 28.349523125, nil), (.pound, 453.59237, nil), (.kilogram, 1_000, nil),
      (.milligram, 0.001, nil), (.fluidOunce, nil, 29.5735295625), (.cup, nil, 240),
      (.tablespoon, nil, 15), (.teaspoon, nil, 5), (.pint, nil, 473.176473),
      (.litre, nil, 1_000), (.slice, nil, nil), (.piece, nil, nil),
    ] as [(PortionUnit, Double?, Double?)])
  func measures(unit: PortionUnit, grams: Double?, millilitres: Double?) throws {
    let two = try Portion(2, unit)
    #expect(two.grams == grams.map { $0 * 2 })
    #expect(two.millilitres == millilitres.map { $0 * 2 })
  }

  @Test("Puts each unit into one dimension")
  func dimensions() {
    #expect(PortionUnit.pound.dimension == .mass)
    #expect(PortionUnit.cup.dimension == .volume)
    #expect(PortionUnit.piece.dimension == .count)
    #expect(PortionUnit.slice.dimension == .household)
    for unit in PortionUnit.allCases {
      #expect(unit.grams == nil || unit.millilitres == nil)
    }
  }

  @Test("Survives JSON with its canonical words")
  func json() throws {
    let portion = try Portion(2.5, .fluidOunce)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(portion)
    #expect(String(decoding: data, as: UTF8.self) == #"{"amount":2.5,"unit":"floz"}"#)
    #expect(try JSONDecoder().decode(Portion.self, from: data) == portion)
  }

  @Test(
    "Reads no portion from JSON that none can have",
    arguments: [
      #"{"amount":0,"unit":"g"}"#, #"{"amount":-3,"unit":"g"}"#, #"{"amount":3,"unit":"zorp"}"#,
      #"{"unit":"g"}"#, #"{"amount":1e9,"unit":"g"}"#,
    ])
  func badJSON(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Portion.self, from: Data(json.utf8))
    }
  }
}
