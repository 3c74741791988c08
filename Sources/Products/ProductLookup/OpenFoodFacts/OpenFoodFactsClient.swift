package import LabelModel
import Foundation

/// Asks Open Food Facts and Open Pet Food Facts for products.
///
/// Copies share the rate limits, one a host, and what they learn about outages.
package struct OpenFoodFactsClient: ProductSource {
  private let settings: OpenFoodFactsSettings
  private let addresses: [OpenFoodFactsService: ServiceAddress]
  private let web: WebClient
  private let reads: [String: TokenBucket]
  private let searches: [String: TokenBucket]
  private let outages: OutageMemory<OpenFoodFactsService>
  private let clock: LookupClock

  /// Creates a client; nothing is sent yet.
  ///
  /// `clock` is what the rate limit and the pauses between attempts go by.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine.
  package init(
    settings: OpenFoodFactsSettings, clock: LookupClock = .continuous
  ) throws(LookupError) {
    self.settings = settings
    self.clock = clock
    var addresses: [OpenFoodFactsService: ServiceAddress] = [:]
    for service in OpenFoodFactsService.allCases {
      addresses[service] = try ServiceAddress(settings.address(of: service))
    }
    self.addresses = addresses
    web = WebClient(
      userAgent: "labelscan/\(settings.version) (\(settings.contact))",
      timeLimit: settings.timeLimit, largestBody: settings.largestAnswer, clock: clock)
    // Both databases may be at one address, a mirror's.
    func buckets(_ perMinute: Int) -> [String: TokenBucket] {
      Dictionary(
        addresses.values.map { ($0.place, TokenBucket(perMinute: perMinute, clock: clock)) }
      ) { first, _ in first }
    }
    reads = buckets(settings.readsPerMinute)
    searches = buckets(settings.searchesPerMinute)
    outages = OutageMemory(span: settings.outageSpan, clock: clock)
  }

  /// Returns what the databases say about `gtin`, `nil` when neither knows the product.
  ///
  /// The database in the settings is asked first.
  ///
  /// - Throws: ``LookupError`` when neither had the product and one could not be asked.
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin, of: nil)
  }

  /// Returns what the databases say about `gtin`, `nil` when neither knows the product.
  ///
  /// The database of `subject` is asked first, without one that in the settings. The other one is
  /// asked when that does not know the product or fails.
  ///
  /// - Throws: ``LookupError`` when neither had the product and one could not be asked.
  package func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct? {
    let first = subject.map { OpenFoodFactsService(for: $0) } ?? settings.first
    var failure: LookupError?
    for service in [first] + OpenFoodFactsService.allCases.filter({ $0 != first }) {
      do {
        if let product = try await product(for: gtin, from: service) { return product }
      } catch .cancelled {
        throw .cancelled
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  private func product(
    for gtin: GTIN, from service: OpenFoodFactsService
  ) async throws(LookupError) -> CatalogProduct? {
    let language = settings.language
    let product: CatalogProduct?? = try await ask(
      service, "api/v\(settings.apiVersion)/product/\(gtin.normalized)", [], reads
    ) { (answer: WebAnswer, host: String) throws(LookupError) -> CatalogProduct? in
      try Self.checkStatus(of: answer, host: host)
      return try OpenFoodFactsAnswer.read(
        answer.body, gtin: gtin, service: service, host: host, language: language)
    }
    return product ?? nil
  }

  /// Asks a database and reads its answer; `nil` where there is no such database.
  private func ask<Value: Sendable>(
    _ service: OpenFoodFactsService, _ path: String, _ items: [URLQueryItem],
    _ buckets: [String: TokenBucket],
    _ read: @Sendable (WebAnswer, _ host: String) throws(LookupError) -> Value
  ) async throws(LookupError) -> Value? {
    guard let address = addresses[service] else { return nil }
    try outages.check(service)
    let language = settings.language.map { [URLQueryItem(name: "lc", value: $0)] } ?? []
    let url = address.url.appending(path: path).appending(
      queryItems: items + language
        + [URLQueryItem(name: "fields", value: Self.fields.joined(separator: ","))])
    do {
      return try await settings.retries.repeating(clock) { () async throws(LookupError) in
        try await LookupDeadline.excluding { () async throws(LookupError) in
          try await buckets[address.place]?.take()
        }
        return try read(try await web.get(url), address.host)
      }
    } catch {
      outages.note(error, of: service)
      throw error
    }
  }

  /// The requested fields: those that a record needs of both schemas, and those that distinguish
  /// the schemas.
  ///
  /// Names and ingredients come in all languages, so that an answer that is kept serves each of them.
  private static let fields = [
    "code", "product_type", "schema_version", "lang", "product_name", "product_name_languages",
    "brands", "ingredients_text", "ingredients_text_languages", "categories_tags", "nutriments",
    "nutrition", "no_nutrition_data", "nutrition_data_per", "quantity", "product_quantity",
    "product_quantity_unit",
    "serving_quantity", "serving_quantity_unit", "nutriscore_grade", "nova_group", "allergens_tags",
    "traces_tags", "additives_tags", "labels_tags", "packaging_tags", "origins_tags", "stores",
    "countries_tags", "completeness", "created_t", "last_modified_t", "image_front_url",
    "image_ingredients_url", "image_nutrition_url",
  ]

  /// Accepts an answer whose body states whether the product exists.
  private static func checkStatus(of answer: WebAnswer, host: String) throws(LookupError) {
    switch answer.status {
    case 200, 404: return
    case 429: throw .rateLimited(host: host, retryAfter: answer.retryAfter)
    case 500...599:
      throw .serverError(host: host, status: answer.status, retryAfter: answer.retryAfter)
    default: throw .refused(host: host, status: answer.status)
    }
  }
}

extension OpenFoodFactsClient: ProductSearch {
  /// The number of products that are asked for in one request: as many as a page has.
  private static let mostAtOnce = 50

  /// Returns those of `gtins` that the databases have, up to 50 with one request to each.
  ///
  /// The database in the settings is asked first, the other one for the missing products.
  package func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
    var found: [CatalogProduct] = []
    var left = gtins
    for service in [settings.first] + OpenFoodFactsService.allCases.filter({ $0 != settings.first })
    {
      var known: Set<GTIN> = []
      for start in stride(from: 0, to: left.count, by: Self.mostAtOnce) {
        let asked = left[start..<min(start + Self.mostAtOnce, left.count)]
        let items = [
          URLQueryItem(name: "code", value: asked.map(\.normalized).joined(separator: ",")),
          URLQueryItem(name: "page_size", value: "\(Self.mostAtOnce)"),
        ]
        let products = try await search(service, "api/v2/search", items, of: Array(asked))
        found += products
        known.formUnion(products.map(\.gtin))
      }
      left.removeAll(where: known.contains)
      guard !left.isEmpty else { break }
    }
    return found
  }

  /// Returns what both databases find, of each as many as there is room for.
  package func products(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogProduct] {
    var found: [CatalogProduct] = []
    for service in [settings.first] + OpenFoodFactsService.allCases.filter({ $0 != settings.first })
    where found.count < limit {
      let items = [
        ("search_terms", words), ("search_simple", "1"), ("action", "process"), ("json", "1"),
        ("page_size", "\(limit - found.count)"),
      ].map { URLQueryItem(name: $0, value: $1) }
      found += try await search(service, "cgi/search.pl", items, of: nil)
        .prefix(limit - found.count)
    }
    return found
  }

  private func search(
    _ service: OpenFoodFactsService, _ path: String, _ items: [URLQueryItem], of gtins: [GTIN]?
  ) async throws(LookupError) -> [CatalogProduct] {
    let language = settings.language
    let products: [CatalogProduct]? = try await ask(service, path, items, searches) {
      (answer: WebAnswer, host: String) throws(LookupError) -> [CatalogProduct] in
      try answer.checkStatus(host: host)
      return try OpenFoodFactsAnswer.readMany(
        answer.body, of: gtins, service: service, host: host, language: language)
    }
    return products ?? []
  }
}
