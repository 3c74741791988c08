import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// The page in a browser, and the interface for programs, on this machine's own address.
public struct WebServer: Sendable {
  private let settings: WebSettings
  private let queue: ScanQueue
  private let scans: ScanRoutes
  private let products: ProductRoutes
  private let pages: PageRoutes

  /// Prepares the server and its folder.
  ///
  /// - Parameters:
  ///   - desk: what it works with.
  ///   - settings: limits and addresses.
  /// - Throws: the file system's error for the folder.
  public init(_ desk: LabelDesk, settings: WebSettings) throws {
    self.settings = settings
    let folder = try ScanFolder(settings.folder)
    queue = ScanQueue(desk, folder: folder, mostWaiting: settings.mostWaiting)
    scans = ScanRoutes(queue: queue, folder: folder, greatestPhoto: settings.greatestPhoto)
    products = ProductRoutes(
      store: desk.store,
      review: ReviewDesk(desk.store, limits: desk.limits, mostSteps: settings.mostSteps))
    pages = PageRoutes(
      templates: try Templates(), scans: scans, products: products,
      looksUp: settings.looksUp)
  }

  /// The address of the first page.
  public var address: String { "http://127.0.0.1:\(settings.port)/" }

  /// Serves until the process is told to end.
  ///
  /// - Parameter isReady: is called when requests are answered.
  /// - Throws: the error of the socket, such as a port that is taken.
  public func run(isReady: @escaping @Sendable () -> Void = {}) async throws {
    await queue.resume()
    var logger = Logger(label: "labelscan")
    logger.logLevel = .critical
    let application = Application(
      router: router(),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: settings.port), serverName: "labelscan"),
      onServerRunning: { _ in isReady() }, logger: logger)
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
    router.add(middleware: RequestGuard(hosts: settings.hosts))
    pages.add(to: router)
    let programs = router.group("api/v1")
    scans.add(to: programs)
    products.add(to: programs)
    return router
  }
}
