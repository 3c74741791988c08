import FoodDiary
import Foundation
import HTTPTypes
import Languages

extension DiaryPages {
  /// The fields of the form of goals, with all decimals: a form that is sent unchanged keeps them.
  func goalFields(_ goals: Goals, _ language: PageLanguage) -> [[String: Any]] {
    func field(_ nutrient: CountedNutrient, _ end: GoalEnd, _ value: Double?) -> [String: Any] {
      [
        "name": "\(nutrient.rawValue)-\(end.rawValue)",
        "label": "\(language.name(of: nutrient)), \(language(end.word))",
        "text": value.map(language.exact) ?? "",
      ]
    }
    return [field(.energyKcal, .most, goals.energyKcal)]
      + CountedNutrient.macros.flatMap { nutrient in
        [
          field(nutrient, .least, goals.zones[nutrient]?.minimum),
          field(nutrient, .most, goals.zones[nutrient]?.maximum),
        ]
      }
  }

  /// Reads the form of goals; an empty field is no goal.
  ///
  /// - Throws: ``WebProblem`` for a number that cannot be a goal, and for another form.
  static func goals(_ form: WebForm) throws -> Goals {
    func name(_ nutrient: CountedNutrient, _ end: GoalEnd) -> String {
      "\(nutrient.rawValue)-\(end.rawValue)"
    }
    let zones = CountedNutrient.macros.flatMap { [name($0, .least), name($0, .most)] }
    try form.check(hasOneOf: zones + [name(.energyKcal, .most)])
    func number(_ nutrient: CountedNutrient, _ end: GoalEnd) throws -> Double? {
      guard let text = form[name(nutrient, end)] else { return nil }
      guard case .amount(let amount, nil) = TypedAmount(text) else {
        throw WebProblem(
          .unprocessableContent, .amountIsUnreadable, ["text": String(text.prefix(20))])
      }
      return NSDecimalNumber(decimal: amount).doubleValue
    }
    var goals = Goals(energyKcal: try number(.energyKcal, .most))
    if let most = goals.energyKcal, most <= 0 || most > Goals.largest {
      throw WebProblem(.unprocessableContent, .entryIsWrong)
    }
    for nutrient in CountedNutrient.macros {
      let (least, most) = (try number(nutrient, .least), try number(nutrient, .most))
      guard least != nil || most != nil else { continue }
      if let least, let most, least > most {
        let typed = [GoalEnd.least, .most].map {
          String((form[name(nutrient, $0)] ?? "").prefix(20))
        }
        throw WebProblem(
          .unprocessableContent, .goalEndsAreSwapped, ["least": typed[0], "most": typed[1]])
      }
      guard let zone = Goals.Zone(minimum: least, maximum: most) else {
        throw WebProblem(.unprocessableContent, .entryIsWrong)
      }
      goals.zones[nutrient] = zone
    }
    return goals
  }
}
