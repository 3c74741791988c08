import ArgumentParser
import ProductStore

/// `labelscan contribute drop`: removes a contribution from the queue.
struct ContributionDropCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "drop",
    abstract: "Remove a contribution from the queue; what was sent of it stays sent.")

  @Argument(help: ArgumentHelp("Its number in the queue.", valueName: "number"))
  var number: Int64

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    try store.changeContribution(number, missing: "is there") {
      opened throws(ProductStoreError) in
      try opened.dropContribution(number)
    }
  }
}
