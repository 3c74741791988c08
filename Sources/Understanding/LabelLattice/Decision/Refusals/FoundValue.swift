import Foundation
import LabelModel
import Languages

extension LatticeDecision {
  /// A value with the reading that a record keeps.
  struct FoundValue {
    var value: LatticeValue
    var reading: NutrientReading
    var image: String
    /// The number of places that print its number.
    var prints = 1
    /// The number of different amounts that several analyses or statements have.
    var analyses = 1
    /// Whether its column is of one of several foods or states.
    var isOfRival = false
    /// The serving that is stated to have the amounts of 100 g or 100 ml.
    var servingOfHundred: Quantity?
    /// Whether a claim states it of a serving, while its column is of another amount.
    var isClaimOfServing = false
    /// Whether its nutrient's name is read in another row, while its own row has none.
    var isNamedElsewhere = false
    /// Whether its name is a part of the longer name of another nutrient.
    var isOfLongerName = false
    /// Whether the unit g is printed with its name: "Fat (g)".
    var isUnitNamed = false
    /// Whether a column of the dry matter has its amount, too, without the water.
    var isConfirmedByDryMatter = false

    /// Whether nothing but a small probability speaks against it.
    ///
    /// Its number is witnessed, and one that labels print. It is in its column, an amount, and the only one of its
    /// nutrient there.
    var isAcceptable: Bool {
      value.isWitnessed && value.isAsPrinted && !value.isInOtherColumn
        && !isOfLongerName && !value.isShareOfIntake && analyses == 1 && !isOfRival
        && !isNamedElsewhere && servingOfHundred == nil && !isClaimOfServing
    }
  }
}

extension LatticeValue {
  /// Whether enough independent checks support a number.
  ///
  /// One whose decimal point was put back needs two. One that may be a part of the printed number needs one.
  var isWitnessed: Bool {
    let option = candidate.option
    guard option.kind == .mark || option.isTorn else { return true }
    let isMacro = LatticeNutrient.macros.contains(key)
    let sums = isMacro && factors[PanelFactor.sumAgrees.rawValue] > 0
    let agrees =
      LatticeNutrient.isEnergy(key) && factors[PanelFactor.energiesAgree.rawValue] > 0
    // The rounding of "2 g" allows any serving from 1.5 g to 2.5 g.
    let isConfirmed = 2 * confirmed > posterior && amount > 4 * option.roundingError
    return [sums, agrees, isConfirmed].count { $0 } >= (option.isTorn ? 1 : 2)
  }
}

extension LatticeValue {
  /// Whether labels print such a number.
  ///
  /// Amounts from 1 and grams of food have two decimals at most: "4,477 %" is damaged print. Salt may be computed from
  /// sodium, and has three: "1,125 g". Where most amounts have decimals, "13" is not "1 g": it may be
  /// "1,3". A bound is a limit that rules or laboratories have.
  var isAsPrinted: Bool {
    let option = candidate.option
    let isSalt = key == LatticeNutrient.salt || key == LatticeNutrient.sodium
    let isOfGrams = option.unit == .gram || option.unit == nil && meaning != .asFed
    if option.decimals > Self.mostDecimals, !isSalt,
      option.value >= 1 || isOfGrams && 2 * confirmed <= posterior
    {
      return false
    }
    let isOfHundred = meaning == .per100g || meaning == .per100ml
    if option.modifier == .lessThan, option.unitClass == .mass, isOfHundred,
      !isLimit(option.number)
    {
      return false
    }
    guard option.kind == .tail, !option.hasFraction else { return true }
    let whole: [CalibrationFeature] = [.isSmallWhole, .isLargeWhole]
    return whole.allSatisfy { features[$0.rawValue] <= Self.mostlyFractions }
  }

  /// Whether laboratories and rules have a bound of 100 g: "<0,9 g" is damaged print.
  ///
  /// The Commission's guidance of December 2012 has 0.5, 0.1, 0.01, 0.0125 and 0.005 g. 21 CFR 101.9 has 1 g and 5 mg.
  /// Laboratories have 2, 3, 0.15 and 0.25 g, too. A serving's bound is any share of these.
  private func isLimit(_ bound: Decimal) -> Bool {
    let digits = "\(bound)".drop { $0 == "0" || $0 == "." }.filter { $0 != "." }
    let trimmed = String(digits.reversed().drop { $0 == "0" }.reversed())
    return Self.limits.contains(trimmed)
  }

