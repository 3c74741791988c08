import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary pet day`.
struct DiaryPetDayCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "Show what a cat was given on a day, each food with its number.")

  @Argument(help: ArgumentHelp("The cat's name.", valueName: "name"))
  var name: String

  @Argument(help: DayArgument.help(), transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(help: "Print one line of JSON; null for a day on which nothing was logged.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let day = DiaryClock().day(of: date)
    let diary = try store.openDiary()
    let (pet, days) = try storing { () throws(ProductStoreError) in
      (try diary.pet(named: name), try diary.feedings(of: name, on: day...day))
    }
    guard let pet else { throw missingPet(name) }
    guard !json else { return try output(try diaryJSON(days.first)) }
    guard let fed = days.first else {
      return complain(
        "nothing was logged of \(pet.name) on \(day); diary pet stats shows its days")
    }
    let rows = [["", "g", "kcal", shown.wording.carbohydrateHead]] + fed.feedings.map(row)
    try output(
      "\(terminalSafe(pet.name)), \(shown.wording.title(of: day))\n"
        + TextTable.aligned(rows, leftAligned: 1).map { $0 + "\n" }.joined())
  }

  private func row(of logged: LoggedFeeding) -> [String] {
    let numbers = shown.wording.numbers
    let feeding = logged.feeding
    let share = CarbohydrateShare(of: [feeding]).percent
    return [
      "#\(logged.id)  \(DiaryText.name(feeding.product))", numbers.number(feeding.grams, .fat),
      feeding.energyKcal.map { numbers.number($0, .energyKcal) } ?? "--",
      share.map { "\(numbers.number($0, .fat)) %" } ?? "--",
    ]
  }
}
