import ArgumentParser
import FoodFinding
import Foundation
import LabelScan
import LabelWeb
import Languages
import ProductLookup
import ProductSources
import ProductStore
import ProgramSettings

/// `labelscan serve`: the page in a browser.
struct ServeCommand: Subcommand, SettingFlags {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show pages in the browser to scan labels, check values and keep the diary.",
    discussion: """
      The page is at http://127.0.0.1:8080/ and answers to this machine alone. Photos are read here and \
      never leave the computer. Bar codes are looked up, and so are foods of the diary. Lists of ingredients are \
      sent where --sugar-service-url names a service. --offline turns all of these off. The picture of a photo \
      is kept, without its place and other metadata. Programs find the interface in /openapi.yaml.

      With --lan, phones and computers on the machine's private networks reach the page, too. Each needs a code \
      first, which the terminal and the page of settings show. A code lets one device in, within five minutes. \
      The page of settings lists the devices, and shuts them out again. The traffic on the network is not \
      encrypted: use --lan in a network that you trust.

      Ctrl-C ends it; photos that wait are read when it starts again.
      """)

  @Option(
    help: ArgumentHelp(
      "The port of the page, up to 65535; 0 takes any that is free.", valueName: "number"))
  var port = 8080

  @Flag(
    help: "Ask whether a page is already served at the port, and serve none. Exit code 69 if not.")
  var check = false
  @Option(
    help: ArgumentHelp(
      "The language of the pages, like de; the one that a browser asks for without it.",
      valueName: "code"))
  var pageLanguage: String?

  @Flag(
    help:
      "Let paired devices on the machine's private networks (10.…, 172.16.… to 172.31.…, 192.168.…) use the page."
  )
  var lan = false
  @Option(
    help: ArgumentHelp(
      "A further address of the page, through a proxy or into a container, like https://labels.example.",
      valueName: "address"))
  var publicUrl: String?

  @OptionGroup var label: LabelOptions
  @OptionGroup var lookup: LookupOptions
  @OptionGroup var sugarService: SugarServiceOptions
  @OptionGroup var store: StoreOptions
  @OptionGroup var worker: WorkerOptions

  var flags: [Setting: SettingValue] {
    pageLanguage.map { [.pageLanguage: .text($0)] } ?? [:]
  }

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port); give 0 to 65535")
    }
    if let publicUrl, PublicAddress(publicUrl) == nil {
      throw ValidationError(
        "--public-url is \(publicUrl); give an address such as https://labels.example, without a path"
      )
    }
  }

  func perform() async throws(CommandFailure) {
    guard !check else { return try await checkServer() }
    let options = try label.recordOptions()
    let chosen = try LookupSettings(lookup)
    let services = try chosen.services()
    let analyst = try sugarService.analyst(with: lookup)
    let database = try store.open()
    let language = try chosenLanguage()
    let workers = try ChosenWorkers(worker)
    let source = services.source(isKept: true)
    let limit = chosen.wholeTimeLimit
    let barcodes = try workers.scanner(count: 1, barcodesOnly: true)
    let desk = LabelDesk(
      scanner: try workers.scanner(
        count: WorkerOptions.processorCount,
        LabelScanner.Configuration(
          options: options, source: source, analyst: analyst, lookupTimeLimit: limit)),
      store: database,
      drafting: drafting(
        database, services, phrases: try lookup.phraseService(), limit: chosen.wholeTimeLimit),
      limits: options.limits,
      early: { await Self.earlyProduct(of: $0, barcodes, source, within: limit) },
      lookUp: source.map {
        Self.lookUp(in: $0, options, analyst, within: limit)
      },
      contributions: try contributions(services, limit))
    var settings = WebSettings(
      port: port, folder: ScanFolder.path(beside: database.path), looksUp: !chosen.isOffline)
    settings.sugarService = analyst?.host
    settings.language = language
    settings.publicAddress = publicUrl.flatMap(PublicAddress.init)
    settings.services =
      try knownServices() + (analyst.map { [.init($0.host, hasKey: true)] } ?? [])
    if lan { settings.networkAddresses = try networkAddresses() }
    do {
      let server = try WebServer(desk, settings: settings)
      try await server.run(isReady: Self.announce)
    } catch let error as WebServerError {
      throw CommandFailure(.cannotCreate, error.description)
    } catch {
      throw CommandFailure(
        .cannotCreate, "the page cannot be served: \(error)")
    }
  }

  /// Makes records of typed numbers, as `labelscan lookup` does.
  private static func lookUp(
    in source: any ProductSource, _ options: RecordOptions, _ analyst: (any SugarAnalyst)?,
    within limit: Duration
  ) -> NumberLookup.Finder {
    { number, language async throws(LookupError) in
      let product = try await LookupDeadline.within(limit) { () async throws(LookupError) in
        try await source.product(for: number)
      }
      guard let product else { return nil }
      var options = options
      options.shownLanguage = language
      let engine = EngineInfo(labelscan: labelscanVersion)
      let record = assembleRecord(of: product, barcode: number, options: options, engine: engine)
      guard let analyst else { return record }
      return await askSugarAnalyst(analyst, about: record)
    }
  }

  /// The product of a photo's bar code, before the label is read.
  ///
  /// A photo or a database that cannot be read gives no early product. The reading itself then says why.
  private static func earlyProduct(
    of photo: String, _ barcodes: LabelScanner, _ source: (any ProductSource)?,
    within limit: Duration
  ) async -> EarlyProduct? {
    guard let reading = try? await barcodes.reading(of: .file(photo)),
      let gtin = reading.barcodes.first
    else { return nil }
    guard let source else { return EarlyProduct(gtin: gtin) }
    let name = try? await LookupDeadline.within(limit) { () async throws(LookupError) -> String? in
      try await source.product(for: gtin)?.name
    }
    return EarlyProduct(gtin: gtin, name: name ?? nil)
  }

  /// The way to the product databases; `nil` offline.
  ///
  /// - Throws: ``CommandFailure`` for an address or a file of keys that cannot be used.
  private func contributions(
    _ services: ProductServices, _ limit: Duration
  ) throws(CommandFailure) -> ContributionDesk? {
    guard !services.isOffline else { return nil }
    let settings = try lookup.settings()
    let account = try ContributorOptions.knownAccount(settings)
    let clients =
      try account.map { account throws(CommandFailure) in
        try ContributorOptions.clients(for: ContributionServer.allCases, account, settings)
      } ?? [:]
    return ContributionDesk(database: services.openFoodFacts, limit: limit, clients: clients)
  }

  /// The services with keys, for the page of settings, which never gets a key.
  private func knownServices() throws(CommandFailure) -> [WebSettings.Service] {
    let settings = try lookup.settings()
    let named: [(String, Setting)] = [
      ("USDA FoodData Central", .usdaKey), ("FatSecret", .fatSecretKey), ("Gemini", .geminiKey),
      ("Open Food Facts", .contributorPassword),
    ]
    var services: [WebSettings.Service] = []
    for (name, setting) in named {
      let key = try reading { () throws(SettingsError) in try settings.secret(setting) }
      services.append(WebSettings.Service(name, hasKey: key != nil))
    }
    return services
  }

  /// The addresses for other machines.
  ///
  /// - Throws: ``CommandFailure`` for a machine without a private network.
  private func networkAddresses() throws(CommandFailure) -> [String] {
    let addresses: [String]
    do {
      addresses = try NetworkAddresses.ofThisMachine()
    } catch {
      throw CommandFailure(.unavailable, "the machine's networks are not known: \(error)")
    }
    guard !addresses.isEmpty else {
      throw CommandFailure(
        .unavailable, "this machine is in no private network; connect it to one, or leave --lan out"
      )
    }
    return addresses
  }

  /// Prints the page's address, and the code for a phone.
  private static func announce(_ addresses: ServedAddresses) {
    complain("labelscan is at \(addresses.page); Ctrl-C ends it")
    guard let invitation = addresses.invitation else { return }
    complain(
      "paired devices in the machine's networks reach it at "
        + addresses.network.joined(separator: " and "))
    if isatty(STDERR_FILENO) != 0 {
      let lines = invitation.terminalLines.joined(separator: "\n") + "\n"
      // If standard error fails, too, the message is lost.
      try? FileHandle.standardError.write(contentsOf: Data(lines.utf8))
    }
    complain(
      "to let one device in within five minutes, scan the code, or open \(invitation.address) and type \(invitation.code)"
    )
  }

  /// Asks the server at the port for its health; containers use it as their health check.
  ///
  /// - Throws: ``CommandFailure`` with `unavailable` when none answers within 30 seconds; a container engine waits less.
  private func checkServer() async throws(CommandFailure) {
    let address = "http://127.0.0.1:\(port)/healthz"
    guard let url = URL(string: address), await isServing(url, within: .seconds(30)) else {
      throw CommandFailure(
        .unavailable, "no server answers at \(address); start one with labelscan serve")
    }
  }

  /// The language of the pages; `nil` for the browser's.
  private func chosenLanguage() throws(CommandFailure) -> String? {
    let settings = try settings()
    let code = try reading { () throws(SettingsError) in try settings.text(.pageLanguage) }
    return code.flatMap { Wording(code: $0)?.language }
  }

  /// Own products and what was eaten before answer while a person types; then catalogues and services are asked.
  private func drafting(
    _ records: RecordStore, _ services: ProductServices, phrases: (any PhraseService)?,
    limit: Duration
  ) -> FoodDrafting {
    let own: [any FoodFinder] = [ScannedFoods(records), KnownFoods(DiaryStore(records))]
    let quick = DraftComposer(finders: own)
    let whole = DraftComposer(finders: own + services.foodFinders(), phrases: phrases)
    return FoodDrafting(
      quick: { await quick.draft($0) },
      whole: { phrase in await LookupDeadline.within(limit) { await whole.draft(phrase) } })
  }
}
