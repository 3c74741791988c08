import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductStore
import Synchronization
import Testing

/// The record of a bar code alone, with and without a network, as a user sees it.
@Suite("Product data") struct ProductDataTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private static let code = "4017721837194"

  private static func product(_ server: String = "") -> String {
    #"""
    {"code": "4017721837194", "status": 1, "product": {
      "code": "4017721837194", "lang": "de", "product_name": "Nussriegel",
      "product_name_languages": {"de": "Nussriegel", "en": "Nut bar"},
      "brands": "Alp", "categories_tags": ["en:snacks"], "quantity": "40 g",
      "ingredients_text_languages": {
        "de": "Zucker, Glukosesirup, _Haselnüsse_, Emulgator: Lecithine",
        "en": "Sugar, glucose syrup, _hazelnuts_, emulsifier: lecithins"},
      "allergens_tags": ["en:nuts"], "traces_tags": ["en:milk"], "labels_tags": ["en:fair-trade"],
      "packaging_tags": ["en:paper"], "origins_tags": ["en:turkey"], "stores": "Markt",
      "countries_tags": ["en:germany"], "additives_tags": ["en:e322"], "nova_group": 4,
      "nutriscore_grade": "d", "completeness": 0.9, "last_modified_t": 1700000000,
      "image_front_url": "\#(server)/front.jpg",
      "nutriments": {"energy-kj_100g": 2100, "fat_100g": 30, "saturated-fat_100g": 4,
        "carbohydrates_100g": 50, "sugars_100g": 45, "proteins_100g": 8, "salt_100g": 0.1}}}
    """#
  }

  private func run(
    _ arguments: [String], at address: String, _ variables: [String] = []
  ) async throws -> BuiltProgram.Outcome {
    let environment = [
      "LABELSCAN_FOOD_FACTS_URL=\(address)/food", "LABELSCAN_PET_FOOD_FACTS_URL=\(address)/pet",
      "XDG_CACHE_HOME=\(folder.file("cache"))",
    ]
    return try await BuiltProgram(path: "/usr/bin/env").run(
      environment + variables + [program.path] + arguments
        // A busy machine is no slow service.
        + ["--lookup-time-limit", "300"], in: folder.path)
  }

  /// A database that is out of order until it is told otherwise.
  private final class Database: Sendable {
    private let mode = Mutex(429)
    func become(_ status: Int) { mode.withLock { $0 = status } }

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
      let status = mode.withLock { $0 }
      guard status == 200 else { return .http(status, headers: ["retry-after": "120"]) }
      if request.path.hasSuffix("search") { return .http(200, #"{"products": []}"#) }
      return request.path.hasPrefix("/food")
        ? .http(200, ProductDataTests.product()) : .http(404, #"{"status": 0}"#)
    }
  }

  private func records(_ file: String) throws -> [ProductRecord] {
    try wholeLines(of: folder.file(file)).map { try ProductRecord(json: Data($0.utf8)) }
  }

  @Test("A number alone gives ingredients, allergens, scores and the database's own statements")
  func numberAlone() async throws {
    let database = Database()
    database.become(200)
    try await LoopbackServer.run(answering: { request, _ in database.answer(request) }) { server in
      let shown = try await run(["lookup", Self.code, "--language", "en"], at: server.address)
      #expect(shown.status == 0, "\(shown.complaints)")
      let text = String(decoding: shown.output, as: UTF8.self)
      for line in [
        "Alp Nut bar", "Net quantity 40 g", "Ingredients (en, database)",
        "  Sugar, glucose syrup, hazelnuts, emulsifier: lecithins",
        "Allergens: nuts (database)", "May contain: milk (database)",
        "NOVA 4 (ultra-processed)", "Database (openfoodfacts)", "  Nutri-Score D, NOVA 4",
        "  additives: E322", "  labels: fair trade", "  packaging: paper", "  origin: Türkiye",
        "  shops: Markt", "  sold in: Germany", "  completeness: 90 %",
        "  last changed: 2023-11-14",
        "database",
      ] {
        #expect(text.contains(line), "\(line) is not in\n\(text)")
      }
      let json = try await run(
        ["lookup", Self.code, "--json", "--language", "de"], at: server.address)
      #expect(server.requests.count == 2, "the answer is kept, whatever the language")
      #expect(try JSONSchema.productRecord().faults(in: json.output) == [])
      let record = try ProductRecord(json: json.output)
      #expect(record.name?.value == "Nussriegel" && record.ingredients?.language == "de")
      #expect(record.sugarAnalysis?.containsSugar == true && record.nutriScore != nil)
      let unkept = try await run(["lookup", Self.code, "--no-cache"], at: server.address)
      #expect(unkept.status == 0 && server.requests.count == 4)
    }
    let cache = folder.file("cache/labelscan")
    for (path, mode) in [(cache, 0o700), (cache + "/answers.db", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test("Old data are used when no database answers, and the record says how old they are")
  func staleData() async throws {
    let product = CatalogProduct(
      gtin: try #require(GTIN(Self.code)), service: "openfoodfacts", subject: .food, name: "Keks")
    let cache = try AnswerCache(folder.file("c.db"))
    try cache.keep(
      KeptAnswer(
        given: Date(timeIntervalSinceNow: -30.5 * 86_400),
        product: try JSONEncoder().encode(product)),
      for: 4_017_721_837_194)
    let sample = Repository.samples + "/food-pt.webp"
    for arguments in [
      ["lookup", Self.code, "--cache", "c.db", "--json"],
      ["lookup", Self.code, "--cache", "c.db", "--json", "--offline"],
      ["scan", sample, "--barcode", Self.code, "--cache", "c.db", "--json"],
    ] {
      let outcome = try await run(arguments, at: "http://127.0.0.1:1")
      #expect(outcome.status == 0, "\(outcome.complaints)")
      let record = try ProductRecord(json: outcome.output)
      #expect(record.name?.value == "Keks" || record.name?.source == .ocr)
      let finding = try #require(
        record.findings.first { $0.rule.rawValue == "ProductDataAreFresh" })
      #expect(finding.message.text.hasPrefix("the product data are 30 days old"))
    }
  }

  @Test("A batch under HTTP 429 is completed later, without reading a photo")
  func pendingBatch() async throws {
    let database = Database()
    let (folder, worker) = (folder, try BuiltProgram("FaultyWorker").path)
    try FileManager.default.createDirectory(
      atPath: folder.file("photos"), withIntermediateDirectories: false)
    for name in ["a\(Self.code).jpg", "b.jpg"] {
      try Data(name.utf8).write(to: URL(fileURLWithPath: folder.file("photos/\(name)")))
    }
    let batch = ["batch", "photos", "-o", "out", "--worker", worker, "--jobs", "1"]
    try await LoopbackServer.run(answering: { request, _ in database.answer(request) }) { server in
      let first = try await run(batch, at: server.address)
      #expect(first.status == 0, "\(first.complaints)")
      let report = String(decoding: first.output, as: UTF8.self)
      #expect(report.contains("1 record without an answer of a product database"))
      #expect(try records("out/records.jsonl").map(\.lookup) == [.pending, nil])
      let still = try await run(batch + ["--resume"], at: server.address)
      #expect(try records("out/records.jsonl").map(\.lookup) == [.pending, nil])
      #expect(String(decoding: still.output, as: UTF8.self).contains("--resume asks again"))
      database.become(200)
      try FileManager.default.removeItem(atPath: folder.file("photos/a\(Self.code).jpg"))
      let last = try await run(batch + ["--resume"], at: server.address)
      let said = String(decoding: last.output, as: UTF8.self)
      #expect(said.contains("1 record of earlier runs completed by a look-up"), "\(said)")
      let complete = try records("out/records.jsonl")
      #expect(complete.map(\.lookup) == [.found, nil])
      #expect(complete[0].name?.value == "Nussriegel" && complete[0].allergens?.count == 2)
      #expect(try wholeLines(of: folder.file("out/records.csv")).count == 3)
      #expect(!FileManager.default.fileExists(atPath: folder.file("out/pending.jsonl")))
    }
  }

  @Test("Records of the database that wait are completed by lookup --pending")
  func pendingProducts() async throws {
    let database = Database()
    let sample = Repository.samples + "/food-pt.webp"
    try await LoopbackServer.run(answering: { request, _ in database.answer(request) }) { server in
      let scan = try await run(
        ["scan", sample, "--save", "--database", "a.db", "--barcode", Self.code, "--json"],
        at: server.address)
      let before = try ProductRecord(json: scan.output)
      #expect(before.lookup == .pending)
      let still = try await run(["lookup", "--pending", "--database", "a.db"], at: server.address)
      #expect(still.status == 75)
      #expect(String(decoding: still.output, as: UTF8.self) == "0 records completed, 1 waiting\n")
      database.become(200)
      let done = try await run(["lookup", "--pending", "--database", "a.db"], at: server.address)
      #expect(done.status == 0, "\(done.complaints)")
      #expect(String(decoding: done.output, as: UTF8.self) == "1 record completed\n")
      let store = try RecordStore(folder.file("a.db"))
      let gtin = try #require(GTIN(Self.code))
      let known = try #require(try store.product(.gtin(gtin)))
      #expect(known.record.lookup == .found)
      #expect(known.record.origin == before.origin, "the photo is still the record's")
      #expect(known.record.nutrients[.fat]?.source == .ocr)
      #expect(known.record.nutrients[.fat]?.others.map(\.source) == [.api])
      #expect(known.record.allergens?.contains { $0.source == .database } == true)
      #expect(!known.record.findings.contains { $0.rule.rawValue == "ProductServiceAnswers" })
      #expect(try store.pendingProducts().isEmpty)
    }
  }

  @Test("A photo that is plainly of food costs one request; the limit for each host is settable")
  func requests() async throws {
    let database = Database()
    database.become(200)
    let sample = Repository.samples + "/food-pt.webp"
    try await LoopbackServer.run(answering: { request, _ in database.answer(request) }) { server in
      let scan = try await run(
        ["scan", sample, "--barcode", Self.code, "--json", "--requests-per-minute", "100"],
        at: server.address)
      #expect(scan.status == 0, "\(scan.complaints)")
      #expect(server.requests.map(\.path) == ["/food/api/v3.5/product/\(Self.code)"])
      let other = try await run(
        ["lookup", Self.code, "--no-cache", "--api-version", "2"], at: server.address)
      #expect(other.status == 0)
      #expect(server.requests.last?.path == "/food/api/v2/product/\(Self.code)")
      for wrong in [
        ["--requests-per-minute", "0"], ["--api-version", "9"], ["--cache-limit", "0"],
        ["--cache", "a.db", "--no-cache"],
      ] {
        #expect(try await run(["lookup", Self.code] + wrong, at: server.address).status == 64)
      }
    }
  }

  @Test("The database's photos of a product are fetched once, and had offline")
  func photos() async throws {
    let head = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\n"
    let photo = LoopbackAnswer(bytes: Array(head.utf8) + [0xFF, 0xD8, 0xFF, 1, 2])
    let folder = folder
    try await LoopbackServer.run(answering: { request, _ in
      if request.path == "/front.jpg" { return photo }
      let host = request.headers["host"] ?? ""
      return .http(200, Self.product("http://\(host)"))
    }) { server in
      for arguments in [[], ["--offline"]] {
        let outcome = try await run(
          ["lookup", Self.code, "--images", "photos"] + arguments, at: server.address)
        #expect(outcome.status == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        let file = folder.file("photos/\(Self.code)-front.jpg")
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data([0xFF, 0xD8, 0xFF, 1, 2]))
        try FileManager.default.removeItem(atPath: file)
      }
      #expect(server.requests.map(\.path).filter { $0 == "/front.jpg" }.count == 1)
    }
  }
}
