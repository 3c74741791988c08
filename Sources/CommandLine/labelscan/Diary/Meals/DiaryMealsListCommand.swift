import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary meals list`.
struct DiaryMealsListCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List known meals, the one used last first.")

  @Flag(help: "Print a JSON object a line, as export does.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary()
    let meals = try storing { () throws(ProductStoreError) in try diary.knownMeals() }
    guard !json else {
      for meal in meals { try output(try diaryJSON(meal)) }
      return
    }
    guard !meals.isEmpty else {
      return complain(noKnownMeal)
    }
    let zone = DiaryClock().timeZone
    let rows =
      [["", ""] + shown.wording.diaryHeads + shown.wording.useHeads]
      + meals.map { meal in
        [terminalSafe(meal.food.name), shown.wording.portion(meal.food.portion)]
          + shown.wording.numbers.cells(of: meal.food.amounts)
          + ["\(meal.uses)", shown.wording.day(LocalDay(of: meal.lastUsed, in: zone))]
      }
    try output(TextTable.aligned(rows, leftAligned: 1).map { $0 + "\n" }.joined())
  }
}

/// The message where nothing was logged yet.
let noKnownMeal = "no meal is known yet; what is logged is known from then on"
