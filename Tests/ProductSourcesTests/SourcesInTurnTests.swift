import LabelModel
import ProductLookup
import ProductSources
import Testing

@Suite("Several sources")
struct SourcesInTurnTests {
  private struct Fixed: ProductSource {
    var answer: Result<CatalogProduct?, LookupError>
    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? { try answer.get() }
  }

  @Test("The next source is asked for what one does not know or cannot answer")
  func asksOn() async throws {
    let gtin = try #require(GTIN("4006381333931"))
    let down = LookupError.serverError(host: "a", status: 503, retryAfter: nil)
    let (failing, ignorant) = (Fixed(answer: .failure(down)), Fixed(answer: .success(nil)))
    let knowing = Fixed(answer: .success(CatalogProduct(gtin: gtin, service: "b")))
    for sources in [[failing, knowing], [ignorant, knowing], [knowing, failing]] {
      #expect(try await SourcesInTurn(sources).product(for: gtin)?.service == "b")
    }
    #expect(try await SourcesInTurn([ignorant, ignorant]).product(for: gtin) == nil)
    await #expect(throws: down) {
      _ = try await SourcesInTurn([failing, ignorant]).product(for: gtin)
    }
  }
}
