import ArgumentParser
import FoodDiary
import Foundation
import Languages
import ProductStore

/// `labelscan diary suggest`: known meals that begin so.
struct DiarySuggestCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "List what was eaten before whose name, or a word of it, begins so.")

  @Argument(help: ArgumentHelp("The beginning; all without it.", valueName: "prefix"))
  var prefix: [String] = []

  @Option(name: .shortAndLong, help: RowLimit.help(10), transform: RowLimit.init(parsing:))
  var limit: RowLimit = 10

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary()
    let meals = try storing { () throws(ProductStoreError) in
      try diary.knownMeals(beginning: prefix.joined(separator: " "), limit: limit.count)
    }
    guard !json else {
      for meal in meals { try output(try diaryJSON(meal)) }
      return
    }
    if meals.isEmpty {
      complain(
        prefix.isEmpty
          ? noKnownMeal
          : "no known meal begins so; diary suggest lists all")
    }
    // Names alone, so that a shell can complete them.
    try output(meals.map { terminalSafe($0.food.name) + "\n" }.joined())
  }
}
