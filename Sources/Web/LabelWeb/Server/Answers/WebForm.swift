import Foundation
import Hummingbird
import Languages

/// The fields of a form that a page sent, `application/x-www-form-urlencoded`: in the body or in the query.
struct WebForm {
  private var fields: [String: String] = [:]
  /// Whether every field could be decoded.
  private var isWhole = true

  /// The most bytes of a form.
  static let greatest = 32_768

  /// Reads the body of a request; of two fields of one name the first counts.
  ///
  /// A body of another type is no form: its fields would be taken for emptied ones.
  ///
  /// - Throws: ``WebProblem`` for a form that is too large, of another type, or wrongly encoded; the error of the
  ///   connection.
  init(_ request: Request) async throws {
    if let type = request.headers[.contentType] {
      let name = type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
      guard name == "application/x-www-form-urlencoded" else {
        throw WebProblem(.unsupportedMediaType, .formIsIncomplete)
      }
    }
    try request.checkLength(
      atMost: Self.greatest, or: WebProblem(.contentTooLarge, .formIsTooLarge))
    let buffer = try await request.body.collect(upTo: Self.greatest)
    self.init(encoded: String(buffer: buffer))
    guard isWhole else { throw WebProblem(.badRequest, .formIsIncomplete) }
  }

  /// Reads the query of an address, as a form with the method GET sends it: a plus is a space.
  ///
  /// - Throws: ``WebProblem`` for a query that is wrongly encoded.
  init(ofQuery request: Request) throws {
    self.init(encoded: request.uri.query ?? "")
    guard isWhole else {
      throw WebProblem(
        .badRequest, "the query of the address is not UTF-8; write é as %C3%A9, and % as %25")
    }
  }

  private init(encoded text: String) {
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.map { $0.replacing("+", with: " ").removingPercentEncoding }
      if decoded.contains(nil) { isWhole = false }
      guard let name = decoded[0], fields[name] == nil else { continue }
      fields[name] = decoded.count > 1 ? decoded[1] ?? "" : ""
    }
  }

  /// Refuses a form that has none of the fields that it always has. All of them would else be emptied.
  ///
  /// - Throws: ``WebProblem``.
  func check(hasOneOf names: some Sequence<String>) throws {
    guard names.contains(where: { fields[$0] != nil }) else {
      throw WebProblem(.unprocessableContent, .formIsIncomplete)
    }
  }

  /// The field's text; `nil` for one that is missing or empty.
  subscript(name: String) -> String? {
    fields[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
