import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary copy`: logs a day's meals again.
struct DiaryCopyCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Log what was eaten on a day for another day, too.")

  @Argument(
    help: ArgumentHelp("The day to copy: 2026-11-20, yesterday.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var from: DayArgument

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The day to copy to; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var target: DayArgument?

  @Flag(help: "Print the new meals, a JSON object a line.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let source = clock.day(of: from)
    let target = clock.day(of: target)
    guard source != target else {
      throw CommandFailure(.usage, "\(source) is copied to itself; name another day with --to")
    }
    let diary = try store.openDiary(forWriting: true)
    let meals = try storing { () throws(ProductStoreError) in
      try diary.copy(source, to: target, now: clock.now) { time in
        target.moment(atTimeOf: time, in: clock.timeZone)
      }
    }
    guard !meals.isEmpty else {
      throw CommandFailure(
        .badData, "nothing was logged on \(source); diary day shows its neighbours")
    }
    guard !json else {
      for meal in meals { try output(try diaryJSON(meal)) }
      return
    }
    let entries = meals.map(\.entries.count).reduce(0, +)
    try output(
      shown.wording.copied(meals: meals.count, foods: entries, to: target) + "\n")
  }
}
