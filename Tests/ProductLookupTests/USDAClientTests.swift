import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("The client of USDA FoodData Central")
struct USDAClientTests {
  private static func settings(_ server: LoopbackServer) throws -> USDASettings {
    var settings = USDASettings(key: try #require(Secret(key: "secret-key")), version: "1.2.3")
    settings.address = server.address + "/fdc/v1"
    settings.timeLimit = Patience.duration
    return settings
  }

  private static func answer(_ foods: String...) -> LoopbackAnswer {
    .http(200, #"{"totalHits": 1, "foods": [\#(foods.joined(separator: ","))]}"#)
  }

  private static func food(_ code: String, _ nutrients: String) -> String {
    #"{"fdcId": 1, "gtinUpc": "\#(code)", "description": "OAT\n BAR", "brandOwner": "Mill", "#
      + #""servingSize": 40.0, "servingSizeUnit": "g", "foodNutrients": [\#(nutrients)]}"#
  }

  @Test("Takes the food with the number, and energy from wherever it stands")
  func readsFood() async throws {
    let nutrients = #"""
      {"nutrientId": 1003, "unitName": "G", "value": 7.5},
      {"nutrientId": 1093, "unitName": "MG", "value": 120},
      {"nutrientId": 2047, "unitName": "KCAL", "value": 390},
      {"nutrientId": 2048, "unitName": "KCAL", "value": 385},
      {"nutrientId": 1004, "unitName": "G"}, {"nutrientId": 1005, "unitName": "IU", "value": 3}
      """#
    let (product, requests) = try await LoopbackServer.run(answering: { _, _ in
      Self.answer(Self.food("012345", ""), Self.food("00036000291452", nutrients))
    }) { server in
      let client = try USDAClient(settings: Self.settings(server))
      return (try await client.product(for: gtin("036000291452")), server.requests)
    }
    let found = try #require(product)
    #expect(found.name == "OAT BAR" && found.brand == "Mill" && found.service == "usda")
    #expect(found.nutrients[.protein]?.quantity == Quantity(7.5, .gram))
    #expect(found.nutrients[.sodium]?.quantity == Quantity(120, .milligram))
    #expect(found.nutrients[.energyKcal]?.quantity == Quantity(385, .kilocalorie))
    #expect(found.nutrients[.fat] == nil && found.nutrients[.carbohydrates] == nil)
    #expect(found.servingSize == Quantity(40, .gram) && found.basis == .per100g)
    let request = try #require(requests.first)
    #expect(request.method == "POST" && request.path == "/fdc/v1/foods/search")
    #expect(request.headers["x-api-key"] == "secret-key")
    #expect(String(decoding: request.body, as: UTF8.self).contains("036000291452"))
    #expect(requests.count == 1)
  }

  @Test("A number that no food has is asked for in both lengths, then not known")
  func notFound() async throws {
    let bodies = try await LoopbackServer.run(answering: { _, _ in
      Self.answer(Self.food("999", ""))
    }) { server in
      let client = try USDAClient(settings: Self.settings(server))
      #expect(try await client.product(for: gtin("036000291452")) == nil)
      return server.requests.map { String(decoding: $0.body, as: UTF8.self) }
    }
    #expect(bodies.count == 2)
    #expect(bodies.last?.contains("\"00036000291452\"") == true)
  }

  @Test(
    "What goes wrong has a name, and no message shows the key",
    arguments: [
      (LoopbackAnswer.http(403, "{}"), LookupError.notAuthorized(host: "127.0.0.1", status: 403)),
      (.http(200, "<html>"), .malformedAnswer(host: "127.0.0.1", reason: "it is no complete JSON")),
      (.http(200, "{}"), .malformedAnswer(host: "127.0.0.1", reason: "it has no list of foods")),
      (.http(404, ""), .refused(host: "127.0.0.1", status: 404)),
    ])
  func failures(answer: LoopbackAnswer, expected: LookupError) async throws {
    try await LoopbackServer.run(answering: { _, _ in answer }) { server in
      let client = try USDAClient(settings: Self.settings(server))
      await #expect(throws: expected) { _ = try await client.product(for: gtin()) }
      #expect(!expected.description.contains("secret-key"))
    }
  }

  @Test("A busy service is asked again after the pause that it names")
  func retries() async throws {
    let clock = RecordingClock()
    let product = try await LoopbackServer.run(answering: { _, count in
      count == 0
        ? .http(429, "", headers: ["Retry-After": "7"])
        : Self.answer(Self.food(catFoodCode, ""))
    }) { server in
      let client = try USDAClient(settings: Self.settings(server), clock: LookupClock(clock))
      return try await client.product(for: gtin())
    }
    #expect(product?.name == "OAT BAR")
    #expect(clock.pauses == [.seconds(7)])
  }
}
