import LabelModel

extension LatticeDecision {
  /// The whole amounts that contradict two energies which agree, and fit them with a decimal mark: "27" for "2,7".
  ///
  /// Where one amount is enough, two are not considered. Where either would do, neither is sure. That three marks are
  /// lost is less likely than that both energies lost a digit.
  static func lostMarks(in column: [FoundValue]) -> Set<Int> {
    guard let energy = EnergyInParts(column), energy.excess([]) >= contradiction else { return [] }
    let whole = column.filter(isWhole).map(\.value.key)
      .filter { EnergyInParts.factors[$0] != nil }.sorted()
    let fitting = (1..<(1 << whole.count)).map { bits in
      Set(whole.indices.filter { bits >> $0 & 1 == 1 }.map { whole[$0] })
    }.filter { $0.count <= mostLost && abs(energy.excess($0)) <= agreement }
    let fewest = fitting.map(\.count).min()
    return fitting.filter { $0.count == fewest }.reduce([]) { $0.union($1) }
  }

  /// Returns values without whole numbers of grams that may have lost a mark which the column's other numbers have.
  ///
  /// By the Commission's guidance of December 2012, labels round amounts from 10 g to whole grams. They print 0 without
  /// decimals. So "40,1" and "0,0" show decimals in every row, and "13" may be "1,3". Arithmetic, the other column or a high
  /// probability confirms it: some labels leave out a last 0.
  static func withUsualMarks(_ values: [FoundValue]) -> [FoundValue] {
    values.filter { value in
      guard isWhole(value), isOfGrams(value), value.value.probability < surelyWhole,
        !isConfirmed(value)
      else { return true }
      let others = values.filter {
        $0.value.key != value.value.key && $0.value.meaning == value.value.meaning
          && isOfStyle($0)
      }
      return others.isEmpty || others.contains { $0.value.candidate.option.decimals == 0 }
    }
  }

  /// Returns values without the amounts of a food's column whose print is cut.
  ///
  /// All of them are whole numbers, and none has a unit.
  /// A package's edge cuts "29,9 g" after the mark. Amounts have the unit g beside them or in their names (EU 1169/2011,
  /// annex XV). A number without a unit is cut beside them, too.
  static func withoutCutColumns(_ values: [FoundValue]) -> [FoundValue] {
    let columns = Dictionary(grouping: values.filter(isOfGrams)) { $0.value.meaning }
    let cut = columns.filter { _, column in
      column.count { $0.value.amount >= 1 } >= fewestCut && column.allSatisfy(isBareWhole)
    }
    return values.filter { cut[$0.value.meaning] == nil || $0.value.candidate.origin == .printed }
  }

  /// Whether a value is an amount of food in grams.
  private static func isOfGrams(_ value: FoundValue) -> Bool {
    !LatticeNutrient.isEnergy(value.value.key) && value.value.meaning != .asFed
      && value.value.candidate.origin != .bareMilligrams
  }

  private static func isBareWhole(_ value: FoundValue) -> Bool {
    let option = value.value.candidate.option
    return value.value.candidate.origin == .bare && !value.isUnitNamed && option.kind == .literal
      && option.modifier == nil && option.decimals == 0 && value.reading.evidence.box != nil
  }

  /// Whole numbers of a column at least that show the cut. One alone may have lost its unit.
  private static let fewestCut = 2

  /// Whether a number shows how a label rounds: an amount in grams that is 0, or 10 at least.
  private static func isOfStyle(_ value: FoundValue) -> Bool {
    let option = value.value.candidate.option
    return isOfGrams(value) && option.kind == .literal && option.modifier == nil
      && (option.unit == nil || option.unit == .gram)
      && (option.value >= 10 || option.value == 0)
  }

  private static func isConfirmed(_ value: FoundValue) -> Bool {
    let value = value.value
    return 2 * value.confirmed > value.posterior
      || LatticeNutrient.macros.contains(value.key)
        && value.factors[PanelFactor.sumAgrees.rawValue] > 0
  }

