import FoodDiary
import Foundation
import LabelModel
import Languages
import ProductStore

// The diary in words. English has nouns of its own behind numbers; other languages have signs there, since
// they have up to six plurals.
extension Wording {
  /// The heads of the columns that ``NumberForm/cells(of:)`` fills.
  var diaryHeads: [String] { ["kcal"] + CountedNutrient.macros.map { name(of: $0) } }

  /// The certainty of a draft's food.
  func name(of confidence: DraftConfidence) -> String {
    guard !isEnglish else { return confidence.rawValue }
    switch confidence {
    case .sure: return ""
    case .unsure: return self(PageWord.draftUnsure)
    case .incomplete: return self(PageWord.draftIncomplete)
    }
  }

  /// The day with its name: `2026-11-21, Saturday`.
  func title(of day: LocalDay) -> String {
    let calendar = DateFormatter()
    calendar.locale = Locale(identifier: language)
    let names: [String] = calendar.standaloneWeekdaySymbols
    // Foundation's weeks begin on Sunday, ISO 8601's on Monday.
    let name = names.indices.contains(day.weekday % 7) ? ", \(names[day.weekday % 7])" : ""
    return "\(self.day(day))\(name)"
  }

  /// The first and the last day: `2026-11-15 to 2026-11-21`.
  func range(_ first: LocalDay, _ last: LocalDay) -> String {
    isEnglish ? "\(day(first)) to \(day(last))" : "\(day(first)) – \(day(last))"
  }

  /// The chart of some days.
  func chart(of days: [DayLog], _ statistics: DiaryStatistics) -> MacroChart {
    let zones = days.last?.goals.zones ?? [:]
    let bars = days.map { log in
      var bar = MacroDay(log)
      bar.label = day(log.day)
      return bar
    }
    return MacroChart(
      title: range(statistics.first, statistics.last), days: bars, zones: zones,
      headings: titles(zones), decimalMark: numbers.decimalMark)
  }

  /// The goal of a nutrient: `goal 60 to 120 g`; empty without one.
  func goal(_ zone: Goals.Zone?) -> String {
    guard let zone, let ends = ends(of: zone) else { return "" }
    return isEnglish ? "goal \(ends)" : "\(self(PageWord.goals)): \(ends)"
  }

  /// The amounts of a goal: `60 to 120 g`; `nil` without any.
  func ends(of zone: Goals.Zone) -> String? {
    guard !isEnglish else { return zone.words.isEmpty ? nil : numbers.numbers(in: zone.words) }
    return switch (zone.minimum, zone.maximum) {
    case (let minimum?, let maximum?):
      "\(numbers.number(minimum, .protein))–\(numbers.amount(maximum, .protein))"
    case (let minimum?, nil): "≥ \(numbers.amount(minimum, .protein))"
    case (nil, let maximum?): "≤ \(numbers.amount(maximum, .protein))"
    case (nil, nil): nil
    }
  }

  /// The goals of a day, a line each: `protein: 60 to 120 g`.
  func lines(of goals: Goals) -> [String] {
    let none = isEnglish ? "none" : "--"
    let energy = goals.energyKcal.map { numbers.amount($0, .energyKcal) }
    return ["\(name(of: CountedNutrient.energyKcal)): \(energy ?? none)"]
      + CountedNutrient.macros.map { nutrient in
        "\(name(of: nutrient)): \(goals.zones[nutrient].flatMap(ends) ?? none)"
      }
  }

  /// The heads of the columns of known meals that follow their amounts: how often, and when at last.
  var useHeads: [String] { isEnglish ? ["used", "last"] : ["×", self(PageWord.dayHead)] }

  /// The titles of the bars of the macros.
  func titles(_ zones: [CountedNutrient: Goals.Zone]) -> [CountedNutrient: String] {
    Dictionary(
      uniqueKeysWithValues: CountedNutrient.allCases.map { nutrient in
        let texts = [name(of: nutrient), goal(zones[nutrient])]
        return (nutrient, texts.filter { !$0.isEmpty }.joined(separator: ", "))
      })
  }

  /// The total of `entries` entries; one that lacks amounts as the least that it can be.
  func total(_ total: AmountTotal, _ nutrient: CountedNutrient, of entries: Int) -> String {
    guard total.missing < max(1, entries) else {
      return isEnglish ? "not known" : self(PageWord.notKnown)
    }
    let amount = numbers.amount(total.value, nutrient)
    guard total.isLowerBound else { return amount }
    return isEnglish ? "at least \(amount) (\(total.missing) without)" : "≥ \(amount)"
  }

