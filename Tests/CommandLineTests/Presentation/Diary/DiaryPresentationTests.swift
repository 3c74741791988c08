import FoodDiary
import Foundation
import LabelTestSupport
import Languages
import Testing
import labelscan

@Suite("The diary on a terminal") struct DiaryPresentationTests {
  private let seed: UInt64 = 20_261_121

  private let firstDay = LocalDay(of: Date(timeIntervalSince1970: 0), in: .gmt)

  private func day(of foods: [EatenFood], goals: Goals = Goals()) -> DayLog {
    DayLog(day: firstDay, goals: goals, eaten: foods.map { [$0] })
  }

  /// A number as it is shown: whole kilocalories.
  private func whole(_ number: Double) -> String { "\(Int(number.rounded()))" }

  @Test("Feature: calorie-tracking, Property 5: Search Result Completeness")
  func searchResult() {
    checkProperty(
      seed: seed, make: { EatenFood.random(using: &$0) }, shrink: { _ in [] }
    ) { food in
      let found = FoundFood(
        name: food.name, amounts: food.amounts, per: food.portion, source: .usda, match: .same)
      let draft = Draft(
        summary: "x", items: [DraftItem(name: "y", asked: food.portion, found: found)])
      let text = DraftPresentation(draft).text
      guard text.contains(food.name), text.contains("USDA") else { return text }
      return text.contains(" " + whole(food.amounts.energyKcal ?? .nan)) ? nil : text
    }
  }

  @Test("Each other hit is shown with its calories, also one of the same name")
  func otherHits() throws {
    func hit(_ name: String, _ energy: Double, per: Portion?) -> FoundFood {
      FoundFood(
        name: name, amounts: FoodAmounts(energyKcal: energy), per: per, source: .usda, match: .same)
    }
    let hundred = try Portion(100, .gram)
    let item = DraftItem(
      name: "toast", asked: hundred, found: hit("Toast", 250, per: hundred),
      others: [hit("Toast", 300.4, per: hundred), hit("Toast, rye", 90, per: nil)])
    var draft = Draft(summary: "toast", items: [item])
    let text = DraftPresentation(draft).text
    #expect(text.contains("or Toast, 300 kcal in 100 g: set 1.hit=2\n"))
    #expect(text.contains("or Toast, rye, 90 kcal: set 1.hit=3\n") && !text.contains("1.hit=1"))
    try draft.apply("hit=2")
    let changed = DraftPresentation(draft).text
    #expect(changed.contains("or Toast, 250 kcal in 100 g: set 1.hit=1\n"))
    #expect(!changed.contains("1.hit=2"))
  }

  @Test("Feature: calorie-tracking, Property 9: Historical Display Completeness")
  func history() {
    checkProperty(
      seed: seed, count: 150, make: { EatenFood.randomList(upTo: 7, using: &$0) },
      shrink: { withOneLess($0) }
    ) { foods in
      let log = day(of: foods)
      let text = DayPresentation(log, timeZone: .gmt).text
      let total = "Total \(whole(log.total(.energyKcal).value)) kcal"
      guard text.contains(log.day.description), log.meals.isEmpty || text.contains(total) else {
        return text
      }
      let areThere = log.entries.allSatisfy { entry in
        text.contains("#\(entry.id) ") && text.contains(entry.food.name)
          && text.contains(" \(whole(entry.food.amounts.energyKcal ?? .nan)) ")
      }
      return areThere ? nil : text
    }
  }

  @Test("Feature: calorie-tracking, Property 15: Main Screen Display Completeness")
  func today() {
    checkProperty(
      seed: seed, count: 150,
      make: { generator -> (goal: Double, foods: [EatenFood]) in
        (
          goal: Double(Int.random(in: 1...4_000, using: &generator)),
          foods: EatenFood.randomList(upTo: 7, using: &generator)
        )
      }, shrink: { one in withOneLess(one.foods).map { (one.goal, $0) } }
    ) { goal, foods in
      guard !foods.isEmpty else { return nil }
      let log = day(of: foods, goals: Goals(energyKcal: goal))
      let text = DayPresentation(log, timeZone: .gmt).text
      let total = log.total(.energyKcal).value
      let isWhole =
        text.contains("Total \(whole(total)) kcal of \(whole(goal)) kcal")
        && text.contains("exceeded") == (total > goal)
        && text.contains("\(whole(abs(goal - total))) kcal")
      return isWhole ? nil : text
    }
  }

