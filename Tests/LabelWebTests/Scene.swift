import AsyncHTTPClient
import Foundation
import LabelScan
import LabelTestSupport
import NIOCore
import NIOHTTP1
import PhotoReading
import ProductStore

import LabelWeb

/// A real server on the loopback over an empty database, with real worker processes.
struct Scene {
  let folder: TemporaryFolder
  let store: RecordStore
  private let settings: WebSettings
  private let server: WebServer
  private let scanner: LabelScanner

  /// The photos of this project.
  static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples").path

  /// Prepares a server; `worker` reads photos: `labelscan`, or `FaultyWorker`, which misbehaves by `mode`.
  init(
    _ mode: String? = nil, worker: String = "FaultyWorker", in folder: TemporaryFolder? = nil,
    _ change: (inout WebSettings) -> Void = { _ in }
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    store = try RecordStore(folder.path + "/labelscan.db")
    let workers = WorkerSettings(
      executable: try BuiltProgram(worker).path,
      arguments: worker == "labelscan" ? ["worker"] : mode.map { [$0] } ?? [], count: 1)
    scanner = LabelScanner(.init(reader: .workers(workers, timeLimit: .seconds(60))))
    var settings = WebSettings(port: 0, folder: folder.path + "/photos")
    change(&settings)
    self.settings = settings
    server = try WebServer(
      LabelDesk(scanner: scanner, store: store), settings: settings)
  }

  /// Serves while `body` asks.
  func run(_ body: @escaping @Sendable (Page) async throws -> Void) async throws {
    let (addresses, address) = AsyncStream<String>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [server] in
        defer { address.finish() }
        try await server.run { address.yield($0) }
      }
      for await base in addresses {
        try await body(Page(base: base))
        break
      }
      group.cancelAll()
    }
    await scanner.shutDown()
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
    origin: String? = "own", _ fields: [String: String] = [:]
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: base + path.dropFirst())
    request.method = method
    if let host { request.headers.add(name: "Host", value: host) }
    if let origin, method != .GET {
      request.headers.add(
        name: "Origin", value: origin == "own" ? "http://127.0.0.1:\(port)" : origin)
    }
    for (name, value) in fields { request.headers.add(name: name, value: value) }
    if !body.isEmpty { request.body = .bytes(ByteBuffer(bytes: body)) }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
    let bytes = try await response.body.collect(upTo: 64 << 20)
    return Answer(
      status: Int(response.status.code), headers: response.headers,
      bytes: Array(bytes.readableBytesView))
  }

  func get(_ path: String) async throws -> Answer { try await ask(.GET, path) }

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
