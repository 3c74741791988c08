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
    if fields.hasChange {
      try change(known.food, of: meal, in: diary, clock)
    } else {
      let place = place(of: meal, clock)
      let moved = try storing { () throws(ProductStoreError) in
        try diary.move(meal: meal.id, to: place.day, at: place.time, now: clock.now)
      }
      guard let moved else { throw entry.missing(in: diary.path) }
      try show(moved, clock)
    }
    guard json else { return }
    let kept = try storing { () throws(ProductStoreError) in try diary.entry(entry.number) }
    guard let kept = kept?.entries.first else { throw entry.missing(in: diary.path) }
    try output(try diaryJSON(kept))
  }

  private func change(
    _ food: EatenFood, of meal: Meal, in diary: DiaryStore, _ clock: DiaryClock
  ) throws(CommandFailure) {
    let draft = try fields.change(food)
    let changed = draft.foods[0]
    try checking { () throws(InvalidEntry) in try changed.validate() }
    // The text shows the findings itself.
    for finding in changed.findings where json { complain(finding.message.text) }
    var moved: Meal?
    if isMove {
      let place = place(of: meal, clock)
      // One change, which one undo takes back.
      moved = try storing { () throws(ProductStoreError) in
        try diary.update(
          entry: entry.number, to: changed, movingMealTo: place.day, at: place.time, now: clock.now)
      }
      guard moved != nil else { throw entry.missing(in: diary.path) }
    } else {
      let kept = try storing { () throws(ProductStoreError) in
        try diary.update(entry: entry.number, now: clock.now, to: changed)
      }
      guard kept != nil else { throw entry.missing(in: diary.path) }
    }
    if !json { try output(DraftPresentation.changed(draft, shown.wording).text) }
    if let moved { try show(moved, clock) }
  }

  /// The day and the time that the meal is moved to.
  private func place(of meal: Meal, _ clock: DiaryClock) -> (day: LocalDay, time: Date) {
    let day = date?.day(today: clock.today) ?? meal.day
    let moment =
      time.map { day.moment(atSecond: $0.seconds, in: clock.timeZone) }
      ?? day.moment(atTimeOf: meal.time, in: clock.timeZone)
    return (day, moment)
  }

  private func show(_ moved: Meal, _ clock: DiaryClock) throws(CommandFailure) {
    guard !json else { return }
    let names = moved.entries.map { "#\($0.id) \(DiaryText.name($0.food.name))" }
      .joined(separator: ", ")
    let place = shown.wording.numbers.date("\(moved.day)")
    try output("\(names) → \(place), \(DiaryText.time(moved.time, in: clock.timeZone))\n")
  }
}
