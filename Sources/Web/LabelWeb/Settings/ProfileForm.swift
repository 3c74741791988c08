import Foundation
import HTTPTypes
import LabelModel
import Languages
import ProductChoice

/// The form of a person's profile.
struct ProfileForm {
  let profile: FoodProfile
  let language: PageLanguage

  /// The nutrients that the form has limits for.
  private static let limited: [Nutrient] = [.energyKcal, .fat, .saturatedFat, .sugars, .salt]

  /// The values for the page of settings.
  var values: [String: Any] {
    let wording = language.wording
    return [
      "profileTitle": wording.profile.title,
      "allergensTitle": language.capitalized(wording(.allergens)),
      "allergens": Allergen.allCases.map {
        [
          "field": "allergen-\($0.rawValue)", "name": wording.name(of: $0),
          "isChosen": profile.allergens.contains($0),
        ] as [String: Any]
      },
      "diets": Diet.allCases.map {
        [
          "field": "diet-\($0.rawValue)", "name": wording.name(of: $0),
          "isChosen": profile.diets.contains($0),
        ] as [String: Any]
      },
      "limits": Self.limited.map { nutrient in
        let limit = profile.limits.first { $0.nutrient == nutrient }
        let unit = nutrient == .energyKcal ? "kcal" : "g"
        return [
          "field": "limit-\(nutrient.rawValue)",
          "name":
            "\(language.capitalized(wording.name(of: nutrient))), \(language(.atMost)) (\(unit))",
          "text": limit.map { language.number($0.amount) } ?? "",
        ]
      },
    ]
  }

  /// Reads the form: the profile as it is from now on, for the one that is kept.
  ///
  /// Limits of nutrients that the form has no field for stay.
  ///
  /// - Throws: ``WebProblem`` for an amount that is no limit, and for another form.
  static func change(by form: WebForm) throws -> (FoodProfile) -> FoodProfile {
    try form.check(hasOneOf: limited.map { "limit-\($0.rawValue)" })
    var limits: [ContentLimit] = []
    for nutrient in limited {
      guard let text = form["limit-\(nutrient.rawValue)"] else { continue }
      guard case .amount(let amount, nil) = TypedAmount(text),
        let limit = ContentLimit(nutrient, amount)
      else {
        throw WebProblem(
          .unprocessableContent, .amountIsUnreadable, ["text": String(text.prefix(20))])
      }
      limits.append(limit)
    }
    let allergens = Allergen.allCases.filter { form["allergen-\($0.rawValue)"] != nil }
    let diets = Diet.allCases.filter { form["diet-\($0.rawValue)"] != nil }
    return { [limits] known in
      FoodProfile(
        allergens: allergens, diets: diets,
        limits: known.limits.filter { !limited.contains($0.nutrient) } + limits)
    }
  }
}
