package import Foundation
package import LabelModel
package import ProductLookup
package import ProductStore

/// Answers searches as they were answered before, and asks only when that is too old.
///
/// An answer is good for a day. When the database does not answer, an old one is given all the
/// same. Each product then has a finding with its age.
package struct CachedSearch: ProductSearch {
  private let cache: AnswerCache
  private let service: String
  private let next: (any ProductSearch)?
  private let language: String?
  private let now: @Sendable () -> Date

  /// The time for which an answer is good, in seconds.
  static let goodAge: TimeInterval = 86_400

  /// Keeps what `next` answers in `cache`; without `next` only what is there is answered.
  ///
  /// - Parameters:
  ///   - cache: the file of answers.
  ///   - service: the name of the database that is searched.
  ///   - next: the database.
  ///   - language: the language of names, ISO 639-1.
  ///   - now: the time.
  package init(
    _ cache: AnswerCache, of service: String, next: (any ProductSearch)?, language: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.cache = cache
    self.service = service
    self.next = next
    self.language = language
    self.now = now
  }

  /// Returns products whose names or brands fit `words`, the best first, `limit` at most.
  ///
  /// - Throws: ``LookupError`` when nothing was kept and the database did not answer.
  ///   ``LookupError/notAsked`` when nothing was kept and there is no database.
  package func products(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogProduct] {
    let kept = kept(words, limit: limit)
    let age = kept.map { now().timeIntervalSince($0.given) } ?? .infinity
    if let kept, age >= 0, age < Self.goodAge { return kept.products }
    guard let next else {
      guard let kept else { throw .notAsked }
      return kept.products.map { $0.stale(age: age, because: nil) }
    }
    do {
      let products = try await next.products(matching: words, limit: limit)
      keep(products, for: words, limit: limit)
      return products
    } catch {
      guard let kept else { throw error }
      return kept.products.map { $0.stale(age: age, because: error) }
    }
  }

  /// The kept answer; an answer to a search for fewer products does not count.
  private func kept(_ words: String, limit: Int) -> (given: Date, products: [CatalogProduct])? {
    // A cache that cannot be read is as good as an empty one.
    guard let answer = try? cache.search(key(words), of: service), answer.limit >= limit,
      let products = try? JSONDecoder().decode([CatalogProduct].self, from: answer.products)
    else { return nil }
    return (answer.given, products.prefix(limit).map { $0.named(in: language) })
  }

  private func keep(_ products: [CatalogProduct], for words: String, limit: Int) {
    guard let data = try? JSONEncoder().encode(products) else { return }
    // What cannot be kept is asked for again.
    try? cache.keep(
      KeptSearch(given: now(), limit: limit, products: data), for: key(words), of: service)
  }

  /// Case and spaces change no search.
  private func key(_ words: String) -> String {
    words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
