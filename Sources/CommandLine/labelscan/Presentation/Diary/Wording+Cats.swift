import FoodDiary
import LabelModel
import Languages

// Cats in words.
extension Wording {
  /// The cat with its need: `Mia: 4 kg, needs 190 kcal a day (75 kcal x kg^0.67, FEDIAF)`.
  func line(about pet: Pet) -> String {
    let source =
      pet.statedNeed == nil ? numbers.numbers(in: pet.needSource) : self(DiaryWord.isStated)
    let need = self(
      DiaryWord.petNeed,
      ["energy": numbers.amount(pet.energyNeed, .energyKcal), "source": source])
    return "\(terminalSafe(pet.name)): \(numbers.weight(pet.weight)) kg, \(need)\n"
  }

  /// The food with its amount: `85 g Turkey Pâté, 92 kcal`.
  func words(for feeding: Feeding) -> String {
    let energy =
      feeding.energyKcal.map { numbers.amount($0, .energyKcal) }
      ?? (isEnglish ? "energy not known" : self(PageWord.notKnown))
    return "\(numbers.amount(feeding.grams, .fat)) \(terminalSafe(feeding.product)), \(energy)"
  }

  /// The head of the share of the need.
  var needHead: String { isEnglish ? "of need" : self(PageWord.feedNeed, ["share": "%"]) }

  /// The head of the share of carbohydrates.
  var carbohydrateHead: String {
    isEnglish ? "carbohydrate" : name(of: Nutrient.carbohydrates)
  }

  /// The share of carbohydrates, with the number of feedings that it leaves out.
  func share(_ percent: Double, without missing: Int) -> String {
    let share = "\(numbers.number(percent, .fat)) %"
    guard missing > 0 else { return share }
    return
      "\(share) (\(isEnglish ? "\(missing) without" : "\(self(PageWord.notKnown)): \(missing)"))"
  }

  /// The share of carbohydrates of several days.
  func carbohydrates(_ percent: Double, without missing: Int) -> String {
    let share = share(percent, without: missing)
    return isEnglish
      ? "carbohydrate is \(share) of the energy in all"
      : self(PageWord.fromCarbohydrates, ["share": share])
  }
}
