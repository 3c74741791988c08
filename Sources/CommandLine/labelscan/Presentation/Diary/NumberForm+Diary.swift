import FoodDiary
import Foundation
import Languages

// Amounts of a diary in words.
extension NumberForm {
  /// The form of the person who runs the program.
  static var ofPerson: NumberForm { Wording.ofPerson.numbers }

  /// Returns the day in this form.
  func day(_ day: LocalDay) -> String { date("\(day)") }

  /// Returns a weight, `4,25`.
  func weight(_ kilograms: Double) -> String {
    let text = "\(kilograms)"
    return number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Returns `540 kcal` or `34.2 g`: whole kilocalories, tenths of grams.
  func amount(_ value: Double, _ nutrient: CountedNutrient) -> String {
    "\(number(value, nutrient)) \(nutrient.unit)"
  }

  /// Returns the number alone.
  func number(_ value: Double, _ nutrient: CountedNutrient) -> String {
    guard abs(value) < 1e15 else { return self.number("\(value)") }
    guard nutrient != .energyKcal else { return "\(Int(value.rounded()))" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole)\(decimalMark)\(tenth)"
  }

  /// Returns the amount, `--` for one that is not known.
  func cell(_ value: Double?, _ nutrient: CountedNutrient) -> String {
    value.map { number($0, nutrient) } ?? "--"
  }

  /// Returns a food's amounts in the order of `Wording.diaryHeads`.
  func cells(of amounts: FoodAmounts) -> [String] {
    [CountedNutrient.energyKcal, .protein, .carbohydrates, .fat].map { cell(amounts[$0], $0) }
  }
}
