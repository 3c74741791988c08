import FoodDiary
import Testing

@Suite("Days as a person names them") struct NamedDayTests {
  @Test(
    "A day has a date, a word, a day of the week or the days since then",
    arguments: [
      ("2026-11-21", "2026-11-21"), ("21.11.2026", "2026-11-21"), ("1.2.2026", "2026-02-01"),
      ("21. 11. 2026", "2026-11-21"), ("today", "2026-11-25"), ("Yesterday", "2026-11-24"),
      ("tomorrow", "2026-11-26"), ("monday", "2026-11-23"), ("Tue", "2026-11-24"),
      ("wednesday", "2026-11-25"), ("thu", "2026-11-19"), ("Sunday", "2026-11-22"),
      ("3 days ago", "2026-11-22"), ("1 day  ago", "2026-11-24"), ("0 days ago", "2026-11-25"),
    ])
  func named(name: String, date: String) throws {
    // A Wednesday.
    let today = try #require(LocalDay("2026-11-25"))
    #expect(try #require(NamedDay(name)).day(today: today).description == date)
  }

  @Test(
    "Other words and dates that differ between countries name no day",
    arguments: [
      "", "someday", "mond", "2026-02-30", "30.2.2026", "21.11.26", "11/12/2026", "3", "-3",
      "3 days", "-3 days ago", "three days ago", "9999999 days ago", "days ago", "21.11",
      "२ days ago",
    ])
  func others(name: String) {
    #expect(NamedDay(name) == nil)
  }
}
