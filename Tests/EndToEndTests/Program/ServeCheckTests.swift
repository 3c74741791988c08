import LabelTestSupport
import Testing

/// Runs `labelscan serve` where it ends at once: its health check, and settings that it refuses.
@Suite("serve") struct ServeCheckTests {
  @Test("Ends with 69 where nothing answers")
  func failsWithoutAServer() async throws {
    try await ClosedPort.run { port in
      let run = try await BuiltProgram("labelscan").run(["serve", "--check", "--port", "\(port)"])
      #expect(run.status == 69)
      #expect(run.complaints.contains("no server answers at http://127.0.0.1:\(port)/healthz"))
    }
  }

  @Test("Names a port that is taken, in the system's words")
  func namesTakenPort() async throws {
    let folder = try TemporaryFolder()
    let run = try await LoopbackServer.run(answering: { _, _ in .http(200, "") }) { server in
      try await BuiltProgram("labelscan").run([
        "serve", "--port", "\(server.port)", "--database", folder.path + "/labelscan.db",
      ])
    }
    #expect(run.status == 73)
    #expect(
      run.complaints.contains("(Address already in use); choose another one with --port"),
      "\(run.complaints)")
  }

  @Test("Needs the key of the service that analyses sugars, as scan does")
  func needsKeyOfSugarService() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram("labelscan").run([
      "serve", "--port", "0", "--database", folder.path + "/labelscan.db",
      "--sugar-service-url", "http://127.0.0.1:1",
    ])
    #expect(run.status == 64)
    #expect(run.complaints.contains("the service for sugars needs a key"), "\(run.complaints)")
  }
}
