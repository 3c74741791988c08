package import FoodDiary
package import Languages

/// Days of the diary for a terminal: a line a day, then means, trends and streaks.
package struct StatisticsPresentation {
  private let days: [DayLog]
  private let statistics: DiaryStatistics
  private let style: TerminalStyle
  private let form: NumberForm

  /// Shows `days`, which `statistics` are of, with days in `form`.
  package init(
    _ days: [DayLog], _ statistics: DiaryStatistics, style: TerminalStyle = .plain,
    form: NumberForm = .english
  ) {
    self.form = form
    self.days = days
    self.statistics = statistics
    self.style = style
  }

  /// The lines, each with its end.
  package var text: String {
    var rows = [[""] + DiaryText.heads + [""]]
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
        log.state(.energyKcal) == .exceeded ? "exceeded" : ""
      ]
    }
    var lines = TextTable.aligned(rows, leftAligned: 1).map { String($0.trimmingSuffix(of: " ")) }
    lines[0] = style(lines[0], .dim)
    let logged = days.filter { !$0.meals.isEmpty }
    // The goals may have changed; the bands are those of the last day.
    if let zones = days.last?.goals.zones, !logged.isEmpty {
      lines += [""]
      lines += style.bars(logged.map { MacroDay($0) }, zones: zones).map(form.numbersAndDays(in:))
    }
    lines.append("")
    for nutrient in [CountedNutrient.energyKcal, .protein, .carbohydrates, .fat] {
      guard let figures = statistics.figures[nutrient] else { continue }
      lines.append(line(for: nutrient, figures))
    }
    lines.append(
      "logged on \(statistics.loggedDays) of \(days.count) days; streak \(counted(statistics.streak, "day")), "
        + "longest \(statistics.longestStreak)")
    if statistics.completeDays > 0 {
      lines.append(
        "means and trends are of the \(counted(statistics.completeDays, "complete day")) (diary complete)"
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(
    for nutrient: CountedNutrient, _ figures: DiaryStatistics.Figures
  ) -> String {
    guard figures.average > 0 || figures.incompleteDays < statistics.loggedDays else {
      return "\(nutrient.word): not known"
    }
    var line = "\(nutrient.word): "
    if figures.incompleteDays > 0 { line += "at least " }
    line += "\(form.amount(figures.average, nutrient)) a day"
    if figures.incompleteDays > 0 {
      line += " (\(counted(figures.incompleteDays, "day")) incomplete)"
    }
    if let trend = figures.trend {
      let number = form.number(abs(trend), nutrient)
      line +=
        number == "0" ? ", steady" : ", \(trend < 0 ? "falling" : "rising") by \(number) a day"
    }
    if figures.daysWithGoal > 0 {
      line += ", goal met on \(figures.daysWithin) of \(figures.daysWithGoal) days"
      if figures.daysUnknown > 0 { line += ", not known of \(figures.daysUnknown)" }
    }
    return line
  }
}
