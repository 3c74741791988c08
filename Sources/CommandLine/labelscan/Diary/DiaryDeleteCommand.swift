import ArgumentParser
import FoodDiary
import Foundation
import Languages
import ProductStore

/// `labelscan diary delete`: removes an entry, or a meal with its entries.
struct DiaryDeleteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove an entry, or a meal with all its entries; diary undo brings it back.")

  @Argument(
    help: ArgumentHelp("The entry's number, as diary day shows it.", valueName: "number"),
    transform: EntryArgument.init(parsing:))
  var number: EntryArgument

  @Flag(help: "The number is a meal's.")
  var meal = false

  @Flag(help: "Print what was removed as one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let now = DiaryClock().now
    let diary = try store.openDiary(forWriting: true)
    let removed = try storing { () throws(ProductStoreError) in
      let found = meal ? try diary.meal(number.number) : try diary.entry(number.number)
      let isThere =
        meal
        ? try diary.delete(meal: number.number, now: now)
        : try diary.delete(entry: number.number, now: now)
      return isThere ? found : nil
    }
    guard let removed else {
      throw number.missing(in: diary.path, meal ? "meal" : "entry")
    }
    guard !json else { return try output(try diaryJSON(removed)) }
    let names = removed.entries.map { "#\($0.id) \(DiaryText.name($0.food.name))" }
    try output(
      shown.wording.removed(names.joined(separator: ", "), of: removed.day) + "\n")
  }
}

/// `labelscan diary undo`: takes the last change back.
struct DiaryUndoCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take the last change of the diary back, then the one before; up to 100 of them.")

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let undone = try storing { () throws(ProductStoreError) in
      try diary.undo(now: DiaryClock().now)
    }
    guard let undone else {
      throw CommandFailure(.badData, "there is no change of \(diary.path) left to take back")
    }
    guard !json else { return try output(try diaryJSON(undone)) }
    try output(shown.wording.takenBack(undone, in: DiaryClock().timeZone) + "\n")
  }
}

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
    let source = from.day(today: clock.today)
    let target = target?.day(today: clock.today) ?? clock.today
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
