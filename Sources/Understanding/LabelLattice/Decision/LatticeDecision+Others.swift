import LabelModel
import Languages

extension LatticeDecision {
  /// A number that a jointly decided nutrient owns, or is likely to.
  struct OwnedNumber {
    var image: String
    var box: BoundingBox
  }

  /// Keeps the rules' values of nutrients that are not decided jointly, where the rules' panel agrees with this one.
  func addOthers(
    of rules: DecidedLabel, _ owned: [OwnedNumber], to label: inout DecidedLabel
  ) {
    let sides:
      [(rules: [Nutrient: NutrientReading], own: [Nutrient: NutrientReading], isMain: Bool)] =
        [
          (rules.readings, label.readings, true), (rules.perServing, label.perServing, false),
        ]
    for side in sides {
      let common = side.own.filter { side.rules[$0.key] != nil }
      let agreeing = common.filter {
        side.rules[$0.key]?.quantity.normalized == $0.value.quantity.normalized
      }
      let isTrusted =
        (!side.isMain || rules.basis == label.basis) && agreeing.count >= Self.leastAgreement
        && agreeing.count == common.count
      for (nutrient, reading) in side.rules.sorted(by: { $0.key.rawValue < $1.key.rawValue })
      where !isDecidedJointly(nutrient, reading) {
        if isTrusted, !isPrintOfAnother(reading, owned) {
          if side.isMain {
            label.readings[nutrient] = reading
          } else {
            label.perServing[nutrient] = reading
          }
        } else if side.isMain {
          label.forReview.append(
            ReviewValue(
              reading, basis: reading.basis,
              reason: Message(.columnIsUncertain)))
        }
      }
    }
    // The lattice knows columns as fed alone; the rules know the words for dry matter.
    if rules.basis == .dryMatter, label.basis == .asFed { label.basis = .dryMatter }
    label.forReview += rules.forReview.filter { value in
      LatticeNutrient.index(of: value.nutrient) == nil && label.readings[value.nutrient] == nil
    }
  }

  /// Whether a value's number is one that another nutrient owns.
  private func isPrintOfAnother(_ reading: NutrientReading, _ owned: [OwnedNumber]) -> Bool {
    guard let box = reading.evidence.box else { return false }
    return owned.contains {
      $0.image == reading.evidence.image
        && Frame($0.box).overlap(Frame(box)) > LatticePage.samePlace
    }
  }

  /// Equal values that show two panels to be one.
  static let leastAgreement = 2

  /// Whether the lattice decides a nutrient; a pet food's energy a kilogram is read by the rules.
  private func isDecidedJointly(_ nutrient: Nutrient, _ reading: NutrientReading) -> Bool {
    LatticeNutrient.index(of: nutrient) != nil && reading.quantity.unit != .kilocaloriePerKilogram
  }
}
