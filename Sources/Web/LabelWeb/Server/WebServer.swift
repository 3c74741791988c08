import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ProductStore

/// The page in a browser, and the interface for programs, on the loopback and on chosen addresses of this machine.
package struct WebServer: Sendable {
  private let listeners: [Listener]
  private let queue: ScanQueue
  private let scans: ScanRoutes
  private let products: ProductRoutes
  private let pages: PageRoutes
  private let review: ReviewPages
  private let productPages: ProductPages
  private let diary: DiaryPages
  private let settingsPages: SettingsPages
  private let phones: PhonePages
  private let comparison: ComparisonPage
  private let contributions: ContributionPages
  private let events: EventRoutes
  private let problems: ProblemPage
  private let databaseFolder: String
  private let limits: ConnectionLimits
  private let retention: RetentionRounds
  private let claim: FolderClaim

  /// Prepares the server and its folder.
  ///
  /// - Parameters:
  ///   - desk: what it works with.
  ///   - settings: limits and addresses.
  /// - Throws: the file system's error for the folder, and ``WebServerError`` for another server's.
  package init(_ desk: LabelDesk, settings: WebSettings) throws {
    let addresses = [Listener.loopback] + settings.networkAddresses
    let listeners = addresses.map {
      Listener($0, port: settings.port, publicAddress: settings.publicAddress)
    }
    self.listeners = listeners
    limits = ConnectionLimits(settings, addresses: listeners.count)
    databaseFolder = URL(fileURLWithPath: desk.store.path).deletingLastPathComponent().path
    let folder = try ScanFolder(settings.folder)
    claim = try FolderClaim(folder)
    let reviewDesk = ReviewDesk(desk.store, limits: desk.limits)
    let queue = ScanQueue(
      desk, review: reviewDesk, folder: folder, mostWaiting: settings.mostWaiting)
    self.queue = queue
    retention = RetentionRounds(
      store: desk.store, queue: queue, pause: settings.retentionPause, now: settings.now)
    scans = ScanRoutes(queue: queue, folder: folder, greatestPhoto: settings.greatestPhoto)
    products = ProductRoutes(store: desk.store, review: reviewDesk)
    let templates = try Templates()
    let setting = settings.language
    let language: @Sendable (Request) -> PageLanguage = { PageLanguage($0, setting: setting) }
    problems = ProblemPage(templates: templates, language: language)
    pages = PageRoutes(
      templates: templates, scans: scans, store: desk.store, looksUp: settings.looksUp,
      takesNumbers: desk.lookUp != nil, sugarService: settings.sugarService, language: language)
    review = ReviewPages(templates: templates, scans: queue, desk: reviewDesk, language: language)
    productPages = ProductPages(
      templates: templates, scans: queue, products: products,
      numbers: desk.lookUp.map {
        NumberLookup(store: desk.store, limits: desk.limits, find: $0)
      }, language: language)
    diary = DiaryPages(
      templates: templates, diary: DiaryStore(desk.store), records: desk.store,
      drafting: desk.drafting, language: language)
    phones = PhonePages(
      templates: templates, devices: try DeviceBook(folder, now: settings.now),
      address: { Self.networkAddresses(listeners).first }, language: language)
    events = EventRoutes(events: queue.events)
    settingsPages = SettingsPages(
      templates: templates, store: desk.store, phones: phones, services: settings.services,
      language: language)
    comparison = ComparisonPage(templates: templates, store: desk.store, language: language)
    contributions = ContributionPages(
      templates: templates, store: desk.store, desk: desk.contributions,
      pause: settings.contributionPause, patience: settings.contributionPatience,
      now: settings.now, language: language)
  }

  /// The addresses without a path by which other machines reach the server, the likeliest one first.
  private static func networkAddresses(_ listeners: [Listener]) -> [String] {
    let network = listeners.filter { !$0.isLoopback }
    let named = listeners.first?.publicAddress.map { [$0.origin] } ?? []
    return named + network.map { "http://\($0.address):\($0.port)" }
  }

  /// Serves until the process is told to end, or an address cannot be listened on.
  ///
  /// - Parameter isReady: gets the addresses when requests to all of them are answered.
  /// - Throws: ``WebServerError``, for a port that is taken for example.
  package func run(
    isReady: @escaping @Sendable (_ addresses: ServedAddresses) -> Void = { _ in }
  ) async throws {
    try claim.take()
    defer { claim.release() }
    await queue.resume()
    let (bound, note) = AsyncStream<Int>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      func begin(_ listener: Listener) {
        group.addTask {
          defer { note.finish() }
          try await serve(listener) { note.yield($0) }
        }
      }
      group.addTask { try await events.beat() }
      group.addTask { try await contributions.retry() }
      group.addTask { try await retention.run() }
      begin(listeners[0])
      var ports = bound.makeAsyncIterator()
      if let port = await ports.next() {
        for listener in listeners.dropFirst() {
          listener.note(port)
          begin(listener)
        }
        var missing = listeners.count - 1
        while missing > 0, await ports.next() != nil { missing -= 1 }
        if missing == 0 { isReady(await addresses()) }
      }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Serves one address.
  private func serve(
    _ listener: Listener, isBound: @escaping @Sendable (Int) -> Void
  ) async throws {
    var logger = Logger(label: "labelscan")
    logger.logLevel = .critical
    let connections = OpenConnections(most: limits.most)
    let application = Application(
      router: router(for: listener),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            ConnectionEnd(), ConnectionWatch(connections),
            ContinueAnswer { scans.greatestBody(at: $0) },
          ],
          idleTimeout: limits.idle)),
      configuration: ApplicationConfiguration(
        address: .hostname(listener.address, port: listener.port), serverName: "labelscan",
        availableConnectionsDelegate: .maximum(limits.most, logger: logger)),
      onServerRunning: { channel in
        if let port = channel.localAddress?.port { listener.note(port) }
        isBound(listener.port)
      }, logger: logger)
    do {
      try await application.run()
    } catch let error as IOError {
      throw WebServerError.notListening(
        address: listener.address, port: listener.port,
        reason: String(cString: strerror(error.errnoCode)))
    }
  }

  /// The addresses, with a code for the first device where other machines reach the server.
  private func addresses() async -> ServedAddresses {
    let network = Self.networkAddresses(listeners)
    var invitation: ServedAddresses.Invitation?
    if let address = network.first {
      let offer = await phones.devices.offer()
      invitation = ServedAddresses.Invitation(
        address: "\(address)/pair", code: offer.groups,
        terminalLines: QRCode(PhonePages.pairingAddress(address, offer))?.terminalLines ?? [])
    }
    return ServedAddresses(
      page: "http://127.0.0.1:\(listeners[0].port)/", network: network.map { $0 + "/" },
      invitation: invitation)
  }

  /// The requests that are answered, each a method and a path: `get /api/v1/scans/{id}`.
  package var routes: [String] {
    let router = Router(context: BasicRequestContext.self)
    addRoutes(to: router)
    return router.routes.map { route in
      let path = "\(route.path)".replacing(/:(\w+)/) { "{\($0.output.1)}" }
      return route.method.rawValue.lowercased() + " " + path
    }
  }

  private func router(for listener: Listener) -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
      middleware: RequestGuard(
        listener: listener, devices: phones.devices, problems: problems, phones: phones,
        routes: RouteTable(routes), folder: databaseFolder))
    addRoutes(to: router)
    return router
  }

  private func addRoutes(to router: Router<BasicRequestContext>) {
    pages.add(to: router)
    review.add(to: router)
    productPages.add(to: router)
    diary.add(to: router)
    settingsPages.add(to: router)
    phones.add(to: router)
    comparison.add(to: router)
    contributions.add(to: router)
    events.add(to: router)
    let programs = router.group("api/v1")
    scans.add(to: programs)
    products.add(to: programs)
  }
}
