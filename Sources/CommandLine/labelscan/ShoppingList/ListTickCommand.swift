import ArgumentParser
import Foundation
import ProductStore

/// `labelscan list tick`.
struct ListTickCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "tick", abstract: "Mark entries as bought.")

  @Argument(
    help: ArgumentHelp("The entries' numbers in the list.", valueName: "number"),
    transform: ListNumber.init(parsing:))
  var numbers: [ListNumber]

  @Flag(help: "Mark them as still to be bought.")
  var undo = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = DiaryStore(try store.openExisting(forWriting: true))
    var missing: [String] = []
    for number in numbers {
      let item = try storing { () throws(ProductStoreError) in
        try diary.setShoppingItem(number.value, done: !undo, now: Date())
      }
      guard let item else {
        missing.append("#\(number.value)")
        continue
      }
      try output(shown.wording.marked(item) + "\n")
    }
    try complainOfMissing(missing)
  }
}