  @Test("Numbers that do not add up to their total are said to be rounded")
  func rounding() {
    func text(_ energies: [Double]) -> String {
      let foods = energies.map { EatenFood(name: "a", amounts: FoodAmounts(energyKcal: $0)) }
      return DayPresentation(day(of: foods), timeZone: .gmt).text
    }
    // 371 + 95 + 190 + 131 are 787.
    let rounded = text([371.45, 95.2, 190.4, 131.1])
    #expect(rounded.contains("Total 788 kcal") && rounded.contains("numbers are rounded"))
    #expect(!text([371, 95.2, 190, 131]).contains("rounded"))
  }

  @Test("Nothing in a name moves the terminal, and a total that lacks amounts says so")
  func safe() {
    let foods = [
      EatenFood(name: "a\u{202E}b", amounts: FoodAmounts(energyKcal: 5, fat: 1)),
      EatenFood(name: "c", amounts: FoodAmounts(energyKcal: 5)),
    ]
    let meal = Meal(
      id: 1, day: firstDay, time: Date(timeIntervalSince1970: 0), summary: "d\u{2066}",
      entries: foods.enumerated().map { DiaryEntry(id: Int64($0), food: $1) })
    let log = DayLog(day: firstDay, meals: [meal])
    let text = DayPresentation(log, timeZone: .gmt).text
    #expect(!text.contains("\u{202E}") && !text.contains("\u{2066}"))
    #expect(text.contains("at least 1 g (1 without)") && text.contains("not known"))
  }

  @Test("Bars of the macros stand below a day, with their zones, in colours only where wanted")
  func bars() {
    var log = day(of: [EatenFood(name: "a", amounts: FoodAmounts(energyKcal: 500, protein: 80))])
    log.goals.zones[.protein] = Goals.Zone(minimum: 60, maximum: 120)
    let plain = DayPresentation(log, timeZone: .gmt).text
    #expect(plain.contains("protein, goal 60 to 120 g\n1970-01-01  █"))
    #expect(plain.contains("▓") && plain.contains("░") && !plain.contains("\u{1B}"))
    #expect(DayPresentation(log, timeZone: .gmt, style: .colored).text.contains("\u{1B}[34m"))
  }

  @Test("Means, trends and streaks are told in words")
  func statistics() throws {
    let start = try #require(LocalDay("2026-11-18"))
    let days = [100.0, 200, 300].enumerated().map { number, energy in
      DayLog(
        day: start.advanced(by: number), goals: Goals(energyKcal: 250),
        eaten: [[EatenFood(name: "a", amounts: FoodAmounts(energyKcal: energy, fat: 2))]])
    }
    let text = StatisticsPresentation(
      days,
      try #require(DiaryStatistics(days, logged: days.filter { !$0.meals.isEmpty }.map(\.day)))
    ).text
    #expect(text.contains("calories: 200 kcal a day, rising by 100 a day, goal met on 2 of 3 days"))
    #expect(text.contains("fat: 2 g a day, steady"))
    #expect(text.contains("protein: not known\n") && !text.contains("≥ 0"))
    #expect(text.contains("logged on 3 of 3 days; streak 3 days, longest 3"))
  }

  @Test("A goal that missing amounts decide on is neither met nor missed")
  func unknownGoal() throws {
    let log = day(
      of: [
        EatenFood(name: "rice", amounts: FoodAmounts(energyKcal: 395, carbohydrates: 93)),
        EatenFood(name: "pasta", amounts: FoodAmounts(energyKcal: 450)),
      ],
      goals: Goals(zones: [.carbohydrates: try #require(Goals.Zone(minimum: nil, maximum: 100))]))
    let statistics = try #require(DiaryStatistics([log], logged: [log.day]))
    #expect(
      StatisticsPresentation([log], statistics).text.contains(
        "carbohydrates: at least 93 g a day (1 day incomplete), goal met on 0 of 1 days, not known of 1"
      ))
    #expect(
      DayPresentation(log, timeZone: .gmt).text.contains(
        "goal at most 100 g  within, as far as known"))
  }

  @Test("A total of which nothing is known is neither below a goal nor within it")
  func wholeUnknown() throws {
    let apple = EatenFood(name: "apple", amounts: FoodAmounts(energyKcal: 95))
    let zone = try #require(Goals.Zone(minimum: 60, maximum: 120))
    let log = day(of: [apple], goals: Goals(zones: [.protein: zone]))
    let text = DayPresentation(log, timeZone: .gmt).text
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  protein") })
    #expect(line.hasSuffix("not known  goal 60 to 120 g"), "\(line)")
  }

  @Test("A nutrient that no complete day has an amount of is not known")
  func unknownOfCompleteDays() throws {
    let apple = EatenFood(name: "apple", amounts: FoodAmounts(energyKcal: 95))
    let next = firstDay.advanced(by: 1)
    let logs = [firstDay, next].map { DayLog(day: $0, goals: Goals(), eaten: [[apple]]) }
    let statistics = try #require(
      DiaryStatistics(logs, logged: logs.map(\.day), complete: [next]))
    let text = StatisticsPresentation(logs, statistics).text
    #expect(text.contains("protein: not known"), "\(text)")
  }

