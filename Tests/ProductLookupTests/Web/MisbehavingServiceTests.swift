import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("A service that misbehaves")
struct MisbehavingServiceTests {
  private static let impatient: @Sendable (inout OpenFoodFactsSettings) -> Void = {
    $0.timeLimit = .milliseconds(300)
    $0.retries.pauses = []
  }

  @Test(
    "An answer that is no product is malformed",
    arguments: [
      ("", "it is empty"),
      ("<!DOCTYPE html><html><body>Sorry</body></html>", "it is a web page"),
      ("  \n<html>", "it is a web page"),
      (#"{"status": 1, "product": {"product_na"#, "it is no complete JSON"),
      ("hello", "it is no complete JSON"),
      ("[]", "it is no JSON object"),
      ("null", "it is no JSON object"),
      ("{}", "it does not say whether it has the product"),
      (#"{"status": "failure"}"#, "it does not say whether it has the product"),
      (#"{"status": 1}"#, "it has no product in it"),
      (#"{"status": 1, "product": "Muesli"}"#, "it has no product in it"),
      (#"{"status": 1, "product": {}}"#, "it does not say which product it is about"),
    ])
  func malformed(body: String, reason: String) async throws {
    await #expect(throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: reason)) {
      try await lookUp(answer: .http(200, body))
    }
  }

  @Test("A 404 that does not come from the service's API is no \"not found\"")
  func wrongAddress() async throws {
    await #expect(
      throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: "it is a web page")
    ) {
      try await lookUp(answer: .http(404, "<html>404 Not Found</html>"))
    }
  }

  @Test("Data of another product is not taken")
  func otherProduct() async throws {
    await #expect(
      throws: LookupError.malformedAnswer(
        host: "127.0.0.1", reason: "it is about the product 5000112548167, not 4017721837194")
    ) {
      try await lookUp(
        answer: .http(200, found(#""product_name": "Cola""#, code: "5000112548167")))
    }
  }

  @Test(
    "A code with other leading zeros is the same product",
    arguments: [
      #""36000291452""#, #""0036000291452""#, #""00036000291452""#, "36000291452",
    ])
  func leadingZeros(code: String) async throws {
    let body = #"{"status": 1, "product": {"code": \#(code), "product_name": "Tissues"}}"#
    #expect(try await lookUp("036000291452", answer: .http(200, body))?.name == "Tissues")
  }

  @Test("Deeply nested JSON is malformed, not a crash", arguments: ["[", #"{"a":"#])
  func deepNesting(opening: String) async throws {
    let body = String(repeating: opening, count: 100_000)
    await #expect(
      throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: "it is no complete JSON")
    ) {
      try await lookUp(answer: .http(200, body))
    }
  }

  @Test("A product nested a few hundred levels deep is read")
  func nesting() async throws {
    let nested = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let product = try await lookUp(
      answer: .http(200, found(#""product_name": "Box", "packagings": \#(nested)"#)))
    #expect(product?.name == "Box")
  }

  @Test("A body that breaks off is an error, even where it is valid JSON so far")
  func truncated() async throws {
    let body = notFound2 + String(repeating: " ", count: 1000)
    let error = await #expect(throws: LookupError.self) {
      try await lookUp(answer: .broken(body, after: notFound2.utf8.count))
    }
    #expect(error?.isUnreachable == true, "\(String(describing: error))")
  }

  @Test(
    "Silence is a time-out",
    arguments: [
      LoopbackAnswer.silence, .stalled(notFound2, after: 20),
    ])
  func slow(answer: LoopbackAnswer) async throws {
    await #expect(
      throws: LookupError.timedOut(host: "127.0.0.1", limit: .milliseconds(300))
    ) {
      try await lookUp(answer: answer, Self.impatient)
    }
  }

  @Test("A time-out is tried again")
  func slowOnce() async throws {
    let (product, requests) = try await LoopbackServer.run(answering: { _, number in
      number == 0 ? .silence : .http(200, found(#""product_name": "Late""#))
    }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server),
        clock: LookupClock(RecordingClock(), limits: SlowOnceClock(server)))
      return (try await client.product(for: gtin()), server.requests.count)
    }
    #expect(product?.name == "Late")
    #expect(requests == 2)
  }

  @Test("Nothing is read beyond the largest answer", arguments: [true, false])
  func tooLarge(isAnnounced: Bool) async throws {
    let body = found(#""product_name": "\#(String(repeating: "x", count: 400_000))""#)
    let answer =
      isAnnounced
      ? LoopbackAnswer.http(200, body)
      : LoopbackAnswer(bytes: Array("HTTP/1.0 200 OK\r\n\r\n\(body)".utf8))
    await #expect(throws: LookupError.tooLarge(host: "127.0.0.1", limit: 100_000)) {
      try await lookUp(answer: answer) { $0.largestAnswer = 100_000 }
    }
  }

  @Test("A status that HTTP does not have is refused", arguments: ["000", "050", "099"])
  func noStatus(status: String) async throws {
    let head = "HTTP/1.1 \(status) Test\r\ncontent-length: 3\r\n\r\n"
    await #expect(
      throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: "it is no HTTP")
    ) {
      try await lookUp(answer: LoopbackAnswer(bytes: Array("\(head)abc".utf8)))
    }
  }

  @Test("A body without end is left after its limit, and no more of it is fetched")
  func endless() async throws {
    let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    let head = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
    let sent = try await LoopbackServer.run(answering: { _, _ in
      LoopbackAnswer(bytes: head + piece, end: .repeat(piece))
    }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server) { $0.largestAnswer = 1_000_000 })
      await #expect(throws: LookupError.tooLarge(host: "127.0.0.1", limit: 1_000_000)) {
        try await client.product(for: gtin())
      }
      return server.repeatedBytes
    }
    // Both databases were asked; the rest of it fills the buffers of two connections.
    #expect(sent > 1_000_000 && sent < 40_000_000, "\(sent)")
  }

