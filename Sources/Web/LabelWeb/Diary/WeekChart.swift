import FoodDiary
import Languages

/// The calories of some days as bars; the table beside it has the numbers.
struct WeekChart {
  let days: [DayLog]
  let complete: Set<LocalDay>
  let language: PageLanguage

  // The picture's sizes in its own units.
  private static let slot = 40.0
  private static let height = 100.0

  /// The values for the template `week`.
  var values: [String: Any] {
    let totals = days.map { $0.total(.energyKcal).value }
    let goal = days.last?.goals.energyKcal
    let top = max(totals.max() ?? 0, goal ?? 0, 1) * 1.1
    func place(_ value: Double) -> Double { (value / top * Self.height * 10).rounded() / 10 }
    return [
      "width": "\(Double(days.count) * Self.slot)", "height": "\(Self.height)",
      "hasGoal": goal != nil, "goalY": "\(Self.height - place(goal ?? 0))",
      "heads": CountedNutrient.allCases.map { ["text": language.name(of: $0)] },
      "days": zip(days, totals).enumerated().map { index, entry in
        let (day, total) = entry
        let x = (Double(index) + 0.15) * Self.slot
        return [
          "day": "\(day.day)", "name": language.day(day.day),
          "isComplete": complete.contains(day.day),
          "x": "\(x)", "y": "\(Self.height - place(total))",
          "barWidth": "\(0.7 * Self.slot)", "barHeight": "\(place(total))",
          "labelX": "\(x + 0.35 * Self.slot)",
          // Of a month every fifth day has room for its number.
          "short": days.count <= 7 || (days.count - 1 - index) % 5 == 0
            ? "\(day.day.parts.day)" : "",
          "amounts": CountedNutrient.allCases.map { nutrient in
            [
              "text": day.entries.isEmpty
                ? "–"
                : language.total(day.total(nutrient), of: nutrient, entries: day.entries.count)
            ]
          },
        ] as [String: Any]
      },
    ]
  }
}
