import ArgumentParser
import FoodDiary
import Foundation
import ProductStore

/// `labelscan diary day`: what was eaten on a day, and what is left of its goals.
struct DiaryDayCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "Show a day: its meals, totals, and what is left of its goals.")

  @Argument(help: DayArgument.help(), transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let day = clock.day(of: date)
    let diary = try store.openDiary()
    let (log, isComplete) = try storing { () throws(ProductStoreError) in
      (try diary.day(day), try diary.completeDays().contains(day))
    }
    guard !json else {
      return try output(try diaryJSON(DayLogJSON(log, isComplete: isComplete)))
    }
    let days = try storing { () throws(ProductStoreError) in try diary.neighbours(of: day) }
    try output(
      DayPresentation(
        log, isComplete: isComplete, timeZone: clock.timeZone, style: .forStandardOutput(),
        neighbours: days, wording: shown.wording
      ).text)
  }
}
