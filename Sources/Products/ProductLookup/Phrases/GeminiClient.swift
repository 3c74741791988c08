import Foundation

/// Asks a language model which foods a sentence names (`models.generateContent` with an answer in JSON).
///
/// Copies share what they learn about outages. Nothing but the sentence is sent.
package struct GeminiClient: PhraseService {
  private let settings: GeminiSettings
  private let connection: ServiceConnection

  /// The most characters of a sentence that are sent.
  static let longestPhrase = 2_000

  /// Creates a client; nothing is sent yet.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor
  ///   on this machine. It throws the same for a model whose name cannot be in an address.
  package init(settings: GeminiSettings, clock: LookupClock = .continuous) throws(LookupError) {
    self.settings = settings
    connection = try ServiceConnection(settings, clock: clock)
    let isName = settings.model.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isName, !settings.model.isEmpty else {
      throw .invalidAddress(
        settings.model, reason: "it is no model's name; give one like gemini-2.5-flash")
    }
  }

  /// Returns the foods that the model finds in `phrase`.
  ///
  /// - Throws: ``LookupError``; ``LookupError/declined(host:reason:)`` when the model refuses the sentence.
  package func foods(in phrase: String) async throws(LookupError) -> [GuessedFood] {
    let address = connection.address
    let body: Data
    do {
      body = try GeminiRequest.body(String(phrase.prefix(Self.longestPhrase)))
    } catch {
      throw .unreachable(host: address.host, reason: "the request could not be written: \(error)")
    }
    let url = address.url.appending(path: "models/\(settings.model):generateContent")
    return try await connection.asking { () async throws(LookupError) in
      let answer = try await connection.web.post(
        body, to: url, headers: ["x-goog-api-key": settings.key.value])
      try answer.checkStatus(host: address.host)
      return try GeminiAnswer(host: address.host).read(answer.body)
    }
  }
}
