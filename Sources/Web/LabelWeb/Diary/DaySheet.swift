import FoodDiary
import Foundation
import Languages
import ProductStore

/// A day of the diary as its page shows it.
struct DaySheet {
  let log: DayLog
  let language: PageLanguage

  /// The values for the template `day-log`.
  var values: [String: Any] {
    [
      "day": "\(log.day)", "meals": log.meals.map(meal), "hasMeals": !log.meals.isEmpty,
      "totals": CountedNutrient.allCases.map(total), "heads": heads,
    ]
  }

  /// The heads of the columns of amounts.
  var heads: [[String: Any]] {
    CountedNutrient.allCases.map { ["text": language.name(of: $0)] }
  }

  private func meal(_ meal: Meal) -> [String: Any] {
    [
      "summary": meal.summary, "time": time(meal.time),
      "entries": meal.entries.map { entry in
        [
          "id": "\(entry.id)", "name": entry.food.name,
          "portion": language.shownPortion(entry.food.portion),
          "amounts": CountedNutrient.allCases.compactMap { amount(entry.food.amounts[$0], of: $0) },
        ] as [String: Any]
      },
    ]
  }

  /// The amount with its name; `nil` for one that is not known.
  private func amount(_ value: Double?, of nutrient: CountedNutrient) -> [String: Any]? {
    guard let value else { return nil }
    let number = language.number(value, of: nutrient)
    guard nutrient != .energyKcal else { return ["text": "\(number) kcal"] }
    return ["text": "\(language.name(of: nutrient)) \(number) \(nutrient.unit)"]
  }

  private func time(_ moment: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: moment)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "\(two(parts.hour)):\(two(parts.minute))"
  }

  /// A total with its goal and a bar whose width is 100.
  private func total(_ nutrient: CountedNutrient) -> [String: Any] {
    let total = log.total(nutrient)
    let (least, most) = (log.goals.minimum(nutrient), log.goals.maximum(nutrient))
    let top = max(total.value, most ?? 0, least ?? 0, 1) * 1.1
    func place(_ value: Double) -> String {
      "\((min(value, top) / top * 1_000).rounded() / 10)"
    }
    let goal = [
      least.map { "\(language(.atLeast)) \(language.number($0, of: nutrient))" },
      most.map { "\(language(.atMost)) \(language.number($0, of: nutrient))" },
    ].compactMap { $0 }.joined(separator: ", ")
    let end = most ?? top
    let ends = goal.isEmpty ? "" : "\(goal) \(nutrient.unit)"
    let left = nutrient == .energyKcal ? left(of: total) : nil
    return [
      "name": language.name(of: nutrient), "kind": nutrient.rawValue,
      "text": language.total(total, of: nutrient, entries: log.entries.count),
      "goal": [ends, left].compactMap { $0 }.joined(separator: " · "),
      "bar": place(total.value), "hasZone": !goal.isEmpty, "zoneStart": place(least ?? 0),
      "zoneWidth": "\(((end - (least ?? 0)) / top * 1_000).rounded() / 10)",
      "state": log.state(nutrient).rawValue,
    ]
  }

  /// The calories that are left of the goal, or those above it; `nil` where neither is known.
  private func left(of total: AmountTotal) -> String? {
    let entries = log.entries.count
    guard let left = log.shownKcalToGoal, total.missing < entries || entries == 0 else {
      return nil
    }
    let isOver = log.state(.energyKcal) == .exceeded
    let number = log.isLessThanOneKcalLeft ? "< 1" : language.number(left, of: .energyKcal)
    let limit = total.isLowerBound ? (isOver ? "≥ " : "≤ ") : ""
    return language(isOver ? .amountOver : .amountLeft, ["amount": "\(limit)\(number) kcal"])
  }
}
