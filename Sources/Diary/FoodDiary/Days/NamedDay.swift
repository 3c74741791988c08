/// A day as a person names it: `2026-11-21`, `21.11.2026`, `yesterday`, `monday`, `3 days ago`.
package struct NamedDay: Hashable, Sendable {
  private enum Kind: Hashable {
    case date(LocalDay)
    case fromToday(Int)
    /// The last one, which may be today; 1 (Monday) to 7.
    case weekday(Int)
  }

  private let kind: Kind

  /// Reads a day; `nil` for words without this meaning and for a date that does not exist.
  ///
  /// Dates with slashes are not read, since the order of 11/12/2026 differs between countries.
  package init?(_ text: String) {
    let name = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let number = Self.words[name] ?? Self.daysAgo(name) {
      kind = .fromToday(number)
    } else if let weekday = Self.weekday(name) {
      kind = .weekday(weekday)
    } else if let date = LocalDay(name) ?? Self.dottedDate(name) {
      kind = .date(date)
    } else {
      return nil
    }
  }

  /// Returns the day, if today is `today`. A day of the week is the last one up to today.
  package func day(today: LocalDay) -> LocalDay {
    switch kind {
    case .date(let date): date
    case .fromToday(let number): today.advanced(by: number)
    case .weekday(let weekday): today.advanced(by: -((today.weekday - weekday + 7) % 7))
    }
  }

  private static let words = ["yesterday": -1, "today": 0, "tomorrow": 1]

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The number of a day of the week by its whole name or its first three letters.
  private static func weekday(_ name: String) -> Int? {
    weekdays.firstIndex { $0 == name || $0.prefix(3) == name }.map { $0 + 1 }
  }

  /// The days of `3 days ago` as a number below 0.
  private static func daysAgo(_ name: String) -> Int? {
    let words = name.split(separator: " ")
    guard words.count == 3, ["day", "days"].contains(words[1]), words[2] == "ago" else {
      return nil
    }
    return number(words[0], digits: 1...6).map { -$0 }
  }

  /// The date of `21.11.2026` or `21. 11. 2026`, as most of Europe writes it.
  private static func dottedDate(_ name: String) -> LocalDay? {
    let parts = name.filter { $0 != " " }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = number(parts[0], digits: 1...2),
      let month = number(parts[1], digits: 1...2), let year = number(parts[2], digits: 4...4)
    else { return nil }
    return LocalDay(year: year, month: month, day: day)
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}
