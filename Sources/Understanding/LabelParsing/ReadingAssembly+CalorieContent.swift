import Foundation
import LabelModel

extension ReadingAssembly {
  /// Adds a pet food's energy in a kilogram (AAFCO's "calorie content").
  ///
  /// European labels print kcal of 100 g, kJ or MJ as well: "86 kcal/100 g", "15,8 MJ/kg". These are
  /// converted where no kcal of a kilogram are printed, and joules where no kcal are. The energy of a
  /// can or a cup is of a mass that is not stated.
  mutating func addCalorieContent(_ isCandidate: (ValueMention) -> Bool) {
    let values = page.values.joined().filter(isCandidate)
    let ofKilogram = values.compactMap { value in
      value.unit == .kilocaloriePerKilogram
        ? value.number.value(for: .kilocaloriePerKilogram).map {
          CalorieContent(value: value, amount: $0.value, repairs: $0.doubts)
        } : nil
    }.filter(\.isPossible)
    let others = ofKilogram.isEmpty ? values.compactMap(convertedEnergy).filter(\.isPossible) : []
    let inCalories = others.filter { !$0.isFromJoules }
    for energy in ofKilogram + (inCalories.isEmpty ? others : inCalories) {
      let value = energy.value
      let doubts = value.doubts + energy.repairs
      readings.append(
        NutrientReading(
          nutrient: .energyKcal, quantity: Quantity(energy.amount, .kilocaloriePerKilogram),
          modifier: value.modifier, basis: basisOf(value, 0),
          confidence: Confidence(
            ConfidenceCalibration.of(value.confidence * (doubts.isEmpty ? 0.95 : 0.85))),
          evidence: Evidence(image: source, text: value.text, box: value.box),
          doubts: doubts))
    }
  }

  /// The energy in a kilogram by a number whose unit and reference are printed beside it.
  private func convertedEnergy(_ value: ValueMention) -> CalorieContent? {
    let line = page.lines[value.line].scalars
    let (start, digits) = (value.range.lowerBound, value.number.range.lowerBound)
    let behind = EnergyReference.compact(line[digits...].prefix(EnergyReference.longestBehind))
    let before = EnergyReference.compact(line[..<start].suffix(EnergyReference.longestBefore))
    let isBare = value.unit == nil && !value.isForeign
    // Megajoules of 100 g are kilojoules since the page was scanned.
    let printed = EnergyReference(behindNumber: behind).map {
      $0.unit == nil && value.unit == .kilojoule ? $0.inKilojoules : $0
    }
    guard
      let reference = printed ?? (isBare ? EnergyReference(atEndOf: before) : nil)
        ?? (value.isEnergy ? EnergyReference(of: value.unit, behindMass: before) : nil),
      let (number, repairs) = value.number.value(for: reference.unit)
    else { return nil }
    return CalorieContent(
      value: value, amount: reference.kilocaloriesPerKilogram(number), repairs: repairs,
      isFromJoules: reference.isJoules)
  }
}

/// An energy in a kilogram of pet food, with its print.
private struct CalorieContent {
  let value: ValueMention
  /// The energy in kcal.
  let amount: Decimal
  /// The doubts about the number's marks.
  let repairs: [ReadingDoubt]
  var isFromJoules = false

  /// Whether a pet food can have so much: from broth to pure fat.
  var isPossible: Bool { (50...9_000).contains(amount) }
}
