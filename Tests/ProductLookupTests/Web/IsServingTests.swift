import Foundation
import LabelTestSupport
import ProductLookup
import Testing

@Suite("Whether a server answers")
struct IsServingTests {
  @Test("Goes by the status of the answer", arguments: [(200, true), (503, false)])
  func status(_ status: Int, isServing: Bool) async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(status, "{}") }) { server in
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/healthz"))
      // A busy machine may let the server wait for long.
      #expect(await ProductLookup.isServing(url, within: .seconds(600)) == isServing)
      #expect(server.requests.map(\.path) == ["/healthz"])
    }
  }
}
