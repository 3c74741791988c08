import FoodDiary
import Foundation
import Languages
import ProductStore

/// The cats of the diary: what each was given on a day and in the days before.
struct CatSheet {
  /// A cat with its days, the earliest first.
  struct Cat {
    var pet: Pet
    var days: [PetDay]
  }

  let day: LocalDay
  let cats: [Cat]
  /// The products that a cat can be given.
  let foods: [ProductSummary]
  let language: PageLanguage

  /// The values for the template `cats`.
  var values: [String: Any] {
    [
      "cats": cats.map(cat), "hasCats": !cats.isEmpty,
      "catFoods": foods.map { food in
        [
          "id": "\(food.id)",
          // Foods without a name are told apart by their numbers.
          "name": [food.name ?? "\(language(.unnamed)) #\(food.id)", food.brand].compactMap { $0 }
            .joined(separator: ", "),
        ]
      },
      "canFeed": !cats.isEmpty && !foods.isEmpty, "lacksFood": !cats.isEmpty && foods.isEmpty,
    ]
  }

  private func cat(_ cat: Cat) -> [String: Any] {
    let feedings = cat.days.first { $0.day == day }?.feedings ?? []
    return [
      "name": cat.pet.name, "weight": "\(language.exact(cat.pet.weight)) kg",
      "weightNumber": language.exact(cat.pet.weight),
      "statedNeed": cat.pet.statedNeed.map(language.exact) ?? "", "isActive": cat.pet.isActive,
      "need": "\(language.number(cat.pet.energyNeed, of: .energyKcal)) kcal",
      "given": cat.days.first { $0.day == day }.map { [facts(of: $0, cat.pet)] } ?? [],
      "days": cat.days.map { facts(of: $0, cat.pet) }, "hasDays": !cat.days.isEmpty,
      "feedings": feedings.map(line), "hasFeedings": !feedings.isEmpty,
    ]
  }

  private func line(_ logged: LoggedFeeding) -> [String: Any] {
    let energy = logged.feeding.energyKcal
      .map { "\(language.number($0, of: .energyKcal)) kcal" }
    return [
      "id": "\(logged.id)", "food": logged.feeding.product,
      "grams": "\(language.number(logged.feeding.grams, of: .fat)) g",
      "energy": energy ?? language(.notKnown),
    ]
  }

  private func facts(of fed: PetDay, _ pet: Pet) -> [String: Any] {
    let energy = fed.energy
    let sign = energy.isLowerBound ? "≥ " : ""
    let share = percent(100 * energy.value / pet.energyNeed)
    return [
      "day": "\(fed.day)", "date": language.day(fed.day),
      "grams": "\(language.number(fed.grams, of: .fat)) g",
      "energy": energy.isKnown
        ? "\(sign)\(language.number(energy.value, of: .energyKcal)) kcal" : language(.notKnown),
      "share": energy.isKnown ? language(.feedNeed, ["share": sign + share]) : "",
      "carbohydrates": fed.carbohydrateShare.map {
        // The sign of a total against its goal, as far as it is known.
        " · " + language(.fromCarbohydrates, ["share": percent($0)])
          + (fed.withoutCarbohydrates > 0 ? " (?)" : "")
      } ?? "",
    ]
  }

  private func percent(_ share: Double) -> String {
    "\(language.number(share, of: .energyKcal)) %"
  }
}
