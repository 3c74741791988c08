/// The figures of a day, or of anything else with a label, in charts. They are calories and grams
/// of the three macros.
package struct MacroDay: Hashable, Sendable {
  /// The label, such as the day's date.
  package var label: String
  /// Kilocalories; `nil` when not known.
  package var energyKcal: Double?
  /// Grams of protein; `nil` when not known.
  package var protein: Double?
  /// Grams of carbohydrates; `nil` when not known.
  package var carbohydrates: Double?
  /// Grams of fat; `nil` when not known.
  package var fat: Double?

  /// Creates a day.
  package init(
    label: String, energyKcal: Double? = nil, protein: Double?, carbohydrates: Double?, fat: Double?
  ) {
    self.label = label
    self.energyKcal = energyKcal
    self.protein = protein
    self.carbohydrates = carbohydrates
    self.fat = fat
  }

  /// Takes a day's totals, as far as they are known. A total without any entry's amount is `nil`.
  package init(_ log: DayLog) {
    func known(_ nutrient: CountedNutrient) -> Double? {
      let total = log.total(nutrient)
      return total.missing < log.entries.count ? total.value : nil
    }
    self.init(
      label: log.day.description, energyKcal: known(.energyKcal), protein: known(.protein),
      carbohydrates: known(.carbohydrates), fat: known(.fat))
  }

  /// Returns what charts of `days` show, from above: calories only where a day knows them.
  static func charted(_ days: [MacroDay]) -> [CountedNutrient] {
    let hasEnergy = days.contains { $0.amount(.energyKcal) != nil }
    return (hasEnergy ? [.energyKcal] : []) + CountedNutrient.macros
  }

  /// The amount of `nutrient` that can be drawn, in its unit: neither negative nor endless.
  func amount(_ nutrient: CountedNutrient) -> Double? {
    let amount: Double? =
      switch nutrient {
      case .protein: protein
      case .carbohydrates: carbohydrates
      case .fat: fat
      case .energyKcal: energyKcal
      }
    return amount.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

/// The scale of a chart: from 0 to somewhat more than the greatest that is shown.
struct MacroScale {
  /// The greatest amount on the scale, in the nutrient's unit; above 0.
  let top: Double
  /// From where to where the target zone goes; without a maximum to the top.
  let zone: ClosedRange<Double>?

  init(_ nutrient: CountedNutrient, _ days: [MacroDay], _ zone: Goals.Zone?) {
    let amounts = days.compactMap { $0.amount(nutrient) }
    let ends = [zone?.minimum, zone?.maximum].compactMap { $0 }
    // A tenth more, so that an end of a zone at the top can be seen.
    let top = max((amounts + ends).max() ?? 0, 1) * 1.1
    self.top = top
    self.zone = zone.map { ($0.minimum ?? 0)...($0.maximum ?? top) }
  }
}

extension Goals.Zone {
  /// The zone in words: `60 to 120 g`, `at least 60 g`, `at most 120 g`.
  package var words: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "\(shown(minimum)) to \(shown(maximum)) g"
    case (let minimum?, nil): "at least \(shown(minimum)) g"
    case (nil, let maximum?): "at most \(shown(maximum)) g"
    case (nil, nil): ""
    }
  }
}
