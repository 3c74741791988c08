import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("Redirects of a service")
struct RedirectTests {
  @Test(
    "A redirect to another host is not followed",
    arguments: [
      ("https://example.org/stolen", "example.org"), ("http://localhost/", "localhost"),
      ("//example.org/", "example.org"), ("http://127.0.0.1:1/", "http://127.0.0.1:1"),
      ("file:///etc/passwd", "a file address"),
    ])
  func redirectElsewhere(location: String, target: String) async throws {
    await #expect(
      throws: LookupError.redirectedElsewhere(host: "127.0.0.1", target: target)
    ) {
      try await lookUp(answer: .http(302, headers: ["location": location]))
    }
  }

  @Test("A redirect to nowhere is told with its status", arguments: [nil, "http://[::1/"])
  func redirectToNowhere(location: String?) async throws {
    await #expect(throws: LookupError.refused(host: "127.0.0.1", status: 302)) {
      try await lookUp(
        answer: .http(302, headers: location.map { ["location": $0] } ?? [:]))
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
}
