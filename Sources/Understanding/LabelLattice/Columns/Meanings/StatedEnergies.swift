import LabelModel

/// The energies that a line states of 100 g or 100 ml.
///
/// An example is "Typical values per 100 g: energy 1062 kJ / 252 kcal". A package's front may repeat a serving's
/// amounts. It then states the energy of 100 g, too (EU 1169/2011, articles 32 and 33).
struct StatedEnergies {
  /// The numbers with a unit of energy behind a surely read 100 in its line.
  private var spots: Set<Int> = []
  private let page: LatticePage

  init(_ page: LatticePage) {
    self.page = page
    let hundreds = page.headings.filter { $0.kind.hundred != nil && $0.isSure }
    for index in page.spots.indices where Self.isEnergy(page.spots[index].options[0]) {
      let place = page.spots[index].stretches[0]
      let isStated = hundreds.contains { $0.line == place.line && $0.start < place.start }
      if isStated { spots.insert(index) }
    }
  }

  /// Whether a panel's energy is another one than that of 100 g or 100 ml in the same unit.
  ///
  /// A stated energy that is the panel's own contradicts nothing, though looks may read it in several ways.
  func contradict(_ panel: Panel) -> Bool {
    let own = [LatticeNutrient.energyKJ, LatticeNutrient.energyKcal].compactMap { panel.values[$0] }
      .filter { Self.isEnergy($0.option) }
    guard !own.contains(where: { spots.contains($0.spot) }) else { return false }
    let compared = own.map { value in
      spots.filter { page.spots[$0].options[0].unit == value.option.unit }
        .map { isSameAmount(page.spots[$0].options[0].value, value.option.value) }
    }
    return compared.contains { !$0.isEmpty } && !compared.joined().contains(true)
  }

  private static func isEnergy(_ option: ValueOption) -> Bool {
    option.unitClass == .kilojoule || option.unitClass == .kilocalorie
  }
}
