import FoodDiary
import Foundation
import LabelTestSupport
import Testing

@Suite("Days") struct LocalDayTests {
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati",
    "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Africa/Cairo", "UTC",
  ]

  @Test(
    "A moment is of the day that Foundation's calendar finds, in every zone, and so is its time of day"
  )
  func agreesWithCalendar() throws {
    for name in Self.zones {
      let zone = try #require(TimeZone(identifier: name))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      checkProperty(
        seed: 7, make: { Double.random(in: 6e8...2.4e9, using: &$0).rounded() },
        shrink: { _ in [] }
      ) { seconds in
        let moment = Date(timeIntervalSince1970: seconds)
        let day = LocalDay(of: moment, in: zone)
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: moment)
        guard day.parts == (parts.year, parts.month, parts.day) else {
          return "\(name): \(day), not \(parts)"
        }
        guard day.weekday % 7 + 1 == parts.weekday else { return "\(name): weekday \(day.weekday)" }
        // The same time on another day is on that day, but where clocks skip it.
        let other = day.advanced(by: 45)
        let there = other.moment(atTimeOf: moment, in: zone)
        return LocalDay(of: there, in: zone) == other || name == "Pacific/Apia"
          ? nil : "\(name): \(there) is not on \(other)"
      }
    }
  }

  @Test("Days of 23 and of 25 hours are days like others")
  func daylightSaving() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    for (text, hours) in [("2026-03-29", 23.0), ("2026-10-25", 25.0), ("2026-11-21", 24.0)] {
      let day = try #require(LocalDay(text))
      let start = day.moment(atSecond: 0, in: berlin)
      let end = day.advanced(by: 1).moment(atSecond: 0, in: berlin)
      #expect(end.timeIntervalSince(start) == hours * 3600)
      #expect(LocalDay(of: start, in: berlin) == day)
      #expect(LocalDay(of: end.addingTimeInterval(-1), in: berlin) == day)
      #expect(LocalDay(of: end, in: berlin) == day.advanced(by: 1))
    }
    // 02:30 does not exist on that day; 03:30 is meant.
    let skipped = try #require(LocalDay("2026-03-29")).moment(atSecond: 2.5 * 3600, in: berlin)
    #expect(skipped == Date(timeIntervalSince1970: 1_774_747_800))
  }

  @Test("Text is read back as it is written, and days follow each other")
  func text() {
    checkProperty(
      seed: 9, count: 2_000, make: { Int.random(in: LocalDay.range, using: &$0) },
      shrink: { _ in [] }
    ) { number in
      guard let day = LocalDay(number: number) else { return "no day \(number)" }
      guard LocalDay(day.description) == day else { return "\(day) is not read back" }
      let next = day.advanced(by: 1)
      guard next > day || number == LocalDay.range.upperBound else { return "\(next) after \(day)" }
      return next.advanced(by: -1) == day || next == day ? nil : "\(next) before \(day)"
    }
  }

  @Test(
    "What is no day is refused",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-3", "21.11.2026", "", "today",
      "2026-11-21 ", "1899-12-31", "+026-11-21", "２０２６-11-21", "10000-01-01", "2100-02-29",
    ])
  func refuses(text: String) {
    #expect(LocalDay(text) == nil)
  }

  @Test(
    "Days that exist are read", arguments: ["2024-02-29", "2000-02-29", "1900-01-01", "9999-12-31"])
  func reads(text: String) {
    #expect(LocalDay(text)?.description == text)
  }

  @Test("The ends of what can be told hold")
  func ends() {
    let last = LocalDay("9999-12-31")
    #expect(last?.advanced(by: 1) == last && last?.advanced(by: .max) == last)
    #expect(LocalDay("1900-01-01")?.advanced(by: .min) == LocalDay("1900-01-01"))
    #expect(
      LocalDay(of: .distantFuture, in: .gmt)
        <= LocalDay(of: Date(timeIntervalSince1970: 1e18), in: .gmt))
  }
}
