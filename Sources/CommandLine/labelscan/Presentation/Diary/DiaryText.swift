import FoodDiary
import Foundation

/// Amounts of a diary in words.
enum DiaryText {
  /// Returns `540 kcal` or `34.2 g`: whole kilocalories, tenths of grams.
  static func amount(_ value: Double, _ nutrient: CountedNutrient) -> String {
    "\(number(value, nutrient)) \(nutrient.unit)"
  }

  /// Returns the number alone.
  static func number(_ value: Double, _ nutrient: CountedNutrient) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    guard nutrient != .energyKcal else { return "\(Int(value.rounded()))" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
  }

  /// Returns the amount, `--` for one that is not known.
  static func cell(_ value: Double?, _ nutrient: CountedNutrient) -> String {
    value.map { number($0, nutrient) } ?? "--"
  }

  /// Returns the total of `entries` entries; one that lacks amounts as the least that it can be.
  static func total(
    _ total: AmountTotal, _ nutrient: CountedNutrient, of entries: Int
  ) -> String {
    guard total.missing < max(1, entries) else { return "not known" }
    let amount = amount(total.value, nutrient)
    guard total.isLowerBound else { return amount }
    return "at least \(amount) (\(total.missing) without)"
  }

  /// Whether the numbers that are shown of `amounts` add up to another one than that of their total.
  static func isRounded(_ amounts: [Double?], _ nutrient: CountedNutrient) -> Bool {
    let scale = nutrient == .energyKcal ? 1.0 : 10
    let known = amounts.compactMap { $0 }
    let parts = known.reduce(0) { $0 + ($1 * scale).rounded() }
    return parts != (known.reduce(0, +) * scale).rounded()
  }

  /// The longest name that a table shows.
  private static let longestName = 60

  /// Returns a name as a table shows it.
  static func name(_ name: String) -> String {
    shortened(terminalSafe(name), to: longestName)
  }

  /// Returns `2026-11-21, Saturday`.
  static func title(of day: LocalDay) -> String {
    let names = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    return "\(day), \(names[day.weekday - 1])"
  }

  /// Returns the time of day, `08:05`.
  static func time(_ moment: Date, in timeZone: TimeZone) -> String {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
    let day = 86_400
    let second = ((seconds + timeZone.secondsFromGMT(for: moment)) % day + day) % day
    let (hour, minute) = (second / 3600, second / 60 % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The heads of the columns that ``cells(of:)`` fills.
  static let heads = ["kcal", "protein", "carbohydrates", "fat"]

  /// Returns a food's amounts in the order of ``heads``.
  static func cells(of amounts: FoodAmounts) -> [String] {
    [CountedNutrient.energyKcal, .protein, .carbohydrates, .fat].map { cell(amounts[$0], $0) }
  }
}
