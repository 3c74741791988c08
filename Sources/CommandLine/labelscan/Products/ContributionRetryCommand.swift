import ArgumentParser
import Foundation
import ProductStore

/// `labelscan contribute retry`: makes delayed and refused contributions due now.
struct ContributionRetryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "retry",
    abstract: "Let contribute send try a contribution again that was refused or waits for later.")

  @Argument(help: ArgumentHelp("Its number in the queue.", valueName: "number"))
  var number: Int64

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    try store.changeContribution(number, missing: "waits or was refused") {
      opened throws(ProductStoreError) in
      try opened.retryContribution(number, at: Date())
    }
  }
}
