import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Looks products up at a server on the loopback, as a user does.
@Suite("Looking up") struct LookupCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(
    _ arguments: [String], at server: LoopbackServer, _ variables: [String] = []
  ) async throws -> BuiltProgram.Outcome {
    let environment = [
      "LABELSCAN_FOOD_FACTS_URL=\(server.address)/food",
      "LABELSCAN_PET_FOOD_FACTS_URL=\(server.address)/pet",
      "LABELSCAN_FATSECRET_URL=\(server.address)/fatsecret",
    ]
    return try await BuiltProgram(path: "/usr/bin/env").run(
      environment + variables + [program.path] + arguments
        // A busy machine is no slow service.
        + ["--lookup-time-limit", "300"], in: folder.path)
  }

  private static func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    let cookie = #"""
      {"code": "4017721837194", "product_name": "Keks", "product_name_en": "Cookie", "lang": "de",
       "nutriments": {"fat_100g": 7.5, "fat_unit": "g"}}
      """#
    let body = String(decoding: request.body, as: UTF8.self)
    switch request.path {
    case "/food/cgi/search.pl": return .http(200, #"{"products": [\#(cookie)]}"#)
    case "/food/api/v2/search":
      return .http(
        200, #"{"products": [\#(cookie), {"code": "96385074", "product_name": "Tee"}]}"#)
    case "/fatsecret":
      return body.contains("food.get.v4")
        ? .http(200, #"{"food": {"food_id": "7", "food_name": "Bar"}}"#)
        : .http(200, #"{"food_id": {"value": "7"}}"#)
    case let path where path.hasSuffix("search") || path.hasSuffix("search.pl"):
      return .http(200, #"{"products": []}"#)
    default:
      return .http(404, #"{"status": 0}"#)
    }
  }

  @Test("Waiting for a silent service takes hardly any processor time, and leaves nothing behind")
  func waitsIdly() async throws {
    let folder = try TemporaryFolder()
    let seconds = try await LoopbackServer.run(answering: { _, _ in .silence }) { server in
      let outcome = try await BuiltProgram(path: "/bin/bash").run([
        "-c",
        """
        export XDG_DATA_HOME='\(folder.path)' XDG_CACHE_HOME='\(folder.path)' TIMEFORMAT='%U %S'
        time '\(try BuiltProgram("labelscan").path)' lookup 4017721837194 --lookup-time-limit 8 \
          --food-facts-url \(server.address) --pet-food-facts-url \(server.address) 2> /dev/null
        """,
      ])
      // On a busy machine the server may not even have taken the connections: it is silent all the same.
      #expect(server.requests.count <= 2)
      return outcome.complaints.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
    // Of eight seconds; two hundredths of them are for waiting, the rest is for starting.
    #expect(seconds.count == 2 && seconds.reduce(0, +) < 0.8, "\(seconds)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["labelscan"])
  }

  @Test("Barcodes are asked for at once and kept; words are searched for")
  func looksUp() async throws {
    try await LoopbackServer.run(answering: { request, _ in Self.answer(request) }) { server in
      let found = try await run(
        ["lookup", "4017721837194", "96385074", "--cache", "c.db", "--language", "de"], at: server)
      let text = String(decoding: found.output, as: UTF8.self)
      #expect(found.status == 0, "\(found.complaints)")
      // The record in German words, as scan shows it.
      #expect(text.hasPrefix("Keks, unbekannte Marke\n"))
      #expect(text.contains("Strichcode 4017721837194"))
      #expect(text.contains("\n\nTee, unbekannte Marke\n"))
      #expect(server.requests.map(\.path) == ["/pet/api/v2/search", "/food/api/v2/search"])
      #expect(server.requests[0].query["lc"] == "de")
      let kept = try await run(
        ["lookup", "96385074", "--cache", "c.db", "--offline", "--json"], at: server)
      let line = try ProductRecord(json: kept.output)
      #expect(line.name == SourcedText("Tee", source: .api) && server.requests.count == 2)
      #expect(line.barcode?.source == .manual && line.lookup == .found)
      let unknown = try await run(["lookup", "036000291452"], at: server)
      #expect(unknown.status == 1 && unknown.complaints.contains("no product is known under"))
      #expect(unknown.complaints.contains("begin it with edit"), "\(unknown.complaints)")
      let search = try await run(["lookup", "--search", "keks", "--cache", "c.db"], at: server)
      let hits = String(decoding: search.output, as: UTF8.self)
      #expect(hits == "4017721837194  Cookie  (openfoodfacts)\n  per 100 g: fat 7.5 g\n")
      let again = try await run(
        ["lookup", "--search", "Keks", "--offline", "--cache", "c.db"], at: server)
      #expect(again.status == 0 && again.output == search.output)
      let none = try await run(["lookup", "--search", "k", "--offline"], at: server)
      #expect(none.status == 1 && none.complaints.contains("no search for k is kept"))
      let unkept = try await run(["lookup", "96385074", "--offline"], at: server)
      #expect(unkept.status == 1 && unkept.complaints.contains("nothing is kept about it"))
      #expect(try await run(["lookup", "4017721837195"], at: server).status == 64)
      #expect(try await run(["lookup"], at: server).status == 64)
      #expect(try await run(["lookup", "--search", "  "], at: server).status == 64)
      let empty = try await run(["lookup", ""], at: server)
      #expect(empty.status == 64 && empty.complaints.contains("no barcode was given"))
    }
  }

  @Test("A search shows no amount as a fact that the product's record refuses")
  func searchesWithoutRefusedAmounts() async throws {
    let bar = #"""
      {"code": "4017721837194", "product_name": "Bar", "lang": "en",
       "nutriments": {"energy-kcal_100g": -250, "energy-kcal_unit": "kcal", "fat_100g": 3, "fat_unit": "g"}}
      """#
    try await LoopbackServer.run(answering: { request, _ in
      .http(200, #"{"products": [\#(request.path.hasPrefix("/food") ? bar : "")]}"#)
    }) { server in
      let search = try await run(["lookup", "--search", "bar", "--language", "en"], at: server)
      let text = String(decoding: search.output, as: UTF8.self)
      #expect(text.contains("  per 100 g: fat 3 g\n"), "\(text) \(search.complaints)")
      #expect(text.contains("Rejected: ") && text.contains("-250 kcal is below 0"))
    }
  }

  @Test("Where no service answers, the exit code says to try later; where some do, it does not")
  func noService() async throws {
    let nowhere = ["--food-facts-url", "http://127.0.0.1:1", "--lookup-time-limit", "300"]
    let none = try await program.run(
      ["lookup", "4017721837194", "96385074", "--no-cache", "--pet-food-facts-url"]
        + ["http://127.0.0.1:1"] + nowhere, in: folder.path)
    #expect(none.status == 75)
    #expect(none.complaints.contains("96385074: 127.0.0.1 cannot be reached"))
    let cookie = #"{"status": 1, "product": {"code": "4017721837194", "product_name": "Keks"}}"#
    try await LoopbackServer.run(answering: { _, _ in .http(200, cookie) }) { server in
      let some = try await run(["lookup", "4017721837194", "--cache", "c.db"], at: server)
      #expect(some.status == 0, "\(some.complaints)")
    }
    let kept = try await program.run(
      ["lookup", "4017721837194", "96385074", "--cache", "c.db", "--pet-food-facts-url"]
        + ["http://127.0.0.1:1"] + nowhere, in: folder.path)
    #expect(kept.status == 1, "\(kept.complaints)")
  }

  @Test("A product is kept by its barcode alone, once however often it is looked up")
  func saves() async throws {
    try await LoopbackServer.run(answering: { request, _ in Self.answer(request) }) { server in
      let lookup = [
        "lookup", "4017721837194", "96385074", "--no-cache", "--save", "--database", "a.db",
      ]
      for _ in 0..<2 {
        let found = try await run(lookup, at: server)
        #expect(found.status == 0, "\(found.complaints)")
      }
      let listed = try await program.run(["history", "--database", "a.db"], in: folder.path)
      let history = String(decoding: listed.output, as: UTF8.self)
      #expect(history.split(separator: "\n").count == 2, "\(history)")
      #expect(history.contains("4017721837194") && history.contains("Tee"))
      let search = try await run(
        ["lookup", "--search", "keks", "--save", "--database", "a.db"], at: server)
      #expect(search.status == 64 && search.complaints.contains("--save needs barcodes"))
    }
  }

  @Test("FatSecret is asked last, shown, and never kept but for its number of the food")
  func fatSecret() async throws {
    let file = folder.file("keys.toml")
    let keys = "fatsecret-key = \"client-key\"\nfatsecret-secret = \"shared-secret\"\n"
    try Data(keys.utf8).write(to: URL(fileURLWithPath: file))
    let (folder, sample) = (folder, Repository.samples + "/food-pt.webp")
    try await LoopbackServer.run(answering: { request, _ in Self.answer(request) }) { server in
      let lookup = ["lookup", "036000291452", "--cache", "c.db", "--keys", "keys.toml"]
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      let open = try await run(lookup, at: server)
      #expect(open.status == 64 && open.complaints.contains("chmod 600"))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      for _ in 0..<2 {
        let found = try await run(lookup, at: server)
        #expect(
          String(decoding: found.output, as: UTF8.self).hasPrefix("Bar, unknown brand\n"),
          "\(found.complaints)")
      }
      let asked = server.requests.filter { $0.path == "/fatsecret" }
      #expect(asked.count == 3)
      #expect(!asked.contains { String(decoding: $0.body, as: UTF8.self).contains("secret") })
      let kept = try Data(contentsOf: URL(fileURLWithPath: folder.file("c.db")))
      #expect(kept.range(of: Data("Bar".utf8)) == nil)
      _ = try await run(
        [
          "scan", "--save", "--database", "a.db", "--barcode", "036000291452", "--keys",
          "keys.toml", sample,
        ], at: server)
      _ = try await run(lookup + ["--save", "--database", "a.db"], at: server)
      #expect(server.requests.filter { $0.path == "/fatsecret" }.count == 3)
    }
  }
}
