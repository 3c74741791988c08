import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("Searching product databases")
struct ProductSearchTests {
  private static func page(_ products: String...) -> LoopbackAnswer {
    .http(200, #"{"count": 1, "page": 1, "products": [\#(products.joined(separator: ","))]}"#)
  }

  private static func product(_ code: String, _ name: String) -> String {
    #"{"code": "\#(code)", "product_name": "\#(name)", "lang": "de"}"#
  }

  @Test("Many numbers are asked for at once, those that one database lacks of the other")
  func atOnce() async throws {
    let gtins = [try gtin(), try gtin("036000291452"), try gtin("96385074")]
    let (products, requests) = try await LoopbackServer.run(answering: { request, _ in
      request.path.hasPrefix("/pet")
        ? Self.page(
          Self.product("0036000291452", "Napfinhalt"), Self.product("5000112637922", "Other"))
        : Self.page(Self.product("4017721837194", "Keks"), "{}", "7")
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      return (try await client.products(for: gtins), server.requests)
    }
    #expect(products.map(\.name) == ["Napfinhalt", "Keks"])
    #expect(products.map(\.gtin) == [gtins[1], gtins[0]])
    #expect(requests.map(\.path) == ["/pet/api/v2/search", "/food/api/v2/search"])
    #expect(requests[0].query["code"] == "4017721837194,0036000291452,96385074")
    #expect(requests[1].query["code"] == "4017721837194,96385074")
    #expect(requests[0].query["page_size"] == "50")
    #expect(requests[0].query["fields"]?.contains("nutriments") == true)
  }

  @Test("More than 50 numbers take several requests, ten a minute at most")
  func pages() async throws {
    let clock = RecordingClock()
    let gtins = (0..<501).map { number in
      let body = "40177\(String(1_000_000 + number).dropFirst())0"
      let sum = body.enumerated().reduce(0) {
        $0 + ($1.element.wholeNumberValue ?? 0) * ($1.offset % 2 == 0 ? 1 : 3)
      }
      return GTIN("\(body)\((10 - sum % 10) % 10)")
    }.compactMap { $0 }
    #expect(gtins.count == 501)
    let sizes = try await LoopbackServer.run(answering: { _, _ in Self.page() }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server), clock: LookupClock(clock))
      #expect(try await client.products(for: gtins).isEmpty)
      return server.requests.map { $0.query["code"]?.split(separator: ",").count ?? 0 }
    }
    let once = [Int](repeating: 50, count: 10) + [1]
    #expect(sizes == once + once)
    let waited = clock.pauses.reduce(Duration.zero, +)
    #expect(waited > .seconds(110) && waited <= .seconds(130))
  }

  @Test("Words are sent as they are, and products without a valid number left out")
  func words() async throws {
    let (products, requests) = try await LoopbackServer.run(answering: { request, _ in
      request.path.hasPrefix("/pet")
        ? Self.page(Self.product("4017721837194", "A"), Self.product("4017721837195", "B"))
        : Self.page(
          Self.product("36000291452", "C"), Self.product("96385074", "D"),
          Self.product("x", "E"))
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      return (
        try await client.products(matching: "Rind & Käse?", limit: 2), server.requests
      )
    }
    #expect(products.map(\.name) == ["A", "C"])
    #expect(products.map(\.gtin.digits) == ["4017721837194", "036000291452"])
    #expect(requests.map(\.path) == ["/pet/cgi/search.pl", "/food/cgi/search.pl"])
    #expect(requests[0].query["search_terms"] == "Rind & Käse?")
    #expect(requests.map { $0.query["page_size"] } == ["2", "1"])
  }

  @Test(
    "A search that goes wrong says how",
    arguments: [
      (LoopbackAnswer.http(200, "<html>"), "it is a web page"),
      (.http(200, #"{"count": 0}"#), "it has no list of products"),
      (.http(200, "[]"), "it is no JSON object"),
    ])
  func malformed(answer: LoopbackAnswer, reason: String) async throws {
    try await LoopbackServer.run(answering: { _, _ in answer }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      await #expect(throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: reason)) {
        _ = try await client.products(matching: "x", limit: 1)
      }
      await #expect(throws: LookupError.malformedAnswer(host: "127.0.0.1", reason: reason)) {
        _ = try await client.products(for: [gtin()])
      }
    }
  }

  @Test(
    "The name is the one in the wanted language, else the English, else the product's own",
    arguments: [
      ("sv", "Kex", "sv"), ("fi", "Biscuit", "en"), (nil, "Keks", "de"),
    ] as [(String?, String, String)])
  func names(wanted: String?, name: String, language: String) async throws {
    let members =
      #""lang": "de", "product_name": "Keks", "product_name_en": "Biscuit", "product_name_sv": "Kex""#
    let (product, query) = try await LoopbackServer.run(answering: { _, _ in
      .http(200, found(members))
    }) { server in
      let client = try OpenFoodFactsClient(settings: settings(server) { $0.language = wanted })
      return (try await client.product(for: gtin()), server.requests[0].query)
    }
    #expect(product?.name == name && product?.language == language)
    #expect(query["lc"] == wanted)
    #expect(query["fields"]?.contains("product_name_languages") == true)
    let plain = try await lookUp(answer: .http(200, found(#""lang": "de", "product_name": "K""#))) {
      $0.language = wanted
    }
    #expect(plain?.name == "K" && plain?.language == "de")
  }

  @Test("FoodData Central is searched by words, quotes and all")
  func usda() async throws {
    let (products, body) = try await LoopbackServer.run(answering: { _, _ in
      .http(
        200,
        #"""
        {"foods": [{"gtinUpc": "036000291452", "description": "OAT"}, {"description": "NONE"},
          {"gtinUpc": "12", "description": "BAD"}]}
        """#)
    }) { server in
      var settings = USDASettings(key: try #require(Secret(key: "secret-key")), version: "1")
      settings.address = server.address
      let client = try USDAClient(settings: settings)
      return (
        try await client.products(matching: #"5" oat \ bar"#, limit: 500), server.requests[0].body
      )
    }
    #expect(products.map(\.name) == ["OAT"])
    let query = try #require(
      try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
    #expect(query["query"] as? String == #"5" oat \ bar"# && query["pageSize"] as? Int == 200)
  }
}
