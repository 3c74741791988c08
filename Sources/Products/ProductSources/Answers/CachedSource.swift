package import Foundation
package import LabelModel
import Languages
package import ProductLookup
package import ProductStore

/// Answers from what was answered before, and asks only when that is too old.
///
/// A product is good for seven days, "not known" for 24 hours. When the source does not answer, an
/// old answer is given all the same, with a finding of its age.
package struct CachedSource: ProductSource {
  private let cache: AnswerCache
  private let next: (any ProductSource)?
  private let language: String?
  private let now: @Sendable () -> Date

  /// The time for which a product is good, and for which one is taken as not known, in seconds.
  static let (productAge, unknownAge): (TimeInterval, TimeInterval) = (7 * 86_400, 86_400)

  /// Keeps what `next` answers in `cache`; without `next` only what is there is answered.
  ///
  /// `language`, ISO 639-1, is that of names; an answer is kept with those of all languages.
  package init(
    _ cache: AnswerCache, next: (any ProductSource)?, language: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.cache = cache
    self.next = next
    self.language = language
    self.now = now
  }

  /// Returns the product, `nil` when it is not known.
  ///
  /// - Throws: ``LookupError`` when nothing was kept and the source did not answer.
  ///   ``LookupError/notAsked`` when nothing was kept and there is no source.
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin, of: nil)
  }

  /// Returns the product; where none is kept the source is asked for one of `subject`.
  ///
  /// - Throws: ``LookupError``, as ``product(for:)`` does.
  package func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct? {
    let kept = kept(for: gtin)
    let age = kept.map { now().timeIntervalSince($0.given) } ?? .infinity
    if let kept, age >= 0, age < (kept.product == nil ? Self.unknownAge : Self.productAge) {
      return kept.product
    }
    guard let next else {
      guard let kept else { throw .notAsked }
      return kept.product?.stale(age: age, because: nil)
    }
    let product: CatalogProduct?
    do {
      product = try await next.product(for: gtin, of: subject)
    } catch {
      guard let old = kept?.product else { throw error }
      return old.stale(age: age, because: error)
    }
    keep(product, for: gtin)
    return product
  }

  /// Fetches and caches the products that are missing or stale, as far as the source gives them at
  /// once. A kept product needs no network, and ``product(for:)`` alone returns it.
  package func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
    guard let next else { return [] }
    let left = gtins.filter { gtin in
      guard let kept = kept(for: gtin) else { return true }
      let age = now().timeIntervalSince(kept.given)
      return age < 0 || age >= (kept.product == nil ? Self.unknownAge : Self.productAge)
    }
    guard !left.isEmpty else { return [] }
    let products = try await next.products(for: left)
    for product in products { keep(product, for: product.gtin) }
    return products
  }

  private func kept(for gtin: GTIN) -> (given: Date, product: CatalogProduct?)? {
    // A cache that cannot be read is as good as an empty one.
    guard let answer = try? cache.answer(gtin.catalogKey) else { return nil }
    guard let data = answer.product else { return (answer.given, nil) }
    guard let product = try? JSONDecoder().decode(CatalogProduct.self, from: data) else {
      return nil
    }
    return (answer.given, product.named(in: language))
  }

  private func keep(_ product: CatalogProduct?, for gtin: GTIN) {
    guard let data = try? product.map({ try JSONEncoder().encode($0) }) else {
      if product == nil {
        try? cache.keep(KeptAnswer(given: now(), product: nil), for: gtin.catalogKey)
      }
      return
    }
    // What cannot be kept is asked for again.
    try? cache.keep(KeptAnswer(given: now(), product: data), for: gtin.catalogKey)
  }
}

extension CatalogProduct {
  /// Returns the product with a finding: the age of its data in whole days, and the reason for
  /// their use.
  func stale(age: Double, because error: LookupError?) -> CatalogProduct {
    var product = self
    let days = max(1, Int(min(age, 1e9) / 86_400))
    var clauses = [
      days == 1
        ? MessageClause(.dataAreADayOld, [.days: .count(1)])
        : MessageClause(.dataAreDaysOld, [.days: .count(days)])
    ]
    if let error {
      clauses.append(MessageClause(.askingAgainFailed, [.reason: .text("\(error)")]))
    }
    product.findings.append(
      Finding(
        rule: .productDataAreFresh, severity: .info, message: Message(clauses), fields: []))
    return product
  }
}
