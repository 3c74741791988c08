import Foundation
import LabelTestSupport
import NIOHTTP1
import Testing

import LabelWeb

/// Requests of strangers.
struct GuardTests {
  @Test("A request for another host is refused, whatever it asks for")
  func refusesHosts() async throws {
    try await Scene().run { (page: Page) async throws in
      for host in [
        "evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:\(page.port)",
      ] {
        let answer = try await page.ask(.GET, "/", host: host, ["Accept": "*/*"])
        #expect(answer.status == 421, "\(host)")
        #expect(answer.object["detail"] as? String != nil)
      }
      for host in ["localhost:\(page.port)", "LOCALHOST:\(page.port)", "127.0.0.1:\(page.port)"] {
        #expect(try await page.ask(.GET, "/", host: host).status == 200, "\(host)")
      }
    }
  }

  @Test("A request with two hosts is refused")
  func refusesTwoHosts() async throws {
    try await Scene().run { (page: Page) async throws in
      let host = "Host: 127.0.0.1:\(page.port)\r\n"
      for (hosts, status) in [(host, 200), (host + host, 400), (host + "Host: evil\r\n", 400)] {
        let connection = try BareConnection(port: page.port)
        connection.send("GET / HTTP/1.1\r\n\(hosts)\r\n")
        let answer = try await connection.received(within: Patience.duration)
        #expect(answer?.hasPrefix("HTTP/1.1 \(status) ") == true, "\(answer ?? "nothing")")
      }
    }
  }

  @Test(
    "A request that a proxy passed on needs a device, whatever host the proxy names",
    arguments: ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"])
  func distrustsProxies(header: String) async throws {
    try await Scene().run { (page: Page) async throws in
      for path in ["/", "/settings", "/api/v1/scans"] {
        let answer = try await page.get(path, [header: "203.0.113.7", "Accept": "*/*"])
        #expect(answer.status == 401, "\(path)")
      }
      #expect(try await page.get("/pair", [header: "203.0.113.7"]).status == 200)
    }
  }

  @Test("A change needs the origin of an own page")
  func refusesOrigins() async throws {
    try await Scene().run { (page: Page) async throws in
      let own = "http://127.0.0.1:\(page.port)"
      for origin in [
        nil, "null", "http://evil.example", "https://127.0.0.1:\(page.port)", own + "/",
      ] {
        for path in ["/api/v1/scans", "/scans", "/review/1/undo", "/review/1/values", "/nothing"] {
          let answer = try await page.ask(.POST, path, [1], origin: origin)
          #expect(answer.status == 403, "\(origin ?? "none") \(path)")
        }
      }
      #expect(try await page.ask(.PATCH, "/api/v1/products/1", [1], origin: nil).status == 403)
      let scans = try await page.get("/api/v1/scans").object["scans"] as? [String]
      #expect(scans?.isEmpty == true)
    }
  }

  @Test(
    "Every answer forbids frames, foreign scripts and guesses of types",
    arguments: ["/", "/products", "/review", "/assets/review.js", "/nothing", "/api/v1/scans/1"])
  func confinesPages(path: String) async throws {
    try await Scene().run { (page: Page) async throws in
      let answer = try await page.get(path)
      let policy = answer.headers.first(name: "Content-Security-Policy") ?? ""
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(answer.headers.first(name: "X-Content-Type-Options") == "nosniff")
      #expect(!answer.text.contains("<script>") && !answer.text.contains(" onclick"))
    }
  }

  @Test("A fault is a page for browsers and a problem for programs")
  func tellsFaults() async throws {
    try await Scene().run { (page: Page) async throws in
      let shown = try await page.get("/nothing", ["Accept": "text/html", "Accept-Language": "de"])
      #expect(shown.status == 404)
      #expect(shown.text.contains("<html lang=\"de\">"))
      #expect(shown.text.contains("Diese Seite gibt es nicht."))
      let told = try await page.get("/nothing", ["Accept": "application/json"])
      #expect(told.headers.first(name: "Content-Type") == "application/problem+json")
    }
  }

  @Test(
    "A method that a path is not there for is answered with those that it is there for",
    arguments: [
      ("TRACE", "/api/v1/scans", "GET, POST"), ("DELETE", "/products/7", "GET"),
      ("PUT", "/api/v1/products/7", "GET, PATCH"), ("GET", "/review/7/undo", "POST"),
    ])
  func namesMethods(method: String, path: String, allowed: String) async throws {
    try await Scene().run { (page: Page) async throws in
      let answer = try await page.ask(HTTPMethod(rawValue: method), path, origin: nil)
      #expect(answer.status == 405)
      #expect(answer.headers.first(name: "Allow") == allowed)
    }
  }

  @Test("The head of a page is that of the page, and a problem's has no body either")
  func answersHeads() async throws {
    try await Scene().run { (page: Page) async throws in
      for (path, status) in [("/", 200), ("/products", 200), ("/nothing", 404), ("/scans", 404)] {
        let head = try await page.ask(.HEAD, path, origin: nil, ["Accept": "text/html"])
        #expect(head.status == status && head.bytes.isEmpty, "\(path)")
      }
    }
  }

  @Test("A database that another program holds is named, with what to do and without its folder")
  func namesHeldDatabases() async throws {
    let scene = try Scene(patience: 0.1)
    try await scene.run { [store = scene.store, folder = scene.folder.path] page in
      try await Scene.holding(store) {
        let said = try await page.ask(
          .POST, "/settings/retention", Array("scans=30".utf8), ["Accept": "text/html"])
        #expect(said.status == 503)
        #expect(said.text.contains("another program is using labelscan.db; try again"))
        #expect(!said.text.contains(folder))
      }
    }
  }

  @Test("A body that is too large is called so")
  func boundsBodies() async throws {
    try await Scene().run { page in
      let answer = try await page.ask(
        .PATCH, "/api/v1/products/1", Array(repeating: 32, count: 5_000))
      #expect(answer.status == 413)
      #expect(answer.object["detail"] as? String == "The form is too large.")
    }
  }
}
