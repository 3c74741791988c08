import ArgumentParser
import Foundation
import ProductStore

/// `labelscan list remove`.
struct ListRemoveCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove entries, or all that were bought.")

  @Argument(
    help: ArgumentHelp("The entries' numbers in the list.", valueName: "number"),
    transform: ListNumber.init(parsing:))
  var numbers: [ListNumber] = []

  @Flag(help: "Remove all entries that were bought.")
  var bought = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard numbers.isEmpty == bought else {
      throw ValidationError("name the entries' numbers, or give --bought")
    }
  }

  func perform() async throws(CommandFailure) {
    let diary = DiaryStore(try store.openExisting(forWriting: true))
    let removed = try storing { () throws(ProductStoreError) in
      try diary.removeShoppingItems(bought ? nil : numbers.map(\.value), now: Date())
    }
    try output(shown.wording.removed(entries: removed.count) + "\n")
    try complainOfMissing(
      numbers.map(\.value).filter { !removed.contains($0) }.map { "#\($0)" })
  }
}
