import ArgumentParser
import FoodDiary
import FoodFinding
import Foundation
import Languages
import ProductStore

/// `labelscan diary again`: logs what was eaten before, as much as is said.
struct DiaryAgainCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "again",
    abstract: "Log a known meal again in one step, in the same or another amount.",
    discussion: """
      labelscan diary again lists recent foods with their numbers. labelscan diary again 2 "60 g" or \
      labelscan diary again oats "60 g" logs one. An amount that cannot be compared with the known one is \
      refused.
      """)

  @Argument(
    help: ArgumentHelp("Its number in the list, or its name.", valueName: "food"),
    completion: knownMealCompletion)
  var food: String?

  @Argument(
    help: ArgumentHelp("How much: 60 g, 2 slices; as before without it.", valueName: "amount"))
  var amount: String?

  @Option(
    help: ArgumentHelp("The day; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  /// The number of foods that are listed.
  private static let listed = 20

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: food != nil)
    let recent = try storing { () throws(ProductStoreError) in
      try diary.knownMeals(limit: Self.listed)
    }
    if let food {
      try log(try draft(of: try known(food, recent, diary)), in: diary)
    } else {
      try list(recent)
    }
  }

  /// Prints recent foods with their numbers.
  private func list(_ recent: [KnownMeal]) throws(CommandFailure) {
    guard !recent.isEmpty else { return complain(noKnownMeal) }
    let wording = shown.wording
    let rows = recent.enumerated().map { number, meal in
      [
        "\(number + 1)", DiaryText.name(meal.food.name),
        wording.portion(meal.food.portion),
      ]
        + wording.numbers.cells(of: meal.food.amounts)
    }
    try output(
      TextTable.aligned([["", "", ""] + wording.diaryHeads] + rows, leftAligned: 3)
        .map { $0 + "\n" }.joined())
  }

  /// Returns the draft of a known food, in the amount that is said.
  private func draft(of meal: KnownMeal) throws(CommandFailure) -> Draft {
    var draft = Draft(summary: meal.food.name, items: [DraftItem(changing: meal.food)])
    if let amount {
      guard meal.food.portion != nil else {
        throw CommandFailure(
          .badData,
          "no amount is known of \(terminalSafe(meal.food.name)); log it as before, or use diary add"
        )
      }
      try checking { () throws(InvalidEntry) in try draft.apply("portion=\(amount)") }
    }
    // A known food that looks wrong was accepted before.
    guard draft.items.allSatisfy(\.isExactlyScaled) else {
      throw CommandFailure(
        .badData,
        "\(terminalSafe(amount ?? "")) cannot be compared with \(meal.food.portion?.description ?? "it"); "
          + "give the amount in that unit")
    }
    return draft
  }

  /// Logs a draft on the day that is said, and prints its entries.
  private func log(_ draft: Draft, in diary: DiaryStore) throws(CommandFailure) {
    let wording = shown.wording
    let clock = DiaryClock()
    let day = clock.day(of: date)
    let logged = try storing { () throws(ProductStoreError) in
      try diary.add(
        draft.foods, on: day, at: day.moment(atTimeOf: clock.now, in: clock.timeZone),
        now: clock.now)
    }
    for entry in logged.entries {
      let portion =
        entry.food.portion.map { wording.portion($0) + (wording.isEnglish ? " of " : " ") }
        ?? ""
      try output(
        "\(wording.logged("#\(entry.id)", on: day)): \(portion)\(DiaryText.name(entry.food.name)), "
          + "\(wording.energy(entry.food.amounts))\n"
      )
    }
  }

  private func known(
    _ food: String, _ recent: [KnownMeal], _ diary: DiaryStore
  ) throws(CommandFailure) -> KnownMeal {
    if let number = Int(food), number > 0, recent.indices.contains(number - 1) {
      return recent[number - 1]
    }
    let meal = try storing { () throws(ProductStoreError) in try diary.knownMeal(named: food) }
    guard let meal else {
      throw CommandFailure(
        .badData,
        "nothing is known of \(terminalSafe(food)); diary again lists what is, diary add finds it")
    }
    return meal
  }
}