  /// The calories of a day with those that are left of the goal: `371 kcal of 2000 kcal, 1629 kcal remaining`.
  func energy(of log: DayLog, excess: (String) -> String = { $0 }) -> String {
    let energy = log.total(.energyKcal)
    let line = total(energy, .energyKcal, of: log.entries.count)
    guard let goal = log.goals.energyKcal, let left = log.shownKcalToGoal else { return line }
    let rest = log.isLessThanOneKcalLeft ? "< 1 kcal" : numbers.amount(left, .energyKcal)
    let isOver = log.state(.energyKcal) == .exceeded
    guard isEnglish else {
      let limit = energy.isLowerBound ? (isOver ? "≥ " : "≤ ") : ""
      let words = self(
        isOver ? PageWord.amountOver : PageWord.amountLeft, ["amount": limit + rest])
      return "\(line) / \(numbers.amount(goal, .energyKcal)), \(isOver ? excess(words) : words)"
    }
    let remaining = "\(energy.isLowerBound ? "at most " : "")\(rest) remaining"
    return "\(line) of \(numbers.amount(goal, .energyKcal)), "
      + (isOver ? excess("exceeded by \(rest)") : remaining)
  }

  /// The state of a total against its goal; where amounts decide that are missing, that of its known part.
  ///
  /// It is empty where nothing of the total is known.
  func state(of nutrient: CountedNutrient, in log: DayLog) -> String {
    let state = log.state(nutrient)
    guard state == .unknown else { return name(of: state) }
    guard log.total(nutrient).missing < log.entries.count else { return "" }
    let known = name(of: log.stateAsFarAsKnown(nutrient))
    return isEnglish ? "\(known), as far as known" : "\(known) (?)"
  }

  /// A total against its goal, in a word.
  func name(of state: GoalState) -> String {
    switch state {
    case .below: self(DiaryWord.below)
    case .within: self(DiaryWord.within)
    case .exceeded: self(DiaryWord.exceeded)
    case .none, .unknown: isEnglish ? state.rawValue : self(PageWord.notKnown)
    }
  }

  /// The mean of a nutrient over some days with its trend and its goal.
  func mean(of nutrient: CountedNutrient, _ figures: DiaryStatistics.Figures) -> String {
    let name = name(of: nutrient)
    guard let average = figures.average else {
      return "\(name): \(isEnglish ? "not known" : self(PageWord.notKnown))"
    }
    let isLeast = figures.incompleteDays > 0
    let amount = numbers.amount(average, nutrient)
    var parts = [
      isEnglish
        ? "\(isLeast ? "at least " : "")\(amount) a day" : "Ø \(isLeast ? "≥ " : "")\(amount)"
    ]
    if isLeast, isEnglish {
      parts[0] += " (\(counted(figures.incompleteDays, "day")) incomplete)"
    }
    if let trend = figures.trend {
      let number = numbers.number(abs(trend), nutrient)
      if isEnglish {
        parts.append(
          number == "0" ? "steady" : "\(trend < 0 ? "falling" : "rising") by \(number) a day")
      } else {
        let sign = number == "0" ? "±" : trend < 0 ? "−" : "+"
        parts.append("\(sign)\(number) / \(self(PageWord.dayHead))")
      }
    }
    if figures.daysWithGoal > 0 {
      parts.append(
        self(
          DiaryWord.goalMet, ["days": "\(figures.daysWithin)", "all": "\(figures.daysWithGoal)"]))
      if figures.daysUnknown > 0 {
        parts.append(
          isEnglish
            ? "not known of \(figures.daysUnknown)"
            : "\(self(PageWord.notKnown)): \(figures.daysUnknown)")
      }
    }
    return "\(name): \(parts.joined(separator: ", "))"
  }

  /// The days that something was logged on, and the streaks.
  func streaks(of statistics: DiaryStatistics, in days: Int) -> String {
    let logged = self(
      DiaryWord.daysLogged, ["days": "\(statistics.loggedDays)", "all": "\(days)"])
    let streak = isEnglish ? counted(statistics.streak, "day") : "\(statistics.streak)"
    let streaks = self(
      DiaryWord.streak, ["days": streak, "longest": "\(statistics.longestStreak)"])
    return "\(logged); \(streaks)"
  }

