import FoodDiary
import Languages
import Testing

@Suite("Scaling portions")
struct PortionScalingTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var food: String
    var known: (Double, PortionUnit)
    var serving: (Double, PortionUnit)?
    var asked: (Double, PortionUnit)
    var factor: Double
    var method: ScalingMethod

    var testDescription: String { "\(food): \(asked) of \(known)" }
  }

  private static let cases = [
    Case(food: "rice", known: (60, .gram), asked: (120, .gram), factor: 2, method: .ratio),
    Case(food: "ham", known: (2, .slice), asked: (3, .slice), factor: 1.5, method: .ratio),
    Case(
      food: "x", known: (100, .gram), asked: (0.15, .kilogram), factor: 1.5, method: .massOrVolume),
    Case(
      food: "x", known: (100, .gram), asked: (1, .pound), factor: 4.535_923_7, method: .massOrVolume
    ),
    Case(
      food: "x", known: (100, .millilitre), asked: (1, .cup), factor: 2.4, method: .massOrVolume),
    Case(
      food: "lager", known: (100, .millilitre), asked: (1, .pint), factor: 4.731_764_73,
      method: .householdMeasure),
    Case(food: "lager", known: (1, .pint), asked: (2, .pint), factor: 2, method: .ratio),
    Case(
      food: "x", known: (1, .cup), asked: (480, .millilitre), factor: 2, method: .massOrVolume),
    Case(
      food: "x", known: (100, .gram), serving: (30, .gram), asked: (2, .portion), factor: 0.6,
      method: .massOrVolume),
    Case(
      food: "x", known: (1, .portion), serving: (40, .gram), asked: (100, .gram), factor: 2.5,
      method: .massOrVolume),
    Case(
      food: "x", known: (1, .portion), serving: (250, .millilitre), asked: (1, .litre), factor: 4,
      method: .massOrVolume),
    Case(
      food: "Milk", known: (100, .gram), asked: (1, .cup), factor: 2.475_2, method: .density),
    Case(
      food: "olive oil", known: (100, .gram), asked: (1, .tablespoon), factor: 0.136_9,
      method: .density),
    Case(
      food: "Honig", known: (100, .millilitre), asked: (14.33, .gram), factor: 0.1, method: .density
    ),
    Case(
      food: "eggs", known: (100, .gram), asked: (3, .piece), factor: 1.5, method: .householdMeasure),
    Case(
      food: "small eggs", known: (100, .gram), asked: (2, .piece), factor: 0.76,
      method: .householdMeasure),
    Case(
      food: "Banane", known: (1, .piece), asked: (59, .gram), factor: 0.5, method: .householdMeasure
    ),
    Case(
      food: "garlic", known: (100, .gram), asked: (2, .clove), factor: 0.06,
      method: .householdMeasure),
    Case(food: "stew", known: (100, .gram), asked: (1, .bowl), factor: 1, method: .asSaved),
    Case(food: "stew", known: (100, .gram), asked: (200, .millilitre), factor: 1, method: .asSaved),
    Case(
      food: "chocolate eggs", known: (100, .gram), asked: (3, .piece), factor: 1, method: .asSaved),
    Case(food: "egg noodles", known: (100, .gram), asked: (1, .piece), factor: 1, method: .asSaved),
    Case(
      food: "small almonds", known: (100, .gram), asked: (5, .piece), factor: 1, method: .asSaved),
    Case(food: "toast", known: (1, .slice), asked: (30, .gram), factor: 1, method: .asSaved),
    Case(food: "x", known: (1, .portion), asked: (30, .gram), factor: 1, method: .asSaved),
  ]

  @Test("Scales from what is known to what was eaten", arguments: cases)
  private func scales(example: Case) throws {
    let scaling = try PortionScaling(
      of: example.food, known: Portion(example.known.0, example.known.1),
      serving: example.serving.map { try Portion($0.0, $0.1) },
      to: Portion(example.asked.0, example.asked.1))
    #expect(abs(scaling.factor - example.factor) < 0.001 * example.factor)
    #expect(scaling.method == example.method)
    #expect(!scaling.reason.isEmpty)
  }

  @Test("Says what was assumed and who says so")
  func reasons() throws {
    let hundred = try Portion(100, .gram)
    func reason(of food: String, known: Portion, to asked: Portion) throws -> String {
      Wording.english.sentence(try PortionScaling(of: food, known: known, to: asked).reason)
    }
    #expect(
      try reason(of: "eggs", known: hundred, to: Portion(3, .piece))
        == "from 100 g; 1 egg weighs 50 g (USDA FoodData Central, NDB 01123)")
    #expect(
      try reason(of: "stew", known: hundred, to: Portion(1, .bowl))
        == "1 bowl cannot be compared with 100 g; taken as 100 g")
    #expect(
      try reason(of: "milk", known: Portion(100, .millilitre), to: Portion(8, .ounce))
        == "from 100 ml; a litre of milk weighs 1031 g (USDA FoodData Central, NDB 01077); "
        + "an ounce is read as a weight")
  }

  @Test("Says the same in the person's language, with the person's word for the food")
  func reasonsInGerman() throws {
    let hundred = try Portion(100, .gram)
    let german = try #require(Wording(code: "de"))
    func reason(of food: String, _ known: Portion, to asked: Portion) throws -> String {
      german.sentence(try PortionScaling(of: food, known: known, to: asked).reason)
    }
    #expect(
      try reason(of: "Vollkornbrot", hundred, to: Portion(2, .slice))
        == "umgerechnet von 100 g; 1 Scheibe (Vollkornbrot) = 32 g (USDA FoodData Central, NDB 18075)"
    )
    #expect(
      try reason(of: "Milch", Portion(100, .millilitre), to: Portion(2.5, .ounce))
        == "umgerechnet von 100 ml; 1 l (Milch) = 1031 g (USDA FoodData Central, NDB 01077); "
        + "die Unze ist als Gewicht gelesen")
    #expect(
      try reason(of: "Eintopf", hundred, to: Portion(1.5, .bowl))
        == "1,5 × Schale lässt sich nicht mit 100 g vergleichen; gezeigt sind die Werte für 100 g")
    #expect(
      german.sentence(.isTooMuch(try Portion(201, .slice), largest: try Portion(200, .slice)))
        .contains("höchstens 200 × Scheibe"))
    #expect(german.sentence(.byHand([.energyKcal, .fat])) == "kcal, Fett: von Hand")
  }

  @Test(
    "Scales there and back to the same", arguments: PortionUnit.allCases, ["milk", "egg", "stew"])
  func inverse(unit: PortionUnit, food: String) throws {
    let one = try Portion(3, unit)
    let hundred = try Portion(100, .gram)
    let there = try PortionScaling(of: food, known: hundred, to: one)
    let back = try PortionScaling(of: food, known: one, to: hundred)
    #expect(abs(there.factor * back.factor - 1) < 1e-9)
    #expect(there.method == back.method)
  }

  @Test(
    "Refuses what nobody eats",
    arguments: [
      (10, PortionUnit.kilogram, "5 kg"), (5_001, .gram, "5 kg"), (12, .pound, "5 kg"),
      (11, .litre, "10 l"), (201, .slice, "200 slices"),
    ])
  func absurd(amount: Double, unit: PortionUnit, largest: String) throws {
    let asked = try Portion(amount, unit)
    let limit = try #require(Portion(text: largest))
    #expect(throws: PortionScalingError.absurd(asked, largest: limit)) {
      try PortionScaling(of: "saffron", known: Portion(1, .gram), to: asked)
    }
  }

  @Test("Accepts the largest portion that can be eaten")
  func largest() throws {
    #expect(try Portion(5, .kilogram).exceededLimit == nil)
    #expect(try Portion(200, .piece).exceededLimit == nil)
  }
}
