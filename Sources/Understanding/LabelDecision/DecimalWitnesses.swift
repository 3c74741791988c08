import LabelModel

/// The checks of a label that support a restored decimal point.
///
/// A witness is a check in which the number as read cannot be right and the restored one can. One
/// witness is no proof: saturated fat above fat may as well mean that the fat was misread. Two
/// independent ones are asked for. Witnesses are the energy in kJ and in kcal, the sum of all
/// parts, and the nutrient's whole. Sodium and the other column are witnesses, too.
struct DecimalWitnesses {
  /// The witnesses that a restored decimal point needs.
  static let needed = 2

  private let arithmetic: LabelArithmetic
  /// The likeliest amount of each nutrient, where it is likelier than not and not restored itself.
  private let amounts: [Nutrient: Double]
  /// Each amount of this column as the other column and their ratio predict it.
  private let expected: [Nutrient: Double]

  /// Creates the checks for `panel`; `expected` is what another column makes its amounts.
  init(
    panel: ReadingPanel, joint: JointDistribution, arithmetic: LabelArithmetic,
    expected: [Nutrient: Double]
  ) {
    self.arithmetic = arithmetic
    self.expected = expected
    amounts = panel.candidates.compactMapValues { candidates in
      let marginals = joint.marginals[candidates.nutrient] ?? []
      let best = zip(candidates.hypotheses, marginals).max { $0.1 < $1.1 }
      return best.flatMap { $0.1 > 0.5 && $0.0.repair == nil ? $0.0.amount : nil }
    }
  }

  /// Returns whether `hypothesis` is as it was read, or as many witnesses as needed support its
  /// decimal point.
  ///
  /// The parser puts a point back where the digits alone cannot be right: "780 %" is 78.0. A number below 1 shows by its
  /// first zero where the point was. Another print of the same number, on another photo or in another language, is one
  /// witness.
  func areEnough(for hypothesis: Hypothesis, of nutrient: Nutrient) -> Bool {
    let isRead = hypothesis.repair == nil
    let isParsers =
      isRead && hypothesis.reading.doubts.contains(.decimalMarkLost) && hypothesis.amount >= 1
    guard !isRead || isParsers else { return true }
    let prints = isParsers && hypothesis.support > 1 ? 1 : 0
    return count(for: hypothesis.amount, of: nutrient) + prints >= Self.needed
  }

  /// Returns the number of checks that support `restored`, an amount of `nutrient` with its decimal
  /// point put back.
  private func count(for restored: Double, of nutrient: Nutrient) -> Int {
    let checks: [(Double) -> Double] = [
      { energy($0, nutrient, without: .energyKJ) },
      { energy($0, nutrient, without: .energyKcal) },
      { mass($0, nutrient) },
      { whole($0, nutrient) },
      { salt($0, nutrient) },
      { column($0, nutrient) },
    ]
    return checks.count { $0(10 * restored) < 1 && $0(restored) >= 1 }
  }

  private func lookup(
    _ amount: Double, _ nutrient: Nutrient, without hidden: Nutrient? = nil
  ) -> (Nutrient) -> Double? {
    { $0 == nutrient ? amount : $0 == hidden ? nil : amounts[$0] }
  }

  /// The energy that the parts give against one of the two printed; against both only when they agree.
  private func energy(_ amount: Double, _ nutrient: Nutrient, without hidden: Nutrient) -> Double {
    let other: Nutrient = hidden == .energyKJ ? .energyKcal : .energyKJ
    guard let energy = amounts[other] else { return 1 }
    if amounts[hidden] != nil, arithmetic.kilojouleLikelihood({ amounts[$0] }) < 1 { return 1 }
    let find = lookup(amount, nutrient, without: hidden)
    let kilocalories = arithmetic.kilocalories { $0 == other ? energy : nil }
    return arithmetic.macronutrientLikelihood(find) * arithmetic.calorieContentLikelihood(find)
      * arithmetic.partLikelihood(nutrient, amount, of: nil, energy: kilocalories)
  }

  /// The sum of the parts against the mass that they are of.
  private func mass(_ amount: Double, _ nutrient: Nutrient) -> Double {
    arithmetic.sumLikelihood(lookup(amount, nutrient))
      * arithmetic.plausibility(nutrient, amount)
  }

  /// A part against its whole.
  private func whole(_ amount: Double, _ nutrient: Nutrient) -> Double {
    JointDistribution.parts.first { $0.part == nutrient }.flatMap { amounts[$0.whole] }.map {
      arithmetic.partLikelihood(nutrient, amount, of: $0, energy: nil)
    } ?? 1
  }

  /// Salt against sodium.
  private func salt(_ amount: Double, _ nutrient: Nutrient) -> Double {
    switch nutrient {
    case .salt: arithmetic.saltLikelihood(amount, amounts[.sodium])
    case .sodium: arithmetic.saltLikelihood(amounts[.salt], amount)
    default: 1
    }
  }

  /// An amount against the other column's; a row off by less than half may be rounded.
  private func column(_ amount: Double, _ nutrient: Nutrient) -> Double {
    guard let expected = expected[nutrient], expected > 0 else { return 1 }
    return amount > expected / 2 && amount < expected * 2 ? 1 : 0
  }
}

extension DecimalWitnesses {
  /// Returns the amounts of a column that has `ratio` times the amounts of the column `other`, from
  /// its undamaged readings.
  static func expected(from other: ReadingPanel?, times ratio: Double?) -> [Nutrient: Double] {
    guard let other, let ratio else { return [:] }
    return other.candidates.compactMapValues { candidates in
      candidates.hypotheses.first.flatMap { $0.repair == nil ? $0.amount * ratio : nil }
    }
  }

  /// Returns the likeliest hypothesis of `candidates` with its probability. Restored decimal points
  /// with too few witnesses are left out.
  func best(
    of candidates: Candidates, _ marginals: [Double]
  ) -> (hypothesis: Hypothesis, probability: Double)? {
    zip(candidates.hypotheses, marginals).filter { hypothesis, _ in
      hypothesis.repair == nil || areEnough(for: hypothesis, of: candidates.nutrient)
    }.max { $0.1 < $1.1 }.map { (hypothesis: $0.0, probability: $0.1) }
  }
}
