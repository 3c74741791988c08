import Foundation
import LabelTestSupport
import ProductStore
import Testing

import LabelWeb

/// Connections that ask for nothing, many connections, and requests that wait.
struct ConnectionTests {
  private func request(_ path: String, _ page: Page) -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n"
  }

  @Test("A connection without a whole request is closed, and one that follows changes stays")
  func closesIdleConnections() async throws {
    let scene = try Scene { $0.idleLimit = .seconds(2) }
    try await scene.run { (page: Page) async throws in
      let follower = try BareConnection(port: page.port)
      follower.send(request("/events", page))
      let began = try await follower.received(within: Patience.duration)
      #expect(began?.hasPrefix("HTTP/1.1 200") == true)
      for begun in ["", "GET / HTTP/1.1\r\nHost: "] {
        let idle = try BareConnection(port: page.port)
        idle.send(begun)
        #expect(try await idle.isClosed(within: Patience.duration), "\(begun)")
      }
      let kept = try BareConnection(port: page.port)
      kept.send(request("/healthz", page))
      #expect(try await kept.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 200") == true)
      #expect(
        try await kept.isClosed(within: Patience.duration), "after its answer it is idle, too")
      #expect(try await !follower.isClosed(within: .milliseconds(50)))
    }
  }

  @Test(
    "A client that reads to the end of the connection gets its answer and the end",
    arguments: [
      "GET /healthz HTTP/1.0\r\nHost: 127.0.0.1:",
      "GET /healthz HTTP/1.1\r\nConnection: Close\r\nHost: 127.0.0.1:",
      "GET /healthz HTTP/1.1\r\nConnection: TE, close\r\nHost: 127.0.0.1:",
    ])
  func endsConnections(request: String) async throws {
    let scene = try Scene { $0.idleLimit = .seconds(600) }
    try await scene.run { (page: Page) async throws in
      let client = try BareConnection(port: page.port)
      client.send("\(request)\(page.port)\r\n\r\n")
      #expect(
        try await client.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 200") == true)
      #expect(try await client.isClosed(within: Patience.duration))
    }
  }

  @Test("No more connections are taken than the limit, and the next one has its turn")
  func boundsConnections() async throws {
    let scene = try Scene { $0.mostConnections = 2 }
    try await scene.run { (page: Page) async throws in
      var open: [BareConnection] = []
      for _ in 1...2 {
        let connection = try BareConnection(port: page.port)
        connection.send(request("/events", page))
        #expect(
          try await connection.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 200")
            == true)
        open.append(connection)
      }
      let next = try BareConnection(port: page.port)
      next.send(request("/healthz", page))
      #expect(try await next.received(within: .milliseconds(300)) == nil)
      open.removeLast()
      #expect(try await next.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 200") == true)
    }
  }

  @Test("A client that asks whether to send its body is told to go on")
  func answersExpectations() async throws {
    try await Scene().run { (page: Page) async throws in
      let connection = try BareConnection(port: page.port)
      connection.send(
        "POST /api/v1/scans HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
          + "Origin: http://127.0.0.1:\(page.port)\r\nExpect: 100-Continue\r\nContent-Length: 3\r\n\r\n"
      )
      let answer = try await connection.received(within: Patience.duration)
      #expect(answer == "HTTP/1.1 100 Continue\r\n\r\n")
      connection.send("abc")
      #expect(
        try await connection.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 202") == true)
    }
  }

  @Test(
    "A body that is announced as too large is refused before it comes",
    arguments: [
      ("POST", "/api/v1/scans", "image/jpeg"),
      ("POST", "/scans", "multipart/form-data; boundary=x"),
      ("POST", "/settings/retention", "application/x-www-form-urlencoded"),
      ("PATCH", "/api/v1/products/1", "application/json"),
    ], ["8000000000000000000", "9223372036854775808"])
  func refusesAnnouncedLengths(_ route: (String, String, String), _ length: String) async throws {
    let (method, path, type) = route
    try await Scene().run { (page: Page) async throws in
      let connection = try BareConnection(port: page.port)
      connection.send(
        "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
          + "Origin: http://127.0.0.1:\(page.port)\r\nContent-Type: \(type)\r\n"
          + "Content-Length: \(length)\r\n\r\nabc")
      let answer = try await connection.received(within: Patience.duration)
      #expect(answer?.hasPrefix("HTTP/1.1 413 ") == true, "\(answer ?? "nothing")")
    }
  }

  @Test("A body that is announced as too large is refused without being asked for")
  func refusesExpectations() async throws {
    let scene = try Scene { $0.greatestPhoto = 1_000 }
    try await scene.run { (page: Page) async throws in
      for (path, length) in [("/api/v1/scans", 1_001), ("/settings/retention?a=b", 32_769)] {
        let connection = try BareConnection(port: page.port)
        connection.send(
          "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
            + "Origin: http://127.0.0.1:\(page.port)\r\nExpect: 100-continue\r\n"
            + "Content-Length: \(length)\r\n\r\n")
        let answer = try await connection.received(within: Patience.duration)
        #expect(answer?.hasPrefix("HTTP/1.1 413 ") == true, "\(answer ?? "nothing")")
      }
    }
  }

  /// A connection that follows the changes of a server.
  private func follower(of page: Page) async throws -> BareConnection {
    let follower = try BareConnection(port: page.port)
    follower.send(request("/events", page))
    #expect(try await follower.received(within: Patience.duration) != nil)
    return follower
  }

  @Test("A connection that waits for a request makes room, and one whose answer goes on stays")
  func makesRoom() async throws {
    let scene = try Scene { $0.mostConnections = 4 }
    try await scene.run { (page: Page) async throws in
      let follower = try await follower(of: page)
      var silent: [BareConnection] = []
      for begun in ["", "GET / HTTP/1.1\r\nHost: ", "", "", "", ""] {
        let connection = try BareConnection(port: page.port)
        connection.send(begun)
        silent.append(connection)
      }
      let next = try BareConnection(port: page.port)
      next.send(request("/healthz", page))
      // Less than the idle time.
      #expect(try await next.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 200") == true)
      #expect(try await silent[0].isClosed(within: Patience.duration))
      #expect(try await !follower.isClosed(within: .milliseconds(50)))
    }
  }

  @Test("A request that has been on its way longest makes room where no connection waits")
  func makesRoomAmongSlowRequests() async throws {
    let scene = try Scene { $0.mostConnections = 4 }
    try await scene.run { (page: Page) async throws in
      let follower = try await follower(of: page)
      var slow: [BareConnection] = []
      for _ in 0..<6 {
        let connection = try BareConnection(port: page.port)
        connection.send(
          "POST /settings/retention HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
            + "Origin: http://127.0.0.1:\(page.port)\r\nContent-Length: 9\r\n"
            + "Expect: 100-continue\r\n\r\n")
        // The request has begun when the server asks for its body.
        #expect(try await connection.received(within: Patience.duration) != nil)
        connection.send("scans")
        slow.append(connection)
      }
      let next = try BareConnection(port: page.port)
      next.send(request("/healthz", page))
      // Less than the idle time.
      #expect(try await next.received(within: Patience.duration)?.hasPrefix("HTTP/1.1 200") == true)
      #expect(try await slow[0].isClosed(within: Patience.duration))
      #expect(try await !follower.isClosed(within: .milliseconds(50)))
    }
  }

  @Test("Requests that wait for another program's writing stop no other one")
  func answersBesideWaitingRequests() async throws {
    let scene = try Scene(patience: Double(Patience.seconds))
    try await scene.run { [store = scene.store] (page: Page) async throws in
      var waiting: [Task<Int, any Error>] = []
      try await Scene.holding(store) {
        for _ in 0...min(7, ProcessInfo.processInfo.activeProcessorCount) {
          waiting.append(
            Task { try await page.send("/settings/retention", ["scans": "30"]).status })
        }
        try await Task.sleep(for: .milliseconds(300))
        #expect(try await page.get("/healthz").status == 200)
      }
      // The other program wrote until the answer came. Had they stopped it, they would fail first.
      for request in waiting { #expect(try await request.value == 200) }
    }
  }
}
