import ArgumentParser
import FoodDiary
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
