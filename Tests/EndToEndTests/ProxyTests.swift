import Foundation
import LabelTestSupport
import Testing

/// Looks products up through a proxy on the loopback, as the environment names it.
@Suite("Proxies") struct ProxyTests {
  private func lookUp(_ variables: String...) async throws -> BuiltProgram.Outcome {
    let none = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "no_proxy", "NO_PROXY"]
      .flatMap { ["-u", $0] }
    return try await BuiltProgram(path: "/usr/bin/env").run(
      none + variables + [
        BuiltProgram("labelscan").path, "lookup", "4017721837194", "--lookup-time-limit", "300",
      ])
  }

  /// Addresses of a port where nobody listens: what is answered, the proxy answered.
  private static let nobody = [
    "LABELSCAN_FOOD_FACTS_URL=http://127.0.0.1:1/food",
    "LABELSCAN_PET_FOOD_FACTS_URL=http://127.0.0.1:1/pet",
  ]

  private static func found(_ request: LoopbackRequest) -> LoopbackAnswer {
    .http(
      200,
      #"{"code": "4017721837194", "status": 1, "product": {"product_name": "\#(request.path)"}}"#)
  }

  @Test("The proxy that http_proxy names is asked, unless no_proxy names the host")
  func http() async throws {
    try await LoopbackServer.run(answering: { request, _ in Self.found(request) }) { server in
      let proxied = try await lookUp(
        "http_proxy=\(server.address)", Self.nobody[0], Self.nobody[1])
      #expect(proxied.status == 0, "\(proxied.complaints)")
      #expect(
        String(decoding: proxied.output, as: UTF8.self)
          .contains("/pet/api/v3.5/product/4017721837194"))
      #expect(server.requests.map { $0.headers["host"] } == ["127.0.0.1:1"])
      let direct = try await lookUp(
        "http_proxy=\(server.address)", "no_proxy=127.0.0.1", Self.nobody[0], Self.nobody[1])
      #expect(direct.status == 1 && direct.complaints.contains("127.0.0.1 cannot be reached"))
      #expect(server.requests.count == 1)
    }
  }

  @Test(
    "A proxy that lets no encrypted connection through is told of, without its password",
    arguments: ["https_proxy", "HTTPS_PROXY"])
  func https(variable: String) async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(403) }) { server in
      let outcome = try await lookUp(
        "\(variable)=http://mira:geheim@127.0.0.1:\(server.port)",
        "LABELSCAN_FOOD_FACTS_URL=https://food.invalid",
        "LABELSCAN_PET_FOOD_FACTS_URL=https://pet.invalid")
      #expect(outcome.status == 1)
      #expect(
        outcome.complaints.contains("cannot be reached") && outcome.complaints.contains("403"),
        "\(outcome.complaints)")
      #expect(!outcome.complaints.contains("geheim"))
      #expect(server.requests.map(\.method) == ["CONNECT", "CONNECT"])
      // Whether the product's number was on the way is not the proxy's business.
      #expect(!server.requests.contains { "\($0)".contains("4017721837194") })
    }
  }
}
