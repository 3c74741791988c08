import ArgumentParser
import Foundation
import ProductLookup
import ProductSources
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

extension StoreOptions {
  /// Changes a contribution of the queue; `work` returns whether it could be changed.
  fileprivate func changeContribution(
    _ number: Int64, missing what: String,
    _ work: (RecordStore) throws(ProductStoreError) -> Bool
  ) throws(CommandFailure) {
    let opened = try openExisting(forWriting: true)
    guard try storing({ () throws(ProductStoreError) in try work(opened) }) else {
      throw CommandFailure(
        .badData, "no contribution #\(number) \(what); contribute queue lists them")
    }
  }
}