  /// The days that means are of, where days are marked as complete.
  func completeDays(_ count: Int) -> String {
    isEnglish
      ? "means and trends are of the \(counted(count, "complete day")) (diary complete)"
      : "Ø: \(self(PageWord.markComplete)) (\(count))"
  }

  /// The first line of a draft: `Draft: 2 apples`. Other languages have the name alone.
  func heading(ofDraft summary: String, title: String?) -> String {
    isEnglish ? "\(title ?? "Draft"): \(summary)" : summary
  }

  /// A food's calories: `300 kcal`.
  func energy(_ amounts: FoodAmounts) -> String {
    amounts.energyKcal.map { numbers.amount($0, .energyKcal) }
      ?? (isEnglish ? "calories not known" : self(PageWord.notKnown))
  }

  /// The entries that were removed: `removed #3 apple of 2026-11-21; diary undo brings it back`.
  func removed(_ what: String, of day: LocalDay) -> String {
    removed(isEnglish ? "\(what) of \(self.day(day))" : "\(what), \(self.day(day))")
  }

  /// The thing that was removed.
  func removed(_ what: String) -> String { self(DiaryWord.removed, ["what": what]) }

  /// The change that was taken back: `taken back: delete of apple, made 2026-11-21 08:05`.
  func takenBack(_ change: UndoneChange, in timeZone: TimeZone) -> String {
    // A cat comes back with a year of the same food.
    var seen: Set<String> = []
    let names = change.names.filter { seen.insert($0).inserted }.map(DiaryText.name)
      .joined(separator: ", ")
    let kind = isEnglish ? change.what : name(ofChange: change.what)
    let what = [kind, names].filter { !$0.isEmpty }.joined(separator: isEnglish ? " of " : ": ")
    return self(DiaryWord.takenBack, ["what": what, "time": time(change.made, in: timeZone)])
  }

  /// The kind of a change, as the pages name the button that makes it.
  private func name(ofChange kind: String) -> String {
    switch kind {
    case "add": self(PageWord.logIt)
    case "edit": self(PageWord.correct)
    case "delete": self(PageWord.delete)
    case "copy": self(PageWord.copyDayBefore)
    case "goals": self(PageWord.goals)
    case "pet": self(PageWord.cats)
    case "feed": self(PageWord.feed)
    case "complete": self(PageWord.markComplete)
    case "meals": self(DiaryWord.knownMeal)
    case "list": self(DiaryWord.shoppingList)
    default: kind
    }
  }

  /// The mark of a day of which all is logged, or that it is taken back.
  func marked(_ day: LocalDay, isComplete: Bool) -> String {
    guard !isEnglish else {
      return "\(self.day(day)) is \(isComplete ? "" : "not ")marked as complete"
    }
    return "\(self.day(day)): \(self(isComplete ? PageWord.markComplete : PageWord.markIncomplete))"
  }

  /// The meals that were copied: `2 meals (3 foods) copied to 2026-11-21`.
  func copied(meals: Int, foods: Int, to day: LocalDay) -> String {
    self(
      DiaryWord.copied,
      [
        "meals": isEnglish ? counted(meals, "meal") : "\(meals)",
        "foods": isEnglish ? counted(foods, "food") : "\(foods)", "day": self.day(day),
      ])
  }

  /// The question whether a draft is logged.
  package var question: String {
    isEnglish
      ? "Log it? y, n, or a change like 1.calories=250: "
      : "\(self(PageWord.logIt))? y, n, 1.calories=250: "
  }

  /// The words in place of a portion that is not known.
  var noPortion: String { isEnglish ? "no amount" : "--" }

  /// The entries that were logged: `Logged as #3, #4 on 2026-11-21`.
  func logged(_ numbers: String, on day: LocalDay) -> String {
    isEnglish ? "Logged as \(numbers) on \(self.day(day))" : "\(numbers), \(self.day(day))"
  }

  /// The nearest days with something logged; empty without any.
  func neighbours(before: LocalDay?, after: LocalDay?) -> String {
    let earlier = isEnglish ? "before" : self(PageWord.previousDay)
    let later = isEnglish ? "after" : self(PageWord.nextDay)
    return [before.map { "\(earlier): \(day($0))" }, after.map { "\(later): \(day($0))" }]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
