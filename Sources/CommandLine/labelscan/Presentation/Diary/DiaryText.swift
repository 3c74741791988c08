import FoodDiary
import Foundation
import Languages

/// Words and times of a diary.
enum DiaryText {
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

  /// Returns the time of day, `08:05`.
  static func time(_ moment: Date, in timeZone: TimeZone) -> String {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
    let day = 86_400
    let second = ((seconds + timeZone.secondsFromGMT(for: moment)) % day + day) % day
    let (hour, minute) = (second / 3600, second / 60 % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
