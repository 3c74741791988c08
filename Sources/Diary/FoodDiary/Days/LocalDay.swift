package import Foundation

/// A day of the calendar, as a person's wall shows it: no moment, and in no time zone.
///
/// Food eaten on a day stays on that day, wherever the diary is read and however long the day was.
package struct LocalDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package let number: Int

  /// The days that can be told: the years 1900 to 9999 of the Gregorian calendar.
  package static let range: ClosedRange<Int> = -25_567...2_932_896

  /// Creates the day `number` days after 1970-01-01; `nil` outside ``range``.
  package init?(number: Int) {
    guard Self.range.contains(number) else { return nil }
    self.number = number
  }

  /// Creates the day on which `moment` falls in `timeZone`; moments outside ``range`` are moved into it.
  package init(of moment: Date, in timeZone: TimeZone) {
    let seconds =
      moment.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: moment))
    let days = (seconds / 86_400).rounded(.down)
    number = Int(
      min(max(days, Double(Self.range.lowerBound)), Double(Self.range.upperBound)))
  }

  /// Reads `2026-11-21`; `nil` for another form and for a day that does not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Creates a day of the Gregorian calendar; `nil` for one that does not exist or is outside ``range``.
  package init?(year: Int, month: Int, day: Int) {
    guard (1900...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Days of the civil calendar (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms"): years
    // that begin in March have their leap day at the end.
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = (shifted / 400, shifted % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
    // The 31st of a shorter month would be a day of the next one.
    guard self.parts == (year, month, day) else { return nil }
  }

  /// Year, month (1 to 12) and day of the month.
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
  }

  /// The day of the week, 1 (Monday) to 7 (ISO 8601).
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// Returns the day that many days later, earlier if negative; the first or last one of ``range`` beyond it.
  package func advanced(by days: Int) -> LocalDay {
    let (sum, isTooMuch) = number.addingReportingOverflow(days)
    let end = days < 0 ? Self.range.lowerBound : Self.range.upperBound
    return LocalDay(number: isTooMuch ? end : sum) ?? LocalDay(unchecked: end)
  }

  private init(unchecked number: Int) { self.number = number }

  /// Returns the moment of this day at which a clock in `timeZone` shows what it shows at `moment`.
  ///
  /// Where clocks skip that time it is as much later as they skip; where they show it twice, the first.
  package func moment(atTimeOf moment: Date, in timeZone: TimeZone) -> Date {
    let seconds =
      moment.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: moment))
    return self.moment(atSecond: seconds - (seconds / 86_400).rounded(.down) * 86_400, in: timeZone)
  }

  /// Returns the moment of this day at which a clock in `timeZone` shows `second` seconds after midnight.
  package func moment(atSecond second: Double, in timeZone: TimeZone) -> Date {
    let shown = Double(number) * 86_400 + second
    func offset(_ time: Double) -> Double {
      Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: time)))
    }
    // The offset a day before is the one before a change of this day, if there is any.
    let first = shown - offset(shown - 86_400)
    if first + offset(first) == shown { return Date(timeIntervalSince1970: first) }
    let second = shown - offset(first)
    if second + offset(second) == shown { return Date(timeIntervalSince1970: second) }
    return Date(timeIntervalSince1970: first)
  }

  /// Whether one day is before another.
  package static func < (one: LocalDay, other: LocalDay) -> Bool { one.number < other.number }

  /// The day as `2026-11-21`.
  package var description: String {
    let (year, month, day) = parts
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

extension LocalDay: Codable {
  /// Reads `"2026-11-21"`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = LocalDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is no day; write it as 2026-11-21")
    }
    self = day
  }

  /// Writes `"2026-11-21"`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
