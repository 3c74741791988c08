import ProductLookup
import ArgumentParser
import Foundation
import ProductSources
import ProductStore

/// `labelscan contribute send`: sends pending contributions.
struct ContributionSendCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "send", abstract: "Send the contributions that wait and are due.")

  @OptionGroup var contributor: ContributorOptions
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting(forWriting: true)
    let now = Date()
    let due = try storing { () throws(ProductStoreError) in try opened.contributions() }
      .filter { $0.state == .waiting && $0.due <= now }
    let clients = try contributor.clients(
      for: Set(due.compactMap(ContributionQueue.server(of:))))
    var outcomes: [(entry: QueuedContribution, outcome: ContributionOutcome)] = []
    do throws(ProductStoreError) {
      try await ContributionQueue(opened).send(with: clients) { outcomes.append(($0, $1)) }
    } catch {
      throw CommandFailure(error)
    }
    var failures: Set<String> = []
    var (sent, isPostponed, isRefused) = (0, false, false)
    for (entry, outcome) in outcomes {
      switch outcome {
      case .sent: sent += 1
      case .postponed(_, let error):
        isPostponed = true
        if failures.insert(error.description).inserted { complain(error.description) }
      case .refused(let error):
        isRefused = true
        complain("#\(entry.id): \(error.description)")
      }
    }
    try output("\(sent) sent\n")
    if isRefused { throw CommandFailure(.badData, "") }
    if isPostponed { throw CommandFailure(.tryLater, "") }
  }
}
