package import Foundation
package import LabelModel

/// A service's answer to "which product has this code?".
package enum OpenFoodFactsAnswer {
  /// Reads the answer of API version 2 or 3 of either product schema.
  ///
  /// Version 2 says `status` 0 or 1, version 3 `"success…"` or `"failure"` with a `result.id`. A 404
  /// whose body does not say so is a wrong address, not an unknown product.
  ///
  /// - Returns: the product, `nil` when the service says that it does not know it.
  /// - Throws: ``LookupError/malformedAnswer(host:reason:)`` for anything else.
  package static func read(
    _ body: Data, gtin: GTIN, service: OpenFoodFactsService, host: String, language: String? = nil
  ) throws(LookupError) -> CatalogProduct? {
    func malformed(_ reason: String) -> LookupError { .malformedAnswer(host: host, reason: reason) }
    let answer = try object(in: body, host: host)
    guard !saysNotFound(answer) else { return nil }
    guard saysFound(answer) else { throw malformed("it does not say whether it has the product") }
    guard let product = answer["product"], case .object = product else {
      throw malformed("it has no product in it")
    }
    try checkCode(answer: answer, product: product, gtin: gtin, host: host)
    return CatalogProduct(product, gtin: gtin, service: service, language: language)
  }

  /// Returns the products of a search's answer, each once: those of `gtins`. With `nil` it returns
  /// every one with a valid number.
  ///
  /// - Throws: ``LookupError/malformedAnswer(host:reason:)`` for an answer without a list.
  static func readMany(
    _ body: Data, of gtins: [GTIN]?, service: OpenFoodFactsService, host: String,
    language: String?
  ) throws(LookupError) -> [CatalogProduct] {
    guard case .array(let products)? = try object(in: body, host: host)["products"] else {
      throw .malformedAnswer(host: host, reason: "it has no list of products")
    }
    let asked = gtins.map { Dictionary($0.map { ($0.catalogKey, $0) }) { first, _ in first } }
    var seen: Set<Int64> = []
    return products.compactMap { product in
      guard let digits = product["code"]?.text, let code = Int64(digits),
        let gtin = asked.map({ $0[code] }) ?? GTIN(padded: digits), seen.insert(code).inserted
      else { return nil }
      return CatalogProduct(product, gtin: gtin, service: service, language: language)
    }
  }

  private static func object(in body: Data, host: String) throws(LookupError) -> JSONValue {
    func malformed(_ reason: String) -> LookupError { .malformedAnswer(host: host, reason: reason) }
    guard !body.isEmpty else { throw malformed("it is empty") }
    let answer: JSONValue
    do {
      answer = try JSONDecoder().decode(JSONValue.self, from: body)
    } catch {
      let isMarkup = body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
      throw malformed(isMarkup ? "it is a web page" : "it is no complete JSON")
    }
    guard case .object = answer else { throw malformed("it is no JSON object") }
    return answer
  }

  private static func saysNotFound(_ answer: JSONValue) -> Bool {
    let results = ["product_not_found", "product_found_with_a_different_product_type"]
    return isStatus(answer, 0) || results.contains(answer["result"]?["id"]?.text ?? "")
  }

  private static func saysFound(_ answer: JSONValue) -> Bool {
    isStatus(answer, 1) || answer["status"]?.text?.hasPrefix("success") == true
  }

  private static func isStatus(_ answer: JSONValue, _ status: Decimal) -> Bool {
    answer["status"] == .number(status) || answer["status"] == .string("\(status)")
  }

  /// Makes sure that the answer is about `gtin`: data of another product would look right.
  private static func checkCode(
    answer: JSONValue, product: JSONValue, gtin: GTIN, host: String
  ) throws(LookupError) {
    guard let code = product["code"] ?? answer["code"] else {
      throw .malformedAnswer(host: host, reason: "it does not say which product it is about")
    }
    let digits =
      switch code {
      case .string(let text): text
      case .number(let number): "\(number)"
      default: ""
      }
    guard digits.drop(while: { $0 == "0" }) == gtin.digits.drop(while: { $0 == "0" }) else {
      throw .malformedAnswer(
        host: host, reason: "it is about the product \(digits.prefix(20)), not \(gtin)")
    }
  }
}

extension GTIN {
  /// Reads a number that a database keeps with any count of leading zeros. `nil` for one whose
  /// check digit is wrong.
  package init?(padded digits: String) {
    let plain = digits.drop { $0 == "0" }
    let lengths = [8, 12, 13, 14]
    guard let length = lengths.first(where: { $0 >= plain.count }) else { return nil }
    self.init(String(repeating: "0", count: length - plain.count) + plain)
  }
}
