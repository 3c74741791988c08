import ArgumentParser
import Foundation
import PhotoReading
import ProductLookup

/// Which language-model service reads what the rules here do not understand, if any.
struct PhraseServiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file with the key of a service with Gemini's interface, which then reads phrases that the rules "
        + "here do not; also LABELSCAN_GEMINI_KEY_FILE.",
      discussion: """
        Only you may be able to read it (chmod 600). LABELSCAN_GEMINI_KEY does as well; LABELSCAN_GEMINI_URL \
        and LABELSCAN_GEMINI_MODEL name another address and model. Only such a phrase is sent.
        """, valueName: "file"), completion: .file())
  var geminiKeyFile: String?

  /// The service to ask, `nil` for none.
  ///
  /// - Throws: ``CommandFailure`` for a key, an address or a model that cannot be used. No message shows a
  ///   key.
  func service(
    offline: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> (any PhraseService)? {
    guard !offline else { return nil }
    let text: String
    let place: String
    if let file = geminiKeyFile ?? environment["LABELSCAN_GEMINI_KEY_FILE"] {
      (text, place) = (try readSecretFile(file), file)
    } else if let key = environment["LABELSCAN_GEMINI_KEY"], !key.isEmpty {
      (text, place) = (key, "LABELSCAN_GEMINI_KEY")
    } else {
      return nil
    }
    guard let key = SecretKey(text) else {
      throw CommandFailure(.usage, "\(place) holds no key; put the key there, alone")
    }
    var settings = GeminiSettings(key: key, version: labelscanVersion)
    if let address = environment["LABELSCAN_GEMINI_URL"] { settings.address = address }
    if let model = environment["LABELSCAN_GEMINI_MODEL"] { settings.model = model }
    do {
      return try GeminiClient(settings: settings)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }
}
