public import LabelModel
import Foundation

/// Asks Open Food Facts and Open Pet Food Facts for products.
///
/// Copies share one rate limit, and what they learn about outages.
public struct OpenFoodFactsClient: ProductSource {
  private let settings: OpenFoodFactsSettings
  private let addresses: [OpenFoodFactsService: ServiceAddress]
  private let web: WebClient
  private let bucket: TokenBucket
  private let outages: OutageMemory<OpenFoodFactsService>
  private let clock: LookupClock

  /// Creates a client; nothing is sent yet.
  ///
  /// `clock` is what the rate limit and the pauses between attempts go by.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine.
  public init(
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
      timeLimit: settings.timeLimit, largestBody: settings.largestAnswer)
    bucket = TokenBucket(perMinute: settings.readsPerMinute, clock: clock)
    outages = OutageMemory(span: settings.outageSpan, clock: clock)
  }

  /// Returns what the databases say about `gtin`, `nil` when neither knows the product.
  ///
  /// The database in the settings is asked first.
  ///
  /// - Throws: ``LookupError`` when neither had the product and one could not be asked.
  public func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin, first: settings.first)
  }

  /// Returns what the databases say about `gtin`, `nil` when neither knows the product.
  ///
  /// `service` is asked first, the other one when that does not know the product or fails.
  ///
  /// - Throws: ``LookupError`` when neither had the product and one could not be asked.
  public func product(
    for gtin: GTIN, first service: OpenFoodFactsService
  ) async throws(LookupError) -> CatalogProduct? {
    var failure: LookupError?
    for service in [service] + OpenFoodFactsService.allCases.filter({ $0 != service }) {
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
    guard let address = addresses[service] else { return nil }
    try outages.check(service)
    let url = address.url
      .appending(path: "api/v\(settings.apiVersion)/product/\(gtin.normalized)")
      .appending(queryItems: [URLQueryItem(name: "fields", value: Self.fields)])
    do {
      return try await settings.retries.repeating(clock) { () async throws(LookupError) in
        try await bucket.take()
        let answer = try await web.get(url)
        try Self.checkStatus(of: answer, host: address.host)
        return try OpenFoodFactsAnswer.read(
          answer.body, gtin: gtin, service: service, host: address.host)
      }
    } catch {
      outages.note(error, of: service)
      throw error
    }
  }

  /// What is asked of a product: what a record needs of both schemas, and what tells them apart.
  private static let fields = [
    "code", "product_type", "schema_version", "lang", "product_name", "product_name_en", "brands",
    "categories_tags", "nutriments", "nutrition", "nutrition_data_per", "product_quantity_unit",
    "serving_quantity", "serving_quantity_unit",
  ].joined(separator: ",")

  /// Lets an answer through whose body says whether there is such a product.
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
