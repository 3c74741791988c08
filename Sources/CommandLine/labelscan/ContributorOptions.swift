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

  /// Checks what the types do not.
  func validate() throws {
    if anonymous, secrets.keys != nil {
      throw ValidationError("--anonymous contradicts --keys; give one of them")
    }
  }

  /// The address in the place of the servers' own, `nil` for these.
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
    let (account, contact, address) = try (
      account(settings), reading { () throws(SettingsError) in try settings.text(.contact) },
      address()
    )
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

  private func account(_ settings: Settings) throws(CommandFailure) -> ContributorAccount? {
    guard !anonymous else { return nil }
    let (user, password) = try reading { () throws(SettingsError) in
      (try settings.account(), try settings.secret(.contributorPassword))
    }
    guard let user, !user.isEmpty, let password else {
      throw CommandFailure(
        .usage,
        "no account is named; set LABELSCAN_CONTRIBUTOR and "
          + "LABELSCAN_CONTRIBUTOR_PASSWORD, name both in the file of --keys, or use --anonymous")
    }
    return ContributorAccount(user: user, password: password)
  }
}
