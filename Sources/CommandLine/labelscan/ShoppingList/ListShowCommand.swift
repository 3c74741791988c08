import ArgumentParser
import Foundation
import InputFiles
import Languages
import ProductStore

/// `labelscan list show`.
struct ListShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the list: what is still to be bought first.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    guard !InputFile.isAbsent(try store.path()) else { return sayEmpty() }
    let opened = try store.openExisting()
    let items = try storing { () throws(ProductStoreError) in
      try DiaryStore(opened).shoppingItems()
    }
    let profile = try storing { () throws(ProductStoreError) in try opened.profile() }
    var lines: [ShoppingLine] = []
    for item in items { lines.append(try ShoppingLine(item, in: opened, for: profile)) }
    guard !json else {
      for line in lines { try output(try diaryJSON(line)) }
      return
    }
    if lines.isEmpty { return sayEmpty() }
    let wording = Wording.ofPerson
    try output(lines.map { $0.text(.forStandardOutput(), wording) }.joined())
  }

  private func sayEmpty() { complain("the list is empty; list add WORDS adds to it") }
}