  @Test("Less than a kilocalorie beside the goal is not called 0")
  func nearGoal() {
    for (energy, words) in [
      (2000.4, "2000 kcal of 2000 kcal, 0 kcal remaining"),
      (2000.5, "2001 kcal of 2000 kcal, exceeded by 1 kcal"),
      (1999.5, "2000 kcal of 2000 kcal, < 1 kcal remaining"),
      (1999.6, "2000 kcal of 2000 kcal, < 1 kcal remaining"),
      (2000, "2000 kcal of 2000 kcal, 0 kcal remaining"),
      (2000.6, "2001 kcal of 2000 kcal, exceeded by 1 kcal"),
    ] {
      let food = EatenFood(name: "x", amounts: FoodAmounts(energyKcal: energy))
      let log = day(of: [food], goals: Goals(energyKcal: 2_000))
      #expect(DayPresentation(log, timeZone: .gmt).text.contains(words), "\(energy)")
    }
  }

  @Test("A day, its totals and its draft are in a person's language")
  func speaksGerman() throws {
    let german = try #require(Wording(code: "de"))
    let zones: [CountedNutrient: Goals.Zone] = [
      .protein: try #require(Goals.Zone(minimum: 60, maximum: 120)),
      .fat: try #require(Goals.Zone(minimum: nil, maximum: 2)),
    ]
    let eaten = [
      EatenFood(
        name: "Brot", portion: try Portion(2, .slice),
        amounts: FoodAmounts(energyKcal: 200, protein: 7.5, fat: 3), source: .knownMeal),
      EatenFood(name: "Apfel", amounts: FoodAmounts(energyKcal: 95)),
    ]
    let day = try #require(LocalDay("2026-11-28"))
    let log = DayLog(day: day, goals: Goals(energyKcal: 2_000, zones: zones), eaten: [eaten])
    let text = DayPresentation(log, timeZone: .gmt, wording: german).text
    let shown = [
      "28.11.2026, Samstag", "kcal  Eiweiß  Kohlenhydrate  Fett", "Mahlzeit #", "2 × Scheibe",
      "bekannte Mahlzeit", "von Hand", "Summe 295 kcal / 2000 kcal, noch 1705 kcal", "≥ 7,5 g",
      "Ziele: 60–120 g", "unter dem Ziel (?)", "Ziele: ≤ 2 g", "über dem Ziel",
      "Eiweiß, Ziele: 60–120 g\n28.11.2026  █",
    ]
    for words in shown { #expect(text.contains(words), "\(words) in \(text)") }
    let statistics = try #require(DiaryStatistics([log], logged: [day]))
    let figures = StatisticsPresentation([log], statistics, wording: german).text
    for words in [
      "kcal: Ø 295 kcal", "Eiweiß: Ø ≥ 7,5 g", "eingetragen an 1 von 1 Tagen",
      "Tage in Folge: 1, Bestwert 1",
    ] { #expect(figures.contains(words), "\(words) in \(figures)") }
    for english in ["protein", "fat", "goal", "meal", "day"] {
      let words = (text + figures).lowercased().split { !$0.isLetter }
      #expect(!words.contains { $0 == english }, "\(english)")
    }
    let draft = DraftPresentation(
      Draft(summary: "Brot", items: [DraftItem(changing: eaten[0])]), wording: german
    ).text
    #expect(draft.hasPrefix("Brot\n") && draft.contains("bekannte Mahlzeit"))
    #expect(german.question == "Eintragen? y, n, 1.calories=250: ")
    let hundred = try Portion(100, .gram)
    func hit(_ name: String, _ energy: Double?) -> FoundFood {
      FoundFood(
        name: name, amounts: FoodAmounts(energyKcal: energy), per: hundred, source: .languageModel,
        match: .alike)
    }
    let item = DraftItem(
      name: "toast", asked: try Portion(50, .gram), found: hit("Toast", 250),
      others: [hit("Toast, rye", nil)], notes: [.takenAs("Toast")])
    let remarks = DraftPresentation(Draft(summary: "toast", items: [item]), wording: german).text
    for words in [
      "Schätzung eines Sprachmodells, umgerechnet von 100 g; unsicher", "genommen wurde Toast",
      "1.hit=2: Toast, rye, nicht bekannt / 100 g",
    ] { #expect(remarks.contains(words), "\(words) in \(remarks)") }
  }
}
