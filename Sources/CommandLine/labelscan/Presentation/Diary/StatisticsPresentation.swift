package import FoodDiary
package import Languages

/// Days of the diary for a terminal: a line a day, then means, trends and streaks.
package struct StatisticsPresentation {
  private let days: [DayLog]
  private let statistics: DiaryStatistics
  private let style: TerminalStyle
  private let wording: Wording

  /// Shows `days`, which `statistics` are of, in `wording`.
  package init(
    _ days: [DayLog], _ statistics: DiaryStatistics, style: TerminalStyle = .plain,
    wording: Wording = .english
  ) {
    self.wording = wording
    self.days = days
    self.statistics = statistics
    self.style = style
  }

  /// The lines, each with its end.
  package var text: String {
    var rows = [[""] + wording.diaryHeads + [""]]
    rows += days.map { log in
      guard !log.meals.isEmpty else {
        return [form.date("\(log.day)"), "--", "--", "--", "--", ""]
      }
      let totals = [CountedNutrient.energyKcal, .protein, .carbohydrates, .fat].map { nutrient in
        let total = log.total(nutrient)
        guard total.missing < log.entries.count else { return "--" }
        return (total.isLowerBound ? "≥ " : "") + form.number(total.value, nutrient)
      }
      return [form.date("\(log.day)")] + totals + [
        log.state(.energyKcal) == .exceeded ? wording(DiaryWord.exceeded) : ""
      ]
    }
    var lines = TextTable.aligned(rows, leftAligned: 1).map { String($0.trimmingSuffix(of: " ")) }
    lines[0] = style(lines[0], .dim)
    let logged = days.filter { !$0.meals.isEmpty }
    // The goals may have changed; the bands are those of the last day.
    if let zones = days.last?.goals.zones, !logged.isEmpty {
      lines += [""]
      lines += style.bars(
        logged.map { MacroDay($0) }, zones: zones, titles: wording.titles(zones)
      ).map(form.numbersAndDays(in:))
    }
    lines.append("")
    for nutrient in [CountedNutrient.energyKcal, .protein, .carbohydrates, .fat] {
      guard let figures = statistics.figures[nutrient] else { continue }
      lines.append(wording.mean(of: nutrient, figures))
    }
    lines.append(wording.streaks(of: statistics, in: days.count))
    if statistics.completeDays > 0 {
      lines.append(wording.completeDays(statistics.completeDays))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var form: NumberForm { wording.numbers }
}
