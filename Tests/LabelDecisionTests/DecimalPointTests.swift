import Foundation
import LabelDecision
import LabelModel
import Testing

@Suite("Restored decimal points")
struct DecimalPointTests {
  @Test("Says when it restored a decimal point")
  func repair() throws {
    let decided = decide([
      label([
        reading(.energyKcal, "75", 0.97, unit: .kilocalorie),
        reading(.energyKJ, "314", 0.97, unit: .kilojoule), reading(.fat, "16", 0.9),
        reading(.carbohydrates, "12", 0.97), reading(.protein, "3", 0.97),
      ])
    ])
    #expect(decided.readings[.fat]?.quantity.value == Decimal(string: "1.6"))
    #expect(decided.findings.map(\.rule.rawValue) == ["DecimalPointIsLegible"])
  }

  @Test("One witness is not enough to restore a decimal point: what was read is for review")
  func oneWitness() throws {
    let decided = decide([
      label([reading(.fat, "8.0", 0.97), reading(.saturatedFat, "12", 0.97)])
    ])
    #expect(decided.readings[.saturatedFat] == nil)
    #expect(decided.forReview.map(\.quantity.value) == [12])
    #expect(decided.findings.isEmpty)
    // The energy is the second, since 12 g would hold 108 kcal: now the restored one is offered.
    let witnessed = decide([
      label([
        reading(.energyKcal, "76", 0.97, unit: .kilocalorie), reading(.fat, "8.0", 0.97),
        reading(.saturatedFat, "12", 0.97),
      ])
    ])
    #expect(witnessed.forReview.map(\.quantity.value) == [Decimal(string: "1.2")])
  }

  @Test("An energy in one unit is one witness, in two that agree it is two")
  func energyWitnesses() throws {
    func decided(_ energies: [NutrientReading]) -> DecidedLabel {
      decide([
        label(
          energies + [
            reading(.fat, "16", 0.9), reading(.carbohydrates, "12", 0.97),
            reading(.protein, "3", 0.97),
          ])
      ])
    }
    let kcal = reading(.energyKcal, "75", 0.97, unit: .kilocalorie)
    let kJ = reading(.energyKJ, "314", 0.97, unit: .kilojoule)
    #expect(decided([kcal]).readings[.fat] == nil)
    #expect(decided([kcal]).forReview.map(\.nutrient).contains(.fat))
    #expect(decided([kcal, kJ]).readings[.fat]?.quantity.value == Decimal(string: "1.6"))
  }

  @Test("The other column and the energy are two witnesses")
  func columnWitness() throws {
    let decided = decide([
      label([
        reading(.energyKcal, "75", 0.97, unit: .kilocalorie), reading(.fat, "16", 0.9),
        reading(.carbohydrates, "12", 0.97), reading(.protein, "3", 0.97),
        reading(.fat, "0.8", 0.9, .perServing), reading(.carbohydrates, "6", 0.97, .perServing),
        reading(.protein, "1.5", 0.97, .perServing),
      ])
    ])
    #expect(decided.readings[.fat]?.quantity.value == Decimal(string: "1.6"))
  }

  @Test("A point that the parser put back needs another witness than the impossible number")
  func parsersPoint() throws {
    func decided(_ others: [NutrientReading]) -> DecidedLabel {
      var moisture = reading(.moisture, "78.0", 0.97, .asFed, unit: .percent)
      moisture.doubts = [.decimalMarkLost]
      return decide([ParsedLabel(subject: .petFood, readings: [moisture] + others)])
    }
    #expect(decided([]).readings[.moisture] == nil)
    #expect(decided([]).forReview.map(\.nutrient) == [.moisture])
    let again = reading(.moisture, "78", 0.97, .asFed, unit: .percent, at: "Feuchtigkeit")
    #expect(decided([again]).readings[.moisture] != nil)
  }

  @Test("Offers what was read well though the arithmetic contradicts it")
  func contradicted() throws {
    let decided = decide([
      label([reading(.fat, "3.5", 0.97), reading(.saturatedFat, "9.5", 0.9)])
    ])
    #expect(decided.readings[.saturatedFat] == nil)
    #expect(decided.forReview.map(\.nutrient).contains(.saturatedFat))
    #expect(decided.unreadable.isEmpty)
  }
}
