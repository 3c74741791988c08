import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Synchronization
import Testing

@Suite("Signatures of OAuth 1.0")
struct OAuthSignatureTests {
  private static func base(
    _ method: String, _ address: String, _ parameters: [String]
  ) -> String {
    OAuthSignature.baseString(
      method, address,
      parameters.map { text in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      })
  }

  @Test("Agrees with the example of OAuth Core 1.0, appendix A.5")
  func core() {
    let base = Self.base(
      "GET", "http://photos.example.net/photos",
      [
        "file=vacation.jpg", "size=original", "oauth_consumer_key=dpf43f3p2l4k3l03",
        "oauth_token=nnch734d00sl2jdk", "oauth_signature_method=HMAC-SHA1",
        "oauth_timestamp=1191242096", "oauth_nonce=kllo9940pd9333jh", "oauth_version=1.0",
      ])
    #expect(
      base
        == "GET&http%3A%2F%2Fphotos.example.net%2Fphotos&file%3Dvacation.jpg%26oauth_consumer_key"
        + "%3Ddpf43f3p2l4k3l03%26oauth_nonce%3Dkllo9940pd9333jh%26oauth_signature_method%3DHMAC-SHA1"
        + "%26oauth_timestamp%3D1191242096%26oauth_token%3Dnnch734d00sl2jdk%26oauth_version%3D1.0"
        + "%26size%3Doriginal")
    #expect(
      OAuthSignature.hmacSHA1(
        of: base, secret: "kd94hf93k423kf44", tokenSecret: "pfkkdhi9sl3r4s00")
        == "tR3+Ty81lMeYAr/Fid0kMTYa/WM=")
  }

  @Test("Agrees with the example of RFC 5849, 3.4.1.1, whose signature is erratum 2550's")
  func rfc5849() {
    let base = Self.base(
      "POST", "http://example.com/request",
      [
        "b5==%3D", "a3=a", "c@=", "a2=r b", "oauth_consumer_key=9djdj82h48djs9d2",
        "oauth_token=kkk9d7dh3k39sjv7", "oauth_signature_method=HMAC-SHA1",
        "oauth_timestamp=137131201", "oauth_nonce=7d8f3e4a", "c2=", "a3=2 q",
      ])
    #expect(
      base == "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D"
        + "%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce"
        + "%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26"
        + "oauth_token%3Dkkk9d7dh3k39sjv7")
    #expect(
      OAuthSignature.hmacSHA1(
        of: base, secret: "j49sk3j29djd", tokenSecret: "dh893hdasih9")
        == "r6/TJjbCOr97/+UU0NsvSne7s5g=")
  }

  @Test("Agrees with the example in the documentation of Twitter's API")
  func twitter() {
    let base = Self.base(
      "POST", "https://api.twitter.com/1.1/statuses/update.json",
      [
        "include_entities=true", "status=Hello Ladies + Gentlemen, a signed OAuth request!",
        "oauth_consumer_key=xvz1evFS4wEEPTGEFPHBog",
        "oauth_nonce=kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg",
        "oauth_signature_method=HMAC-SHA1", "oauth_timestamp=1318622958",
        "oauth_token=370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb", "oauth_version=1.0",
      ])
    #expect(
      OAuthSignature.hmacSHA1(
        of: base, secret: "kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw",
        tokenSecret: "LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE")
        == "hCtSmYh+iHYCEqBWrE7C7hYmtUk=")
  }
}

@Suite("The client of FatSecret")
struct FatSecretClientTests {
  private final class Memory: FoodNumberMemory {
    private let numbers = Mutex<[GTIN: String]>([:])
    var all: [GTIN: String] { numbers.withLock { $0 } }
    func foodNumber(for gtin: GTIN) -> String? { numbers.withLock { $0[gtin] } }
    func keep(_ number: String, for gtin: GTIN) { numbers.withLock { $0[gtin] = number } }
  }

  private static func client(
    _ server: LoopbackServer, memory: Memory? = nil, clock: RecordingClock = RecordingClock()
  ) throws -> FatSecretClient {
    let key = try #require(Secret("client-key"))
    let secret = try #require(Secret("shared&secret"))
    var settings = FatSecretSettings(key: key, secret: secret, version: "1.2.3")
    settings.address = server.address + "/rest/server.api"
    settings.timeLimit = Patience.duration
    return try FatSecretClient(
      settings: settings, memory: memory, clock: LookupClock(clock),
      now: { Date(timeIntervalSince1970: 1_800_000_000.9) })
  }

