import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("The client of Open Food Facts and Open Pet Food Facts")
struct OpenFoodFactsClientTests {
  @Test("Asks by the normalised code, an explicit API version, and says who asks")
  func request() async throws {
    let requests = try await LoopbackServer.run(answering: { _, _ in .http(404, notFound3) }) {
      server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      #expect(try await client.product(for: gtin("00036000291452")) == nil)
      return server.requests
    }
    let request = try #require(requests.first)
    #expect(request.method == "GET")
    #expect(request.path == "/pet/api/v3.5/product/0036000291452")
    #expect(request.headers["user-agent"] == "labelscan/1.2.3 (someone@example.org)")
    let fields = try #require(request.query["fields"]).split(separator: ",")
    #expect(fields.contains("nutriments") && fields.contains("nutrition"))
  }

  @Test("Asks the other database for what the first does not know")
  func otherService() async throws {
    let (product, paths) = try await LoopbackServer.run(answering: { request, _ in
      request.path.hasPrefix("/pet")
        ? .http(404, notFound3) : .http(200, found(#""product_name": "Muesli""#))
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      let product = try await client.product(for: gtin())
      return (product, server.requests.map(\.path))
    }
    #expect(product?.name == "Muesli")
    #expect(product?.service == "openfoodfacts")
    #expect(product?.subject == .food)
    #expect(
      paths == [
        "/pet/api/v3.5/product/4017721837194", "/food/api/v3.5/product/4017721837194",
      ])
  }

  @Test("Asks the database first that is wanted first, and no other when it has the product")
  func firstService() async throws {
    let paths = try await LoopbackServer.run(answering: { _, _ in
      .http(200, found(#""product_name": "Muesli""#))
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server) { $0.first = .food })
      #expect(try await client.product(for: gtin())?.service == "openfoodfacts")
      #expect(
        try await client.product(for: gtin(), of: .petFood)?.service == "openpetfoodfacts")
      return server.requests.map(\.path)
    }
    #expect(paths.map { $0.prefix(5) } == ["/food", "/pet/"])
  }

  @Test(
    "Takes every way of saying so for \"not found\"",
    arguments: [
      (200, notFound2), (404, notFound2), (404, notFound3), (200, notFound3), (404, otherType3),
      (200, #"{"status": "0"}"#),
    ])
  func notFound(status: Int, body: String) async throws {
    #expect(try await lookUp(answer: .http(status, body)) == nil)
  }

  @Test("Finds the product in the other database while the first is out of order")
  func outageOfOne() async throws {
    let product = try await LoopbackServer.run(answering: { request, _ in
      request.path.hasPrefix("/pet")
        ? .http(503) : .http(200, found(#""product_name": "Muesli""#))
    }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server), clock: LookupClock(RecordingClock()))
      return try await client.product(for: gtin())
    }
    #expect(product?.name == "Muesli")
  }

  @Test("Reports the outage of one database when the other does not know the product")
  func outageAndNotFound() async throws {
    try await LoopbackServer.run(answering: { request, _ in
      request.path.hasPrefix("/food") ? .http(500) : .http(404, notFound3)
    }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server), clock: LookupClock(RecordingClock()))
      await #expect(
        throws: LookupError.serverError(host: "127.0.0.1", status: 500, retryAfter: nil)
      ) {
        try await client.product(for: gtin())
      }
    }
  }

