package import FoodDiary
package import Foundation
package import Languages

/// A day of the diary for a terminal: its meals, totals and what is left of its goals.
package struct DayPresentation {
  private let log: DayLog
  private let isComplete: Bool
  private let timeZone: TimeZone
  private let style: TerminalStyle
  private let neighbours: (before: LocalDay?, after: LocalDay?)
  private let wording: Wording

  /// Shows `log` with the times of `timeZone`, in `wording`. `isComplete` is whether a person marked the day so.
  /// `neighbours` are the nearest days with something logged.
  package init(
    _ log: DayLog, isComplete: Bool = false, timeZone: TimeZone, style: TerminalStyle = .plain,
    neighbours: (before: LocalDay?, after: LocalDay?) = (nil, nil), wording: Wording = .english
  ) {
    self.wording = wording
    self.log = log
    self.isComplete = isComplete
    self.timeZone = timeZone
    self.style = style
    self.neighbours = neighbours
  }

  /// The lines, each with its end.
  package var text: String {
    // The sign of the pages.
    var lines = [style(wording.title(of: log.day) + (isComplete ? " ✓" : ""), .bold), ""]
    lines += log.meals.isEmpty ? ["  " + wording(PageWord.nothingLogged)] : meals
    lines += [""] + totals
    let bars = style.bars(
      [MacroDay(log)], zones: log.goals.zones, titles: wording.titles(log.goals.zones)
    ).map(form.numbersAndDays(in:))
    if !log.meals.isEmpty { lines += [""] + bars }
    let around = wording.neighbours(before: neighbours.before, after: neighbours.after)
    if !around.isEmpty { lines += ["", style(around, .dim)] }
    return lines.map { $0 + "\n" }.joined()
  }

  private var meals: [String] {
    var rows = [["", "", ""] + wording.diaryHeads]
    rows += log.entries.map { entry in
      [
        "#\(entry.id)", DiaryText.name(entry.food.name), wording.portion(entry.food.portion),
      ] + form.cells(of: entry.food.amounts)
    }
    let table = TextTable.aligned(rows, leftAligned: 2)
    var lines = [style(table[0], .dim)]
    var next = 1
    for meal in log.meals {
      lines.append(
        "\(DiaryText.time(meal.time, in: timeZone))  \(style(DiaryText.name(meal.summary), .bold))"
          + style("  " + wording(DiaryWord.meal, ["number": "#\(meal.id)"]), .dim))
      for entry in meal.entries {
        lines.append(table[next] + style("  " + wording.name(of: entry.food.source), .dim))
        next += 1
      }
    }
    return lines
  }

  private var totals: [String] {
    let line = "\(wording(PageWord.total)) \(wording.energy(of: log) { style($0, .red) })"
    let rows = CountedNutrient.macros.map { nutrient -> [String] in
      let zone = log.goals.zones[nutrient]
      return [
        wording.name(of: nutrient),
        wording.total(log.total(nutrient), nutrient, of: log.entries.count), wording.goal(zone),
        zone == nil ? "" : wording.state(of: nutrient, in: log),
      ]
    }
    let isRounded = CountedNutrient.allCases.contains { nutrient in
      DiaryText.isRounded(log.entries.map { $0.food.amounts[nutrient] }, nutrient)
    }
    let note = "  " + wording(DiaryWord.rounded)
    return [line]
      + TextTable.aligned(rows, leftAligned: 4).map { String($0.trimmingSuffix(of: " ")) }
      + (isRounded ? [style(note, .dim)] : [])
  }

  private var form: NumberForm { wording.numbers }
}

extension String {
  /// Returns the text without the signs `ending` at its end.
  func trimmingSuffix(of ending: Character) -> Substring {
    var rest = self[...]
    while rest.last == ending { rest = rest.dropLast() }
    return rest
  }
}
