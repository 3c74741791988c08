import Foundation

extension LatticePosterior {
  private typealias Row = CalibrationRow<MeaningCalibrationFeature>

  /// Rows whose ratio a printed size explains, from which more say no more. Two may have one by chance.
  private static let rowsOfRatio = 4
  /// A label has a column of 100 g or one of 100 ml; a serving's column may be beside either.
  private static let hundreds: [ColumnMeaning] = [.per100g, .per100ml, .asFed]

  /// The features of calibration of one meaning.
  package func meaningFeatures(_ meaning: ColumnMeaning, _ page: LatticePage, _ rules: RuleDecision)
    -> [Double]
  {
    let members = values.filter { $0.meaning == meaning }
    var row = Row()
    let p = min(1, meanings[meaning.rawValue])
    row[.posterior] = max(-7, min(7, log((p + 1e-4) / (1 - p + 1e-4))))
    row[.panelSize] = Double(members.map(\.panelSize).max() ?? 0) / 5
    row[.isStream] = members.contains { $0.isStream }
    row[.noise] = page.noise
    row[.isServing] = meaning == .perServing
    row[.isHundredMillilitres] = meaning == .per100ml
    row[.isAsFed] = meaning == .asFed
    row[.hasHeading] = !page.headings.isEmpty
    let rulesHave =
      rules.basis == meaning || rules.accepted.keys.contains { $0[0] == meaning.rawValue }
    row[.rulesAgree] = rulesHave
    row[.rulesDiffer] = !rulesHave && rules.basis != nil
    let confirmed = members.count { 2 * $0.confirmed > $0.posterior }
    row[.isConfirmed] = Double(min(confirmed, Self.rowsOfRatio)) / Double(Self.rowsOfRatio)
    let sole = addHeadings(of: meaning, members, page, to: &row)
    let hasKilojoules = members.contains { $0.key == LatticeNutrient.energyKJ }
    row[.hundredHasKilojoules] = hasKilojoules && [.per100g, .per100ml].contains(meaning)
    if meaning == .per100g { addGrams(members, page, unheaded: 1 - sole, to: &row) }
    addRivals(of: meaning, to: &row)
    return row.values
  }

  /// Adds what the headings of the page say of the meaning.
  ///
  /// - Returns: the certainty that a heading means this one and no other, `0 ... 1`.
  private func addHeadings(
    of meaning: ColumnMeaning, _ members: [LatticeValue], _ page: LatticePage, to row: inout Row
  ) -> Double {
    let own = page.certainty(of: meaning)
    let otherHundred =
      Self.hundreds.filter { $0 != meaning }.map(page.certainty).max() ?? 0
    row[.ownHeading] = own
    row[.otherHeading] = otherHundred
    // Pet food is fed in servings, whose amounts nobody prints.
    row[.servingHeading] =
      [.perServing, .asFed].contains(meaning) ? 0 : page.certainty(of: .perServing) * (1 - own)
    // A heading that may as well be the other one settles nothing.
    let sole = max(0, 2 * own * (1 - otherHundred) - 1)
    row[.soleHeading] = meaning == .perServing ? 0 : sole
    row[.hasHeadingAndPanel] = own > 0.5 && members.contains { $0.panelSize > 3 }
    return sole
  }

  /// Adds what the amounts and other print say of grams against millilitres. Where 100 g is surely read, nothing else
  /// matters.
  private func addGrams(
    _ members: [LatticeValue], _ page: LatticePage, unheaded: Double, to row: inout Row
  ) {
    let composition = Self.composition(members)
    row[.gramsAreSolid] =
      composition.isFatty || composition.isStarchy || composition.isFatAndCarbohydrate
      || composition.isProteinRich
    row[.gramsAreWatery] = composition.isWatery
    row[.gramsOfDrinkWords] = unheaded * page.drinkWords / 2
    row[.gramsOfJuiceWords] = unheaded * page.juiceWords / 2
    row[.gramsOfMillilitreServing] = page.hasServingMillilitres ? unheaded : 0
    row[.gramsOfGramServing] = page.hasServingGrams ? unheaded : 0
    row[.gramsOfMass] = page.hasMasses ? unheaded : 0
    row[.gramsOfVolume] = page.hasVolumes ? unheaded : 0
    let energy = members.first { $0.key == LatticeNutrient.energyKcal }?.amount
    row[.gramsOfLowEnergy] = energy.map { $0 < 100 ? unheaded : 0 } ?? 0
    let macros = members.filter {
      LatticeNutrient.macros.contains($0.key)
    }.reduce(0) { $0 + $1.amount }
    row[.gramsOfLeanFood] = macros < 20 ? unheaded : 0
  }

  /// Whether the likeliest amounts of 100 g are such as no liquid has.
  var isOfSolid: Bool {
    Self.composition(values.filter { $0.meaning == .per100g && $0.posterior > Self.likelyMeaning })
      .isSolid
  }

  private static func composition(_ values: [LatticeValue]) -> Composition {
    Composition([
      Dictionary(values.map { ($0.key, $0.amount) }, uniquingKeysWith: { first, _ in first })
    ])
  }

  /// Adds the chances of the other meanings.
  private func addRivals(of meaning: ColumnMeaning, to row: inout Row) {
    let rivals = ColumnMeaning.allCases.filter { $0 != meaning && $0 != .none }
    row[.rival] = rivals.map { meanings[$0.rawValue] }.max() ?? 0
    guard Self.hundreds.contains(meaning) else { return }
    row[.otherHundred] =
      Self.hundreds.filter { $0 != meaning }.map { meanings[$0.rawValue] }.max() ?? 0
  }
}
