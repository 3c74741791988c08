import FoodDiary
import Foundation
import LabelTestSupport
import Testing

@Suite("Statistics of days") struct DiaryStatisticsTests {
  /// Days in a row with one entry of these calories each; `nil` for a day without any.
  private func days(_ energies: [Double?], goal: Double? = nil) throws -> [DayLog] {
    let start = try #require(LocalDay("2026-10-24"))
    return energies.enumerated().map { number, energy in
      let foods = energy.map {
        EatenFood(name: "a", amounts: FoodAmounts(energyKcal: $0, fat: $0 / 10))
      }
      return DayLog(
        day: start.advanced(by: number), goals: Goals(energyKcal: goal),
        eaten: foods.map { [[$0]] } ?? [])
    }
  }

  private func computed(_ days: [DayLog]) -> DiaryStatistics? {
    DiaryStatistics(days, logged: days.filter { !$0.meals.isEmpty }.map(\.day))
  }

  @Test("Means are of the logged days alone, and say where amounts are missing")
  func means() throws {
    let statistics = try #require(computed(days([1_000, nil, 2_000, 3_000], goal: 2_000)))
    let energy = try #require(statistics.figures[.energyKcal])
    #expect(energy.average == 2_000 && energy.incompleteDays == 0)
    #expect(energy.daysWithin == 2 && energy.daysWithGoal == 3)
    #expect(statistics.figures[.fat]?.average == 200)
    #expect(statistics.figures[.protein]?.incompleteDays == 3)
    #expect(statistics.loggedDays == 3)
    #expect(
      statistics.first.description == "2026-10-24" && statistics.last.description == "2026-10-27")
  }

  @Test("What no entry states is null in JSON, and never 0")
  func unknownIsNull() throws {
    let log = try days([1_000, 2_000, 3_000])
    let statistics = try #require(computed(log))
    #expect(statistics.figures[.protein]?.average == nil)
    #expect(statistics.figures[.protein]?.trend == nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    #expect(try json(log[0].total(.protein)) == #"{"missing":1,"value":null}"#)
    #expect(try json(log[0].total(.fat)) == #"{"missing":0,"value":100}"#)
    #expect(try json(statistics.figures[.protein]).contains(#""average":null"#))
    #expect(try json(statistics.figures[.protein]).contains(#""trend":null"#))
    let zero = total(.fat, of: [FoodAmounts(fat: 0), FoodAmounts()])
    #expect(try json(zero) == #"{"missing":1,"value":0}"#)
    let read = try JSONDecoder().decode(
      AmountTotal.self, from: Data(#"{"missing":1,"value":null}"#.utf8))
    #expect(read == log[0].total(.protein) && !read.isKnown)
    // A day without entries has a total of 0, and a pet's day without known energies none.
    #expect(try json(total(.fat, of: [])) == #"{"missing":0,"value":0}"#)
  }

  @Test("The trend is the slope of the days' totals over the calendar, gaps included")
  func trend() throws {
    func trend(_ energies: [Double?]) throws -> Double? {
      try computed(days(energies))?.figures[.energyKcal]?.trend
    }
    #expect(try trend([100, nil, 300, 400]) == 100)
    #expect(try trend([300, 200, 100]) == -100 && trend([5, 5, 5, 5]) == 0)
    #expect(try trend([100, 200]) == nil)
  }

  @Test(
    "A streak ends with a day without a log, but for the last one",
    arguments: [
      ([1, 1, 1], 3, 3), ([1, 1, nil], 2, 2), ([1, 1, nil, nil], 0, 2),
      ([nil, 1, nil, 1, 1], 2, 2),
      ([1, 1, 1, nil, 1], 1, 3), ([nil, nil], 0, 0),
    ] as [([Double?], Int, Int)])
  func streaks(energies: [Double?], streak: Int, longest: Int) throws {
    let statistics = try #require(computed(days(energies)))
    #expect(statistics.streak == streak && statistics.longestStreak == longest)
  }

  @Test("A streak is as long whether a week or a month is shown")
  func streakBeyondTheWindow() throws {
    let all = try days([1] + [nil] + Array(repeating: 1, count: 22))
    let logged = all.filter { !$0.meals.isEmpty }.map(\.day)
    for shown in [7, 20, 24] {
      let statistics = try #require(DiaryStatistics(Array(all.suffix(shown)), logged: logged))
      #expect(statistics.streak == 22 && statistics.longestStreak == 22, "\(shown)")
    }
    // What was logged after the last of the days is no part of it.
    let before = try #require(DiaryStatistics(Array(all.prefix(10)), logged: logged))
    #expect(before.streak == 8)
  }

  @Test("Where days are complete, means and trends are theirs")
  func complete() throws {
    let all = try days([1_000, 2_000, 400, 3_000], goal: 2_500)
    let whole = Set([all[1].day, all[3].day])
    let statistics = try #require(
      DiaryStatistics(all, logged: all.map(\.day), complete: whole))
    #expect(statistics.completeDays == 2 && statistics.loggedDays == 4 && statistics.streak == 4)
    #expect(statistics.figures[.energyKcal]?.average == 2_500)
    #expect(statistics.figures[.energyKcal]?.daysWithGoal == 2)
    let none = try #require(DiaryStatistics(all, logged: all.map(\.day)))
    #expect(none.completeDays == 0 && none.figures[.energyKcal]?.average == 1_600)
  }

  @Test(
    "Of a day that lacks amounts a goal is met or missed only where they cannot change it",
    arguments: [
      (nil, 100, 93, .unknown), (nil, 90, 93, .exceeded), (90, nil, 93, .within),
      (100, nil, 93, .unknown), (90, 100, 93, .unknown), (10, 90, 93, .exceeded),
    ] as [(Double?, Double?, Double, GoalState)])
  func incomplete(minimum: Double?, maximum: Double?, known: Double, state: GoalState) throws {
    let foods = [
      EatenFood(name: "rice", amounts: FoodAmounts(energyKcal: 395, carbohydrates: known)),
      EatenFood(name: "pasta", amounts: FoodAmounts(energyKcal: 450)),
    ]
    var log = DayLog(day: try #require(LocalDay("2026-10-24")), eaten: [foods])
    log.goals.zones[.carbohydrates] = Goals.Zone(minimum: minimum, maximum: maximum)
    #expect(log.state(.carbohydrates) == state)
    let figures = try #require(computed([log])?.figures[.carbohydrates])
    #expect(figures.daysWithGoal == 1)
    #expect(figures.daysWithin == (state == .within ? 1 : 0))
    #expect(figures.daysUnknown == (state == .unknown ? 1 : 0))
  }

  @Test("No days have no statistics, empty ones no means")
  func empty() throws {
    #expect(DiaryStatistics([], logged: []) == nil)
    #expect(try computed(days([nil, nil]))?.figures.isEmpty == true)
  }
}
