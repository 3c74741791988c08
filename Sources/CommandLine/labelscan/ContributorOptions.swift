import ArgumentParser
import Foundation
import PhotoReading
import ProductLookup

/// `staging`, `production`.
enum ServerArgument: String, ExpressibleByArgument, CaseIterable {
  case staging, production

  var value: ContributionServer {
    switch self {
    case .staging: .staging
    case .production: .production
    }
  }
}

/// Who contributes, and how to reach the servers.
struct ContributorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file with the account's name in its first line and the password in its second; also "
        + "LABELSCAN_CONTRIBUTOR_FILE.",
      discussion: """
        Only you may be able to read it (chmod 600). Without a file the account is that of \
        LABELSCAN_CONTRIBUTOR and LABELSCAN_CONTRIBUTOR_PASSWORD. Trial servers have accounts of their own.
        """, valueName: "file"),
    completion: .file())
  var account: String?

  @Flag(
    help: ArgumentHelp(
      "Contribute without an account.",
      discussion: """
        Open (Pet) Food Facts takes new products and photos from anybody. It may decline changes of products \
        that it knows. Anonymous contributions may be used and shown as all others.
        """))
  var anonymous = false

  @Option(
    help: ArgumentHelp(
      "An address in the place of the servers' own; also LABELSCAN_CONTRIBUTION_URL.",
      valueName: "url"))
  var contributionURL: String?

  @Option(
    help: ArgumentHelp(
      "Mail or web address that the services' operators can reach you at; also LABELSCAN_CONTACT.",
      valueName: "address"))
  var contact: String?

  /// The address in the place of the servers' own.
  func address(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    contributionURL ?? environment["LABELSCAN_CONTRIBUTION_URL"]
  }

  /// Makes the clients for `servers`.
  ///
  /// - Throws: ``CommandFailure`` without an account unless ``anonymous`` is set, and for an address that cannot be used. No
  ///   message shows a password.
  func clients(
    for servers: Set<ContributionServer>,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> [ContributionServer: OpenFoodFactsContributor] {
    guard !servers.isEmpty else { return [:] }
    let account = try account(environment)
    var clients: [ContributionServer: OpenFoodFactsContributor] = [:]
    for server in servers {
      var settings = ContributorSettings(
        server: server, account: account, version: labelscanVersion,
        contact: contact ?? environment["LABELSCAN_CONTACT"] ?? "no contact given")
      settings.address = address(environment: environment)
      do throws(LookupError) {
        clients[server] = try OpenFoodFactsContributor(settings: settings)
      } catch {
        throw CommandFailure(.usage, error.description)
      }
    }
    return clients
  }

  private func account(
    _ environment: [String: String]
  ) throws(CommandFailure) -> ContributorAccount? {
    if anonymous {
      guard account == nil else {
        throw CommandFailure(.usage, "--anonymous contradicts --account; give one of them")
      }
      return nil
    }
    let pair: SecretPair
    let place: String
    if let file = account ?? environment["LABELSCAN_CONTRIBUTOR_FILE"] {
      pair = try SecretPair(file: file)
      place = file
    } else {
      pair = SecretPair(
        environment["LABELSCAN_CONTRIBUTOR"] ?? "",
        environment["LABELSCAN_CONTRIBUTOR_PASSWORD"] ?? "")
      place = "LABELSCAN_CONTRIBUTOR and LABELSCAN_CONTRIBUTOR_PASSWORD"
    }
    guard !pair.first.isEmpty, let secret = SecretText(pair.second) else {
      throw CommandFailure(
        .usage,
        "\(place) should hold the name of an account of Open Food Facts and its password; set them, "
          + "name a file with both by --account, or contribute without an account with --anonymous")
    }
    return ContributorAccount(user: pair.first, password: secret)
  }
}
