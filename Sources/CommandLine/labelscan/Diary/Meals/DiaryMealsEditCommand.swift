import ArgumentParser
import FoodDiary
import ProductStore

/// `labelscan diary meals edit`.
struct DiaryMealsEditCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Correct a known meal; what was logged stays as it is.")

  @Argument(help: ArgumentHelp("Its name.", valueName: "meal"), completion: knownMealCompletion)
  var meal: String

  @OptionGroup var fields: EntryFieldOptions
  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func validate() throws { try fields.requireChange() }

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let known = try storing { () throws(ProductStoreError) in
      try diary.knownMeal(named: meal)
    }
    guard let known else { throw .missingMeal(meal) }
    let draft = try fields.change(known.food)
    let isThere = try storing { () throws(ProductStoreError) in
      try diary.update(knownMeal: meal, now: DiaryClock().now, to: draft.foods[0])
    }
    if !isThere { throw .missingMeal(meal) }
    try output(DraftPresentation.changed(draft, shown.wording).text)
  }
}
