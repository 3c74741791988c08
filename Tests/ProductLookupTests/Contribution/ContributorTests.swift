import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

/// Makes a client for a server in the place of the product databases'.
func contributor(
  _ server: LoopbackServer, clock: RecordingClock = RecordingClock(),
  _ change: (inout ContributorSettings) -> Void = { _ in }
) throws -> OpenFoodFactsContributor {
  let password = try #require(Secret("pass word&ü"))
  var settings = ContributorSettings(
    server: .staging, account: ContributorAccount(user: "mira", password: password),
    version: "1.2.3", contact: "someone@example.org")
  settings.address = server.address
  change(&settings)
  return try OpenFoodFactsContributor(settings: settings, clock: LookupClock(clock))
}

@Suite("The client that contributes to Open Food Facts")
struct ContributorTests {
  private static let saved = #"{"status": 1, "status_verbose": "fields saved"}"#
  private static let fields = [
    ContributedField("product_name_de", "Rind & Käse=100 %"),
    ContributedField("nutriment_fat", "< 0.5"), ContributedField("nutriment_fat_unit", "g"),
  ]
  private static let photo = ContributedPhoto(
    .nutrition, language: "de", jpeg: Data([0xFF, 0xD8, 0x0D, 0x0A, 0x2D, 0x2D, 0x00, 0xFF, 0xD9]))

