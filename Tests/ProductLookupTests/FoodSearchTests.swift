import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("Searching databases for foods")
struct FoodSearchTests {
  private static func fatSecret(_ server: LoopbackServer) throws -> FatSecretClient {
    let key = try #require(Secret("client-key"))
    let secret = try #require(Secret("shared-secret"))
    var settings = FatSecretSettings(key: key, secret: secret, version: "1.2.3")
    settings.address = server.address + "/rest/server.api"
    settings.timeLimit = Patience.duration
    return try FatSecretClient(settings: settings, clock: LookupClock(RecordingClock()))
  }

  private static func usda(_ server: LoopbackServer) throws -> USDAClient {
    var settings = USDASettings(key: try #require(Secret(key: "secret-key")), version: "1.2.3")
    settings.address = server.address + "/fdc/v1"
    settings.timeLimit = Patience.duration
    return try USDAClient(settings: settings, clock: LookupClock(RecordingClock()))
  }

  private static func summary(_ text: String) -> String {
    #"{"food_id": "1", "food_name": "Toast", "food_type": "Generic", "food_description": "\#(text)"}"#
  }

  private static func search(_ body: String) async throws -> [CatalogFood] {
    try await LoopbackServer.run(answering: { _, _ in .http(200, body) }) { server in
      try await fatSecret(server).foods(matching: "toast", limit: 20)
    }
  }

  @Test("USDA's foods without a package come before branded ones")
  func usda() async throws {
    let (foods, requests) = try await LoopbackServer.run(answering: { request, _ in
      String(decoding: request.body, as: UTF8.self).contains("SR Legacy")
        ? .http(
          200,
          #"""
          {"foods": [{"fdcId": 1, "description": "Egg, whole, raw", "dataType": "SR Legacy",
            "foodNutrients": [{"nutrientId": 1008, "unitName": "KCAL", "value": 143}]}, {"fdcId": 2}]}
          """#)
        : .http(
          200,
          #"""
          {"foods": [{"gtinUpc": "0", "description": "EGGS", "brandOwner": "Hen",
            "servingSize": 50, "servingSizeUnit": "g", "foodNutrients": []}]}
          """#)
    }) { server in
      (try await Self.usda(server).foods(matching: "egg", limit: 5), server.requests)
    }
    #expect(foods.map(\.name) == ["Egg, whole, raw", "EGGS"])
    #expect(foods[0].nutrients[.energyKcal]?.quantity == Quantity(143, .kilocalorie))
    #expect(foods[0].service == "usda" && foods[0].basis == .per100g && foods[0].brand == nil)
    #expect(foods[1].brand == "Hen" && foods[1].servingSize == Quantity(50, .gram))
    #expect(requests.count == 2)
  }

  @Test("FatSecret's summaries are read with what they are of")
  func summaries() async throws {
    let amounts = "Calories: 313kcal | Fat: 4.30g | Carbs: 55.77g | Protein: 12.96g"
    let foods = try await Self.search(
      #"{"foods": {"food": ["#
        + [
          "Per 100g - \(amounts)", "Per 250 ml - \(amounts)", "Per 1 serving (85 g) - \(amounts)",
          "Per 1 slice - \(amounts)",
        ].map(Self.summary).joined(separator: ",") + "]}}")
    #expect(foods.map(\.name) == Array(repeating: "Toast", count: 4))
    #expect(foods[0].nutrients[.energyKcal]?.quantity == Quantity(313, .kilocalorie))
    #expect(foods[0].nutrients[.carbohydrates]?.quantity == Quantity(55.77, .gram))
    #expect(foods[0].perServing.isEmpty && foods[0].servingSize == nil)
    #expect(foods[1].basis == .per100ml && foods[1].servingSize == Quantity(250, .millilitre))
    #expect(foods[1].nutrients.isEmpty && foods[1].perServing.count == 4)
    #expect(foods[2].servingSize == Quantity(85, .gram) && foods[3].servingSize == nil)
    #expect(foods[3].perServing[.fat]?.quantity == Quantity(4.3, .gram))
    #expect(foods.map(\.servingMeasure) == [nil, "250 ml", "1 serving (85 g)", "1 slice"])
    #expect(foods.allSatisfy { $0.service == "fatsecret" })
  }

  @Test(
    "What FatSecret's summaries do not say is not there",
    arguments: [
      "", "Per 100g", "Calories: 313kcal", "Per 100g - Calories: manykcal | Fat: 1g",
      "Per 0g - Calories: 5kcal", "Per 100g - Energy: 5kJ", "Per 100g - Calories: 5kJ",
    ])
  func missing(text: String) async throws {
    let foods = try await Self.search(#"{"foods": {"food": \#(Self.summary(text))}}"#)
    #expect(foods.allSatisfy { $0.nutrients[.energyKcal] == nil })
    #expect(foods.allSatisfy { $0.servingSize == nil })
  }

  @Test("No food is no failure, an answer without a list is one")
  func empty() async throws {
    #expect(try await Self.search(#"{"foods": {"total_results": "0"}}"#).isEmpty)
    for body in ["{}", #"{"foods": 7}"#, "[", ""] {
      do {
        _ = try await Self.search(body)
        Issue.record("\(body) was taken")
      } catch let error as LookupError {
        guard case .malformedAnswer(host: "127.0.0.1", reason: _) = error else { throw error }
      }
    }
  }

  @Test("A search is asked again after 429, and given up in silence")
  func misbehaving() async throws {
    let count = try await LoopbackServer.run(answering: { _, number in
      number == 0 ? .http(429) : .http(200, #"{"foods": []}"#)
    }) { server in
      let foods = try await Self.usda(server).foods(matching: "egg", limit: 5)
      #expect(foods.isEmpty)
      return server.requests.count
    }
    #expect(count == 3)
    try await LoopbackServer.run(answering: { _, _ in .silence }) { server in
      var settings = USDASettings(key: try #require(Secret(key: "k")), version: "1")
      settings.address = server.address
      settings.timeLimit = .milliseconds(200)
      settings.retries = RetryPolicy(pauses: [], longestPause: .zero)
      let client = try USDAClient(settings: settings)
      await #expect(
        throws: LookupError.timedOut(host: "127.0.0.1", limit: .milliseconds(200))
      ) { _ = try await client.foods(matching: "egg", limit: 5) }
    }
  }
}
