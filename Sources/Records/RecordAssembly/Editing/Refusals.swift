import LabelModel
import Languages

extension Rejection {
  /// Whether a person speaks of what is read on the label. Without a source, all that is said is meant.
  var isOfReadings: Bool { source == nil || source == .ocr }
}

extension RejectedValue {
  /// Whether the amount was refused in the column of `basis`, a serving's or another; without a basis in any.
  func isOfColumn(_ basis: Basis?) -> Bool {
    guard let basis, let own = self.basis else { return true }
    return (own == .perServing) == (basis == .perServing)
  }
}

/// Refuses what a source says about a nutrient of one column. The next source shows through.
///
/// - Parameters:
///   - nutrient: the nutrient.
///   - source: the source, `nil` for the one that shows.
///   - values: the amounts of the column.
///   - basis: the basis of the column.
///   - rejected: gets the refused amounts.
func refuse(
  _ nutrient: Nutrient, _ source: Source?, in values: inout [Nutrient: NutrientValue],
  _ basis: Basis?, _ rejected: inout [RejectedValue]
) {
  guard let value = values[nutrient] else { return }
  let all = value.ofSources
  let refused = source ?? value.source
  for one in all where one.source == refused {
    rejected.append(
      RejectedValue(
        nutrient: nutrient, source: one.source, quantity: one.quantity, basis: basis,
        rule: .personAcceptsValue, message: Message(.personRefusedIt), evidence: one.evidence))
  }
  values[nutrient] = NutrientValue.showing(all.filter { $0.source != refused })
}

extension ProductRecord {
  /// Refuses a pet food's energy of a kilogram, which a person finds wrong.
  ///
  /// - Parameter source: the source that is refused, `nil` for any.
  mutating func refuseCalorieContent(of source: Source?) {
    guard let energy = calorieContent, source == nil || source == energy.source else { return }
    rejected.append(
      RejectedValue(
        nutrient: .energyKcal, source: energy.source, quantity: energy.quantity, basis: basis,
        rule: .personAcceptsValue, message: Message(.personRefusedIt), evidence: energy.evidence))
    calorieContent = nil
  }

  /// Settles what the label's readings of a nutrient left open: a person decided on them.
  ///
  /// None of them is for review any longer. The person refuses readings for review, and those that a rule refused. A
  /// reading of the stated amount is no refused one.
  ///
  /// - Parameters:
  ///   - nutrient: the nutrient.
  ///   - quantity: the amount that the person states. A reading of it was right.
  ///   - bases: the bases of the readings, `nil` for all.
  mutating func settleReadings(
    of nutrient: Nutrient, as quantity: Quantity?, on bases: Set<Basis?>? = nil
  ) {
    func isMeant(_ other: Nutrient, _ basis: Basis?) -> Bool {
      other == nutrient && bases?.contains(basis) ?? true
    }
    rejected.removeAll {
      $0.source == .ocr && $0.rule != .personAcceptsValue && $0.quantity == quantity
        && isMeant($0.nutrient, $0.basis)
    }
    for place in rejected.indices
    where rejected[place].source == .ocr && rejected[place].rule != .personAcceptsValue
      && isMeant(rejected[place].nutrient, rejected[place].basis)
    {
      rejected[place].rule = .personAcceptsValue
      rejected[place].message = Message(.personRefusedIt)
    }
    let known = rejected
    rejected += forReview.filter { value in
      isMeant(value.nutrient, value.basis) && value.quantity != quantity
        && !known.contains {
          $0.nutrient == nutrient && $0.source == .ocr && $0.basis == value.basis
            && $0.quantity == value.quantity
        }
    }.map {
      RejectedValue(
        nutrient: nutrient, source: .ocr, quantity: $0.quantity, basis: $0.basis,
        rule: .personAcceptsValue, message: Message(.personRefusedIt), evidence: $0.evidence)
    }
    forReview.removeAll { isMeant($0.nutrient, $0.basis) }
  }

  /// Removes the refusal of an amount that a person typed before and types again in the same column.
  ///
  /// Another scan would drop the amount otherwise.
  mutating func takeBackRefusal(of nutrient: Nutrient, _ quantity: Quantity, on basis: Basis?) {
    rejected.removeAll {
      $0.nutrient == nutrient && $0.source == .manual && $0.quantity == quantity
        && $0.rule == .personAcceptsValue && $0.isOfColumn(basis)
    }
  }
}
