import LabelLattice
import LabelModel
import Testing

@Suite("Weights")
struct WeightsTests {
  @Test("Fitted weights are complete and finite")
  func fitted() {
    let weights = LatticeWeights.fitted
    let expected: [(String, [Double], Int)] = [
      ("role", weights.role, RoleFeature.count),
      ("roleInContext", weights.roleInContext, RoleFeature.count),
      ("column", weights.column, ColumnFeatures.count),
      ("panel", weights.panel, PanelFactor.count),
      ("meaning", weights.meaning, MeaningHypothesis.Factor.allCases.count),
      ("pair", weights.pair, ColumnPair.Factor.allCases.count),
      ("calibration", weights.calibration, CalibrationFeature.count + 1),
      ("meaningCalibration", weights.meaningCalibration, MeaningCalibrationFeature.count + 1),
      ("habits", weights.habitsFlat, 2 * LatticeNutrient.count),
    ]
    for (name, numbers, count) in expected {
      #expect(numbers.count == count, "\(name)")
      #expect(numbers.allSatisfy { $0.isFinite }, "\(name)")
    }
    #expect(weights.habits.allSatisfy { $0.spread > 0 })
    #expect(0...1 ~= weights.acceptance)
    #expect(0...1 ~= weights.acceptanceWithRules)
    #expect(weights.meaningAcceptance.count == ColumnMeaning.allCases.count)
    #expect(weights.meaningAcceptance.allSatisfy { 0...1 ~= $0 })
  }

  @Test("Accepts a value that is as sure as it must be, in a column whose meaning is")
  func acceptance() {
    var weights = LatticeWeights()
    weights.acceptance = 0.8
    weights.acceptanceWithRules = 0.6
    weights.acceptanceByPlace = 0.9
    weights.meaningAcceptance = [0.9, 0.5, 0.5, 0.5, 1]
    func accepts(
      _ probability: Double, _ meaning: ColumnMeaning, _ sureness: Double, hasRules: Bool = false,
      isNamed: Bool = true, threshold: Double? = nil
    ) -> Bool {
      weights.accepts(
        probability, (meaning, sureness), hasRules: hasRules, isNamed: isNamed,
        threshold: threshold)
    }
    #expect(accepts(0.8, .per100g, 0.9))
    #expect(!accepts(0.79, .per100g, 0.9))
    #expect(!accepts(0.8, .per100g, 0.89))
    #expect(accepts(0.8, .perServing, 0.5))
    #expect(accepts(0.6, .per100g, 0.9, hasRules: true))
    #expect(!accepts(0.59, .per100g, 0.9, hasRules: true))
    #expect(!accepts(0.89, .per100g, 0.9, isNamed: false))
    #expect(accepts(0.9, .per100g, 0.9, isNamed: false))
    #expect(accepts(0.3, .per100g, 0.9, threshold: 0.3))
    #expect(!accepts(0.98, .per100g, 0.9, hasRules: true, threshold: 0.99))
  }

  @Test("Weights that fitting begins with have the same counts")
  func start() {
    #expect(PanelFactor.start.count == PanelFactor.count)
    #expect(MeaningHypothesis.start.count == MeaningHypothesis.Factor.allCases.count)
    #expect(ColumnPair.start.count == ColumnPair.Factor.allCases.count)
    #expect(LatticeWeights().role.count == RoleFeature.count)
    #expect(LatticeWeights().calibration.count == CalibrationFeature.count + 1)
    #expect(ColumnFeatures.names.count == ColumnFeatures.count)
  }

  @Test("Habits survive being written as pairs")
  func habits() {
    var weights = LatticeWeights()
    let pairs = (0..<2 * LatticeNutrient.count).map { Double($0) + 0.5 }
    weights.habitsFlat = pairs
    #expect(weights.habitsFlat == pairs)
    #expect(weights.habits[1] == AmountHabit(mean: 2.5, spread: 3.5))
  }

  @Test("The last weight of a calibration is the constant")
  func logistic() {
    #expect(LatticeWeights.logistic([0, 0], [3, 4, 0]) == 0.5)
    #expect(LatticeWeights.logistic([0, 0], [3, 4, 2]) > 0.88)
    #expect(LatticeWeights.logistic([1, -1], [3, 3, 0]) == 0.5)
    #expect(LatticeWeights.logistic([1], [900, 0]) <= 1)
    #expect(LatticeWeights.logistic([1], [-900, 0]) >= 0)
  }

  @Test("Nutrients keep the places that their constants name")
  func nutrients() {
    #expect(LatticeNutrient.order.count == LatticeNutrient.count)
    for (place, nutrient) in LatticeNutrient.order.enumerated() {
      #expect(LatticeNutrient.index(of: nutrient) == place)
    }
    #expect(LatticeNutrient.order[LatticeNutrient.sodium] == .sodium)
    #expect(LatticeNutrient.order[LatticeNutrient.moisture] == .moisture)
    #expect(LatticeNutrient.index(of: .taurine) == nil)
  }
}
