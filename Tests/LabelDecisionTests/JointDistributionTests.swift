import LabelDecision
import LabelModel
import Testing

@Suite struct JointDistributionTests {
  @Test("Prefers the value that the energy confirms over a surer one")
  func energyDecides() throws {
    // 9 × 1.6 + 4 × 12 + 4 × 3 = 74.4 kcal: fat is 1.6, though 16 looks surer.
    let marginals = joint([
      reading(.energyKcal, 75, .kilocalorie, 0.9), reading(.fat, 16, .gram, 0.8),
      reading(.fat, 1.6, .gram, 0.6, at: 1), reading(.carbohydrates, 12, .gram, 0.9),
      reading(.protein, 3, .gram, 0.9),
    ])
    let fat = try #require(marginals[.fat])
    #expect((fat[16] ?? 1) < 0.1)
    #expect((fat[1.6] ?? 0) > 0.9)
  }

  @Test("Restores a lost decimal point only where the arithmetic asks for it")
  func decimalPoint() throws {
    let withEnergy = joint([
      reading(.energyKcal, 75, .kilocalorie, 0.9), reading(.fat, 16, .gram, 0.9),
      reading(.carbohydrates, 12, .gram, 0.9), reading(.protein, 3, .gram, 0.9),
    ])
    #expect((withEnergy[.fat]?[1.6] ?? 0) > (withEnergy[.fat]?[16] ?? 0))
    let alone = joint([reading(.fat, 16, .gram, 0.9)])
    #expect((alone[.fat]?[16] ?? 0) > 0.8)
  }

  @Test("Doubts kJ and kcal that contradict each other")
  func energies() throws {
    // A slash read as 1: "1010kJ/239kcal" gave 1239 kcal.
    let marginals = joint([
      reading(.energyKJ, 1010, .kilojoule, 0.95), reading(.energyKcal, 1239, .kilocalorie, 0.95),
    ])
    #expect((marginals[.energyKcal]?[1239] ?? 1) < 0.5)
  }

  @Test("A serving of 28 g holds neither 80 g of carbohydrate nor 460 kcal, though they agree")
  func serving() throws {
    let readings = [
      reading(.energyKcal, 460, .kilocalorie, 0.6), reading(.carbohydrates, 80, .gram, 0.6),
      reading(.fat, 13, .gram, 0.95), reading(.protein, 6, .gram, 0.95),
    ]
    let marginals = joint(readings, mass: 28)
    #expect((marginals[.energyKcal]?[460] ?? 1) < 0.5)
    #expect((marginals[.carbohydrates]?[80] ?? 1) < 0.5)
    #expect((marginals[.fat]?[13] ?? 0) > 0.9)
    #expect((joint(readings, mass: 250)[.energyKcal]?[460] ?? 0) > 0.8)
  }

  @Test("Sugars above carbohydrate make both doubtful")
  func parts() throws {
    let good = joint([reading(.carbohydrates, 12, .gram, 0.9), reading(.sugars, 8, .gram, 0.9)])
    let bad = joint([reading(.carbohydrates, 12, .gram, 0.9), reading(.sugars, 82, .gram, 0.9)])
    #expect((good[.sugars]?[8] ?? 0) > 0.89)
    #expect((bad[.sugars]?[82] ?? 1) < 0.7)
    #expect((bad[.carbohydrates]?[12] ?? 1) < 0.7)
  }

  @Test("Salt and sodium confirm each other")
  func salt() throws {
    let marginals = joint([
      reading(.salt, 1.5, .gram, 0.7), reading(.sodium, 600, .milligram, 0.7),
    ])
    #expect((marginals[.salt]?[1.5] ?? 0) > 0.9)
  }

  @Test("Readings of two places support each other, two looks at one place do not")
  func support() throws {
    let single = joint([reading(.fat, 3.5, .gram, 0.5)])
    let samePlace = joint([reading(.fat, 3.5, .gram, 0.5), reading(.fat, 3.5, .gram, 0.5)])
    let twoPlaces = joint([reading(.fat, 3.5, .gram, 0.5), reading(.fat, 3.5, .gram, 0.5, at: 1)])
    #expect(samePlace == single)
    #expect((twoPlaces[.fat]?[3.5] ?? 0) > 0.9)
    #expect((single[.fat]?[3.5] ?? 1) < 0.8)
  }

  @Test("Saturated fat cannot hold more energy than the food")
  func partEnergy() throws {
    let marginals = joint([
      reading(.energyKcal, 102, .kilocalorie, 0.9), reading(.saturatedFat, 22, .gram, 0.9),
    ])
    #expect((marginals[.saturatedFat]?[22] ?? 1) < 0.5)
  }

  @Test("Of two ratios that equally many rows have always the same one is taken")
  func tiedRatios() {
    let amounts: [(Nutrient, Double, Double)] = [
      (.fat, 10, 3), (.carbohydrates, 40, 12), (.protein, 8, 4), (.salt, 2, 1),
    ]
    // The order of a dictionary's keys changes with its capacity, and from run to run.
    for extra in 0..<40 {
      var main = ReadingPanel(
        basis: .per100g, readings: amounts.map { reading($0.0, $0.1, .gram, 0.9) })
      main.candidates.reserveCapacity(extra)
      let serving = ReadingPanel(
        basis: .perServing, readings: amounts.map { reading($0.0, $0.2, .gram, 0.9) })
      #expect(ColumnRatio(main: main, serving: serving)?.ratio == 0.3)
    }
  }

  private func joint(
    _ readings: [NutrientReading], mass: Double = 100
  ) -> [Nutrient: [Double: Double]] {
    let panel = ReadingPanel(basis: .per100g, readings: readings)
    let joint = JointDistribution(
      candidates: panel.candidates,
      arithmetic: LabelArithmetic(mass: mass, subject: .food))
    return panel.candidates.mapValues { candidates in
      let marginals = joint.marginals[candidates.nutrient] ?? []
      return Dictionary(
        uniqueKeysWithValues: zip(candidates.hypotheses, marginals).map { hypothesis, probability in
          (
            (hypothesis.amount * 1000).rounded()
              / (hypothesis.quantity.unit == .milligram ? 1 : 1000),
            probability
          )
        })
    }
  }

  private func reading(
    _ nutrient: Nutrient, _ value: Double, _ unit: NutrientUnit, _ confidence: Double,
    at place: Int = 0
  ) -> NutrientReading {
    NutrientReading(
      nutrient: nutrient, quantity: Quantity(decimal(value), unit), basis: .per100g,
      confidence: Confidence(confidence),
      evidence: Evidence(image: "label.jpg", text: "\(nutrient) \(value) at \(place)"))
  }
}
