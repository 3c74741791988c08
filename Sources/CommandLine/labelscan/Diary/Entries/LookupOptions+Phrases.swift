import PhotoReading
import ProductLookup
import ProgramSettings

extension LookupOptions {
  /// The language-model service that reads phrases that the rules here do not; `nil` without a key and offline.
  ///
  /// - Throws: ``CommandFailure`` for a key, an address or a model that cannot be used. No message shows a
  ///   key.
  func phraseService() throws(CommandFailure) -> (any PhraseService)? {
    let settings = try settings()
    let found = try reading { () throws(SettingsError) -> GeminiSettings? in
      guard !(try settings.isOn(.offline)), let key = try settings.secret(.geminiKey) else {
        return nil
      }
      var gemini = GeminiSettings(key: key, version: labelscanVersion)
      if let address = try settings.text(.geminiURL) { gemini.address = address }
      if let model = try settings.text(.geminiModel) { gemini.model = model }
      return gemini
    }
    guard let found else { return nil }
    do {
      return try GeminiClient(settings: found)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }
}
