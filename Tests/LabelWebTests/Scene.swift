import AsyncHTTPClient
import FoodFinding
import Foundation
import LabelScan
import LabelTestSupport
import NIOCore
import NIOHTTP1
import PhotoReading
import ProductStore
import Testing

import LabelWeb

/// A real server on the loopback over an empty database, with real worker processes.
struct Scene {
  let folder: TemporaryFolder
  let store: RecordStore
  private let settings: WebSettings
  private let server: WebServer
  private let scanner: LabelScanner

  /// Prepares a server; `worker` reads photos: `labelscan`, or `FaultyWorker`, which misbehaves by `mode`.
  init(
    _ mode: String? = nil, worker: String = "FaultyWorker", in folder: TemporaryFolder? = nil,
    early: EarlyProduct? = nil, contributions: ContributionDesk? = nil,
    foods: [any FoodFinder] = [], patience: Double = 10,
    _ change: (inout WebSettings) -> Void = { _ in }, lookUp: NumberLookup.Finder? = nil
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    store = try RecordStore(folder.path + "/labelscan.db", patience: patience)
    let workers = WorkerSettings(
      executable: try BuiltProgram(worker).path,
      arguments: worker == "labelscan" ? ["worker"] : mode.map { [$0] } ?? [], count: 1,
      startTimeLimit: Patience.duration)
    scanner = LabelScanner(.init(reader: .workers(workers, timeLimit: Patience.duration)))
    var settings = WebSettings(port: 0, folder: folder.path + "/photos")
    settings.contributionPatience = Patience.duration
    change(&settings)
    self.settings = settings
    let finder: EarlyProduct.Finder = { _ in early }
    server = try WebServer(
      LabelDesk(
        scanner: scanner, store: store, drafting: Self.drafting(store, foods),
        early: early == nil ? nil : finder, lookUp: lookUp, contributions: contributions),
      settings: settings)
  }

  /// Drafts from the database, then from further foods.
  private static func drafting(
    _ store: RecordStore, _ foods: [any FoodFinder]
  ) -> FoodDrafting {
    let composer = DraftComposer(
      finders: [ScannedFoods(store), KnownFoods(DiaryStore(store))] as [any FoodFinder] + foods)
    return FoodDrafting(
      quick: { await composer.draft($0) }, whole: { await composer.draft($0) })
  }

  /// Serves while `body` asks.
  func run(_ body: @escaping @Sendable (Page) async throws -> Void) async throws {
    try await runEverywhere { addresses in try await body(Page(base: addresses.page)) }
  }

  /// Serves while `body` asks at any of the addresses.
  func runEverywhere(
    _ body: @escaping @Sendable (ServedAddresses) async throws -> Void
  ) async throws {
    let (addresses, address) = AsyncStream<ServedAddresses>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [server] in
        defer { address.finish() }
        try await server.run { address.yield($0) }
      }
      for await served in addresses {
        try await body(served)
        break
      }
      group.cancelAll()
    }
    await scanner.shutDown()
  }

  /// Does `body` while another program is writing into the database; returns when that program has written.
  static func holding(
    _ store: RecordStore, _ body: () async throws -> Void
  ) async throws {
    let other = try RecordStore(store.path)
    let (held, note) = AsyncStream<Void>.makeStream()
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      defer { note.finish() }
      do {
        try other.updateProfile { profile in
          note.yield()
          end.wait()
          return profile
        }
      } catch {
        Issue.record(error)
      }
    }
    var notes = held.makeAsyncIterator()
    try #require(await notes.next() != nil)
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(try await body())
    } catch {
      outcome = .failure(error)
    }
    end.signal()
    while await notes.next() != nil {}
    try outcome.get()
  }

  /// The requests that are answered.
  var routes: [String] { server.routes }

  /// The names of the files in the folder of photos.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: settings.folder).sorted()
  }
}

/// A browser's page of the server: it names the host and the origin as a browser does.
struct Page: Sendable {
  /// The address of the first page.
  let base: String
  /// The port.
  var port: Int { URL(string: base)?.port ?? 0 }

  /// The header `Cookie` of its requests.
  var cookie: String?

  init(base: String, cookie: String? = nil) {
    self.base = base
    self.cookie = cookie
  }

  /// The origin of the page: its address without the path.
  var origin: String { String(base.dropLast()) }

  /// Follows no redirection; it lives as long as the tests.
  private static let unled = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: HTTPClient.Configuration(redirectConfiguration: .disallow))

  /// An answer, read to its end.
  struct Answer {
    var status: Int
    var headers: HTTPHeaders
    var bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The body as a JSON object; empty for anything else.
    var object: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
    }
  }

  /// Sends a request; a change names the server's own origin unless `origin` says otherwise.
  func ask(
    _ method: HTTPMethod, _ path: String, _ body: [UInt8] = [], host: String? = nil,
    origin: String? = "own", _ fields: [String: String] = [:], redirects: Bool = true
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: base + path.dropFirst())
    request.method = method
    if let host { request.headers.add(name: "Host", value: host) }
    if let origin, method != .GET {
      request.headers.add(
        name: "Origin", value: origin == "own" ? self.origin : origin)
    }
    if let cookie, fields["Cookie"] == nil { request.headers.add(name: "Cookie", value: cookie) }
    if method == .GET, fields["Accept"] == nil {
      request.headers.add(name: "Accept", value: "text/html")
    }
    for (name, value) in fields { request.headers.add(name: name, value: value) }
    if !body.isEmpty { request.body = .bytes(ByteBuffer(bytes: body)) }
    let client = redirects ? HTTPClient.shared : Self.unled
    let response = try await client.execute(request, timeout: .seconds(Patience.seconds))
    let bytes = try await response.body.collect(upTo: 64 << 20)
    let answer = Answer(
      status: Int(response.status.code), headers: response.headers,
      bytes: Array(bytes.readableBytesView))
    if path.hasPrefix("/api/") || path == "/healthz" {
      try Self.check(method, path, body, answer)
    }
    return answer
  }

  /// Holds an exchange of the interface for programs to its description.
  private static func check(
    _ method: HTTPMethod, _ path: String, _ body: [UInt8], _ answer: Answer
  ) throws {
    let exchange = OpenAPIDocument.Exchange(
      method: method.rawValue, path: path, request: body, status: answer.status,
      type: answer.headers.first(name: "Content-Type"), answer: answer.bytes)
    for fault in try OpenAPIDocument.own.get().faults(in: exchange) { Issue.record("\(fault)") }
  }

  func get(_ path: String, _ fields: [String: String] = [:]) async throws -> Answer {
    try await ask(.GET, path, [], fields)
  }

  /// Sends a form, and follows the redirection to the page that it leads to.
  func send(
    _ path: String, _ fields: [String: String], _ headers: [String: String] = [:]
  ) async throws -> Answer {
    let encoded = fields.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
    let type = ["Content-Type": "application/x-www-form-urlencoded"]
    return try await ask(
      .POST, path, Array(encoded.utf8), type.merging(headers) { one, _ in one })
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// Uploads a photo and waits until it is read.
  func scan(_ bytes: [UInt8], name: String) async throws -> [String: Any] {
    var scan = try await ask(.POST, "/api/v1/scans", bytes, ["X-File-Name": name]).object
    while scan["isSettled"] as? Bool == false {
      try await Task.sleep(for: .milliseconds(50))
      scan = try await get("/api/v1/scans/\(scan["id"] ?? "")").object
    }
    return scan
  }
}
