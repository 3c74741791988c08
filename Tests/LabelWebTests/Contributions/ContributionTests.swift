import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductStore
import Synchronization
import Testing

import LabelWeb

/// Contributions to the product databases: seen before they are sent, sent as seen, and tried again.
struct ContributionTests {
  /// A clock that is put forward by hand.
  private final class TestClock: Sendable {
    private let seconds = Mutex(1_790_000_000.0)
    var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    func advance(_ by: TimeInterval) { seconds.withLock { $0 += by } }
  }

  /// A product database with one product, or one that cannot be reached.
  private struct Database: ProductSource {
    var product: CatalogProduct?
    var isSilent = false

    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
      if isSilent { throw .unreachable(host: "database", reason: "a test") }
      return product
    }
  }

  private static func gtin() throws -> GTIN { try #require(GTIN("4017721837194")) }

  /// A product with a sure value, an unsure one, one of a database, and one that was typed.
  private static func record() throws -> ProductRecord {
    var record = ProductRecord(
      status: .valid, subject: .food, barcode: RecordBarcode(try gtin(), source: .photo),
      name: SourcedText("Keks & <b>Co", source: .manual),
      brand: SourcedText("Nordlicht", source: .manual), basis: .per100g)
    record.nutrients = [
      .fat: NutrientValue(Quantity(12.8, .gram), source: .manual),
      .salt: NutrientValue(Quantity(0.5, .gram), source: .ocr, confidence: Confidence(0.85)),
      .protein: NutrientValue(Quantity(7, .gram), source: .api),
    ]
    return record
  }

  private static func client(_ server: LoopbackServer) throws -> OpenFoodFactsContributor {
    let password = try #require(Secret("geheim"))
    var settings = ContributorSettings(
      server: .staging, account: ContributorAccount(user: "u", password: password),
      version: "1", contact: "c")
    settings.address = server.address
    settings.retries.pauses = []
    settings.requestsPerMinute = 100
    return try OpenFoodFactsContributor(settings: settings)
  }

  private static func desk(
    _ server: LoopbackServer?, isSilent: Bool = false
  ) throws -> ContributionDesk {
    let known = CatalogProduct(
      gtin: try gtin(), service: "openfoodfacts", name: "Keks alt",
      nutrients: [.fat: CatalogValue(Quantity(10, .gram), key: "fat")])
    return ContributionDesk(
      database: Database(product: known, isSilent: isSilent), limit: Patience.duration,
      clients: try server.map { [.staging: try client($0)] } ?? [:])
  }

  private static func shown(_ text: String) throws -> String {
    String(try #require(text.firstMatch(of: /name="shown" value="(\w+)"/)).output.1)
  }

  private static func fields(_ request: LoopbackRequest?) -> [String: String] {
    let body = URLComponents(string: "?" + String(decoding: request?.body ?? [], as: UTF8.self))
    return Dictionary(
      (body?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    ) { first, _ in first }
  }

  @Test("Label, database and the fields to be sent are side by side, and just these are sent once")
  func sendsAsShown() async throws {
    try await LoopbackServer.run(answering: { _, _ in .http(200, #"{"status": 1}"#) }) { server in
      let scene = try Scene(contributions: try Self.desk(server))
      let id = try scene.store.save(try Self.record(), at: Date()) { $1 }.id
      try await scene.run { (page: Page) async throws in
        let path = "/products/\(id)/contribution"
        let text = try await page.get(path, ["Cookie": "language=de"]).text
        #expect(
          text.contains(
            "Fett</th><td>12,8 g</td><td class=\"other\">10 g</td><td><b>12.8 g</b></td>"))
        #expect(text.contains("Salz</th><td>0,5 g</td><td>–</td><td><span class=\"hint\">nicht"))
        #expect(text.contains("<b>Keks &amp; &lt;b&gt;Co</b>") && text.contains("Keks alt"))
        #expect(server.requests.isEmpty)
        let other = try await page.send(path, ["server": "staging", "shown": "0"])
        #expect(other.status == 412 && server.requests.isEmpty)
        let form = ["server": "staging", "shown": try Self.shown(text)]
        let queue = try await page.send(path, form)
        #expect(queue.text.contains("class=\"state done\""))
        _ = try await page.send(path, form)
        #expect(server.requests.count == 1, "the same is not sent twice")
        let sent = Self.fields(server.requests.first)
        #expect(sent["nutriment_fat"] == "12.8" && sent["product_name"] == "Keks & <b>Co")
        #expect(sent["nutriment_salt"] == nil && sent["nutriment_proteins"] == nil)
        let refused = try await page.send(path, ["server": "production", "shown": "0"])
        #expect(refused.status == 422, "the account has no client for this server")
      }
    }
  }

  @Test("A contribution that could not be sent waits with its reason and is sent when it is due")
  func triesAgain() async throws {
    let clock = TestClock()
    let answer: @Sendable (LoopbackRequest, Int) -> LoopbackAnswer = { _, number in
      number == 0 ? .http(503) : .http(200, #"{"status": 1}"#)
    }
    try await LoopbackServer.run(answering: answer) { server in
      let scene = try Scene(contributions: try Self.desk(server)) {
        $0.now = { clock.now }
        $0.contributionPause = .milliseconds(20)
      }
      let id = try scene.store.save(try Self.record(), at: clock.now) { $1 }.id
      try await scene.run { (page: Page) async throws in
        let path = "/products/\(id)/contribution"
        let shown = try Self.shown(try await page.get(path).text)
        let queue = try await page.send(path, ["server": "staging", "shown": shown])
        #expect(queue.text.contains("class=\"state weak\"") && queue.text.contains("503"))
        try await Task.sleep(for: .milliseconds(200))
        #expect(server.requests.count == 1, "it is not due before a minute")
        clock.advance(61)
        let end = ContinuousClock.now + Patience.duration
        while try scene.store.contributions().first?.state != .sent, ContinuousClock.now < end {
          try await Task.sleep(for: .milliseconds(20))
        }
        #expect(try scene.store.contributions().first?.state == .sent)
        #expect(server.requests.count == 2)
      }
    }
  }

  @Test("What the service refused is sent again by a button alone, and can be deleted")
  func retriesByHand() async throws {
    let answer: @Sendable (LoopbackRequest, Int) -> LoopbackAnswer = { _, number in
      number == 0
        ? .http(200, #"{"status": 0, "status_verbose": "no such brand"}"#)
        : .http(200, #"{"status": 1}"#)
    }
    try await LoopbackServer.run(answering: answer) { server in
      let scene = try Scene(contributions: try Self.desk(server))
      let id = try scene.store.save(try Self.record(), at: Date()) { $1 }.id
      try await scene.run { (page: Page) async throws in
        let path = "/products/\(id)/contribution"
        let shown = try Self.shown(try await page.get(path).text)
        let queue = try await page.send(path, ["server": "staging", "shown": shown])
        #expect(
          queue.text.contains("class=\"state failed\"") && queue.text.contains("no such brand"))
        let entry = try #require(try scene.store.contributions().first)
        let again = try await page.send("/contributions/\(entry.id)/retry", [:])
        #expect(again.text.contains("class=\"state done\"") && server.requests.count == 2)
        _ = try await page.send("/contributions/\(entry.id)/delete", [:])
        #expect(try scene.store.contributions().isEmpty)
        #expect(try await page.send("/contributions/99/retry", [:]).status == 404)
      }
    }
  }

  @Test("Nothing is sent without an account, and a page says what is missing")
  func needs() async throws {
    let scene = try Scene(contributions: try Self.desk(nil, isSilent: true))
    let id = try scene.store.save(try Self.record(), at: Date()) { $1 }.id
    var bare = try Self.record()
    bare.barcode = nil
    bare.origin = .images([ImageReference(file: "b.jpg", sha256: "b")])
    let other = try scene.store.save(bare, at: Date()) { $1 }.id
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/products/\(id)/contribution").text
      #expect(text.contains("An account of Open Food Facts must be set first."))
      #expect(text.contains("The database cannot be asked now."))
      #expect(!text.contains("name=\"shown\""))
      let refused = try await page.send(
        "/products/\(id)/contribution", ["server": "staging", "shown": ""])
      #expect(refused.status == 422)
      #expect(
        try await page.get("/products/\(other)/contribution").text.contains("A bar code is needed.")
      )
    }
    #expect(try scene.store.contributions().isEmpty)
  }
}