  /// The significant digits of such bounds.
  private static let limits: Set<String> = ["1", "2", "3", "5", "13", "15", "25", "125"]

  /// The most decimals of an amount from 1. The number is set by hand. Of the labels at hand, only salt has more.
  private static let mostDecimals = 2
  /// A majority of the amounts. No figure of photos chose it.
  private static let mostlyFractions = 0.5
}

extension LatticeValue {
  /// Whether a percentage was taken for an amount of a serving.
  ///
  /// Amounts are masses (EU 1169/2011, annex XV). A percentage beside them is the share of a reference intake.
  var isShareOfIntake: Bool {
    meaning == .perServing && candidate.option.unitClass == .percent
  }
}

extension LatticeValue {
  /// Whether the other column has an amount in another ratio, in most interpretations. One of both is misread then.
  ///
  /// A printed 0 is rounded, and contradicts little.
  var isContradicted: Bool { amount > 0 && 2 * contradicted > posterior }
}

extension LatticeValue {
  /// A sign before a value's number. It is `nil` for "<" before an energy that no label states so.
  ///
  /// The greatest is 40 kJ, or 10 kcal (FSANZ standard 1.2.8).
  func allows(_ sign: Modifier?) -> Modifier? {
    let most: Double
    switch key {
    case LatticeNutrient.energyKJ: most = Self.mostKilojoules
    case LatticeNutrient.energyKcal:
      most = Self.mostKilojoules / FoodEnergy.kilojoulesPerKilocalorie
    default: return sign
    }
    return sign == .lessThan && amount > most ? nil : sign
  }

  /// 10 kcal.
  private static let mostKilojoules = 42.0
}

extension LatticeDecision.FoundValue {
  /// A finding for a number that was read otherwise than it is recorded.
  var finding: Finding? {
    guard value.candidate.option.kind == .mark || value.candidate.option.kind == .slash else {
      return nil
    }
    return Finding(
      rule: .decimalPointIsLegible, severity: .warning,
      message: Message(
        .decimalPointIsLost,
        [
          .nutrient: .nutrient(reading.nutrient), .read: .text(value.candidate.option.text),
          .value: .number(reading.quantity.value),
        ]), fields: [reading.nutrient.rawValue])
  }

  /// The reason for not accepting a value.
  ///
  /// - Parameters:
  ///   - acceptance: the probability from which a value is accepted, `0 ... 1`.
  ///   - refusal: why the other values make it impossible; a share of certainty would not explain that.
  /// - Returns: the reason in the words of ``Message``.
  func reason(_ acceptance: Double, refusal: MessageClause? = nil) -> Message {
    func percent(_ p: Double) -> MessageArgument { .count(Int((min(p, 1) * 100).rounded())) }
    let column = value.meaning.basis.map(MessageArgument.basis)
    let refusal = refusal ?? servingOfHundred.map(Self.crossing)
    if refusal == nil, value.posteriorOnAnyBasis >= acceptance, value.meaningPosterior < acceptance
    {
      var arguments: [MessageParameter: MessageArgument] = [
        .percent: percent(value.posteriorOnAnyBasis),
        .otherPercent: percent(value.meaningPosterior),
      ]
      arguments[.column] = column
      return Message(column == nil ? .noBasisIsCertain : .basisIsUncertain, arguments)
    }
    var arguments: [MessageParameter: MessageArgument] = [.percent: percent(value.probability)]
    arguments[.column] = column
    var clauses = [
      refusal
        ?? MessageClause(column == nil ? .certaintyOnUnknownBasis : .certaintyOnBasis, arguments)
    ]
    if isOfRival { clauses.append(MessageClause(.columnsAreOfSeveralFoods)) }
    if analyses > 1 { clauses.append(MessageClause(.readingsDiffer, [.count: .count(analyses)])) }
    if value.rivalPosterior > 0.1 {
      clauses.append(
        MessageClause(.anotherNumberIsLikely, [.percent: percent(value.rivalPosterior)]))
    }
    if !reading.doubts.isEmpty {
      clauses.append(MessageClause(.doubts, [.doubts: .doubts(reading.doubts)]))
    }
    return Message(clauses)
  }

  /// Says that amounts of 100 g are stated of a serving of another size, or those of 100 ml.
  private static func crossing(_ size: Quantity) -> MessageClause {
    MessageClause(
      .servingDiffers,
      [
        .column: .basis(.perServing), .quantity: .quantity(size), .value: .number(100),
        .unit: .unit(size.unit),
      ])
  }
}
