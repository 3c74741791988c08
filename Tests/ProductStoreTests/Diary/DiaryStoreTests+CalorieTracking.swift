import FoodDiary
import Foundation
import LabelTestSupport
import ProductStore
import Testing

extension DiaryStoreTests {
  @Test("Feature: calorie-tracking, Property 3: Data Persistence Round-Trip")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 3)
    var numbers = 0
    try checkProperty(
      seed: 20_261_121, count: 100,
      make: { generator -> (foods: [EatenFood], goal: Double?) in
        let foods = EatenFood.randomList(upTo: 6, using: &generator)
        let hasGoal = generator.chance(1, in: 2)
        return (foods, hasGoal ? Double.random(in: 1...4_000, using: &generator) : nil)
      }, shrink: { one in withOneLess(one.foods).map { ($0, one.goal) } }
    ) { foods, goal in
      let day = day.advanced(by: Int.random(in: -40_000...3_653, using: &generator))
      guard try store.day(day).meals.isEmpty else { return nil }
      numbers += 1
      var goals = Goals(energyKcal: goal)
      goals.zones[.fat] = goal.flatMap { Goals.Zone(minimum: nil, maximum: $0 / 7) }
      let log = DayLog(day: day, goals: goals, eaten: foods.isEmpty ? [] : [foods])
      try store.setGoals(goals, from: day, now: now)
      let time = now.addingTimeInterval(Double.random(in: 0..<86_400, using: &generator))
      if !foods.isEmpty { _ = try store.add(foods, on: day, at: time, now: now) }
      let loaded = try reopened().day(day)
      guard loaded.entries.map(\.food) == foods else { return "\(loaded.entries)" }
      guard loaded.goals == log.goals, loaded.remainingKcal == log.remainingKcal else {
        return "\(loaded.goals) for \(log.goals)"
      }
      let times = loaded.meals.map(\.time.timeIntervalSince1970)
      guard times == log.meals.map({ _ in time.timeIntervalSince1970.rounded(.down) }) else {
        return "\(loaded.meals)"
      }
      return CountedNutrient.allCases.allSatisfy { loaded.total($0) == log.total($0) }
        ? nil : "other totals"
    }
    #expect(numbers > 90)
  }

  @Test("Feature: calorie-tracking, Property 10: Date-Based Log Retrieval")
  func retrieval() throws {
    var number = 0
    try checkProperty(
      seed: 10, count: 100,
      make: { generator -> [(offset: Int, food: EatenFood)] in
        EatenFood.randomList(upTo: 6, using: &generator).map { food in
          // Days that lie close: a neighbour would be noticed.
          (offset: Int.random(in: -4...4, using: &generator), food: food)
        }
      }, shrink: { withOneLess($0) }
    ) { eaten in
      number += 1
      let store = DiaryStore(try RecordStore(folder.file("\(number).db")))
      for (offset, food) in eaten {
        _ = try store.add([food], on: day.advanced(by: offset), at: now, now: now)
      }
      let logged = Set(eaten.map(\.offset)).sorted().map { day.advanced(by: $0) }
      guard try store.loggedDays() == logged else { return "logged on \(try store.loggedDays())" }
      let all = try store.days(day.advanced(by: -5)...day.advanced(by: 5))
      guard all.map(\.day) == (-5...5).map({ day.advanced(by: $0) }) else { return "\(all)" }
      for (offset, log) in zip(-5...5, all) {
        let foods = eaten.filter { $0.offset == offset }.map(\.food)
        guard log.entries.map(\.food) == foods, log.meals.allSatisfy({ $0.day == log.day }),
          try store.day(log.day) == log
        else { return "\(log)" }
      }
      return nil
    }
  }

  @Test("Feature: calorie-tracking, Property 1: Food Item Addition Completeness")
  func addition() throws {
    try checkProperty(
      seed: 20_261_121, count: 100, make: { EatenFood.randomList(upTo: 8, using: &$0) },
      shrink: withOneLess
    ) { foods in
      guard !foods.isEmpty else { return nil }
      let meal = try store.add(foods, on: day, at: now, now: now)
      let log = try reopened().day(day)
      guard log.meals.contains(meal) else { return "the meal is not in the log" }
      guard meal.entries.map(\.food) == foods else { return "other foods: \(meal.entries)" }
      guard abs(meal.time.timeIntervalSince(now)) <= 1 else { return "at \(meal.time)" }
      let ids = log.entries.map(\.id)
      return Set(ids).count == ids.count ? nil : "numbers are shared: \(ids)"
    }
  }

  @Test("Feature: calorie-tracking, Property 11: Food Item Deletion Completeness")
  func deletion() throws {
    try checkProperty(
      seed: 20_261_121, count: 100,
      make: { generator in
        (
          foods: EatenFood.randomList(upTo: 3, using: &generator),
          place: Int.random(in: 0...999, using: &generator)
        )
      }, shrink: { one in withOneLess(one.foods).map { ($0, one.place) } }
    ) { foods, place in
      if !foods.isEmpty { _ = try store.add(foods, on: day, at: now, now: now) }
      let before = try store.day(day)
      guard !before.entries.isEmpty else { return nil }
      let entry = before.entries[place % before.entries.count]
      guard try store.delete(entry: entry.id, now: now) else { return "it was not removed" }
      let after = try store.day(day)
      guard after.entries == before.entries.filter({ $0.id != entry.id }) else {
        return "it is there still, or others changed"
      }
      guard after.meals.allSatisfy({ !$0.entries.isEmpty }) else { return "an empty meal" }
      let difference = before.total(.energyKcal).value - after.total(.energyKcal).value
      guard abs(difference - (entry.food.amounts.energyKcal ?? .nan)) < 1e-6 else {
        return "\(difference)"
      }
      return try store.delete(entry: entry.id, now: now) ? "it was removed twice" : nil
    }
  }

  @Test("Feature: calorie-tracking, Property 12: Food Item Edit Propagation")
  func edit() throws {
    let meal = try store.add([food("egg"), food("toast")], on: day, at: now, now: now)
    try checkProperty(
      seed: 20_261_121, count: 100,
      make: { generator in
        (
          place: Int.random(in: 0...1, using: &generator),
          food: EatenFood.random(using: &generator)
        )
      }, shrink: { _ in [] }
    ) { place, food in
      let before = try store.day(day)
      let entry = before.entries[place]
      guard entry.id == meal.entries[place].id else { return "another order" }
      guard try store.update(entry: entry.id, now: now, to: food) != nil else {
        return "it was not found"
      }
      let expected =
        before.total(.energyKcal).value - (entry.food.amounts.energyKcal ?? .nan)
        + (food.amounts.energyKcal ?? .nan)
      let after = try store.day(day).total(.energyKcal).value
      return abs(after - expected) < 1e-6 ? nil : "\(after) for \(expected)"
    }
  }
}
