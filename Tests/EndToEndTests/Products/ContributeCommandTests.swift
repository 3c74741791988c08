import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Gives scanned products back to a server on the loopback, as a user does.
@Suite("Contributing") struct ContributeCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private static let password = "Geheim-7 & Wort"

  private func run(
    _ arguments: String..., to server: LoopbackServer? = nil, account: Bool = true
  ) async throws -> BuiltProgram.Outcome {
    var environment = ["LABELSCAN_CONTRIBUTION_URL=\(server?.address ?? "http://127.0.0.1:1")"]
    if account {
      environment += [
        "LABELSCAN_CONTRIBUTOR=mira", "LABELSCAN_CONTRIBUTOR_PASSWORD=\(Self.password)",
      ]
    }
    let outcome = try await BuiltProgram(path: "/usr/bin/env").run(
      environment + [program.path] + arguments + ["--database", "a.db"], in: folder.path)
    let said = String(decoding: outcome.output, as: UTF8.self) + outcome.complaints
    #expect(!said.contains("Geheim"))
    return outcome
  }

  private func scan() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    let outcome = try await run(
      "scan", "--offline", "--save", "--name", "Lachs", "--brand", "Nordsee",
      "--manual", "taurine=0.1%", sample)
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  private static func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    request.path.hasSuffix("product_jqm2.pl")
      ? .http(200, #"{"status": 1, "status_verbose": "fields saved"}"#)
      : .http(200, #"{"status": "status ok", "imgid": 1}"#)
  }

  @Test("Shows what would be sent and sends nothing; with --confirm sends exactly that, once")
  func showsThenSends() async throws {
    try await scan()
    let folder = folder
    try await LoopbackServer.run(answering: { request, _ in Self.answer(request) }) { server in
      let shown = try await run(
        "contribute", "2000000000107", "--scan-photos", to: server, account: false)
      let text = String(decoding: shown.output, as: UTF8.self)
      #expect(shown.status == 0 && server.requests.isEmpty, "\(shown.complaints)")
      #expect(text.contains("for trying out") && text.contains("Nothing was sent"))
      #expect(text.contains("product_name_de") && text.contains("Lachs"))
      #expect(text.contains("photo nutrition_de") && text.contains("without metadata"))

      let without = try await run("contribute", "#1", "--confirm", to: server, account: false)
      #expect(without.status == 64 && without.complaints.contains("LABELSCAN_CONTRIBUTOR"))
      #expect(try await run("contribute", "queue").output.isEmpty)

      let both = try await run(
        "contribute", "#1", "--confirm", "--anonymous", "--keys", "a", to: server)
      #expect(both.status == 64 && both.complaints.contains("--anonymous"))

      let sent = try await run(
        "contribute", "2000000000107", "--scan-photos", "--confirm", "--json", to: server)
      #expect(sent.status == 0, "\(sent.complaints)")
      let report = try #require(
        try JSONSerialization.jsonObject(with: sent.output) as? [String: Any])
      #expect(report["state"] as? String == "sent" && report["server"] as? String == "staging")
      let fields = try #require(report["fields"] as? [[String: String]])
      #expect(server.requests.count >= 2)
      let form = URLComponents(
        string: "?" + String(decoding: server.requests[0].body, as: UTF8.self))
      let posted = form?.queryItems ?? []
      for field in fields {
        #expect(posted.contains { $0.name == field["name"] && $0.value == field["value"] })
      }
      #expect(posted.count == fields.count + 6)
      #expect(posted.contains { $0.name == "nutriment_crude-protein" })
      #expect(server.requests[1].path == "/cgi/product_image_upload.pl")

      let count = server.requests.count
      let again = try await run(
        "contribute", "2000000000107", "--scan-photos", "--confirm", to: server)
      #expect(again.status == 0 && server.requests.count == count)
      #expect(String(decoding: again.output, as: UTF8.self).contains("Sent already"))
      let database = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.db")))
      #expect(database.range(of: Data("Geheim".utf8)) == nil)
    }
  }

  @Test("What cannot be sent waits in the queue, through restarts, and is sent later or dropped")
  func queues() async throws {
    try await scan()
    let offline = try await run("contribute", "2000000000107", "--confirm")
    #expect(offline.status == 75 && offline.complaints.contains("cannot be reached"))
    let list = try await run("contribute", "queue")
    let line = String(decoding: list.output, as: UTF8.self)
    // The next try may be due by now: a busy machine takes its time.
    #expect(line.hasPrefix("#1  2000000000107  staging  waiting, 1 part left"))
    let refusal = folder.file("refusal")
    try Data().write(to: URL(fileURLWithPath: refusal))
    try await LoopbackServer.run(answering: { request, _ in
      FileManager.default.fileExists(atPath: refusal) ? .http(403, "<html>") : Self.answer(request)
    }) { server in
      #expect(try await run("contribute", "send", to: server).output == Data("0 sent\n".utf8))
      #expect(try await run("contribute", "retry", "1").status == 0)
      let wrong = try await run("contribute", "send", to: server)
      #expect(wrong.status == 75 && wrong.complaints.contains("does not accept the key"))
      try FileManager.default.removeItem(atPath: refusal)
      let sent = try await run("contribute", "send", to: server)
      #expect(sent.status == 0 && sent.output == Data("1 sent\n".utf8))
      // A third one where a slow machine reaches the time that the contribution waits for.
      #expect(2...3 ~= server.requests.count)
    }
    #expect(try await run("contribute", "drop", "1").status == 0)
    #expect(try await run("contribute", "drop", "1").status == 65)
    #expect(try await run("contribute", "queue").output.isEmpty)
  }

  @Test("A file of keys that others may read is refused, unread")
  func secretFile() async throws {
    try await scan()
    let file = folder.file("keys.json")
    let keys = ["contributor": "mira", "contributor-password": Self.password]
    try JSONEncoder().encode(keys).write(to: URL(fileURLWithPath: file))
    @Sendable func contribute(_ mode: Int, _ server: LoopbackServer) async throws
      -> BuiltProgram.Outcome
    {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      return try await run(
        "contribute", "#1", "--confirm", "--keys", "keys.json", to: server, account: false)
    }
    try await LoopbackServer.run(answering: { request, _ in Self.answer(request) }) { server in
      let open = try await contribute(0o640, server)
      #expect(open.status == 64 && open.complaints.contains("chmod 600"))
      #expect(server.requests.isEmpty)
      #expect(try await contribute(0o600, server).status == 0)
      #expect(
        String(decoding: server.requests[0].body, as: UTF8.self)
          .contains("password=Geheim-7%20%26%20Wort&"))
    }
  }

  @Test("A photo that is too small and a command that asks for nonsense say what to do")
  func refusals() async throws {
    try await scan()
    let small = try await run(
      "contribute", "#1", "--photo", "front=" + Repository.samples + "/none.jpg")
    #expect(small.status == 66 && small.complaints.contains("none.jpg"))
    #expect(try await run("contribute", "#1", "--later").status == 64)
    #expect(try await run("contribute", "#1", "--photo", "back=a.jpg").status == 64)
    #expect(try await run("contribute", "#1", "--server", "elsewhere").status == 64)
    #expect(try await run("contribute", "#9").status == 65)
  }

  @Test("Without an account a product is given anonymously, if that is asked for")
  func anonymous() async throws {
    try await scan()
    let folder = folder
    try await LoopbackServer.run(answering: { request, _ in Self.answer(request) }) { server in
      let sent = try await run(
        "contribute", "2000000000107", "--confirm", "--anonymous", to: server, account: false)
      #expect(sent.status == 0, "\(sent.complaints)")
      let body = String(decoding: server.requests[0].body, as: UTF8.self)
      #expect(body.contains("code=2000000000107") && body.contains("add_brands="))
      #expect(!body.contains("user_id") && !body.contains("password"))
      _ = folder
    }
  }
}