  @Test("Tries again after 1, 2 and 4 seconds, then gives up", arguments: [429, 500, 502, 503])
  func backOff(status: Int) async throws {
    let clock = RecordingClock()
    let requests = try await LoopbackServer.run(answering: { _, _ in .http(status) }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server) { $0.readsPerMinute = 100 }, clock: LookupClock(clock))
      await #expect(throws: LookupError.self) { try await client.product(for: gtin()) }
      return server.requests.count
    }
    let once: [Duration] = [.seconds(1), .seconds(2), .seconds(4)]
    #expect(clock.pauses == once + once)
    #expect(requests == 8)
  }

  @Test("Takes the answer of a later attempt")
  func recovery() async throws {
    let clock = RecordingClock()
    let product = try await LoopbackServer.run(answering: { _, number in
      number < 2 ? .http(503) : .http(200, found(#""product_name": "Pâté""#))
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server), clock: LookupClock(clock))
      return try await client.product(for: gtin())
    }
    #expect(product?.name == "Pâté")
    #expect(clock.pauses == [.seconds(1), .seconds(2)])
  }

  @Test("Does not repeat a request that cannot succeed", arguments: [400, 401, 403, 410])
  func noRepetition(status: Int) async throws {
    let requests = try await LoopbackServer.run(answering: { _, _ in .http(status) }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      await #expect(throws: LookupError.refused(host: "127.0.0.1", status: status)) {
        try await client.product(for: gtin())
      }
      return server.requests.count
    }
    #expect(requests == 2)
  }

  @Test(
    "Waits as long as the service asks",
    arguments: [
      (["retry-after": "7"], 7),
      (["retry-after": "0"], 1),
      (["retry-after": "soon"], 1),
      (["retry-after": "-5"], 1),
      (
        [
          "date": "Sun, 06 Nov 1994 08:49:37 GMT", "retry-after": "Sun, 06 Nov 1994 08:50:07 GMT",
        ], 30
      ),
      (["retry-after": "Sun, 06 Nov 1994 08:50:07 GMT"], 1),
    ])
  func retryAfter(headers: [String: String], seconds: Int) async throws {
    let clock = RecordingClock()
    try await LoopbackServer.run(answering: { _, number in
      number == 0 ? .http(429, headers: headers) : .http(200, found(""))
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server), clock: LookupClock(clock))
      #expect(try await client.product(for: gtin()) != nil)
    }
    #expect(clock.pauses == [.seconds(seconds)])
  }

  @Test("Gives up at once when the service asks for too long a pause")
  func longRetryAfter() async throws {
    let clock = RecordingClock()
    try await LoopbackServer.run(answering: { _, _ in
      .http(429, headers: ["retry-after": "3600"])
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server), clock: LookupClock(clock))
      await #expect(
        throws: LookupError.rateLimited(host: "127.0.0.1", retryAfter: .seconds(3600))
      ) {
        try await client.product(for: gtin())
      }
    }
    #expect(clock.pauses.isEmpty)
  }

  @Test("Makes no more requests in any minute than are allowed")
  func rateLimit() async throws {
    let clock = RecordingClock()
    try await LoopbackServer.run(answering: { _, _ in .http(200, found("")) }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server) { $0.readsPerMinute = 3 }, clock: LookupClock(clock))
      for _ in 0..<7 { _ = try await client.product(for: gtin()) }
    }
    #expect(clock.pauses == [.seconds(60), .seconds(60)])
  }

  @Test("Asks a database that is out of order again only after a while")
  func outageMemory() async throws {
    let clock = RecordingClock()
    let requests = try await LoopbackServer.run(answering: { request, _ in
      request.path.hasPrefix("/pet") ? .http(503) : .http(404, notFound3)
    }) { server in
      let client = try OpenFoodFactsClient(
        settings: settings(server) { $0.readsPerMinute = 100 }, clock: LookupClock(clock))
      for _ in 0..<5 {
        await #expect(
          throws: LookupError.serverError(host: "127.0.0.1", status: 503, retryAfter: nil)
        ) {
          try await client.product(for: gtin())
        }
      }
      let before = server.requests.count
      try await clock.sleep(for: .seconds(61))
      await #expect(throws: LookupError.self) { try await client.product(for: gtin()) }
      return (before, server.requests.count)
    }
    #expect(requests == (4 + 5, 4 + 5 + 4 + 1))
  }

  @Test(
    "Refuses a service's address that is neither encrypted nor on this machine",
    arguments: [
      "http://world.openfoodfacts.org", "ftp://example.org", "example.org", "", "https://",
      "https://someone:secret@example.org", "https://example.org?x=1",
    ])
  func address(text: String) {
    var settings = OpenFoodFactsSettings(version: "1", contact: "x")
    settings.foodAddress = text
    let error = #expect(throws: LookupError.self) { try OpenFoodFactsClient(settings: settings) }
    #expect(error?.description.contains("secret") == false)
  }
}
