internal import Foundation
package import LabelModel
import Languages

/// The figures that follow from a record's values by calculation.
package struct DerivedFigures: Hashable, Sendable {
  /// A pet food's carbohydrate.
  package var carbohydrates: Carbohydrates?
  /// A pet food's carbohydrate with an assumed ash.
  package var estimate: CarbohydrateEstimate?
  /// The energy by calculation.
  package var energy: ComputedEnergy?
  /// The findings about the figures.
  package var findings: [Finding]

  /// Creates figures; without arguments, those of a record from which nothing follows.
  package init(
    carbohydrates: Carbohydrates? = nil, estimate: CarbohydrateEstimate? = nil,
    energy: ComputedEnergy? = nil, findings: [Finding] = []
  ) {
    self.carbohydrates = carbohydrates
    self.estimate = estimate
    self.energy = energy
    self.findings = findings
  }
}

/// Returns what can be calculated from a record's values (docs/rules.md, rules 7 and 8).
///
/// Nothing follows from values a serving, per 100 ml or on a dry-matter basis.
///
/// - Parameters:
///   - record: the record, its values merged and checked.
///   - estimates: whether a person asked for the carbohydrate with an assumed ash. There is no such estimate
///     where the label's ash was refused, is for review or could not be read.
/// - Returns: the figures, none for other bases.
package func deriveFigures(
  from record: ProductRecord, estimates: Bool = false
) -> DerivedFigures {
  guard record.basis == .asFed || record.basis == .per100g else { return DerivedFigures() }
  switch record.subject {
  case .petFood: return petFoodFigures(record, estimates: estimates)
  case .food: return foodFigures(record)
  case nil: return DerivedFigures()
  }
}

private func petFoodFigures(_ record: ProductRecord, estimates: Bool) -> DerivedFigures {
  var figures = DerivedFigures()
  var constituents = Constituents(percent: [:])
  for nutrient in Nutrient.petFoodCore {
    constituents.percent[nutrient] = amount(nutrient, in: record)
  }
  switch carbohydrateByDifference(constituents) {
  case .missing(let missing):
    if estimates, missing == [.ash], !isInDoubt(.ash, in: record),
      let foodType = record.foodType?.value,
      let ash = assumedAsh(in: foodType)
    {
      figures.estimate = estimate(constituents, ash: ash)
    }
  case .contradictory(let sum):
    figures.findings.append(
      Finding(
        rule: .carbohydrateByDifferenceIsNotNegative, severity: .error,
        message: Message(.carbohydrateIsNegative, [.sum: .number(sum)]),
        fields: Nutrient.petFoodCore.map(\.rawValue)))
  case .percent(let asFed, let ofDryMatter, let sum):
    figures.carbohydrates = Carbohydrates(
      percentOfDryMatter: rounded(ofDryMatter, places: 2),
      level: carbohydrateLevel(percentOfDryMatter: ofDryMatter))
    if let protein = constituents.percent[.protein], let fat = constituents.percent[.fat] {
      figures.energy = energyOfPetFood(protein: protein, fat: fat, carbohydrate: asFed)
    }
    if sum > 100 {
      figures.findings.append(
        Finding(
          rule: .carbohydrateByDifferenceIsNotNegative, severity: .info,
          message: Message(.carbohydrateIsZero, [.sum: .number(sum)]),
          fields: Nutrient.petFoodCore.map(\.rawValue)))
    }
    let bounded = Nutrient.petFoodCore.filter {
      record.nutrients[$0]?.bound != nil || record.nutrients[$0]?.modifier != nil
    }
    if !bounded.isEmpty {
      figures.findings.append(
        Finding(
          rule: .carbohydrateFollowsFromTypicalValues, severity: .info,
          message: Message(.boundsAreGuaranteed, [.nutrients: .nutrients(bounded)]),
          fields: bounded.map(\.rawValue)))
    }
  }
  return figures
}

/// Whether a source states a nutrient, but not so that it was accepted.
private func isInDoubt(_ nutrient: Nutrient, in record: ProductRecord) -> Bool {
  record.rejected.contains { $0.nutrient == nutrient }
    || record.forReview.contains { $0.nutrient == nutrient }
    || record.findings.contains {
      $0.rule == .printedValueIsReadable && $0.fields.contains(nutrient.rawValue)
    }
}

private func estimate(_ constituents: Constituents, ash: Quantity) -> CarbohydrateEstimate? {
  var completed = constituents
  completed.percent[.ash] = ash.value
  guard case .percent(_, let ofDryMatter, _) = carbohydrateByDifference(completed) else {
    return nil
  }
  return CarbohydrateEstimate(
    percentOfDryMatter: rounded(ofDryMatter, places: 2),
    level: carbohydrateLevel(percentOfDryMatter: ofDryMatter), assumed: [.ash: ash])
}

private func foodFigures(_ record: ProductRecord) -> DerivedFigures {
  guard let protein = amount(.protein, in: record), let fat = amount(.fat, in: record),
    let carbohydrates = amount(.carbohydrates, in: record)
  else { return DerivedFigures() }
  let named = (record.identifiedIngredients?.all ?? []).filter(\.isPolyol)
  let isOfErythritol = !named.isEmpty && named.allSatisfy(\.isErythritol)
  let polyols = amount(.polyols, in: record)
  // The energy of an unknown amount of erythritol, or of a mixture with it, is unknown.
  if named.contains(where: \.isErythritol), !isOfErythritol || polyols == nil {
    return DerivedFigures()
  }
  let fiber = amount(.fiber, in: record)
  func energy(carbohydrates: Decimal) -> ComputedEnergy {
    energyOfFood(
      protein: protein, fat: fat,
      carbohydrates: isOfErythritol ? max(carbohydrates - (polyols ?? 0), 0) : carbohydrates,
      polyols: isOfErythritol ? nil : polyols, fiber: fiber)
  }
  var figures = DerivedFigures()
  let computed = energy(carbohydrates: carbohydrates)
  figures.energy = computed
  if let fiber, fiber <= carbohydrates, let printed = printedKilocalories(of: record) {
    // Labels of the United States count fibre among the carbohydrates.
    let other = energy(carbohydrates: carbohydrates - fiber)
    let distance = abs(computed.kcalPer100g - printed)
    if distance > printed * energyMargin, abs(other.kcalPer100g - printed) < distance {
      figures.energy = other
    }
  }
  return figures
}

/// The part of a printed energy by which the energy by calculation may differ without a warning (docs/rules.md, "Food").
private let energyMargin = 0.15

private func printedKilocalories(of record: ProductRecord) -> Double? {
  let printed =
    amount(.energyKcal, in: record)
    ?? amount(.energyKJ, in: record).map(kilocalories(fromKilojoules:))
  return printed.map { NSDecimalNumber(decimal: $0).doubleValue }
}

/// The amount of a nutrient: grams or percent, kJ or kcal.
private func amount(_ nutrient: Nutrient, in record: ProductRecord) -> Decimal? {
  record.nutrients[nutrient]?.quantity.normalized
}
