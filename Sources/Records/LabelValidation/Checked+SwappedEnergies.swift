import LabelModel
import Languages

extension Checked<DecidedLabel> {
  /// Says of an impossible energy of food that it is swapped with the other one, where it is.
  ///
  /// The other energy is then as wrong, though possible. It is for review with the same reason.
  mutating func explainSwappedEnergies() {
    for place in rejected.indices where rejected[place].rule == .valueIsPossible {
      let refused = rejected[place]
      let other: Nutrient
      switch refused.nutrient {
      case .energyKJ: other = .energyKcal
      case .energyKcal: other = .energyKJ
      default: continue
      }
      let accepted = values[column: refused.basis][other]
      let open = values.forReview.firstIndex {
        $0.nutrient == other && $0.basis == refused.basis
      }
      guard let quantity = accepted?.quantity ?? open.map({ values.forReview[$0].quantity }),
        let reason = swap(of: refused, with: quantity, other)
      else { continue }
      rejected[place].message = reason
      if let accepted {
        values[column: refused.basis][other] = nil
        values.forReview.append(ReviewValue(accepted, basis: refused.basis, reason: reason))
      } else if let open {
        values.forReview[open].reason = reason
      }
    }
  }

  /// Returns the sentence that two energies are swapped; `nil` where they are not.
  private func swap(
    of refused: RejectedValue, with quantity: Quantity, _ other: Nutrient
  ) -> Message? {
    let panel = RecordPanel(
      subject: .food, basis: refused.basis ?? .per100g,
      values: [
        refused.nutrient: NutrientValue(refused.quantity, source: .ocr),
        other: NutrientValue(quantity, source: .ocr),
      ])
    return KilojoulesAgreeWithKilocalories().findings(in: panel).map(\.message).first {
      $0.clauses.contains { $0.code == .energiesAreSwapped }
    }
  }
}