  /// Whether the energy of a column fits where the mark of one amount was lost.
  static func energyFits(markLostIn key: Int, of column: [FoundValue]) -> Bool {
    EnergyInParts(column).map { abs($0.excess([key])) <= agreement } ?? false
  }

  /// Whether a number has two digits at least and no decimal mark, so that a mark may be lost.
  static func isWhole(_ value: FoundValue) -> Bool {
    let option = value.value.candidate.option
    return option.kind == .literal && option.decimals == 0 && option.value >= 10
      && !option.text.contains { $0 == "," || $0 == "." }
      && (option.unit == nil || option.unit == .gram)
  }

  /// Whether a number lost its mark as that of another column did: the energies have the ratio of both numbers.
  static func isSameLoss(
    _ value: FoundValue, _ lost: FoundValue, among values: [FoundValue]
  ) -> Bool {
    guard value.value.key == lost.value.key, value.value.meaning != lost.value.meaning,
      isWhole(value), lost.value.amount > 0
    else { return false }
    let ratios = [LatticeNutrient.energyKJ, LatticeNutrient.energyKcal].compactMap { key in
      let own = values.first { $0.value.key == key && $0.value.meaning == value.value.meaning }
      let other = values.first { $0.value.key == key && $0.value.meaning == lost.value.meaning }
      return own.flatMap { own in other.map { own.value.amount / max(1, $0.value.amount) } }
    }
    let ratio = value.value.amount / lost.value.amount
    return ratios.contains { abs(ratio - $0) <= roundedRatio * $0 }
  }

  /// The probability that a whole number needs beside such decimals. On 2,000 labels four below it were wrong, and one
  /// right.
  private static let surelyWhole = 0.97
  // The bounds are set by hand, in the tolerances of `EnergyOfParts`.
  private static let contradiction = 2.0
  private static let agreement = 0.5
  /// Marks that one column loses at most.
  private static let mostLost = 2
  /// The share by which amounts of two digits differ from the ratio of the energies.
  private static let roundedRatio = 0.1
}

/// Two energies of a column that agree, with the parts that give the energy.
private struct EnergyInParts {
  /// The energy of a gram, in kilocalories (EU 1169/2011 annex XIV).
  static let factors = [
    LatticeNutrient.fat: 9.0, LatticeNutrient.carbohydrates: 4, LatticeNutrient.protein: 4,
    LatticeNutrient.fiber: 2,
  ]

  private let kilocalories: Double
  private let parts: [Int: Double]

  /// Takes the accepted amounts of a column. It is `nil` unless both energies, the fat, the carbohydrates and the protein
  /// are accepted.
  ///
  /// Where kilojoules are stated, carbohydrates are without fibre (EU 1169/2011 annex I).
  init?(_ column: [LatticeDecision.FoundValue]) {
    let amounts = Dictionary(
      column.map { ($0.value.key, $0.value.amount) }, uniquingKeysWith: { first, _ in first })
    guard let kilojoules = amounts[LatticeNutrient.energyKJ],
      let kilocalories = amounts[LatticeNutrient.energyKcal],
      LatticeNutrient.isOneEnergy(kilojoules: kilojoules, kilocalories: kilocalories),
      LatticeNutrient.macros.allSatisfy({ amounts[$0] != nil })
    else { return nil }
    self.kilocalories = kilocalories
    parts = amounts.filter { Self.factors[$0.key] != nil }
  }

  /// The energy of the parts above the stated one, in tolerances. Of some parts a tenth counts.
  func excess(_ tenths: Set<Int>) -> Double {
    let sum = parts.reduce(0) { sum, part in
      let share = tenths.contains(part.key) ? LatticeDecision.shareOfLostMark : 1
      return sum + share * part.value * (Self.factors[part.key] ?? 0)
    }
    return (sum - kilocalories) / EnergyOfParts.tolerance(of: kilocalories)
  }
}
