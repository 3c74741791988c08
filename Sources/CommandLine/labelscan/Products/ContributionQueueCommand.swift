import ArgumentParser
import Foundation
import ProductStore

/// `labelscan contribute queue`: lists pending, sent and refused contributions.
struct ContributionQueueCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", abstract: "List the contributions: waiting, sent or refused.")

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting()
    let entries = try storing { () throws(ProductStoreError) in try opened.contributions() }
    guard !entries.isEmpty else { return complain("nothing was contributed yet") }
    try output(entries.map { ContributionPresentation.line(of: $0, now: Date()) }.joined())
  }
}
