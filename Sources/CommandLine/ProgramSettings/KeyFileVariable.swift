/// An environment variable that names a file of a single service's secrets, one a line.
///
/// A file of keys (`--keys`) holds those of all services.
enum KeyFileVariable: String, CaseIterable {
  case contributor = "LABELSCAN_CONTRIBUTOR_FILE"
  case fatSecret = "LABELSCAN_FATSECRET_FILE"
  case gemini = "LABELSCAN_GEMINI_KEY_FILE"
  case sugarService = "LABELSCAN_SUGAR_SERVICE_KEY_FILE"

  /// The secrets in the order of the file's lines.
  private var lines: [Setting] {
    switch self {
    case .contributor: [.contributor, .contributorPassword]
    case .fatSecret: [.fatSecretKey, .fatSecretSecret]
    case .gemini: [.geminiKey]
    case .sugarService: [.sugarServiceKey]
    }
  }

  /// The variable that names a file with `setting`; `nil` for none.
  init?(holding setting: Setting) {
    guard let variable = Self.allCases.first(where: { $0.lines.contains(setting) }) else {
      return nil
    }
    self = variable
  }

  /// The most bytes of such a file.
  private static let largest = 16_384

  /// Reads a secret in the file at `path`, an empty one where its line is missing.
  ///
  /// - Throws: ``SettingsError``, which shows nothing of the file.
  func secret(_ setting: Setting, in path: String) throws(SettingsError) -> String {
    let content = try FileContent(path, limit: Self.largest)
    try content.checkPrivacy()
    let texts = content.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return zip(lines, texts).first { $0.0 == setting }.map { String($0.1) } ?? ""
  }
}
