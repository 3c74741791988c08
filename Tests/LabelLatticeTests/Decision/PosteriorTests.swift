import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Probabilities of a label's values")
struct PosteriorTests {
  private static let tolerance = 1e-9

  private func posterior(_ sheet: LabelSheet, _ weights: LatticeWeights) -> LatticePosterior {
    var lattice = Lattice(sheet.page)
    return lattice.decode(weights, rules: RuleDecision(DecidedLabel()))
  }

  @Test("Rival amounts share the probability of their column", arguments: [false, true])
  func rivals(isFitted: Bool) {
    for seed in 0..<100 {
      var random = SplitMix64(seed: seed)
      let sheet = LabelSheet.random(&random).withNoise(share: 0.4, &random)
      let posterior = posterior(sheet, isFitted ? .fitted : .byHand)
      for value in posterior.values {
        let whole = posterior.meanings[value.meaning.rawValue]
        #expect(value.posterior >= 0 && value.rivalPosterior >= 0, "seed \(seed)")
        #expect(value.posterior + value.rivalPosterior <= whole + Self.tolerance, "seed \(seed)")
        #expect(value.confirmed <= value.posterior + Self.tolerance, "seed \(seed)")
        #expect(value.contradicted <= value.posterior + Self.tolerance, "seed \(seed)")
        #expect(value.posteriorOnAnyBasis >= value.posterior - Self.tolerance, "seed \(seed)")
        #expect(0...1 ~= value.probability, "seed \(seed)")
      }
      for meaning in ColumnMeaning.allCases where meaning != .none {
        #expect(posterior.meanings[meaning.rawValue] <= 1 + Self.tolerance, "seed \(seed)")
      }
    }
  }

  @Test("Gives one value at most for a nutrient on a basis, and none without a basis")
  func unique() {
    for sheet in LabelSheet.samples {
      let values = posterior(sheet, .fitted).values
      #expect(Set(values.map { [$0.meaning.rawValue, $0.key] }).count == values.count)
      #expect(!values.contains { $0.meaning == .none })
    }
  }

  @Test("Believes the printed amounts of a clean table more than any other")
  func believed() throws {
    let posterior = posterior(.perHundredGrams, .fitted)
    let meaning = try #require(
      posterior.meanings.indices.max {
        posterior.meanings[$0] < posterior.meanings[$1]
      })
    #expect(meaning == ColumnMeaning.per100g.rawValue)
    let fat = try #require(
      posterior.values.first { $0.key == LatticeNutrient.fat && $0.meaning == .per100g })
    #expect(isSameAmount(fat.amount, 18.2))
    #expect(fat.posterior > fat.rivalPosterior)
  }

  @Test("Finds a value that is out of the ratio of two columns, and no other")
  func contradicted() throws {
    let isContradicted = { (value: LatticeValue) in value.contradicted > 0.5 * value.posterior }
    let printed = posterior(.twoColumns, .fitted).values.filter { $0.posterior > 0.5 }
    #expect(printed.count >= 14)
    #expect(!printed.contains(where: isContradicted))
    var sheet = LabelSheet.twoColumns
    let index = try #require(sheet.pieces.firstIndex { $0.text == "3,6" })
    sheet.pieces[index].text = "9,9"
    let likely = posterior(sheet, .fitted).values.filter { $0.posterior > 0.1 }
    let found = likely.filter(isContradicted)
    #expect(Set(found.map(\.key)) == [LatticeNutrient.protein])
    #expect(found.contains { isSameAmount($0.amount, 9.9) })
  }

  @Test("Takes the serving's column for no rival of that of 100 g")
  func otherHundred() {
    var lattice = Lattice(LabelSheet.twoColumns.page)
    let rules = RuleDecision(DecidedLabel())
    let posterior = lattice.decode(.fitted, rules: rules)
    let features = posterior.meaningFeatures(.per100g, lattice.page, rules)
    #expect(features[MeaningCalibrationFeature.rival.rawValue] > 0.8)
    #expect(features[MeaningCalibrationFeature.otherHundred.rawValue] < 0.2)
  }

  @Test("Says nothing of a page without values")
  func nothing() {
    var lattice = Lattice(text: "Keep cool and dry")
    let posterior = lattice.decode(.fitted, rules: RuleDecision(DecidedLabel()))
    #expect(posterior.values.isEmpty)
    #expect(posterior.meanings.allSatisfy { $0 == 0 })
  }
}
