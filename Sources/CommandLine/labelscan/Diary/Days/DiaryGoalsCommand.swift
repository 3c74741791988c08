import ArgumentParser
import FoodDiary
import Foundation
import ProductStore

/// `labelscan diary goals`: what is wanted of a day.
struct DiaryGoalsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "goals",
    abstract: "Show or set the calories a day, and from how much to how much of each macro.",
    discussion: """
      Without options it shows the goals. They hold from --date on; the days before keep theirs. A zone is \
      60-120, 60- for at least, -120 for at most; none removes a goal.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Kilocalories a day at most, or none.", valueName: "number"))
  var calories: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Grams of protein a day, or none.", valueName: "zone"))
  var protein: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Grams of carbohydrates a day, or none.", valueName: "zone"))
  var carbohydrates: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Grams of fat a day, or none.", valueName: "zone"))
  var fat: String?

  @Option(
    help: DayArgument.help("From which day on; from today without it."),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  private var isSetting: Bool {
    [calories, protein, carbohydrates, fat].contains { $0 != nil }
  }

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let day = clock.day(of: date)
    // A wrong value begins no diary.
    let change = try checking { () throws(InvalidEntry) in try self.change }
    let diary = isSetting ? DiaryStore(try store.open()) : try store.openDiary()
    let goals = try storing { () throws(ProductStoreError) in
      isSetting
        ? try diary.updateGoals(from: day, now: clock.now, change) : try diary.goals(on: day)
    }
    guard !json else { return try output(try diaryJSON(goals)) }
    try output(shown.wording.lines(of: goals).map { $0 + "\n" }.joined())
  }

  /// The change of goals that the options state.
  private var change: (Goals) -> Goals {
    get throws(InvalidEntry) {
      var problems: [InvalidEntry.Problem] = []
      var changes: [@Sendable (inout Goals) -> Void] = []
      if let calories {
        let number = Self.number(calories).flatMap { $0 > 0 ? $0 : nil }
        if number == nil, calories != "none" { problems.append(Self.noGoal(calories)) }
        changes.append { $0.energyKcal = number }
      }
      let zones = [
        (CountedNutrient.protein, protein), (.carbohydrates, carbohydrates), (.fat, fat),
      ]
      for (nutrient, text) in zones {
        guard let text else { continue }
        let zone = Self.zone(text)
        if zone == nil, text != "none" { problems.append(Self.noZone(text, of: nutrient)) }
        changes.append { $0.zones[nutrient] = zone }
      }
      guard problems.isEmpty else { throw InvalidEntry(problems: problems) }
      return { known in
        var goals = known
        for change in changes { change(&goals) }
        return goals
      }
    }
  }

  private static func noGoal(_ text: String) -> InvalidEntry.Problem {
    .init("calories", "\"\(text.prefix(40))\" is no goal; give a number like 2000, or none")
  }

  private static func noZone(_ text: String, of nutrient: CountedNutrient) -> InvalidEntry.Problem {
    .init(
      nutrient.word, "\"\(text.prefix(40))\" is no zone; give one like 60-120, 60-, -120, or none")
  }

  private static func number(_ text: String) -> Double? {
    typedNumber(text).flatMap { $0 <= Goals.largest ? $0 : nil }
  }

  private static func zone(_ text: String) -> Goals.Zone? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    let numbers = ends.map { number(String($0)) }
    guard zip(ends, numbers).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    return Goals.Zone(minimum: numbers[0], maximum: numbers[1])
  }
}