  private static let number = LoopbackAnswer.http(200, #"{"food_id": {"value": "4384"}}"#)
  private static let food = LoopbackAnswer.http(
    200,
    #"""
    {"food": {"food_id": "4384", "food_name": "Oat\n Bar", "brand_name": "Mill", "servings": {
      "serving": [
        {"metric_serving_amount": "40.000", "metric_serving_unit": "g", "calories": "160",
         "protein": "3.1", "sodium": "55"},
        {"metric_serving_amount": "100.000", "metric_serving_unit": "g", "calories": "400",
         "fat": "7.5", "vitamin_d": "2", "sugar": "lots", "saturated_fat": ""},
        {"serving_description": "1 bar", "calories": "160"}]}}}
    """#)

  private static func form(_ request: LoopbackRequest) -> [String: String] {
    let items =
      URLComponents(string: "?" + String(decoding: request.body, as: UTF8.self))?.queryItems ?? []
    return Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
  }

  @Test("Asks by 13 digits, signed, and reads the servings as they are stated")
  func readsFood() async throws {
    let (product, requests, address) = try await LoopbackServer.run(answering: { _, count in
      count == 0 ? Self.number : Self.food
    }) { server in
      (
        try await Self.client(server).product(for: gtin("036000291452")), server.requests,
        server.address
      )
    }
    let found = try #require(product)
    #expect(found.service == "fatsecret" && found.name == "Oat Bar" && found.brand == "Mill")
    #expect(found.basis == .per100g && found.servingSize == Quantity(40, .gram))
    #expect(found.nutrients[.energyKcal]?.quantity == Quantity(400, .kilocalorie))
    #expect(found.nutrients[.vitaminD]?.quantity == Quantity(2, .microgram))
    #expect(found.nutrients[.protein] == nil && found.nutrients[.saturatedFat] == nil)
    #expect(found.perServing[.sodium]?.quantity == Quantity(55, .milligram))
    #expect(found.findings.map(\.fields) == [["sugars"]])

    #expect(requests.map(\.path) == ["/rest/server.api", "/rest/server.api"])
    var sent = requests.map(Self.form)
    #expect(sent[0]["barcode"] == "0036000291452" && sent[1]["food_id"] == "4384")
    #expect(sent[0]["oauth_timestamp"] == "1800000000" && sent[0]["oauth_version"] == "1.0")
    #expect(sent[0]["oauth_nonce"] != sent[1]["oauth_nonce"])
    let signature = sent[0].removeValue(forKey: "oauth_signature")
    let base = OAuthSignature.baseString(
      "POST", address + "/rest/server.api", sent[0].map { ($0.key, $0.value) })
    #expect(signature == OAuthSignature.hmacSHA1(of: base, secret: "shared&secret"))
    #expect(!requests.contains { String(decoding: $0.body, as: UTF8.self).contains("shared") })
  }

  @Test(
    "A serving in ounces is read in grams, and one of unknown size has its amounts",
    arguments: [
      (
        #"{"metric_serving_amount": "1.000", "metric_serving_unit": "oz", "calories": "80"}"#,
        "28.35"
      ),
      (
        #"{"metric_serving_amount": "3.000", "metric_serving_unit": "oz", "calories": "80"}"#,
        "85.049"
      ),
      (
        #"{"metric_serving_amount": "1e30", "metric_serving_unit": "oz", "calories": "80"}"#,
        "2.8349523125e31"
      ),
      (#"{"serving_description": "1 bar", "calories": "80"}, {"calories": "90"}"#, nil),
      (
        #"{"serving_description": "1 bar", "calories": "90"}, "#
          + #"{"metric_serving_amount": "40", "metric_serving_unit": "g", "calories": "80"}"#, "40"
      ),
    ])
  func servings(list: String, grams: String?) async throws {
    let servings = #"{"serving": [\#(list)]}"#
    let food = #"{"food": {"food_id": "4384", "food_name": "Jerky", "servings": \#(servings)}}"#
    let product = try await LoopbackServer.run(answering: { _, count in
      count == 0 ? Self.number : .http(200, food)
    }) { server in
      try await Self.client(server).product(for: gtin("036000291452"))
    }
    let found = try #require(product)
    #expect(found.servingSize == grams.flatMap { Decimal(string: $0) }.map { Quantity($0, .gram) })
    #expect(found.perServing[.energyKcal]?.quantity == Quantity(80, .kilocalorie))
    #expect(found.nutrients.isEmpty)
  }

  @Test("Keeps nothing but the service's number of a food, and asks anew when that is gone")
  func remembersNumber() async throws {
    let memory = Memory()
    let methods = try await LoopbackServer.run(answering: { request, count in
      if Self.form(request)["method"] == "food.find_id_for_barcode" { return Self.number }
      return count == 3
        ? .http(200, #"{"error": {"code": 106, "message": "Invalid ID"}}"#) : Self.food
    }) { server in
      let client = try Self.client(server, memory: memory)
      for _ in 0..<3 { #expect(try await client.product(for: gtin())?.name == "Oat Bar") }
      return server.requests.map { Self.form($0)["method"] ?? "" }
    }
    let (find, get) = ("food.find_id_for_barcode", "food.get.v4")
    #expect(methods == [find, get, get, get, find, get])
    #expect(try memory.all == [gtin(): "4384"])
  }

  @Test(
    "A barcode that it does not know is no failure",
    arguments: [
      #"{"error": {"code": 211, "message": "No food item detected"}}"#,
      #"{"food_id": {"value": "0"}}"#, #"{"food_id": {"value": 0}}"#,
    ])
  func unknown(answer: String) async throws {
    let count = try await LoopbackServer.run(answering: { _, _ in .http(200, answer) }) { server in
      let client = try Self.client(server)
      #expect(try await client.product(for: gtin()) == nil)
      #expect(try await client.product(for: gtin("10614141543219")) == nil)
      return server.requests.count
    }
    #expect(count == 1)
  }

  @Test(
    "What goes wrong has a name, and no message shows a key",
    arguments: [
      (
        LoopbackAnswer.http(
          200, #"{"error": {"code": 8, "message": "Invalid signature: 'shared&secret'"}}"#),
        LookupError.declined(host: "127.0.0.1", reason: "error 8: Invalid signature: '…'")
      ),
      (
        .http(200, #"{"error": {"code": 5, "message": "Invalid consumer key: 'client-key'"}}"#),
        .declined(host: "127.0.0.1", reason: "error 5: Invalid consumer key: '…'")
      ),
      (
        .http(200, #"{"error": {"code": 12, "message": "too many actions"}}"#),
        .rateLimited(host: "127.0.0.1", retryAfter: nil)
      ),
      (.http(401, ""), .notAuthorized(host: "127.0.0.1", status: 401)),
      (
        .http(200, "<html>"),
        .malformedAnswer(host: "127.0.0.1", reason: "it is no complete JSON")
      ),
      (
        .http(200, "{}"),
        .malformedAnswer(host: "127.0.0.1", reason: "it has no number of a food")
      ),
      (
        .http(200, #"{"food_id": {"value": "../x"}}"#),
        .malformedAnswer(host: "127.0.0.1", reason: "it has no number of a food")
      ),
      (
        .http(200, #"{"error": {}}"#),
        .malformedAnswer(host: "127.0.0.1", reason: "its error has no code")
      ),
    ])
  func failures(answer: LoopbackAnswer, expected: LookupError) async throws {
    try await LoopbackServer.run(answering: { _, _ in answer }) { server in
      let client = try Self.client(server)
      await #expect(throws: expected) { _ = try await client.product(for: gtin()) }
      #expect(!expected.description.contains("secret'"))
    }
  }

  @Test("An answer about another food is not taken")
  func otherFood() async throws {
    try await LoopbackServer.run(answering: { _, count in
      count == 0 ? .http(200, #"{"food_id": {"value": "77"}}"#) : Self.food
    }) { server in
      let client = try Self.client(server)
      await #expect(
        throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: "it is about another food")
      ) { _ = try await client.product(for: gtin()) }
    }
  }

  @Test("A busy service is asked again, each time with a signature of its own")
  func retries() async throws {
    let clock = RecordingClock()
    let nonces = try await LoopbackServer.run(answering: { _, count in
      switch count {
      case 0: .http(429, "", headers: ["Retry-After": "5"])
      case 1: Self.number
      default: Self.food
      }
    }) { server in
      let client = try Self.client(server, clock: clock)
      #expect(try await client.product(for: gtin()) != nil)
      return server.requests.map { Self.form($0)["oauth_nonce"] ?? "" }
    }
    #expect(clock.pauses == [.seconds(5)] && Set(nonces).count == 3)
  }
}
