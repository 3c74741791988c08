import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductSources
import ProductStore
import Synchronization
import Testing

@Suite("Searches kept")
struct CachedSearchTests {
  /// A database that finds what it is told, and counts.
  private final class Database: ProductSearch {
    private let state = Mutex((names: ["Tuna", "Tuna paste"] as [String]?, asked: 0))

    func becomeDown() { state.withLock { $0.names = nil } }
    var asked: Int { state.withLock { $0.asked } }

    func products(
      matching words: String, limit: Int
    ) async throws(LookupError) -> [CatalogProduct] {
      let names = state.withLock {
        $0.asked += 1
        return $0.names
      }
      guard let names, let gtin = GTIN("4006381333931") else {
        throw .timedOut(host: "test", limit: .seconds(1))
      }
      return names.prefix(limit).map {
        CatalogProduct(
          gtin: gtin, service: "test", name: $0,
          names: LocalizedTexts(["en": $0, "de": "Thunfisch"], main: "en"))
      }
    }
  }

  private let folder: TemporaryFolder
  private let database = Database()

  init() throws { folder = try TemporaryFolder() }

  private func search(
    offline: Bool = false, language: String? = nil, daysLater: Double = 0
  ) throws -> CachedSearch {
    let now = Date(timeIntervalSince1970: 1_800_000_000 + daysLater * 86_400)
    return CachedSearch(
      try AnswerCache(folder.file("answers.db")), of: "test", next: offline ? nil : database,
      language: language, now: { now })
  }

  @Test("The same words are searched for once a day, whatever their case")
  func keeps() async throws {
    #expect(try await search().products(matching: "Tuna", limit: 2).count == 2)
    let again = try await search().products(matching: " tuna ", limit: 1)
    #expect(again.map(\.name) == ["Tuna"] && database.asked == 1)
    #expect(again.first?.findings == [])
    _ = try await search().products(matching: "tuna", limit: 9)
    #expect(database.asked == 2, "more products are wanted than were asked for")
    _ = try await search(daysLater: 1.1).products(matching: "tuna", limit: 2)
    #expect(database.asked == 3)
  }

  @Test("The last search is shown when the database is down, and offline, with its age")
  func servesStale() async throws {
    _ = try await search().products(matching: "tuna", limit: 2)
    database.becomeDown()
    let stale = try await search(daysLater: 3).products(matching: "tuna", limit: 2)
    #expect(stale.count == 2)
    #expect(
      stale[0].findings.first?.message.text.hasPrefix("the product data are 3 days old; ") == true)
    let offline = try await search(offline: true, language: "de", daysLater: 40)
      .products(matching: "tuna", limit: 2)
    #expect(offline[0].findings.map(\.message.text) == ["the product data are 40 days old"])
    #expect(offline[0].name == "Thunfisch")
    await #expect(throws: LookupError.notAsked) {
      try await search(offline: true).products(matching: "salmon", limit: 2)
    }
    await #expect(throws: LookupError.timedOut(host: "test", limit: .seconds(1))) {
      try await search().products(matching: "salmon", limit: 2)
    }
  }
}
