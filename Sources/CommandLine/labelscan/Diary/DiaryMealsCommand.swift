import ArgumentParser
import FoodDiary
import Foundation
import Languages
import ProductStore

/// `labelscan diary meals`: what is known from what was logged.
struct DiaryMealsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meals", abstract: "List, correct, forget, export or import known meals.",
    subcommands: [
      DiaryMealsListCommand.self, DiaryMealsEditCommand.self, DiaryMealsDeleteCommand.self,
      DiaryMealsExportCommand.self, DiaryMealsImportCommand.self,
    ], defaultSubcommand: DiaryMealsListCommand.self)
}

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
      complain("no meal is known yet; what is logged is known from then on")
      return
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

/// `labelscan diary meals edit`.
struct DiaryMealsEditCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Correct a known meal; what was logged stays as it is.")

  @Argument(help: ArgumentHelp("Its name.", valueName: "meal"), completion: knownMealCompletion)
  var meal: String

  @OptionGroup var fields: EntryFieldOptions
  @OptionGroup var store: StoreOptions

  func validate() throws { try fields.requireChange() }

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let known = try storing { () throws(ProductStoreError) in
      try diary.knownMeal(named: meal)
    }
    guard let known else { throw missingMeal(meal) }
    let draft = try fields.change(known.food)
    let isThere = try storing { () throws(ProductStoreError) in
      try diary.update(knownMeal: meal, now: DiaryClock().now, to: draft.foods[0])
    }
    if !isThere { throw missingMeal(meal) }
    try output(DraftPresentation.changed(draft).text)
  }
}

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
    if !isThere { throw missingMeal(meal) }
  }
}

private func missingMeal(_ name: String) -> CommandFailure {
  CommandFailure(
    .badData, "no meal is known as \(name); diary meals lists them, suggest finds their beginnings")
}

/// `labelscan diary meals export`.
struct DiaryMealsExportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write known meals as JSON lines, which import reads.")

  @OptionGroup var destination: OutputOptions

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary()
    let meals = try storing { () throws(ProductStoreError) in try diary.knownMeals() }
    var lines = Data()
    for meal in meals { lines += try diaryJSON(meal) }
    try destination.deliver(lines)
  }
}

/// `labelscan diary meals import`.
struct DiaryMealsImportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the known meals of an export, all or none of them.",
    discussion: "Of a meal that is known already, the one used later stays.")

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var store: StoreOptions

  /// The largest file: more than a hundred thousand meals.
  private static let largest = 32 << 20

  func perform() async throws(CommandFailure) {
    let data = try readFile(file, limit: Self.largest)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var meals: [KnownMeal] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      do {
        let meal = try decoder.decode(KnownMeal.self, from: line)
        try meal.food.validate()
        meals.append(meal)
      } catch let error as InvalidEntry {
        throw CommandFailure(
          .badData, "\(file), line \(number + 1): \(error.description); nothing was imported")
      } catch {
        throw CommandFailure(
          .badData,
          "\(file), line \(number + 1) is no known meal; import what diary meals export wrote. "
            + "Nothing was imported")
      }
    }
    let diary = DiaryStore(try store.open())
    let counts = try storing { () throws(ProductStoreError) in
      try diary.importKnownMeals(meals, now: DiaryClock().now)
    }
    try output("\(counted(counts.added, "meal")) added, \(counts.replaced) replaced\n")
  }
}
