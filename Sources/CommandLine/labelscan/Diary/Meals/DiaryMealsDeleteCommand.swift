import ArgumentParser
import ProductStore

/// `labelscan diary meals delete`.
struct DiaryMealsDeleteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Forget a known meal; what was logged stays.")

  @Argument(help: ArgumentHelp("Its name.", valueName: "meal"), completion: knownMealCompletion)
  var meal: String

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let isThere = try storing { () throws(ProductStoreError) in
      try diary.delete(knownMeal: meal, now: DiaryClock().now)
    }
    if !isThere { throw .missingMeal(meal) }
  }
}
