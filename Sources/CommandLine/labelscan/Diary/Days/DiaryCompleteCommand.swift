import ArgumentParser
import FoodDiary
import FoodFinding
import Foundation
import Languages
import ProductStore

/// `labelscan diary complete`: marks a day of which all is logged.
struct DiaryCompleteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "complete",
    abstract: "Mark a day as complete: all that was eaten is logged.",
    discussion: "The means of diary stats are those of complete days, where there are any.")

  @Argument(
    help: ArgumentHelp("The day: 2026-11-20, yesterday; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(name: .customLong("not"), help: "Take the mark back.")
  var isTakenBack = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let day = clock.day(of: date)
    let diary = try store.openDiary(forWriting: true)
    try storing { () throws(ProductStoreError) in
      try diary.mark(day, complete: !isTakenBack, now: clock.now)
    }
    try output(shown.wording.marked(day, isComplete: !isTakenBack) + "\n")
  }
}
