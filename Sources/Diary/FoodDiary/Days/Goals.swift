/// A person's goals for a day.
package struct Goals: Hashable, Sendable, Codable {
  /// From how much to how much of a nutrient is wanted; at least one end is there.
  package struct Zone: Hashable, Sendable, Codable {
    /// At least so many grams.
    package let minimum: Double?
    /// At most so many grams.
    package let maximum: Double?

    /// Creates a zone. `nil` without ends, with one that is negative or not a number, and with a
    /// minimum above the maximum.
    package init?(minimum: Double?, maximum: Double?) {
      let ends = [minimum, maximum].compactMap { $0 }
      guard !ends.isEmpty, ends.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= Goals.largest }),
        minimum ?? 0 <= maximum ?? .infinity
      else { return nil }
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// Kilocalories a day, above 0 and at most ``largest``.
  package var energyKcal: Double?
  /// Zones of protein, carbohydrates and fat.
  package var zones: [CountedNutrient: Zone]

  /// No goal is greater, in kcal or grams: twice what a Tour de France rider eats on a day.
  package static let largest = 20_000.0

  /// Creates goals.
  package init(energyKcal: Double? = nil, zones: [CountedNutrient: Zone] = [:]) {
    self.energyKcal = energyKcal
    self.zones = zones
  }

  /// The least that is wanted of `nutrient`; of calories there is no least.
  package func minimum(_ nutrient: CountedNutrient) -> Double? {
    nutrient == .energyKcal ? nil : zones[nutrient]?.minimum
  }

  /// The most that is wanted of `nutrient`. For calories it is the goal.
  package func maximum(_ nutrient: CountedNutrient) -> Double? {
    nutrient == .energyKcal ? energyKcal : zones[nutrient]?.maximum
  }
}

extension Goals {
  /// Writes every key; what is not wanted is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(energyKcal, forKey: .energyKcal)
    try container.encode(zones, forKey: .zones)
  }
}

extension Goals.Zone {
  /// Writes both ends; one that is not there is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(maximum, forKey: .maximum)
  }
}

/// The state of a day's total against its goal.
package enum GoalState: String, Hashable, Sendable, Codable {
  /// There is no goal.
  case none
  /// Less than the least that is wanted.
  case below
  /// As it is wanted.
  case within
  /// More than is wanted.
  case exceeded
  /// Amounts are missing that decide on it.
  case unknown
}
