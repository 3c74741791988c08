import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Synchronization
import Testing

@Suite("A service that analyses ingredients")
struct SugarServiceTests {
  private static let secret = "sk-very-secret-0123"

  private static let list = IngredientList(
    language: "en", text: "oats, sugar, rice syrup, stevia",
    ingredients: ["oats", "sugar", "rice syrup", "stevia"].map { Ingredient(name: $0) },
    evidence: Evidence(image: "box.jpg", text: "Ingredients: oats"))

  private static let good = """
    {"analysis_id": "a1", "contains_sugar": true, "confidence": 0.9,
     "sugar_types": [
       {"type": "sucrose", "confidence": 0.95, "sources": ["Sugar"]},
       {"type": "glucose", "confidence": 0.8, "sources": ["rice syrup"]}],
     "sugar_analysis": {"total_sugar_indicators": 2, "hidden_sugars": ["rice syrup"],
       "sugar_alternatives": ["stevia"], "health_impact": "medium",
       "recommendations": ["Eat less of it."]},
     "processing_time_ms": 812, "warnings": ["Estimate only."]}
    """

  private static let analysis = SugarAnalysis(
    provider: .remote, containsSugar: true, confidence: Confidence(0.9),
    sugarTypes: [
      FoundSugarType(.sucrose, confidence: Confidence(0.95), sources: ["Sugar"]),
      FoundSugarType(.glucose, confidence: Confidence(0.8), sources: ["rice syrup"]),
    ], totalSugarIndicators: 2, hiddenSugars: ["rice syrup"], sugarAlternatives: ["stevia"],
    healthImpact: .medium, recommendations: ["Eat less of it."],
    warnings: [Message(text: "Estimate only.")])

  private static func settings(_ address: String) throws -> SugarServiceSettings {
    var settings = SugarServiceSettings(
      address: address, key: try #require(Secret(key: secret)), version: "1.2.3")
    // A busy machine is no slow service: tests of slowness set a limit of their own.
    settings.timeLimit = Patience.duration
    return settings
  }

  /// Asks a server that gives these answers in turn, the last one again and again.
  private static func ask(
    _ answers: LoopbackAnswer..., list: IngredientList = Self.list,
    clock: RecordingClock = RecordingClock(),
    _ change: @escaping @Sendable (inout SugarServiceSettings) -> Void = { _ in }
  ) async throws -> (answer: SugarAnswer, requests: [LoopbackRequest]) {
    try await LoopbackServer.run(answering: { _, number in
      answers[min(number, answers.count - 1)]
    }) { server in
      var settings = try settings(server.address + "/v1")
      change(&settings)
      let client = try SugarServiceClient(settings: settings, clock: LookupClock(clock))
      return (try await client.analysis(of: list), server.requests)
    }
  }

  @Test("Is asked about the list alone, with the key in a header, and believed")
  func request() async throws {
    let (answer, requests) = try await Self.ask(.http(200, Self.good))
    #expect(answer == .analysis(Self.analysis, findings: []))
    let request = try #require(requests.first)
    #expect(requests.count == 1)
    #expect(request.method == "POST")
    #expect(request.path == "/v1/analyze-ingredients")
    #expect(request.headers["authorization"] == "Bearer \(Self.secret)")
    #expect(request.headers["content-type"] == "application/json")
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"analysis_type":"sugar_detection","detail_level":"comprehensive","#
        + #""ingredients":"oats, sugar, rice syrup, stevia","language":"en"}"#)
  }

  @Test("Is not asked about a list in a language that it does not know", arguments: ["pl", nil])
  func languages(_ language: String?) async throws {
    var list = Self.list
    list.language = language
    let (answer, requests) = try await Self.ask(.http(200, Self.good), list: list)
    #expect(answer == .unknownLanguage(language))
    #expect(requests == [])
  }

  @Test("What the list does not name is left out, with a warning")
  func madeUp() async throws {
    let body = Self.good.replacing(#"["rice syrup"],"#, with: #"["corn syrup", "rice syrup"],"#)
      .replacing(#""type": "glucose""#, with: #""type": "unobtainium""#)
    let (answer, _) = try await Self.ask(.http(200, body))
    guard case .analysis(let analysis, _) = answer else {
      Issue.record("no analysis")
      return
    }
    #expect(analysis.hiddenSugars == ["rice syrup"])
    #expect(analysis.sugarTypes.map(\.type) == [.sucrose])
    #expect(analysis.warnings.contains { $0.text.contains("corn syrup") })
    #expect(analysis.warnings.count == 3)
  }

  @Test(
    "An answer that is no analysis is malformed",
    arguments: [
      ("", "it is no complete JSON"), ("<html>", "it is no complete JSON"),
      ("[]", "it is no JSON object"), ("{}", "it does not say whether there is sugar"),
      (#"{"contains_sugar": "yes"}"#, "it does not say whether there is sugar"),
      (
        good.replacing("medium", with: "deadly"),
        "it does not say how the sugar matters to health"
      ),
      (
        good.replacing(#""total_sugar_indicators": 2"#, with: #""total_sugar_indicators": -2"#),
        "it does not say how many sugars there are"
      ),
      (good.replacing("0.9,", with: "9,"), "it does not say how certain it is"),
      (good.replacing("0.95", with: "1e400"), "it does not say how certain it is"),
      (
        good.replacing("true", with: "false"),
        "it finds kinds of sugar where it says there is none"
      ),
    ])
  func malformed(body: String, reason: String) async throws {
    await #expect(throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: reason)) {
      try await Self.ask(.http(200, body))
    }
  }

  @Test("Is asked again after 5 and 10 seconds while it is out of order")
  func retries() async throws {
    let clock = RecordingClock()
    let (answer, requests) = try await Self.ask(
      .http(503), .http(429), .http(200, Self.good), clock: clock)
    #expect(answer == .analysis(Self.analysis, findings: []))
    #expect(requests.count == 3)
    #expect(clock.pauses == [.seconds(5), .seconds(10)])
    await #expect(
      throws: LookupError.serverError(host: "127.0.0.1", status: 500, retryAfter: nil)
    ) {
      try await Self.ask(.http(500))
    }
  }

  @Test("Has 45 seconds for an answer by default, and no more than the limit")
  func timeLimit() async throws {
    #expect(try Self.settings("http://127.0.0.1").retries.pauses == [.seconds(5), .seconds(10)])
    let usual = SugarServiceSettings(
      address: "https://example.org", key: try #require(Secret(key: "k")), version: "1")
    #expect(usual.timeLimit == .seconds(45))
    #expect(usual.cacheAge == 604_800)
    await #expect(
      throws: LookupError.timedOut(host: "127.0.0.1", limit: .milliseconds(300))
    ) {
      try await Self.ask(.silence) {
        $0.timeLimit = .milliseconds(300)
        $0.retries.pauses = []
      }
    }
  }

  @Test("A key that is not accepted is not tried again", arguments: [401, 403])
  func key(status: Int) async throws {
    let clock = RecordingClock()
    await #expect(throws: LookupError.notAuthorized(host: "127.0.0.1", status: status)) {
      try await Self.ask(.http(status), .http(200, Self.good), clock: clock)
    }
    #expect(clock.pauses == [])
  }

  @Test("No redirect is followed: the key would go with it", arguments: [301, 302, 307, 308])
  func redirect(status: Int) async throws {
    await #expect(
      throws: LookupError.redirectedElsewhere(host: "127.0.0.1", target: "127.0.0.1")
    ) {
      try await Self.ask(
        .http(status, headers: ["location": "/v2/analyze-ingredients"]), .http(200, Self.good))
    }
  }

  @Test("A huge answer and one that breaks off are errors")
  func badBodies() async throws {
    await #expect(throws: LookupError.tooLarge(host: "127.0.0.1", limit: 100)) {
      try await Self.ask(.http(200, Self.good)) { $0.largestAnswer = 100 }
    }
    do {
      _ = try await Self.ask(.broken(Self.good, after: 50)) { $0.retries.pauses = [] }
      Issue.record("half an answer was taken")
    } catch let error as LookupError {
      #expect(error.isUnreachable, "\(error)")
    }
  }

