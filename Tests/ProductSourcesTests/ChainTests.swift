import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import ProductSources
import ProductStore
import Synchronization
import Testing

@Suite("The chain of product sources") struct ChainTests {
  /// A service that knows one product under its own name, and counts how often it is asked.
  private final class Service: ProductSource {
    let asked = Mutex(0)
    private let name: String
    private let known: GTIN?

    init(_ name: String, knows known: GTIN? = nil) {
      self.name = name
      self.known = known
    }

    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
      asked.withLock { $0 += 1 }
      return gtin == known ? CatalogProduct(gtin: gtin, service: name, name: name) : nil
    }
  }

  private static func gtin() throws -> GTIN { try #require(GTIN("4006381333931")) }

  @Test("Without parts there is nothing to ask")
  func nothing() { #expect(ProductSources().chain() == nil) }

  @Test("Services are asked in their order, those that may not be kept last")
  func order() async throws {
    let gtin = try Self.gtin()
    let (first, second) = (Service("first"), Service("second", knows: gtin))
    let last = Service("last", knows: gtin)
    let chain = try #require(
      ProductSources(services: [first, second], unkeptServices: [last]).chain())
    #expect(try await chain.product(for: gtin)?.name == "second")
    #expect(first.asked.withLock { $0 } == 1)
    #expect(last.asked.withLock { $0 } == 0)
  }

  @Test("An answer is kept; that of a service that forbids it is asked for again")
  func keeps() async throws {
    let gtin = try Self.gtin()
    let folder = try TemporaryFolder()
    let answers = try AnswerCache(folder.file("answers.db"))
    let kept = Service("kept", knows: gtin)
    for _ in 0..<2 {
      let chain = ProductSources(answers: answers, services: [kept]).chain()
      #expect(try await chain?.product(for: gtin)?.name == "kept")
    }
    #expect(kept.asked.withLock { $0 } == 1)
    #expect(
      try await ProductSources(answers: answers).chain()?.product(for: gtin)?.name == "kept",
      "offline the kept answer is enough")

    let others = try AnswerCache(folder.file("others.db"))
    let unkept = Service("unkept", knows: gtin)
    for _ in 0..<2 {
      let chain = ProductSources(answers: others, unkeptServices: [unkept]).chain()
      #expect(try await chain?.product(for: gtin)?.name == "unkept")
    }
    #expect(unkept.asked.withLock { $0 } == 2)
  }
}