  @Test("A bomb of compressed bytes is left after its limit")
  func compressedBomb() async throws {
    let packed = try await BuiltProgram(path: "/bin/sh").run(
      ["-c", "head -c 50000000 /dev/zero | gzip -9"]).output
    let head =
      "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: \(packed.count)\r\n\r\n"
    await #expect(throws: LookupError.tooLarge(host: "127.0.0.1", limit: 1_000_000)) {
      try await lookUp(answer: LoopbackAnswer(bytes: Array(head.utf8) + packed)) {
        $0.largestAnswer = 1_000_000
      }
    }
  }

  @Test("A compressed answer is read")
  func compressed() async throws {
    let body = found(#""product_name": "Packed""#)
    let packed = try await BuiltProgram(path: "/bin/sh").run(
      ["-c", "printf %s \"$0\" | gzip", body]).output
    let head =
      "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: \(packed.count)\r\n\r\n"
    let product = try await lookUp(
      answer: LoopbackAnswer(bytes: Array(head.utf8) + packed))
    #expect(product?.name == "Packed")
  }

  /// Looks up within `limit` at `server`, by a clock that pauses alone move, and returns the databases asked.
  private static func databases(
    askedWithin limit: Duration, at server: LoopbackServer, _ error: LookupError,
    limits: any Clock<Duration> = ContinuousClock()
  ) async throws -> [Substring] {
    let clock = LookupClock(RecordingClock(), limits: limits)
    let client = try OpenFoodFactsClient(
      settings: settings(server) { $0.retries.pauses = [1000, 2000, 4000].map { .seconds($0) } },
      clock: clock)
    await #expect(throws: error) {
      try await LookupDeadline.within(limit, clock: clock) { () async throws in
        try await client.product(for: gtin())
      }
    }
    return server.requests.map { $0.path.split(separator: "/")[0] }
  }

  @Test("Within a limit in all, a silent database is asked once and for half of it")
  func wholeLimitOfSilence() async throws {
    let asked = try await LoopbackServer.run(answering: { _, _ in .silence }) { server in
      try await Self.databases(
        askedWithin: .seconds(8), at: server, .timedOut(host: "127.0.0.1", limit: .seconds(4)),
        limits: SilentServerClock(server))
    }
    #expect(asked == ["pet", "food"])
  }

  @Test("Within a limit in all, what is out of order is asked again as long as the pause fits")
  func wholeLimitOfPauses() async throws {
    let asked = try await LoopbackServer.run(answering: { _, _ in .http(503) }) { server in
      try await Self.databases(
        askedWithin: .seconds(3000), at: server,
        .serverError(host: "127.0.0.1", status: 503, retryAfter: nil))
    }
    // After a pause of 1000 s for each database; those of 2000 s do not fit.
    #expect(asked == ["pet", "pet", "food", "food"])
  }

  @Test("A port that there is not is refused", arguments: [0, 65_536, 99_999])
  func wrongPort(port: Int) {
    let address = "http://127.0.0.1:\(port)"
    var settings = OpenFoodFactsSettings(version: "1", contact: "x")
    settings.foodAddress = address
    #expect(
      throws: LookupError.invalidAddress(address, reason: "give a port from 1 to 65535")
    ) { try OpenFoodFactsClient(settings: settings) }
  }

  @Test("A message about an address repeats nothing that follows its path")
  func noSecretInMessage() {
    var settings = OpenFoodFactsSettings(version: "1", contact: "x")
    settings.foodAddress = "https://127.0.0.1:1/a?k=geheim#geheim"
    #expect(
      throws: LookupError.invalidAddress(
        "https://127.0.0.1:1/a", reason: "leave out what follows the path")
    ) { try OpenFoodFactsClient(settings: settings) }
  }

  @Test("A service on the loopback of IPv6 is asked", .enabled(if: LoopbackServer.hasIPv6))
  func version6() async throws {
    let product = try await LoopbackServer.run(
      isVersion6: true, answering: { _, _ in .http(200, found(#""product_name": "Six""#)) }
    ) { server in
      #expect(server.address.hasPrefix("http://[::1]:"))
      return try await OpenFoodFactsClient(settings: settings(server)).product(for: gtin())
    }
    #expect(product?.name == "Six")
  }

  @Test("A service that is not there is unreachable")
  func notThere() async throws {
    try await ClosedPort.run { port in
      var settings = OpenFoodFactsSettings(version: "1", contact: "x")
      settings.petFoodAddress = "http://127.0.0.1:\(port)"
      settings.foodAddress = "http://127.0.0.1:\(port)"
      let client = try OpenFoodFactsClient(settings: settings)
      let error = await #expect(throws: LookupError.self) { try await client.product(for: gtin()) }
      #expect(error?.isUnreachable == true, "\(String(describing: error))")
    }
  }

  @Test("Bytes that are no HTTP are malformed", arguments: [[0, 1, 2, 255, 10, 13, 10], []])
  func noHTTP(bytes: [UInt8]) async throws {
    let error = await #expect(throws: LookupError.self) {
      try await lookUp(answer: LoopbackAnswer(bytes: bytes))
    }
    guard case .malformedAnswer = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A look-up that is cancelled says so")
  func cancelled() async throws {
    try await LoopbackServer.run(answering: { _, _ in .silence }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      let lookUp = Task { try await client.product(for: gtin()) }
      while server.requests.isEmpty { await Task.yield() }
      lookUp.cancel()
      await #expect(throws: LookupError.cancelled) { try await lookUp.value }
    }
  }
}
