import Foundation
import LabelModel
import Languages

extension LatticeDecision {
  /// The surely read amounts of the likeliest column, whatever they refer to.
  ///
  /// Texts of other engines are often cut to the rows of a table, without the heading of its column.
  /// A column of servings is taken only where no other one is sure and `servings` has none of its values. Where
  /// servings are the likeliest reference of the label, their amounts are of no other column.
  func amountsOnUnknownBasis(
    _ found: [FoundValue], beside servings: [FoundValue], areLikeliest: Bool
  ) -> [FoundValue] {
    let sure = found.filter { $0.value.isAsPrinted && acceptsAmount(of: $0.value) }
    let others = sure.filter { found in
      found.value.meaning != .perServing
        && !(areLikeliest
          && servings.contains {
            $0.value.key == found.value.key && isSameAmount($0.value.amount, found.value.amount)
          })
    }
    let candidates = others.isEmpty && servings.isEmpty ? sure : others
    let likeliest = candidates.max {
      ($0.value.meaningPosterior, $1.value.meaning.rawValue)
        < ($1.value.meaningPosterior, $0.value.meaning.rawValue)
    }
    return candidates.filter { $0.value.meaning == likeliest?.value.meaning }.map { found in
      var found = found
      found.reading.basis = nil
      found.reading.confidence = Confidence(found.value.amountProbability)
      return found
    }
  }

  /// Adds the rules' amounts to the label of a text, where arithmetic or the label's own amounts support them.
  ///
  /// An amount whose decimal point was put in to agree with others says nothing about these.
  func add(_ rules: DecidedLabel, to label: inout DecidedLabel) {
    var rules = rules
    rules.readings = rules.readings.filter {
      $0.value.doubts.allSatisfy { $0 != .decimalPointRestored && $0 != .decimalMarkLost }
    }
    let isOneColumn =
      label.basis == nil || rules.basis == label.basis && haveOneEnergy(label, rules)
    if isOneColumn, energyIsThatOfItsParts(rules), !energyIsThatOfItsParts(label) {
      for (nutrient, reading) in rules.readings { take(reading, of: nutrient, into: &label) }
    } else if label.basis == nil {
      fillUp(&label, from: rules)
    }
    refuseDiffering(from: rules, in: &label)
  }

  /// Offers amounts for review that the rules read otherwise in the same column.
  ///
  /// Without places the lattice's amount was right in 26 of 40 such cases.
  private func refuseDiffering(from rules: DecidedLabel, in label: inout DecidedLabel) {
    guard label.basis == nil || rules.basis == nil || label.basis == rules.basis else { return }
    for (nutrient, reading) in label.readings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let other = rules.readings[nutrient],
        other.quantity.normalized != reading.quantity.normalized
      else { continue }
      label.readings[nutrient] = nil
      label.forReview.append(
        ReviewValue(
          reading, basis: reading.basis, reason: Message(.readingsDiffer, [.count: .count(2)])))
    }
  }

  private func take(
    _ reading: NutrientReading, of nutrient: Nutrient, into label: inout DecidedLabel
  ) {
    label.readings[nutrient] = reading
    label.readings[nutrient]?.basis = label.basis
    label.forReview.removeAll { $0.nutrient == nutrient }
  }

  private func haveOneEnergy(_ label: DecidedLabel, _ other: DecidedLabel) -> Bool {
    [Nutrient.energyKJ, .energyKcal].contains { nutrient in
      let energy = amount(of: nutrient, in: label)
      return energy != nil && energy == amount(of: nutrient, in: other)
    }
  }

  /// Whether a label's energy is that of its fat, carbohydrates, protein and fibre.
  private func energyIsThatOfItsParts(_ label: DecidedLabel) -> Bool {
    guard let fat = amount(of: .fat, in: label),
      let carbohydrates = amount(of: .carbohydrates, in: label),
      let protein = amount(of: .protein, in: label),
      let energy = amount(of: .energyKcal, in: label)
        ?? amount(of: .energyKJ, in: label).map({ $0 / FoodEnergy.kilojoulesPerKilocalorie })
    else { return false }
    let residual = EnergyOfParts.residual(
      energy, fat: fat, carbohydrates: carbohydrates, protein: protein,
      fiber: amount(of: .fiber, in: label) ?? 0)
    return residual < 1
  }

  /// An amount of a label in grams, kJ or kcal.
  private func amount(of nutrient: Nutrient, in label: DecidedLabel) -> Double? {
    label.readings[nutrient]?.quantity.normalized.map { NSDecimalNumber(decimal: $0).doubleValue }
  }

  /// Adds the rules' amounts of further nutrients to a label whose basis is unknown.
  ///
  /// Two of the rules' amounts at least have to be those of the label, and none may differ.
  private func fillUp(_ label: inout DecidedLabel, from rules: DecidedLabel) {
    let common = label.readings.filter { rules.readings[$0.key] != nil }
    let agree = common.allSatisfy {
      rules.readings[$0.key]?.quantity.normalized == $0.value.quantity.normalized
    }
    guard agree, common.count >= Self.leastAgreement else { return }
    for (nutrient, reading) in rules.readings where label.readings[nutrient] == nil {
      take(reading, of: nutrient, into: &label)
    }
  }
}
