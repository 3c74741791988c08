import ArgumentParser
import Foundation
import LabelScan
import LabelWeb
import ProductLookup
import ProductSources

/// `labelscan serve`: the page in a browser.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show a page in the browser to scan labels, check values and look at products.",
    discussion: """
      The page is at http://127.0.0.1:8080/ and answers to this machine alone. Photos are read here, and nothing \
      leaves the computer but look-ups of bar codes, which --offline turns off. What is kept of a photo is its \
      picture, without its place and other metadata. Programs find the interface in /openapi.yaml.

      Ctrl-C ends it; photos that wait are read when it starts again.
      """)

  @Option(
    help: ArgumentHelp(
      "The port of the page, up to 65535; 0 takes any that is free.", valueName: "number"))
  var port = 8080

  @Flag(
    help: "Ask whether a page is already served at the port, and serve none. Exit code 69 if not.")
  var check = false

  @OptionGroup var product: ProductOptions
  @OptionGroup var lookup: LookupOptions
  @OptionGroup var store: StoreOptions
  @OptionGroup var worker: WorkerOptions

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port); give 0 to 65535")
    }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      guard !check else { return try await checkServer() }
      let options = try product.recordOptions()
      let chosen = try LookupSettings(lookup)
      let source = try chosen.services().source(isKept: true)
      let database = try store.open()
      let desk = LabelDesk(
        scanner: try ChosenWorkers(worker).scanner(
          count: WorkerOptions.processorCount,
          LabelScanner.Configuration(
            options: options, source: source, lookupTimeLimit: chosen.wholeTimeLimit)),
        store: database, limits: options.limits)
      let settings = WebSettings(
        port: port, folder: try store.path() + "-photos", looksUp: !chosen.isOffline)
      do {
        let server = try WebServer(desk, settings: settings)
        try await server.run { address in
          complain("labelscan is at \(address); Ctrl-C ends it")
        }
      } catch {
        throw CommandFailure(
          .cannotCreate, "the page cannot be served: \(error); is port \(port) taken? Try --port")
      }
    }
  }
  /// Asks the server at the port how it is; the health check of a container.
  ///
  /// - Throws: ``CommandFailure`` with `unavailable` when none answers within 5 seconds.
  private func checkServer() async throws(CommandFailure) {
    let address = "http://127.0.0.1:\(port)/healthz"
    guard let url = URL(string: address), await isServing(url, within: .seconds(5)) else {
      throw CommandFailure(
        .unavailable, "no server answers at \(address); start one with labelscan serve")
    }
  }
}
