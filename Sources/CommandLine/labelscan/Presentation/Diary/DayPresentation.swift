package import FoodDiary
package import Foundation
package import Languages

/// A day of the diary for a terminal: its meals, totals and what is left of its goals.
package struct DayPresentation {
  private let log: DayLog
  private let timeZone: TimeZone
  private let style: TerminalStyle
  private let neighbours: (before: LocalDay?, after: LocalDay?)
  private let form: NumberForm

  /// Shows `log` with the times of `timeZone`, and with numbers and days in `form`. `neighbours`
  /// are the nearest days with something logged.
  package init(
    _ log: DayLog, timeZone: TimeZone, style: TerminalStyle = .plain,
    neighbours: (before: LocalDay?, after: LocalDay?) = (nil, nil), form: NumberForm = .english
  ) {
    self.form = form
    self.log = log
    self.timeZone = timeZone
    self.style = style
    self.neighbours = neighbours
  }

  /// The lines, each with its end.
  package var text: String {
    var lines = [style(DiaryText.title(of: log.day, form), .bold), ""]
    lines += log.meals.isEmpty ? ["  nothing logged"] : meals
    lines += [""] + totals
    let bars = style.bars([MacroDay(log)], zones: log.goals.zones).map(form.numbersAndDays(in:))
    if !log.meals.isEmpty { lines += [""] + bars }
    let around = [
      neighbours.before.map { "before: \(form.day($0))" },
      neighbours.after.map { "after: \(form.day($0))" },
    ].compactMap { $0 }
    if !around.isEmpty { lines += ["", style(around.joined(separator: ", "), .dim)] }
    return lines.map { $0 + "\n" }.joined()
  }

  private var meals: [String] {
    var rows = [["", "", ""] + DiaryText.heads]
    rows += log.entries.map { entry in
      [
        "#\(entry.id)", DiaryText.name(entry.food.name), form.portion(entry.food.portion),
      ] + form.cells(of: entry.food.amounts)
    }
    let table = TextTable.aligned(rows, leftAligned: 2)
    var lines = [style(table[0], .dim)]
    var next = 1
    for meal in log.meals {
      lines.append(
        "\(DiaryText.time(meal.time, in: timeZone))  \(style(DiaryText.name(meal.summary), .bold))"
          + style("  meal #\(meal.id)", .dim))
      for entry in meal.entries {
        lines.append(table[next] + style("  \(entry.food.source.words)", .dim))
        next += 1
      }
    }
    return lines
  }

  private var totals: [String] {
    let energy = log.total(.energyKcal)
    var line = "Total \(form.total(energy, .energyKcal, of: log.entries.count))"
    if let goal = log.goals.energyKcal, let left = log.remainingKcal {
      line += " of \(form.amount(goal, .energyKcal)), "
      line +=
        log.state(.energyKcal) == .exceeded
        ? style("exceeded by \(form.amount(-left, .energyKcal))", .red)
        : "\(energy.isLowerBound ? "at most " : "")\(form.amount(left, .energyKcal)) remaining"
    }
    let rows = CountedNutrient.macros.map { nutrient -> [String] in
      let zone = log.goals.zones[nutrient]
      return [
        nutrient.word, form.total(log.total(nutrient), nutrient, of: log.entries.count),
        zone.map { "goal \(form.numbers(in: $0.words))" } ?? "",
        zone == nil ? "" : state(of: nutrient),
      ]
    }
    let isRounded = CountedNutrient.allCases.contains { nutrient in
      DiaryText.isRounded(log.entries.map { $0.food.amounts[nutrient] }, nutrient)
    }
    let note = "  numbers are rounded; totals are those of the exact amounts"
    return [line]
      + TextTable.aligned(rows, leftAligned: 4).map { String($0.trimmingSuffix(of: " ")) }
      + (isRounded ? [style(note, .dim)] : [])
  }

  /// Returns the state of a total against its goal; where amounts decide that are missing, that of
  /// its known part.
  private func state(of nutrient: CountedNutrient) -> String {
    let state = log.state(nutrient)
    guard state == .unknown else { return state.rawValue }
    return "\(log.stateAsFarAsKnown(nutrient).rawValue), as far as known"
  }
}

extension String {
  /// Returns the text without the signs `ending` at its end.
  func trimmingSuffix(of ending: Character) -> Substring {
    var rest = self[...]
    while rest.last == ending { rest = rest.dropLast() }
    return rest
  }
}