  @Test("Sends each field as it is, with the account and who sends, as a form")
  func sendsFields() async throws {
    let request = try await LoopbackServer.run(answering: { _, _ in .http(200, Self.saved) }) {
      server in
      try await contributor(server).send(Self.fields, of: gtin("036000291452"), to: .food)
      return server.requests
    }.first
    let sent = try #require(request)
    #expect(sent.method == "POST" && sent.path == "/cgi/product_jqm2.pl" && sent.query.isEmpty)
    #expect(
      sent.headers["content-type"] == "application/x-www-form-urlencoded; charset=utf-8")
    #expect(sent.headers["user-agent"] == "labelscan/1.2.3 (someone@example.org)")
    #expect(sent.headers["authorization"] == nil)
    let form = try #require(
      URLComponents(string: "?" + String(decoding: sent.body, as: UTF8.self))?.queryItems)
    let values = Dictionary(uniqueKeysWithValues: form.map { ($0.name, $0.value ?? "") })
    #expect(
      values == [
        "code": "0036000291452", "user_id": "mira", "password": "pass word&ü",
        "comment": "labelscan 1.2.3", "app_name": "labelscan", "app_version": "1.2.3",
        "product_name_de": "Rind & Käse=100 %", "nutriment_fat": "< 0.5",
        "nutriment_fat_unit": "g",
      ])
  }

  @Test("Sends a photo's bytes as they are, under the name of what it shows")
  func sendsPhoto() async throws {
    let (reception, request) = try await LoopbackServer.run(answering: { _, _ in
      .http(200, #"{"status": "status ok", "imgid": 4, "code": "4017721837194"}"#)
    }) { server in
      (
        try await contributor(server).send(Self.photo, of: gtin(), to: .petFood),
        server.requests.first
      )
    }
    #expect(reception == .taken)
    let sent = try #require(request)
    #expect(sent.path == "/cgi/product_image_upload.pl")
    let type = try #require(sent.headers["content-type"])
    let boundary = try #require(type.components(separatedBy: "boundary=").last)
    let parts = String(decoding: sent.body, as: Unicode.ASCII.self)
      .components(separatedBy: "--\(boundary)")
    #expect(parts.count == 7 && parts.last == "--\r\n")
    #expect(parts[1].hasSuffix("name=\"code\"\r\n\r\n4017721837194\r\n"))
    #expect(parts[4].hasSuffix("name=\"imagefield\"\r\n\r\nnutrition_de\r\n"))
    #expect(parts[5].contains("name=\"imgupload_nutrition_de\"; filename="))
    let bytes = Data(sent.body)
    let range = try #require(bytes.range(of: Self.photo.jpeg))
    #expect(bytes[..<range.lowerBound].suffix(4) == Data("\r\n\r\n".utf8))
    #expect(bytes[range.upperBound...].starts(with: Data("\r\n--\(boundary)".utf8)))
  }

  @Test(
    "A photo that is there already is no failure",
    arguments: [
      #"{"status": "status not ok", "error": "Déjà envoyée", "imgid": 1}"#,
      #"{"status": "status not ok", "error": "sent before", "imgid": -3}"#,
      #"{"status": "status not ok", "error": "sent before", "imgid": "-3"}"#,
    ])
  func knownPhoto(answer: String) async throws {
    let reception = try await LoopbackServer.run(answering: { _, _ in .http(200, answer) }) {
      try await contributor($0).send(Self.photo, of: gtin(), to: .food)
    }
    #expect(reception == .knownAlready)
  }

  @Test(
    "What goes wrong has a name",
    arguments: [
      (
        LoopbackAnswer.http(200, #"{"status": 0, "status_verbose": "Edit against\n rules"}"#),
        LookupError.declined(host: "127.0.0.1", reason: "Edit against rules")
      ),
      (
        .http(200, #"{"status": 0, "status_verbose": "no: pass word&ü"}"#),
        .declined(host: "127.0.0.1", reason: "no: …")
      ),
      (.http(403, "<html>"), .notAuthorized(host: "127.0.0.1", status: 403)),
      (
        .http(200, "<!DOCTYPE html><p>Incorrect user name or password.</p>"),
        .notAuthorized(host: "127.0.0.1", status: 403)
      ),
      (
        .http(200, "\n<html>Maintenance</html>"),
        .malformedAnswer(host: "127.0.0.1", reason: "it is a web page")
      ),
      (
        .http(200, #"{"status": "#),
        .malformedAnswer(host: "127.0.0.1", reason: "it is no complete JSON")
      ),
      (.http(200, "[1]"), .malformedAnswer(host: "127.0.0.1", reason: "it is no JSON object")),
      (
        .http(200, "{}"),
        .malformedAnswer(
          host: "127.0.0.1", reason: "it does not say whether the fields were saved")
      ),
      (.http(413, ""), .refused(host: "127.0.0.1", status: 413)),
      (
        .http(302, "", headers: ["Location": "https://elsewhere.example/x"]),
        .redirectedElsewhere(host: "127.0.0.1", target: "elsewhere.example")
      ),
    ])
  func failures(answer: LoopbackAnswer, expected: LookupError) async throws {
    let requests = try await LoopbackServer.run(answering: { _, _ in answer }) { server in
      let client = try contributor(server)
      await #expect(throws: expected) {
        try await client.send(Self.fields, of: gtin(), to: .food)
      }
      return server.requests.count
    }
    #expect(requests == 1 && !expected.description.contains("pass word"))
  }

  @Test("A photo that the service finds too small is refused in its words")
  func smallPhoto() async throws {
    try await LoopbackServer.run(answering: { _, _ in
      .http(200, #"{"status": "status not ok", "error": "The picture is too small.", "imgid": -4}"#)
    }) { server in
      let client = try contributor(server)
      await #expect(
        throws: LookupError.declined(host: "127.0.0.1", reason: "The picture is too small.")
      ) { _ = try await client.send(Self.photo, of: gtin(), to: .food) }
    }
  }

  @Test("A busy server is sent to again after the pause that it names, and given up at last")
  func retries() async throws {
    let clock = RecordingClock()
    try await LoopbackServer.run(answering: { _, count in
      count == 0
        ? .http(429, "", headers: ["Retry-After": "9"])
        : count == 1 ? .http(503) : .http(200, Self.saved)
    }) { server in
      try await contributor(server, clock: clock).send(Self.fields, of: gtin(), to: .food)
    }
    #expect(clock.pauses == [.seconds(9), .seconds(2)])
    try await LoopbackServer.run(answering: { _, _ in
      .http(503, "", headers: ["Retry-After": "4000"])
    }) { server in
      let client = try contributor(server)
      await #expect(
        throws: LookupError.serverError(
          host: "127.0.0.1", status: 503, retryAfter: .seconds(4000))
      ) { try await client.send(Self.fields, of: gtin(), to: .food) }
      #expect(server.requests.count == 1)
    }
  }

  @Test("A server that falls silent is given up in time")
  func silence() async throws {
    try await LoopbackServer.run(answering: { _, _ in .silence }) { server in
      let client = try contributor(server) {
        $0.timeLimit = .milliseconds(50)
        $0.retries.pauses = []
      }
      await #expect(
        throws: LookupError.timedOut(host: "127.0.0.1", limit: .milliseconds(50))
      ) { try await client.send(Self.fields, of: gtin(), to: .food) }
    }
  }

  @Test("An account shows its name and nothing of its password")
  func secrecy() throws {
    let secret = try #require(Secret("pass word&ü"))
    let account = ContributorAccount(user: "mira", password: secret)
    var dumped = ""
    dump(account, to: &dumped)
    for text in ["\(account)", String(reflecting: account), dumped] {
      #expect(text.contains("mira") && !text.contains("pass word"))
    }
    #expect(Secret("") == nil)
  }

  @Test("Contributions go to the trial servers unless another is named")
  func addresses() {
    #expect(ContributionServer.staging.address(of: .food) == "https://world.openfoodfacts.net")
    #expect(
      ContributionServer.staging.address(of: .petFood) == "https://world.openpetfoodfacts.net")
    #expect(
      ContributionServer.production.address(of: .petFood) == "https://world.openpetfoodfacts.org")
  }
}
