import LabelModel
import LabelTestSupport
import NIOSSL
import ProductLookup
import Testing

@Suite("The trust in a service")
struct ServiceTrustTests {
  @Test(
    "A certificate that nobody vouches for is not trusted", arguments: ["localhost", "127.0.0.1"])
  func selfSigned(host: String) async throws {
    let server = try await TLSServer(answering: notFound2)
    var settings = OpenFoodFactsSettings(version: "1", contact: "x")
    settings.petFoodAddress = "https://\(host):\(server.port)"
    settings.foodAddress = settings.petFoodAddress
    let client = try OpenFoodFactsClient(settings: settings)
    await #expect(
      throws: LookupError.untrustedHost(host: host, reason: "certificate verify failed")
    ) { try await client.product(for: gtin()) }
    try await server.stop()
  }

  @Test("A service that knows no TLS but 1.1 is not spoken with")
  func oldTLS() async throws {
    let server = try await TLSServer(answering: notFound2, latest: .tlsv11)
    var settings = OpenFoodFactsSettings(version: "1", contact: "x")
    settings.petFoodAddress = "https://localhost:\(server.port)"
    settings.foodAddress = settings.petFoodAddress
    let client = try OpenFoodFactsClient(settings: settings)
    await #expect(
      throws: LookupError.untrustedHost(
        host: "localhost", reason: "tlsv1 alert protocol version")
    ) { try await client.product(for: gtin()) }
    try await server.stop()
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
}
