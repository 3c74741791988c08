import ArgumentParser

/// `labelscan contribute`: sends readings to the product databases.
struct ContributeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contribute",
    abstract: "Give what labels say back to Open (Pet) Food Facts.",
    discussion: """
      labelscan contribute BARCODE shows what would be sent, and sends nothing. With --confirm it goes \
      to the trial servers, with --server production to the public databases. Anybody may use their data \
      (Open Database License; photos CC BY-SA). A contribution that cannot be sent now waits in a queue.
      """,
    subcommands: [
      ContributeProductCommand.self, ContributionQueueCommand.self, ContributionSendCommand.self,
      ContributionRetryCommand.self, ContributionDropCommand.self,
    ],
    defaultSubcommand: ContributeProductCommand.self)
}
