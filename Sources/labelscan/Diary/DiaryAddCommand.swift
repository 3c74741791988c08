import ArgumentParser
import FoodDiary
import Foundation
import LabelPipeline
import ProductStore

/// `labelscan diary add`: drafts what was eaten, and logs it when a person agrees.
struct DiaryAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Draft what was eaten; log it with --yes, or after a y on a terminal.",
    discussion: """
      By hand: labelscan diary add --manual "apple pie" --portion "1 slice" --calories 320 --fat 14. Nothing \
      is logged until all of the draft can be.
      """)

  @Option(
    help: ArgumentHelp("Log this, with the amounts given, and look nothing up.", valueName: "name"))
  var manual: String

  @OptionGroup var fields: EntryFieldOptions

  @OptionGroup var saving: SavingOptions
  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      var draft = Draft(
        summary: manual,
        items: [DraftItem(byHand: EatenFood(name: manual, amounts: FoodAmounts()))])
      try checking { () throws(InvalidEntry) in try draft.apply(fields.changes) }
      try saving.finish(draft, in: store)
    }
  }
}
