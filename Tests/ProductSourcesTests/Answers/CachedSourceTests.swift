import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductSources
import ProductStore
import Synchronization
import Testing

@Suite("Answers kept")
struct CachedSourceTests {
  /// A database that counts questions, and fails or knows nothing when told to.
  private final class Database: ProductSource {
    enum Mood { case knows, knowsNothing, isDown }
    private let state = Mutex((mood: Mood.knows, asked: 0, atOnce: [[GTIN]]()))

    func become(_ mood: Mood) { state.withLock { $0.mood = mood } }
    var asked: Int { state.withLock { $0.asked } }
    var askedAtOnce: [[GTIN]] { state.withLock { $0.atOnce } }

    func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
      let mood = state.withLock {
        $0.atOnce.append(gtins)
        return $0.mood
      }
      if mood == .isDown { throw .serverError(host: "test", status: 503, retryAfter: nil) }
      return gtins.map { CatalogProduct(gtin: $0, service: "test", name: "Tuna") }
    }

    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
      let mood = state.withLock {
        $0.asked += 1
        return $0.mood
      }
      switch mood {
      case .knows: return CatalogProduct(gtin: gtin, service: "test", name: "Tuna")
      case .knowsNothing: return nil
      case .isDown: throw .serverError(host: "test", status: 503, retryAfter: nil)
      }
    }
  }

  private final class Calendar: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    var now: Date { time.withLock { $0 } }
    func pass(hours: Double) { time.withLock { $0 += hours * 3600 } }
  }

  private let folder: TemporaryFolder
  private let database = Database()
  private let calendar = Calendar()
  private let source: CachedSource
  private let gtin: GTIN

  init() throws {
    folder = try TemporaryFolder()
    gtin = try #require(GTIN("4006381333931"))
    let calendar = calendar
    source = CachedSource(
      try AnswerCache(folder.file("answers.db")), next: database, now: { calendar.now })
  }

  @Test("A product is asked for once in seven days")
  func keepsProducts() async throws {
    for _ in 0..<3 { #expect(try await source.product(for: gtin)?.name == "Tuna") }
    calendar.pass(hours: 167)
    _ = try await source.product(for: gtin)
    #expect(database.asked == 1)
    calendar.pass(hours: 2)
    _ = try await source.product(for: gtin)
    #expect(database.asked == 2)
  }

  @Test("That a product is not known is asked again after a day")
  func keepsUnknown() async throws {
    database.become(.knowsNothing)
    for _ in 0..<3 { #expect(try await source.product(for: gtin) == nil) }
    #expect(database.asked == 1)
    calendar.pass(hours: 25)
    database.become(.knows)
    #expect(try await source.product(for: gtin)?.name == "Tuna")
  }

  @Test("An old answer is given with a finding while the database is down, and no failure is kept")
  func servesStale() async throws {
    database.become(.isDown)
    await #expect(throws: LookupError.serverError(host: "test", status: 503, retryAfter: nil)) {
      _ = try await source.product(for: gtin)
    }
    database.become(.knows)
    #expect(try await source.product(for: gtin)?.findings == [])
    calendar.pass(hours: 24 * 30)
    database.become(.isDown)
    let stale = try await source.product(for: gtin)
    #expect(stale?.name == "Tuna")
    #expect(stale?.findings.map(\.rule.rawValue) == ["ProductDataAreFresh"])
    #expect(
      stale?.findings.first?.message.text.hasPrefix("the product data are 30 days old") == true)
    database.become(.knows)
    #expect(try await source.product(for: gtin)?.findings == [])
  }

  @Test("Offline, what was answered is answered again")
  func worksOffline() async throws {
    _ = try await source.product(for: gtin)
    let calendar = calendar
    let offline = CachedSource(
      try AnswerCache(folder.file("answers.db")), next: nil, now: { calendar.now })
    #expect(try await offline.product(for: gtin)?.name == "Tuna")
    calendar.pass(hours: 24 * 8)
    #expect(try await offline.product(for: gtin)?.findings.count == 1)
    let other = try #require(GTIN("036000291452"))
    // That it is not known would be a statement.
    await #expect(throws: LookupError.notAsked) { try await offline.product(for: other) }
  }

  @Test("What is had at once is kept, and what is kept is not asked for again")
  func manyAtOnce() async throws {
    let other = try #require(GTIN("96385074"))
    let third = try #require(GTIN("036000291452"))
    _ = try await source.product(for: gtin)
    #expect(Set(try await source.products(for: [gtin, other]).map(\.gtin)) == [other])
    #expect(database.askedAtOnce == [[other]])
    #expect(try await source.product(for: other)?.name == "Tuna")
    #expect(try await source.products(for: [gtin, other]).isEmpty)
    database.become(.isDown)
    await #expect(throws: LookupError.self) { _ = try await source.products(for: [third]) }
    #expect(database.asked == 1)
    let catalogs = CatalogSource([], next: source)
    database.become(.knows)
    #expect(try await catalogs.products(for: [gtin, third]).map(\.gtin) == [third])
    let turns = SourcesInTurn([source, database])
    #expect(try await turns.products(for: [gtin, third]).map(\.gtin) == [gtin, third])
  }

  @Test("Of FatSecret a number is kept, through restarts, and nothing else")
  func foodNumbers() throws {
    let path = folder.file("answers.db")
    KeptFoodNumbers(try AnswerCache(path)).keep("4384", for: gtin)
    let reopened = try AnswerCache(path)
    #expect(KeptFoodNumbers(reopened).foodNumber(for: gtin) == "4384")
    let other = try #require(GTIN("96385074"))
    #expect(KeptFoodNumbers(reopened).foodNumber(for: other) == nil)
    #expect(try reopened.answer(4_006_381_333_931) == nil)
  }

  @Test("What was fetched together is not asked for alone, and what could not be is")
  func prefetches() async throws {
    let other = try #require(GTIN("96385074"))
    let third = try #require(GTIN("036000291452"))
    let prefetched = PrefetchedSource(database)
    await prefetched.prefetch([gtin])
    #expect(database.askedAtOnce.isEmpty)
    await prefetched.prefetch([gtin, other])
    #expect(try await prefetched.product(for: gtin)?.gtin == gtin)
    #expect(try await prefetched.product(for: other)?.gtin == other)
    #expect(database.asked == 0)
    #expect(try await prefetched.product(for: third) != nil)
    #expect(database.asked == 1)
    database.become(.isDown)
    await prefetched.prefetch([gtin, third])
    await #expect(throws: LookupError.self) { _ = try await prefetched.product(for: third) }
  }
}
