import AsyncHTTPClient
import Foundation
import LabelModel
import LabelTestSupport
import NIOCore
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// The progress of scans, as pages follow it.
struct EventTests {
  /// Reads the stream of changes until it holds a text.
  private static func events(
    _ page: Page, after seen: String? = nil, until text: String,
    meanwhile: @escaping @Sendable () async throws -> Void = {}
  ) async throws -> String {
    var request = HTTPClientRequest(url: page.base + "events")
    if let seen { request.headers.add(name: "Last-Event-ID", value: seen) }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(Patience.seconds))
    #expect(response.headers.first(name: "Content-Type") == "text/event-stream")
    #expect(response.headers.first(name: "Cache-Control") == "no-cache")
    try await meanwhile()
    var read = ""
    for try await part in response.body {
      read += String(buffer: part)
      if read.contains(text) { break }
    }
    return read
  }

  @Test("A page is told of each change, and gets what it missed when it comes back")
  func follows() async throws {
    try await Scene().run { (page: Page) async throws in
      let read = try await Self.events(page, until: "-2\n") {
        _ = try await page.scan([1], name: "a.jpg")
      }
      let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]] ?? []
      let id = try #require(scans.first?["id"] as? String)
      #expect(read.hasPrefix("retry: "))
      #expect(read.contains("event: scan\ndata: \(id)\n\n"))
      let run = try #require(read.firstMatch(of: /id: (\w+)-1\n/)).output.1
      let missed = try await Self.events(page, after: "\(run)-1", until: "-2\n")
      #expect(missed.contains("id: \(run)-2\nevent: scan\ndata: \(id)\n\n"))
      #expect(!missed.contains("-1\n"), "it was seen before")
    }
  }

  @Test(
    "A page of an earlier run of the server, or with a wrong number, asks for everything",
    arguments: ["0000-1", "x", "-1", ""])
  func resynchronises(seen: String) async throws {
    try await Scene().run { (page: Page) async throws in
      let read = try await Self.events(page, after: seen, until: "resync")
      #expect(read.contains("event: resync\n"))
    }
  }

  @Test("The bar code's product is shown while the label is still being read, as text")
  func showsEarlyProduct() async throws {
    let gtin = try #require(GTIN("4000000000020"))
    let scene = try Scene("mute", early: EarlyProduct(gtin: gtin, name: "<b>Oats"))
    try await scene.run { (page: Page) async throws in
      let sent = try await page.ask(.POST, "/api/v1/scans", [1], ["X-File-Name": "a.jpg"])
      let path = "/api/v1/scans/\(sent.object["id"] ?? "")"
      var scan = sent.object
      while scan["productName"] == nil { scan = try await page.get(path).object }
      #expect(scan["isSettled"] as? Bool == false)
      #expect(scan["barcode"] as? String == "4000000000020")
      let home = try await page.get("/")
      #expect(home.text.contains("&lt;b&gt;Oats · 4000000000020"))
    }
  }

  @Test("A photo whose product was deleted is read again")
  func readsDeletedAgain() async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { (page: Page) async throws in
      let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
      let first = try await page.scan(Array(photo), name: "a.webp")
      let id = try #require(first["product"] as? Int64)
      #expect(try scene.store.remove(.id(id)) != nil)
      let second = try await page.scan(Array(photo), name: "a.webp")
      let again = try #require(second["product"] as? Int64)
      #expect(try scene.store.product(.id(again)) != nil)
    }
  }

  @Test("An upload without a state was never acknowledged, and is removed at the start")
  func removesOrphans() async throws {
    let folder = try TemporaryFolder()
    _ = try ScanFolder.left(in: folder, with: String(repeating: "cd", count: 32))
    let scene = try Scene(in: folder)
    #expect(try scene.files() == [])
  }
}
