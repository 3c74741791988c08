package import Foundation
package import LabelModel

/// Asks FatSecret for foods by their barcodes.
///
/// Its answers may be shown and must not be kept; see ``FoodNumberMemory``. Copies share one rate
/// limit, and what they learn about outages.
package struct FatSecretClient: ProductSource {
  private let settings: FatSecretSettings
  private let connection: ServiceConnection
  private let memory: (any FoodNumberMemory)?
  private let now: @Sendable () -> Date

  /// Creates a client; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - settings: how the service is asked.
  ///   - memory: keeps the service's numbers of foods, which saves a request.
  ///   - clock: what the rate limit and the pauses between attempts go by.
  ///   - now: the time that requests are signed with.
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine.
  package init(
    settings: FatSecretSettings, memory: (any FoodNumberMemory)? = nil,
    clock: LookupClock = .continuous, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LookupError) {
    self.settings = settings
    self.memory = memory
    self.now = now
    connection = try ServiceConnection(settings, clock: clock)
  }

  /// Returns what the database says about `gtin`, `nil` when it does not know the product.
  ///
  /// - Throws: ``LookupError``; ``LookupError/declined(host:reason:)`` with the service's words when it
  ///   does not accept the key, the signature or this machine's clock.
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    if let known = memory?.foodNumber(for: gtin), let food = try await food(known) {
      return CatalogProduct(fatSecret: food, gtin: gtin)
    }
    guard let number = try await foodNumber(for: gtin) else { return nil }
    memory?.keep(number, for: gtin)
    return try await food(number).map { CatalogProduct(fatSecret: $0, gtin: gtin) }
  }

  /// Asks for the service's number of a product.
  private func foodNumber(for gtin: GTIN) async throws(LookupError) -> String? {
    let plain = String(gtin.digits.drop { $0 == "0" })
    // A GTIN-14 of a case of goods has none with 13 digits.
    guard plain.count <= 13 else { return nil }
    let barcode = String(repeating: "0", count: 13 - plain.count) + plain
    guard let answer = try await ask("food.find_id_for_barcode", ("barcode", barcode)) else {
      return nil
    }
    guard let number = answer["food_id"]?["value"].flatMap(Self.digits) else {
      throw .malformedAnswer(host: address.host, reason: "it has no number of a food")
    }
    return number == "0" ? nil : number
  }

  private func food(_ number: String) async throws(LookupError) -> JSONValue? {
    guard let answer = try await ask("food.get.v4", ("food_id", number)) else { return nil }
    guard let food = answer["food"], case .object = food else {
      throw .malformedAnswer(host: address.host, reason: "it has no food in it")
    }
    guard food["food_id"].flatMap(Self.digits) == number else {
      throw .malformedAnswer(host: address.host, reason: "it is about another food")
    }
    return food
  }

  private static func digits(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text) where !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }:
      text
    case .number(let number) where number >= 0: "\(number)"
    default: nil
    }
  }

  private var address: ServiceAddress { connection.address }

  /// The service's host, for messages.
  var host: String { address.host }

  /// Asks for one thing; `nil` when the service says that there is no such thing.
  func ask(
    _ method: String, _ arguments: (name: String, value: String)...
  ) async throws(LookupError) -> JSONValue? {
    try await connection.asking { () async throws(LookupError) in
      let answer = try await connection.web.post(
        try signed(method, arguments), FormBody.encodedType, to: address.url, headers: [:])
      try answer.checkStatus(host: address.host)
      return try read(answer.body)
    }
  }

  /// Returns the form of a request, signed anew for each attempt: the service takes no number twice.
  private func signed(
    _ method: String, _ arguments: [(name: String, value: String)]
  ) throws(LookupError) -> Data {
    let nonce = UUID().uuidString.filter { $0 != "-" }
    var parameters: [(name: String, value: String)] = [
      ("method", method), ("format", "json"),
      ("oauth_consumer_key", settings.key.value), ("oauth_signature_method", "HMAC-SHA1"),
      ("oauth_timestamp", "\(Int64(now().timeIntervalSince1970))"), ("oauth_nonce", nonce),
      ("oauth_version", "1.0"),
    ]
    parameters += arguments
    let base = OAuthSignature.baseString("POST", address.url.absoluteString, parameters)
    guard let signature = OAuthSignature.hmacSHA1(of: base, secret: settings.secret.value) else {
      throw .unreachable(host: address.host, reason: "this system refuses to sign with SHA-1")
    }
    parameters.append(("oauth_signature", signature))
    return FormBody.encoded(parameters.map { ContributedField($0.name, $0.value) })
  }

  private func read(_ body: Data) throws(LookupError) -> JSONValue? {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: body)
    } catch {
      throw .malformedAnswer(host: address.host, reason: "it is no complete JSON")
    }
    guard let error = value["error"] else { return value }
    guard case .number(let code) = error["code"] else {
      throw .malformedAnswer(host: address.host, reason: "its error has no code")
    }
    switch code {
    // 106: no food under this number; 211: none under this barcode.
    case 106, 211: return nil
    // 11, 12: too many requests, of all users or of this one.
    case 11, 12: throw .rateLimited(host: address.host, retryAfter: nil)
    default:
      let words = [settings.key.value, settings.secret.value]
        .reduce(error["message"]?.text ?? "") { $0.replacing($1, with: "…") }
        .split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 } }
        .joined(separator: " ")
      throw .declined(host: address.host, reason: "error \(code): \(words.prefix(200))")
    }
  }
}
