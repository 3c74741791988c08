import LabelTestSupport
import Testing

/// Runs `labelscan serve --check`, the health check of a container.
@Suite("serve --check") struct ServeCheckTests {
  @Test("Ends with 69 where nothing answers")
  func failsWithoutAServer() async throws {
    let port = try await LoopbackServer.run(answering: { _, _ in .http(200, "") }) { $0.port }
    let run = try await BuiltProgram("labelscan").run(["serve", "--check", "--port", "\(port)"])
    #expect(run.status == 69)
    #expect(run.complaints.contains("no server answers at http://127.0.0.1:\(port)/healthz"))
  }
}
