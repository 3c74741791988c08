import FoodDiary
import Foundation
import LabelTestSupport
import Testing

/// The calorie tracker's properties that need nothing but a day. Those of the store and of output
/// are with the store's and the commands' tests.
@Suite("Properties of calorie tracking") struct CalorieTrackingProperties {
  private let day = LocalDay(year: 2026, month: 3, day: 29) ?? LocalDay(of: .now, in: .gmt)
  private let seed: UInt64 = 20_261_121

  private func log(of foods: [EatenFood]) -> DayLog {
    DayLog(day: day, eaten: foods.map { [$0] })
  }

  private func sum(_ foods: [EatenFood]) -> Double {
    foods.reduce(0) { $0 + ($1.amounts.energyKcal ?? .nan) }
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test("Feature: calorie-tracking, Property 2: Daily Total Calculation Invariant")
  func total() {
    checkProperty(
      seed: seed, make: { EatenFood.randomList(upTo: 20, using: &$0) }, shrink: withOneLess
    ) { foods in
      let log = log(of: foods)
      for nutrient in CountedNutrient.allCases {
        let known = foods.compactMap { $0.amounts[nutrient] }
        let total = log.total(nutrient)
        guard isNear(total.value, known.reduce(0, +)) else { return "\(nutrient): \(total)" }
        guard total.missing == foods.count - known.count else { return "\(total) missing" }
        guard total.isLowerBound == (known.count < foods.count) else { return "no bound" }
      }
      return nil
    }
  }

  @Test("Feature: calorie-tracking, Property 7: Remaining Calories Calculation")
  func remaining() {
    checkProperty(
      seed: seed,
      make: { generator in
        (
          foods: EatenFood.randomList(upTo: 6, using: &generator),
          goal: Double(Int.random(in: 1...5_000, using: &generator))
        )
      }, shrink: { one in withOneLess(one.foods).map { ($0, one.goal) } }
    ) { foods, goal in
      var log = log(of: foods)
      guard log.remainingKcal == nil else { return "something remains of no goal" }
      log.goals.energyKcal = goal
      guard let left = log.remainingKcal else { return "nothing is said to remain" }
      guard isNear(left, goal - sum(foods)) else { return "\(left) of \(goal)" }
      return (left < 0) == (log.total(.energyKcal).value > goal) ? nil : "sign of \(left)"
    }
  }

  @Test("Feature: calorie-tracking, Property 8: Goal Exceeded State")
  func exceeded() {
    checkProperty(
      seed: seed,
      make: { generator in
        (
          foods: EatenFood.randomList(upTo: 6, using: &generator),
          ends: (0...2).map { _ in Double(Int.random(in: 0...400, using: &generator)) }
        )
      }, shrink: { one in withOneLess(one.foods).map { ($0, one.ends) } }
    ) { foods, ends in
      var log = log(of: foods)
      guard CountedNutrient.allCases.allSatisfy({ log.state($0) == .none }) else {
        return "a state without a goal"
      }
      log.goals.energyKcal = ends[0] * 10 + 1
      // As they are shown: whole kilocalories, tenths of grams.
      let energy = log.total(.energyKcal).value.rounded()
      guard (log.state(.energyKcal) == .exceeded) == (energy > ends[0] * 10 + 1) else {
        return "\(log.state(.energyKcal)) with \(energy) of \(ends[0] * 10 + 1)"
      }
      let (minimum, maximum) = (min(ends[1], ends[2]), max(ends[1], ends[2]))
      for nutrient in CountedNutrient.macros {
        log.goals.zones[nutrient] = Goals.Zone(minimum: minimum, maximum: maximum)
        let total = log.total(nutrient)
        let shown = (total.value * 10).rounded() / 10
        let expected: GoalState =
          shown > maximum
          ? .exceeded : total.isLowerBound ? .unknown : shown < minimum ? .below : .within
        guard log.state(nutrient) == expected else {
          return "\(nutrient) is \(log.state(nutrient)) with \(total)"
        }
      }
      return nil
    }
  }

  @Test("Feature: calorie-tracking, Property 13: Calorie Value Validation")
  func values() {
    checkProperty(
      seed: seed,
      make: { generator -> (food: EatenFood, bad: [CountedNutrient: Double]) in
        var bad: [CountedNutrient: Double] = [:]
        for nutrient in CountedNutrient.allCases where generator.chance(1, in: 2) {
          bad[nutrient] =
            [
              -Double.random(in: 0.01...1e9, using: &generator), .nan, .infinity, -.infinity,
              nutrient.largestOfEntry + Double.random(in: 0.01...1e9, using: &generator),
            ].randomElement(using: &generator)
        }
        return (.random(using: &generator), bad)
      },
      shrink: { one in
        one.bad.keys.map { key in (one.food, one.bad.filter { $0.key != key }) }
      }
    ) { food, bad in
      var food = food
      for (nutrient, amount) in bad { food.amounts[nutrient] = amount }
      guard Set(food.problems.map(\.field)) == Set(bad.keys.map(\.word)) else {
        return "\(food.problems)"
      }
      do {
        try validate([food])
        return bad.isEmpty ? nil : "it was taken"
      } catch {
        return bad.isEmpty ? "it was refused: \(error)" : nil
      }
    }
    let refused = [
      "-1", "ten", "", "1e3", "0x10", "1.2.3", "nan", "inf", "--", "1 000", "10001", "５",
    ]
    for text in refused {
      guard case .failure(let error) = readAmount(text, of: .energyKcal) else {
        Issue.record("\"\(text)\" was taken")
        continue
      }
      #expect(error.problems.map(\.field) == ["calories"])
    }
    for (text, number) in [("250", 250.0), (" 6,5 ", 6.5), ("0", 0), ("10000", 10_000)] {
      #expect(readAmount(text, of: .energyKcal) == .success(number))
    }
  }

  @Test("Feature: calorie-tracking, Property 14: Required Fields Validation")
  func required() {
    checkProperty(
      seed: seed,
      make: { generator -> (foods: [EatenFood], nameless: Bool, energyless: Bool) in
        let foods = EatenFood.randomList(upTo: 3, using: &generator)
        return (
          foods + [.random(using: &generator)], generator.chance(1, in: 2),
          generator.chance(1, in: 2)
        )
      }, shrink: { _ in [] }
    ) { one -> String? in
      let (nameless, energyless) = (one.nameless, one.energyless)
      var foods = one.foods
      let last = foods.count - 1
      if nameless { foods[last].name = ["", " ", "\t\n"][foods.count % 3] }
      if energyless { foods[last].amounts.energyKcal = nil }
      let prefix = foods.count > 1 ? "\(foods.count)." : ""
      let expected =
        (nameless ? [prefix + "name"] : []) + (energyless ? [prefix + "calories"] : [])
      do throws(InvalidEntry) {
        try validate(foods)
        return expected.isEmpty ? nil : "it was taken without \(expected)"
      } catch {
        return error.problems.map(\.field) == expected ? nil : "\(error)"
      }
    }
    #expect(throws: InvalidEntry.self) { try validate([]) }
  }
}
