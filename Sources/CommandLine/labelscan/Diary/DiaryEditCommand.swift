import ArgumentParser
import FoodDiary
import Foundation
import LabelModel
import Languages
import ProductStore

/// `labelscan diary edit`: corrects an entry.
struct DiaryEditCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Correct an entry, such as: labelscan diary edit 12 --calories 250.",
    discussion: """
      With another --portion in a unit of the same kind the amounts change in proportion, but for those \
      given. --date and --time move the entry's meal with all its entries.
      """)

  @Argument(
    help: ArgumentHelp("The entry's number, as diary day shows it.", valueName: "number"),
    transform: EntryArgument.init(parsing:))
  var entry: EntryArgument

  @Flag(help: "Print the entry as one line of JSON.")
  var json = false

  @Option(
    help: ArgumentHelp("The day to move its meal to, such as yesterday.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Option(
    help: ArgumentHelp("The time of day to move its meal to.", valueName: "time"),
    transform: TimeArgument.init(parsing:))
  var time: TimeArgument?

  @OptionGroup var fields: EntryFieldOptions
  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  private var isMove: Bool { date != nil || time != nil }

  func validate() throws { if !isMove { try fields.requireChange() } }

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let diary = try store.openDiary(forWriting: true)
    let found = try storing { () throws(ProductStoreError) in try diary.entry(entry.number) }
    guard let meal = found, let known = meal.entries.first else {
      throw entry.missing(in: diary.path)
    }
    if fields.hasChange { try change(known.food, in: diary, clock) }
    if isMove { try move(meal, in: diary, clock) }
    guard json else { return }
    let kept = try storing { () throws(ProductStoreError) in try diary.entry(entry.number) }
    guard let kept = kept?.entries.first else { throw entry.missing(in: diary.path) }
    try output(try diaryJSON(kept))
  }

  private func change(
    _ food: EatenFood, in diary: DiaryStore, _ clock: DiaryClock
  ) throws(CommandFailure) {
    let draft = try fields.change(food)
    let changed = draft.foods[0]
    try checking { () throws(InvalidEntry) in try changed.validate() }
    // The text shows the findings itself.
    for finding in changed.findings where json { complain(finding.message.text) }
    let kept = try storing { () throws(ProductStoreError) in
      try diary.update(entry: entry.number, now: clock.now, to: changed)
    }
    guard kept != nil else { throw entry.missing(in: diary.path) }
    if !json { try output(DraftPresentation.changed(draft, shown.wording).text) }
  }

  private func move(
    _ meal: Meal, in diary: DiaryStore, _ clock: DiaryClock
  ) throws(CommandFailure) {
    let day = date?.day(today: clock.today) ?? meal.day
    let moment =
      time.map { day.moment(atSecond: $0.seconds, in: clock.timeZone) }
      ?? day.moment(atTimeOf: meal.time, in: clock.timeZone)
    let moved = try storing { () throws(ProductStoreError) in
      try diary.move(meal: meal.id, to: day, at: moment, now: clock.now)
    }
    guard let moved else { throw entry.missing(in: diary.path) }
    guard !json else { return }
    let names = moved.entries.map { "#\($0.id) \(DiaryText.name($0.food.name))" }
      .joined(separator: ", ")
    let place = shown.wording.numbers.date("\(day)")
    try output("\(names) → \(place), \(DiaryText.time(moved.time, in: clock.timeZone))\n")
  }
}
