import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary pet delete`.
struct DiaryPetDeleteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove something that a cat was given; diary undo brings it back.")

  @Argument(
    help: ArgumentHelp("Its number, as diary pet day shows it.", valueName: "number"),
    transform: EntryArgument.init(parsing:))
  var number: EntryArgument

  @Flag(help: "Print what was removed as one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let removed = try storing { () throws(ProductStoreError) in
      try diary.delete(feeding: number.number, now: DiaryClock().now)
    }
    guard let removed else {
      throw CommandFailure(
        .badData,
        "\(diary.path) has no food of a cat #\(number.number); diary pet day shows what there is")
    }
    guard !json else { return try output(try diaryJSON(removed)) }
    let feeding = removed.feeding
    let grams = shown.wording.numbers.amount(feeding.grams, .fat)
    let food = "#\(removed.id) \(grams) \(DiaryText.name(feeding.product))"
    try output(shown.wording.removed(food, of: feeding.day) + "\n")
  }
}
