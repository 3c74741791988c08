import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary pet stats`.
struct DiaryPetStatsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show what a cat was given: grams, energy against its need, share of carbohydrate.")

  @Argument(help: ArgumentHelp("The cat's name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("How many days up to --date.", valueName: "number"))
  var days = 30

  @Option(
    help: ArgumentHelp("The last day; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  private struct Report: Encodable {
    var pet: Pet
    var energyNeed: Double
    var days: [PetDay]
  }

  func validate() throws {
    guard (1...3_660).contains(days) else {
      throw ValidationError("--days is \(days); give 1 to 3660")
    }
  }

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let last = clock.day(of: date)
    let diary = try store.openDiary()
    let (pet, fed) = try storing { () throws(ProductStoreError) in
      (
        try diary.pet(named: name),
        try diary.feedings(of: name, on: last.advanced(by: 1 - days)...last)
      )
    }
    guard let pet else { throw missingPet(name) }
    guard !json else {
      return try output(
        try diaryJSON(Report(pet: pet, energyNeed: pet.energyNeed, days: fed)))
    }
    let wording = shown.wording
    try output(wording.line(about: pet))
    guard !fed.isEmpty else { return complain("nothing was logged in these \(days) days") }
    let table = TextTable.aligned(
      [["", "g", "kcal", wording.needHead, wording.carbohydrateHead]]
        + fed.map { row(of: $0, pet) },
      leftAligned: 1)
    try output(table.map { $0 + "\n" }.joined())
    let share = CarbohydrateShare(of: fed.flatMap(\.feedings).map(\.feeding))
    if let percent = share.percent {
      try output(wording.carbohydrates(percent, without: share.missing) + "\n")
    }
  }

  private func row(of day: PetDay, _ pet: Pet) -> [String] {
    let numbers = shown.wording.numbers
    let isKnown = day.energy.missing < day.feedings.count
    let sign = day.energy.isLowerBound ? "≥ " : ""
    let need = numbers.number(100 * day.energy.value / pet.energyNeed, .energyKcal)
    return [
      numbers.day(day.day), numbers.number(day.grams, .fat),
      isKnown ? sign + numbers.number(day.energy.value, .energyKcal) : "--",
      isKnown ? "\(sign)\(need) %" : "--",
      day.carbohydrateShare.map { shown.wording.share($0, without: day.withoutCarbohydrates) }
        ?? "--",
    ]
  }
}
