/// A pet's feedings on a day.
package struct PetDay: Hashable, Sendable, Codable {
  /// The day.
  package var day: LocalDay
  /// Its feedings, in the order in which they were logged.
  package var feedings: [LoggedFeeding]
  /// Grams in all.
  package var grams: Double
  /// Kilocalories, with how many feedings lack them.
  package var energy: AmountTotal
  /// The share of the energy from carbohydrates, in percent, of the feedings where both are known; `nil`
  /// for none.
  package var carbohydrateShare: Double?
  /// The number of feedings that the share leaves out.
  package var withoutCarbohydrates: Int

  /// Sums the feedings of one day up.
  package init(day: LocalDay, feedings: [LoggedFeeding]) {
    self.day = day
    self.feedings = feedings
    let parts = feedings.map(\.feeding)
    grams = parts.map(\.grams).reduce(0, +).decimal
    let energies = parts.compactMap(\.energyKcal)
    energy = AmountTotal(
      value: energies.reduce(0, +), missing: parts.count - energies.count,
      isKnown: !energies.isEmpty || parts.isEmpty)
    let share = CarbohydrateShare(of: parts)
    (carbohydrateShare, withoutCarbohydrates) = (share.percent, share.missing)
  }
}

/// The share of the energy of some feedings that comes from carbohydrates.
package struct CarbohydrateShare: Hashable, Sendable {
  /// In percent, of the feedings where both are known; `nil` for none.
  package var percent: Double?
  /// The number of feedings it leaves out, since their energy or their carbohydrates are not known.
  package var missing: Int

  /// Computes the share of all `feedings` together, so that a large one counts more than a small one.
  package init(of feedings: [Feeding]) {
    let known = feedings.compactMap { feeding in
      feeding.carbohydrateKcal.flatMap { part in feeding.energyKcal.map { (part, $0) } }
    }
    let whole = known.map(\.1).reduce(0, +)
    percent = whole > 0 ? (100 * known.map(\.0).reduce(0, +) / whole).decimal : nil
    missing = feedings.count - known.count
  }
}
