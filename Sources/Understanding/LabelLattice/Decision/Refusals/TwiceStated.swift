/// The amounts of a food that is stated twice, as in two languages, where both statements differ.
///
/// One of the two is misread. The other amounts are equal, so that they support each other.
struct TwiceStated {
  /// The differing amounts of each nutrient that nothing else decides between.
  private(set) var disputed: [Int: [Double]] = [:]

  /// Compares two tables that are side by side, or one below the other.
  ///
  /// A label with a serving is left out, as its amounts may be nearly those of 100 g.
  init(_ lattice: Lattice) {
    guard !lattice.page.headings.contains(where: { $0.kind == .serving || $0.kind == .mass }) else {
      return
    }
    for layout in lattice.layouts
    where layout.panels.count == 2
      && layout.states.allSatisfy({ $0 == .hundred || $0 == .sold && !layout.layout.isStream })
    {
      let (first, second) = (layout.panels[0][0], layout.panels[1][0])
      guard ColumnPair.isOneColumn(first, second) else { continue }
      add(first, second)
      add(second, first)
    }
  }

  /// Whether another statement has another amount of a value's nutrient.
  func contradicts(_ value: LatticeValue) -> Bool {
    disputed[value.key]?.contains { isSameAmount($0, value.amount) } ?? false
  }

  private mutating func add(_ panel: Panel, _ other: Panel) {
    for case (let own?, let rival?) in zip(panel.values, other.values)
    where own.isNamed && rival.isNamed && !isSameAmount(own.amount, rival.amount)
      && !Self.isSurer(own, panel, than: rival, other)
    {
      disputed[own.key, default: []].append(own.amount)
    }
  }

  /// Whether the other amounts of both statements, or a lost decimal mark, decide for a value.
  private static func isSurer(
    _ own: PanelCandidate, _ panel: Panel, than rival: PanelCandidate, _ other: Panel
  ) -> Bool {
    func digits(_ option: ValueOption) -> String { option.text.filter { "0"..."9" ~= $0 } }
    if own.option.hasFraction, !rival.option.hasFraction,
      digits(own.option) == digits(rival.option)
    {
      return true
    }
    if LatticeNutrient.isEnergy(own.key) {
      let agrees = PanelFactor.energiesAgree.rawValue
      return panel.factors[agrees] > 0 && other.factors[agrees] <= 0
    }
    return LatticeNutrient.macros.contains(own.key)
      && [panel, other].contains { panel in
        fitsEnergy(of: panel, own) && !fitsEnergy(of: panel, rival)
      }
  }

  /// Whether the energy of a panel is that of its parts, where one of these is `part`.
  private static func fitsEnergy(of panel: Panel, _ part: PanelCandidate) -> Bool {
    func amount(_ key: Int) -> Double? {
      key == part.key ? part.amount : panel.values[key]?.amount
    }
    guard let energy = amount(LatticeNutrient.energyKcal), let fat = amount(LatticeNutrient.fat),
      let carbohydrates = amount(LatticeNutrient.carbohydrates),
      let protein = amount(LatticeNutrient.protein)
    else { return false }
    let residual = EnergyOfParts.residual(
      energy, fat: fat, carbohydrates: carbohydrates, protein: protein,
      fiber: amount(LatticeNutrient.fiber) ?? 0)
    return residual <= closest
  }

  /// The distance of an energy from that of its parts at most, in tolerances. Both statements have the other parts, so
  /// that less than usual is left to rounding. It is set by hand.
  private static let closest = 0.3
}
