import Foundation
import LabelTestSupport
import Testing

/// Looks products up through a proxy on the loopback, as the environment names it.
@Suite("Proxies") struct ProxyTests {
  private func lookUp(_ variables: String...) async throws -> BuiltProgram.Outcome {
    let none = [
      "http_proxy", "ALL_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "no_proxy", "NO_PROXY",
    ]
    .flatMap { ["-u", $0] }
    return try await BuiltProgram(path: "/usr/bin/env").run(
      none + variables + [
        BuiltProgram("labelscan").path, "lookup", "4017721837194", "--lookup-time-limit", "300",
      ])
  }

  @Test("What is on this machine is asked without a proxy", arguments: ["http_proxy", "all_proxy"])
  func http(variable: String) async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(200) }) { server in
      let outcome = try await lookUp(
        "\(variable)=\(server.address)", "LABELSCAN_FOOD_FACTS_URL=http://127.0.0.1:1/food",
        "LABELSCAN_PET_FOOD_FACTS_URL=http://127.0.0.1:1/pet")
      #expect(outcome.status == 75 && outcome.complaints.contains("127.0.0.1 cannot be reached"))
      #expect(server.requests.isEmpty)
    }
  }

  @Test(
    "A host that no_proxy names is asked without a proxy", arguments: ["invalid", ".invalid", "*"])
  func excepted(names: String) async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(403) }) { server in
      let outcome = try await lookUp(
        "https_proxy=\(server.address)", "no_proxy=example.org, \(names)",
        "LABELSCAN_FOOD_FACTS_URL=https://food.invalid",
        "LABELSCAN_PET_FOOD_FACTS_URL=https://pet.invalid")
      #expect(outcome.status == 75 && outcome.complaints.contains("cannot be reached"))
      #expect(server.requests.isEmpty)
    }
  }

  @Test("A proxy of a kind that is not known is told of, and nothing is asked without it")
  func unknownKind() async throws {
    let outcome = try await lookUp(
      "https_proxy=https://mira:geheim@127.0.0.1:1",
      "LABELSCAN_FOOD_FACTS_URL=https://food.invalid",
      "LABELSCAN_PET_FOOD_FACTS_URL=https://pet.invalid")
    #expect(outcome.status == 75)
    #expect(outcome.complaints.contains("https_proxy names no proxy as http://HOST:PORT"))
    #expect(!outcome.complaints.contains("geheim"))
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
      #expect(outcome.status == 75)
      #expect(
        outcome.complaints.contains("the proxy lets no connection to it through"),
        "\(outcome.complaints)")
      #expect(!outcome.complaints.contains("geheim"))
      #expect(server.requests.map(\.method) == ["CONNECT", "CONNECT"])
      #expect(
        server.requests.allSatisfy {
          $0.headers["proxy-authorization"] == "Basic bWlyYTpnZWhlaW0="
        })
      // Whether the product's number was on the way is not the proxy's business.
      #expect(!server.requests.contains { "\($0)".contains("4017721837194") })
    }
  }
}
