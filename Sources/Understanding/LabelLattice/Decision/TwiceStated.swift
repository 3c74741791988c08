/// The amounts of a food that is stated twice, as in two languages, where both statements differ.
///
/// One of the two is misread. The other amounts are equal, so that they support each other.
struct TwiceStated {
  /// The differing amounts of each nutrient that nothing else decides between.
  private(set) var disputed: [Int: [Double]] = [:]

  /// Compares two tables that are side by side.
  ///
  /// A label with a serving is left out, as its amounts may be nearly those of 100 g.
  init(_ lattice: Lattice) {
    guard !lattice.page.headings.contains(where: { $0.kind == .serving || $0.kind == .mass }) else {
      return
    }
    for layout in lattice.layouts
    where !layout.layout.isStream && layout.panels.count == 2
      && layout.states.allSatisfy({ $0 == .sold || $0 == .hundred })
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
    func hasOnlyFirst(_ factor: PanelFactor) -> Bool {
      panel.factors[factor.rawValue] > 0 && other.factors[factor.rawValue] <= 0
    }
    func digits(_ option: ValueOption) -> String { option.text.filter { "0"..."9" ~= $0 } }
    if own.option.hasFraction, !rival.option.hasFraction,
      digits(own.option) == digits(rival.option)
    {
      return true
    }
    if LatticeNutrient.isEnergy(own.key) { return hasOnlyFirst(.energiesAgree) }
    return LatticeNutrient.macros.contains(own.key) && hasOnlyFirst(.sumAgrees)
  }
}
