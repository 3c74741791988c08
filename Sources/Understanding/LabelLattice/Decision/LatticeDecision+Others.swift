import LabelModel
import Languages

extension LatticeDecision {
  /// A number that a jointly decided nutrient owns, or is likely to.
  struct OwnedNumber {
    var image: String
    var box: BoundingBox
    /// The likeliest owner.
    var owner: Nutrient?
  }

  /// The numbers of a page that a jointly decided nutrient is likely to own.
  func ownedNumbers(of page: LatticePage, _ items: [RoleItem], image: String) -> [OwnedNumber] {
    var owners: [Int: (key: Int, logP: Double)] = [:]
    for item in items {
      for (role, logP) in zip(item.roles, item.logP) {
        guard let key = role.key, logP > owners[item.spot]?.logP ?? -.infinity else { continue }
        owners[item.spot] = (key, logP)
      }
    }
    return zip(page.spots.indices, page.certainties(items)).compactMap { spot, certainty in
      guard certainty > Self.ownership, let box = page.spots[spot].box else { return nil }
      return OwnedNumber(
        image: image, box: box, owner: owners[spot].map { LatticeNutrient.order[$0.key] })
    }
  }

  /// More likely than not.
  private static let ownership = 0.5

  /// Keeps the rules' values of nutrients that are not decided jointly, where the rules' panel agrees with this one.
  func addOthers(
    of rules: DecidedLabel, _ found: PhotoEvidence, besides taken: [OwnedNumber],
    to label: inout DecidedLabel
  ) {
    let owned = found.owned + taken
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
      where !isDecidedJointly(nutrient, reading.quantity.unit) {
        if isTrusted, !isPrintOfAnother(reading, owned, side.own) {
          if side.isMain {
            label.readings[nutrient] = reading
          } else {
            label.perServing[nutrient] = reading
          }
        } else if side.isMain {
          label.forReview.append(
            ReviewValue(
              reading, basis: reading.basis,
              reason: Message(isTrusted ? .numberMayBeOfAnother : .columnIsUncertain)))
        }
      }
    }
    if !found.hasDryMatterColumn {
      takeDryMatter(of: rules, isHeading: found.isHeadedByDryMatter, to: &label)
    }
    let offered = Set(label.forReview.map(\.nutrient)).intersection(LatticeNutrient.order)
    label.forReview += rules.forReview.filter { value in
      !isDecidedJointly(value.nutrient, value.quantity.unit)
        && label.readings[value.nutrient] == nil && !offered.contains(value.nutrient)
    }
  }

  /// Takes the basis of dry matter from the rules, which know its words. The lattice knows columns as fed alone.
  ///
  /// Amounts of a text without a column of their own are the rules', too, unless others are as fed. A moisture always is.
  /// Where such words are a heading, none but the moisture is as fed.
  private func takeDryMatter(of rules: DecidedLabel, isHeading: Bool, to label: inout DecidedLabel)
  {
    let hasAmountsOfRules =
      label.basis == nil && label.subject == .petFood
      && (isHeading
        || !label.readings.isEmpty
          && label.forReview.allSatisfy { $0.basis != .asFed || $0.nutrient == .moisture })
    if rules.basis == .dryMatter, label.basis == .asFed || hasAmountsOfRules {
      label.basis = .dryMatter
    }
  }

  /// Whether a value's number is one that another nutrient owns.
  ///
  /// The sugars do not own the number of "Includes 0g Added Sugars" where theirs is accepted from another row.
  private func isPrintOfAnother(
    _ reading: NutrientReading, _ owned: [OwnedNumber], _ accepted: [Nutrient: NutrientReading]
  ) -> Bool {
    guard let box = reading.evidence.box else { return false }
    return owned.contains { number in
      number.image == reading.evidence.image && number.owner != reading.nutrient
        && Frame(number.box).overlap(Frame(box)) > LatticePage.samePlace
        && !isInOtherRow(number.owner.flatMap { accepted[$0] }, number)
    }
  }

  /// Whether an accepted value is printed above or below a number, on the same photo.
  private func isInOtherRow(_ accepted: NutrientReading?, _ number: OwnedNumber) -> Bool {
    guard let accepted, accepted.evidence.image == number.image, let box = accepted.evidence.box
    else { return false }
    return box.bottom <= number.box.top || number.box.bottom <= box.top
  }

  /// Equal values that show two panels to be one.
  static let leastAgreement = 2

  /// Whether the lattice decides a nutrient; a pet food's energy a kilogram is read by the rules.
  private func isDecidedJointly(_ nutrient: Nutrient, _ unit: NutrientUnit?) -> Bool {
    LatticeNutrient.index(of: nutrient) != nil && unit != .kilocaloriePerKilogram
  }
}
