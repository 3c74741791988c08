import Foundation
import LabelTestSupport
import ProductLookup
import Testing

@Suite("A language model that reads sentences about food")
struct PhraseServiceTests {
  private static let secret = "AIza-very-secret"

  private static func answer(_ text: String, end: String = "STOP") -> LoopbackAnswer {
    let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return .http(
      200,
      #"""
      {"candidates": [{"content": {"role": "model", "parts": [{"text": \#(quoted)}]},
        "finishReason": "\#(end)"}], "usageMetadata": {"totalTokenCount": 80}}
      """#)
  }

  /// Asks a server that gives these answers in turn, the last one again and again.
  private static func ask(
    _ answers: LoopbackAnswer..., phrase: String = "a bowl of cereal",
    clock: RecordingClock = RecordingClock(),
    _ change: @escaping @Sendable (inout GeminiSettings) -> Void = { _ in }
  ) async throws -> (foods: Result<[GuessedFood], LookupError>, requests: [LoopbackRequest]) {
    try await LoopbackServer.run(answering: { _, number in
      answers[min(number, answers.count - 1)]
    }) { server in
      var settings = GeminiSettings(key: try #require(Secret(key: secret)), version: "1.2.3")
      settings.address = server.address + "/v1beta"
      // A busy machine is no slow service: tests of slowness set a limit of their own.
      settings.timeLimit = Patience.duration
      change(&settings)
      let client = try GeminiClient(settings: settings, clock: LookupClock(clock))
      do throws(LookupError) {
        return (.success(try await client.foods(in: phrase)), server.requests)
      } catch {
        return (.failure(error), server.requests)
      }
    }
  }

  @Test("Is sent the sentence alone, with the key in a header, and its list is read")
  func request() async throws {
    let text =
      #"[{"name": "cereal", "grams": 40, "kcal": 150.5}, {"name": " milk\n", "grams": null}]"#
    let (foods, requests) = try await Self.ask(Self.answer(text), phrase: "Müsli & \"Milch\"")
    #expect(
      foods
        == .success([
          GuessedFood(name: "cereal", grams: 40, energyKcal: 150.5), GuessedFood(name: "milk"),
        ]))
    let request = try #require(requests.first)
    #expect(requests.count == 1 && request.method == "POST")
    #expect(request.path == "/v1beta/models/gemini-2.5-flash:generateContent")
    #expect(request.headers["x-goog-api-key"] == Self.secret && request.query.isEmpty)
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    let contents = try #require(body["contents"] as? [[String: Any]])
    let parts = try #require(contents.first?["parts"] as? [[String: String]])
    #expect(contents.count == 1 && parts == [["text": "Müsli & \"Milch\""]])
    let generation = try #require(body["generationConfig"] as? [String: Any])
    #expect(generation["responseMimeType"] as? String == "application/json")
    #expect(generation["responseSchema"] != nil && generation["temperature"] as? Int == 0)
    #expect(!String(decoding: request.body, as: UTF8.self).contains(Self.secret))
  }

  @Test("Is asked again after 429, as it wishes and after growing pauses")
  func backOff() async throws {
    let clock = RecordingClock()
    let (foods, requests) = try await Self.ask(
      .http(429, headers: ["Retry-After": "7"]), .http(429), .http(503), Self.answer("[]"),
      clock: clock)
    #expect(foods == .success([]) && requests.count == 4)
    #expect(clock.pauses == [.seconds(7), .seconds(2), .seconds(4)])
    let (never, tries) = try await Self.ask(.http(429))
    #expect(never == .failure(.rateLimited(host: "127.0.0.1", retryAfter: nil)))
    #expect(tries.count == 4)
  }

  @Test(
    "Nonsense is told, and nothing of it is taken",
    arguments: [
      "", "{}", "hello", "[7]", #"[{"grams": 3}]"#, #"[{"name": " "}]"#,
      #"[{"name": "a", "grams": -1}]"#, #"[{"name": "a", "grams": "3"}]"#,
      #"[{"name": "a", "grams": 0}]"#, #"[{"name": "a", "kcal": 1e9}]"#,
      #"[{"name": "a", "kcal": 1e999}]"#, #"[{"name": "egg", "grams": 60}, {"name": ""}]"#,
      "[" + Array(repeating: #"{"name": "a"}"#, count: 31).joined(separator: ",") + "]",
    ])
  func nonsense(text: String) async throws {
    let (foods, requests) = try await Self.ask(Self.answer(text))
    guard case .failure(.malformedAnswer(host: "127.0.0.1", reason: _)) = foods else {
      Issue.record("\(foods)")
      return
    }
    #expect(requests.count == 1)
  }

  @Test(
    "Answers that are none are told",
    arguments: [
      LoopbackAnswer.http(200, ""), .http(200, "[]"), .http(200, #"{"candidates": []}"#),
      .http(200, #"{"candidates": [{"finishReason": "MAX_TOKENS"}]}"#),
      .http(200, #"{"candidates": 7}"#), .http(200, "<html>"),
    ])
  func noAnswer(answer: LoopbackAnswer) async throws {
    let (foods, _) = try await Self.ask(answer)
    guard case .failure(.malformedAnswer(host: "127.0.0.1", reason: _)) = foods else {
      Issue.record("\(foods)")
      return
    }
  }

  @Test("A refusal is told in the service's word")
  func refusal() async throws {
    let (blocked, _) = try await Self.ask(
      .http(200, #"{"promptFeedback": {"blockReason": "SAFETY\u001b[2J"}}"#))
    #expect(blocked == .failure(.declined(host: "127.0.0.1", reason: "SAFETY [2J")))
    let (stopped, _) = try await Self.ask(Self.answer("[]", end: "RECITATION"))
    #expect(stopped == .failure(.declined(host: "127.0.0.1", reason: "RECITATION")))
  }

  @Test("Silence, a broken answer, a huge one and a wrong key have names, and none shows the key")
  func misbehaving() async throws {
    let whole = #"{"candidates": []}"#
    let cases: [(LoopbackAnswer, LookupError?)] = [
      (.silence, .timedOut(host: "127.0.0.1", limit: .milliseconds(300))),
      (.stalled(whole, after: 5), .timedOut(host: "127.0.0.1", limit: .milliseconds(300))),
      (.broken(whole, after: 5), nil),
      (
        .http(200, String(repeating: " ", count: 3_000)),
        .tooLarge(host: "127.0.0.1", limit: 2_000)
      ),
      (.http(403, Self.secret), .notAuthorized(host: "127.0.0.1", status: 403)),
      (.http(400, Self.secret), .refused(host: "127.0.0.1", status: 400)),
      (
        .http(302, headers: ["Location": "https://example.org/"]),
        .redirectedElsewhere(host: "127.0.0.1", target: "example.org")
      ),
    ]
    for (answer, expected) in cases {
      let (foods, _) = try await Self.ask(answer) { settings in
        let isSlow = answer.end == .hold
        settings.timeLimit = isSlow ? .milliseconds(300) : Patience.duration
        settings.largestAnswer = 2_000
        settings.retries = RetryPolicy(pauses: [], longestPause: .zero)
      }
      guard case .failure(let error) = foods else {
        Issue.record("\(answer) was taken")
        continue
      }
      if let expected { #expect(error == expected) } else { #expect(error.isUnreachable) }
      #expect(!error.description.contains(Self.secret))
    }
  }

  @Test("A model's name cannot lead elsewhere", arguments: ["", "../x", "a/b", "a?b", "a:b", "ä"])
  func model(name: String) throws {
    var settings = GeminiSettings(key: try #require(Secret(key: Self.secret)), version: "1")
    settings.model = name
    #expect(throws: LookupError.self) { try GeminiClient(settings: settings) }
  }
}
