/// A date as a package prints it: a day, or a month alone.
public struct PrintedDate: Hashable, Sendable, Comparable {
  /// The years that a date on a package may be in.
  public static let years = 2000...2099

  /// The year, with its century.
  public let year: Int
  /// The month, `1 ... 12`.
  public let month: Int
  /// The day of the month, `nil` where only the month is printed.
  public let day: Int?

  /// Creates a date; `nil` if the calendar has no such date or the year is not one of ``years``.
  public init?(year: Int, month: Int, day: Int? = nil) {
    guard Self.years.contains(year), (1...12).contains(month) else { return nil }
    if let day, !(1...Self.days(in: month, of: year)).contains(day) { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date from its form in ISO 8601; `nil` for any other text.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 4,
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers.count == 3 ? numbers[2] : nil)
  }

  /// The date in the form of ISO 8601: `2026-03-12`, or `2026-03` for a month.
  public var iso: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))" + (day.map { "-" + two($0) } ?? "")
  }

  /// Orders by the calendar; a month comes after its days, since it means the month's end.
  public static func < (left: PrintedDate, right: PrintedDate) -> Bool {
    (left.year, left.month, left.day ?? 32) < (right.year, right.month, right.day ?? 32)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
