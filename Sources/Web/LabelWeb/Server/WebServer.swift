import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ProductStore

/// The page in a browser, and the interface for programs, on this machine's own address.
public struct WebServer: Sendable {
  private let port: BoundPort
  private let queue: ScanQueue
  private let scans: ScanRoutes
  private let products: ProductRoutes
  private let pages: PageRoutes
  private let review: ReviewPages
  private let productPages: ProductPages
  private let diary: DiaryPages
  private let settingsPages: SettingsPages
  private let problems: ProblemPage

  /// Prepares the server and its folder.
  ///
  /// - Parameters:
  ///   - desk: what it works with.
  ///   - settings: limits and addresses.
  /// - Throws: the file system's error for the folder.
  public init(_ desk: LabelDesk, settings: WebSettings) throws {
    port = BoundPort(settings.port)
    let folder = try ScanFolder(settings.folder)
    let reviewDesk = ReviewDesk(desk.store, limits: desk.limits)
    let queue = ScanQueue(
      desk, review: reviewDesk, folder: folder, mostWaiting: settings.mostWaiting)
    self.queue = queue
    scans = ScanRoutes(queue: queue, folder: folder, greatestPhoto: settings.greatestPhoto)
    products = ProductRoutes(store: desk.store, review: reviewDesk)
    let templates = try Templates()
    let setting = settings.language
    let language: @Sendable (Request) -> PageLanguage = { PageLanguage($0, setting: setting) }
    problems = ProblemPage(templates: templates, language: language)
    pages = PageRoutes(
      templates: templates, scans: scans, store: desk.store, looksUp: settings.looksUp,
      language: language)
    review = ReviewPages(templates: templates, scans: queue, desk: reviewDesk, language: language)
    productPages = ProductPages(
      templates: templates, scans: queue, products: products, language: language)
    diary = DiaryPages(
      templates: templates, diary: DiaryStore(desk.store), drafting: desk.drafting,
      language: language)
    settingsPages = SettingsPages(templates: templates, store: desk.store, language: language)
  }

  /// Serves until the process is told to end.
  ///
  /// - Parameter isReady: gets the address of the first page when requests are answered.
  /// - Throws: the error of the socket, such as a port that is taken.
  public func run(isReady: @escaping @Sendable (_ address: String) -> Void = { _ in }) async throws
  {
    await queue.resume()
    var logger = Logger(label: "labelscan")
    logger.logLevel = .critical
    let application = Application(
      router: router(),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port.number), serverName: "labelscan"),
      onServerRunning: { [port] channel in
        if let bound = channel.localAddress?.port { port.note(bound) }
        isReady("http://127.0.0.1:\(port.number)/")
      }, logger: logger)
    try await application.run()
  }

  /// The requests that are answered, each a method and a path: `get /api/v1/scans/{id}`.
  package var routes: [String] {
    router().routes.map { route in
      let path = "\(route.path)".replacing(/:(\w+)/) { "{\($0.output.1)}" }
      return route.method.rawValue.lowercased() + " " + path
    }
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: RequestGuard(port: port, problems: problems))
    pages.add(to: router)
    review.add(to: router)
    productPages.add(to: router)
    diary.add(to: router)
    settingsPages.add(to: router)
    let programs = router.group("api/v1")
    scans.add(to: programs)
    products.add(to: programs)
    return router
  }
}
