import FoodDiary

/// A day of the diary as JSON: what is kept, and what follows from it. Absent is `null`.
struct DayLogJSON: Encodable {
  private enum CodingKeys: String, CodingKey {
    case day, isComplete, goals, meals, totals, remainingKcal, states
  }

  let log: DayLog
  /// Whether a person marked the day as complete.
  let isComplete: Bool

  init(_ log: DayLog, isComplete: Bool) { (self.log, self.isComplete) = (log, isComplete) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(log.day, forKey: .day)
    try container.encode(isComplete, forKey: .isComplete)
    try container.encode(log.goals, forKey: .goals)
    try container.encode(log.meals, forKey: .meals)
    let nutrients = CountedNutrient.allCases
    try container.encode(
      Dictionary(uniqueKeysWithValues: nutrients.map { ($0, log.total($0)) }), forKey: .totals)
    try container.encode(log.remainingKcal, forKey: .remainingKcal)
    try container.encode(
      Dictionary(uniqueKeysWithValues: nutrients.map { ($0, log.state($0)) }), forKey: .states)
  }
}
