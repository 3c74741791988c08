/// The figures of some days of the diary. Days on which nothing was logged count for nothing: nobody knows what
/// was eaten on them.
package struct DiaryStatistics: Hashable, Sendable, Codable {
  /// The figures of one nutrient.
  package struct Figures: Hashable, Sendable, Codable {
    /// The mean of the logged days' totals; `nil` where no entry of these days has an amount.
    package var average: Double?
    /// On how many logged days an entry lacks an amount: of more than 0 the mean is a lower bound.
    package var incompleteDays: Int
    /// The rise of the totals from a day to the next, negative for a fall. It is the slope of the
    /// straight line with the least squares. `nil` of fewer than three logged days, and without a mean.
    package var trend: Double?
    /// On how many logged days with a goal it was met.
    package var daysWithin: Int
    /// The number of logged days that had a goal.
    package var daysWithGoal: Int
    /// On how many of them missing amounts decide whether it was met.
    package var daysUnknown: Int

    private enum CodingKeys: String, CodingKey {
      case average, incompleteDays, trend, daysWithin, daysWithGoal, daysUnknown
    }
  }

  /// The first and the last of the days.
  package var first, last: LocalDay
  /// On how many of them something was logged.
  package var loggedDays: Int
  /// The number of days in a row with a log, up to the last day with a log. It is 0 unless that is
  /// the last day or the one before. Days before ``first`` count.
  package var streak: Int
  /// The longest run of days with a log, days before ``first`` included.
  package var longestStreak: Int
  /// The number of the days that a person marked as complete.
  package var completeDays: Int
  /// The figures of each nutrient: of the complete days where there are any, else of all logged
  /// days. Empty without a logged day.
  package var figures: [CountedNutrient: Figures]

  /// Computes the statistics of `days`, which follow one another; `nil` without days.
  ///
  /// - Parameters:
  ///   - days: the days whose amounts count.
  ///   - allLogged: every day on which something was logged, in order; the streaks are of these. Days after the last
  ///     of `days` do not count.
  ///   - complete: the days of which a person said that all that was eaten is logged.
  package init?(
    _ days: [DayLog], logged allLogged: [LocalDay], complete: Set<LocalDay> = []
  ) {
    guard let first = days.first?.day, let last = days.last?.day else { return nil }
    (self.first, self.last) = (first, last)
    let known = days.filter { !$0.meals.isEmpty }
    loggedDays = known.count
    let whole = known.filter { complete.contains($0.day) }
    completeDays = whole.count
    let logged = whole.isEmpty ? known : whole
    var runs: [(end: LocalDay, length: Int)] = []
    for day in allLogged where day <= last {
      if let run = runs.last, run.end.advanced(by: 1) == day {
        runs[runs.count - 1] = (day, run.length + 1)
      } else {
        runs.append((day, 1))
      }
    }
    longestStreak = runs.map(\.length).max() ?? 0
    // What is eaten today may be logged later today.
    streak = runs.last.flatMap { $0.end >= last.advanced(by: -1) ? $0.length : nil } ?? 0
    figures = [:]
    guard !logged.isEmpty else { return }
    for nutrient in CountedNutrient.allCases {
      let totals = logged.map { $0.total(nutrient) }
      let states = logged.map { $0.state(nutrient) }
      let isKnown = totals.contains(where: \.isKnown)
      let slope = Self.slope(zip(logged, totals).map { (Double($0.day.number), $1.value) })
      figures[nutrient] = Figures(
        average: isKnown
          ? (totals.map(\.value).reduce(0, +) / Double(logged.count)).decimal : nil,
        incompleteDays: totals.count(where: \.isLowerBound), trend: isKnown ? slope?.decimal : nil,
        daysWithin: states.count { $0 == .within }, daysWithGoal: states.count { $0 != .none },
        daysUnknown: states.count { $0 == .unknown })
    }
  }

  private static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
    guard points.count >= 3 else { return nil }
    let count = Double(points.count)
    let x = points.map(\.x).reduce(0, +) / count
    let y = points.map(\.y).reduce(0, +) / count
    let spread = points.map { ($0.x - x) * ($0.x - x) }.reduce(0, +)
    return points.map { ($0.x - x) * ($0.y - y) }.reduce(0, +) / spread
  }
}

extension DiaryStatistics.Figures {
  /// Writes every key; what is not known is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(average, forKey: .average)
    try container.encode(incompleteDays, forKey: .incompleteDays)
    try container.encode(trend, forKey: .trend)
    try container.encode(daysWithin, forKey: .daysWithin)
    try container.encode(daysWithGoal, forKey: .daysWithGoal)
    try container.encode(daysUnknown, forKey: .daysUnknown)
  }
}