  @Test("A service that is out of order is left alone for a while")
  func outage() async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(500) }) { server in
      let client = try SugarServiceClient(
        settings: try Self.settings(server.address), clock: LookupClock(RecordingClock()))
      for _ in 0..<2 {
        await #expect(throws: LookupError.self) { try await client.analysis(of: Self.list) }
      }
      #expect(server.requests.count == 3)
    }
  }

  @Test("Answers are kept for 7 days, and the key is nowhere in them")
  func cache() async throws {
    let folder = try TemporaryFolder()
    let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
    try await LoopbackServer.run(answering: { _, _ in .http(200, Self.good) }) { server in
      var settings = try Self.settings(server.address)
      settings.cacheFolder = folder.file("cache")
      let client = try SugarServiceClient(
        settings: settings, clock: LookupClock(RecordingClock()), now: { time.withLock { $0 } })
      func ask() async throws {
        let answer = try await client.analysis(of: Self.list)
        #expect(answer == .analysis(Self.analysis, findings: []))
      }
      try await ask()
      time.withLock { $0 += 604_799 }
      try await ask()
      #expect(server.requests.count == 1)
      time.withLock { $0 += 1 }
      try await ask()
      #expect(server.requests.count == 2)
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.file("cache")) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file("cache/" + file)))
      #expect(!String(decoding: bytes, as: UTF8.self).contains(Self.secret))
    }
  }

  @Test("A damaged file of the cache is replaced")
  func damagedCache() async throws {
    let folder = try TemporaryFolder()
    try await LoopbackServer.run(answering: { _, _ in .http(200, Self.good) }) { server in
      var settings = try Self.settings(server.address)
      settings.cacheFolder = folder.path
      let client = try SugarServiceClient(
        settings: settings, clock: LookupClock(RecordingClock()))
      for _ in 0..<2 {
        let answer = try await client.analysis(of: Self.list)
        #expect(answer == .analysis(Self.analysis, findings: []))
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          try Data("{".utf8).write(to: URL(fileURLWithPath: folder.file(file)))
        }
      }
      #expect(server.requests.count == 2)
    }
  }

  @Test("That an answer cannot be kept is a finding")
  func unwritableCache() async throws {
    let folder = try TemporaryFolder()
    try folder.newFile("file").close()
    let (answer, _) = try await Self.ask(.http(200, Self.good)) {
      $0.cacheFolder = folder.file("file/cache")
    }
    guard case .analysis(Self.analysis, let findings) = answer else {
      Issue.record("no analysis")
      return
    }
    #expect(findings.map(\.rule.rawValue) == ["SugarAnswerIsKept"])
  }

  @Test("A key tells nothing of itself, and an address must be encrypted")
  func secrecy() throws {
    let key = try #require(Secret(key: " \(Self.secret)\n"))
    var dumped = ""
    dump(try Self.settings("https://example.org"), to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] {
      #expect(!text.contains(Self.secret))
    }
    #expect(Secret(key: " \n") == nil)
    #expect(Secret(key: "a\r\nX-Other: b") == nil)
    #expect(
      throws: LookupError.invalidAddress(
        "http://example.org", reason: "use https; http is for this machine only")
    ) {
      try SugarServiceClient(settings: try Self.settings("http://example.org"))
    }
  }
}
