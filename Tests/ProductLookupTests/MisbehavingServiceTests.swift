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

  @Test(
    "A redirect to another host is not followed",
    arguments: [
      ("https://example.org/stolen", "example.org"), ("http://localhost/", "localhost"),
      ("//example.org/", "example.org"), ("http://127.0.0.1:1/", "127.0.0.1"),
      ("file:///etc/passwd", "nowhere"),
    ])
  func redirectElsewhere(location: String, target: String) async throws {
    await #expect(
      throws: LookupError.redirectedElsewhere(host: "127.0.0.1", target: target)
    ) {
      try await lookUp(answer: .http(302, headers: ["location": location]))
    }
  }

  @Test("A redirect within the host is followed")
  func redirectWithin() async throws {
    let (product, paths) = try await LoopbackServer.run(answering: { request, _ in
      request.path == "/elsewhere"
        ? .http(200, found(#""product_name": "Moved""#))
        : .http(301, "<html>Moved</html>", headers: ["location": "/elsewhere"])
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      return (try await client.product(for: gtin()), server.requests.map(\.path))
    }
    #expect(product?.name == "Moved")
    #expect(paths == ["/pet/api/v3.5/product/4017721837194", "/elsewhere"])
  }

  @Test("Redirects that never end are given up")
  func redirectLoop() async throws {
    await #expect(
      throws: LookupError.redirectedElsewhere(
        host: "127.0.0.1", target: "itself again and again")
    ) {
      try await lookUp(answer: .http(302, headers: ["location": "/again"]))
    }
  }

  @Test("A service that is not there is unreachable")
  func notThere() async throws {
    let port = try await LoopbackServer.run(answering: { _, _ in .silence }) { $0.port }
    var settings = OpenFoodFactsSettings(version: "1", contact: "x")
    settings.petFoodAddress = "http://127.0.0.1:\(port)"
    settings.foodAddress = "http://127.0.0.1:\(port)"
    let client = try OpenFoodFactsClient(settings: settings)
    let error = await #expect(throws: LookupError.self) { try await client.product(for: gtin()) }
    #expect(error?.isUnreachable == true, "\(String(describing: error))")
  }

  @Test("A host that does not speak TLS is not trusted")
  func noEncryption() async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(200, notFound2) }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server) {
          $0.petFoodAddress = "https://127.0.0.1:\(server.port)"
          $0.foodAddress = "https://127.0.0.1:\(server.port)"
        })
      let error = await #expect(throws: LookupError.self) {
        try await client.product(for: gtin())
      }
      #expect(error?.isUntrustedHost == true, "\(String(describing: error))")
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
