import ArgumentParser
import Foundation
import PhotoReading
import ProductLookup
import ProgramSettings

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

/// The account of contributions, and the way to the servers.
struct ContributorOptions: ParsableArguments, SettingFlags {
  @OptionGroup var secrets: SecretOptions

  @Flag(
    help: ArgumentHelp(
      "Contribute without an account.",
      discussion: """
        Open (Pet) Food Facts takes new products and photos from anybody. It may decline changes of products \
        that it knows. Anonymous contributions may be used and shown as all others.
        """))
  var anonymous = false

  @Option(
    help: ArgumentHelp("An address in the place of the servers' own.", valueName: "url"))
  var contributionURL: String?

  @Option(
    help: ArgumentHelp(
      "Mail or web address that the services' operators can reach you at.", valueName: "address"))
  var contact: String?

  var flags: [Setting: SettingValue] {
    var flags = secrets.flags
    flags[.contributionURL] = contributionURL.map { .text($0) }
    flags[.contact] = contact.map { .text($0) }
    return flags
  }

  /// Checks combinations of options.
  func validate() throws {
    if anonymous, secrets.keys != nil {
      throw ValidationError("--anonymous contradicts --keys; give one of them")
    }
  }

  /// The address that replaces the servers' own; `nil` keeps these.
  ///
  /// - Throws: ``CommandFailure`` for a configuration that cannot be used.
  func address() throws(CommandFailure) -> String? {
    let settings = try settings()
    return try reading { () throws(SettingsError) in try settings.text(.contributionURL) }
  }

  /// Makes the clients for `servers`.
  ///
  /// - Throws: ``CommandFailure`` without an account unless ``anonymous`` is set, and for an address that cannot be used. No
  ///   message shows a password.
  func clients(
    for servers: Set<ContributionServer>
  ) throws(CommandFailure) -> [ContributionServer: OpenFoodFactsContributor] {
    guard !servers.isEmpty else { return [:] }
    let settings = try settings()
    return try Self.clients(for: servers, try account(settings), settings)
  }

  /// Makes the clients for `servers` with an account.
  ///
  /// - Throws: ``CommandFailure`` for an address that cannot be used.
  static func clients(
    for servers: some Sequence<ContributionServer>, _ account: ContributorAccount?,
    _ settings: Settings
  ) throws(CommandFailure) -> [ContributionServer: OpenFoodFactsContributor] {
    let (contact, address) = try reading { () throws(SettingsError) in
      (try settings.text(.contact), try settings.text(.contributionURL))
    }
    var clients: [ContributionServer: OpenFoodFactsContributor] = [:]
    for server in servers {
      var service = ContributorSettings(
        server: server, account: account, version: labelscanVersion, contact: contact ?? "")
      service.address = address
      do throws(LookupError) {
        clients[server] = try OpenFoodFactsContributor(settings: service)
      } catch {
        throw CommandFailure(.usage, error.description)
      }
    }
    return clients
  }

  /// The account that the settings name; `nil` without a user or a password.
  ///
  /// - Throws: ``CommandFailure`` for a file of keys that cannot be used.
  static func knownAccount(
    _ settings: Settings
  ) throws(CommandFailure) -> ContributorAccount? {
    let (user, password) = try reading { () throws(SettingsError) in
      (try settings.account(), try settings.secret(.contributorPassword))
    }
    guard let user, !user.isEmpty, let password else { return nil }
    return ContributorAccount(user: user, password: password)
  }

  private func account(_ settings: Settings) throws(CommandFailure) -> ContributorAccount? {
    guard !anonymous else { return nil }
    guard let known = try Self.knownAccount(settings) else {
      throw CommandFailure(
        .usage,
        "no account is named; set LABELSCAN_CONTRIBUTOR and "
          + "LABELSCAN_CONTRIBUTOR_PASSWORD, name both in the file of --keys, or use --anonymous")
    }
    return known
  }
}
