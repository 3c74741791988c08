import ArgumentParser
import FoodDiary
import Foundation
import LabelModel
import ProductStore

/// `labelscan diary edit`: corrects an entry.
struct DiaryEditCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Correct an entry, such as: labelscan diary edit 12 --calories 250.",
    discussion: """
      With another --portion in a unit of the same kind the amounts change in proportion, but for those \
      given.
      """)

  @Argument(
    help: ArgumentHelp("The entry's number, as diary day shows it.", valueName: "number"),
    transform: EntryArgument.init(parsing:))
  var entry: EntryArgument

  @Flag(help: "Print the entry as one line of JSON.")
  var json = false

  @OptionGroup var fields: EntryFieldOptions
  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func validate() throws { try fields.requireChange() }

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let diary = try store.openDiary(forWriting: true)
    let meal = try storing { () throws(ProductStoreError) in try diary.entry(entry.number) }
    guard let food = meal?.entries.first?.food else { throw entry.missing(in: diary.path) }
    let draft = try fields.change(food)
    let changed = draft.foods[0]
    try checking { () throws(InvalidEntry) in try changed.validate() }
    // The text shows the findings itself.
    for finding in changed.findings where json { complain(finding.message.text) }
    let kept = try storing { () throws(ProductStoreError) in
      try diary.update(entry: entry.number, now: clock.now, to: changed)
    }
    guard let kept else { throw entry.missing(in: diary.path) }
    guard !json else { return try output(try diaryJSON(kept)) }
    try output(DraftPresentation.changed(draft, shown.wording).text)
  }
}
