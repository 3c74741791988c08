import Foundation
import InputFiles
import ProductLookup
import TOMLKit

/// The settings in a TOML or JSON file: a flat table of keys and values.
struct SettingsFile {
  /// The file's path.
  let path: String
  /// The values by setting; each has the right type.
  let values: [Setting: SettingValue]

  /// The most bytes that a file of settings may have.
  private static let largest = 65_536

  /// Reads the configuration, `config.toml` or `config.json`.
  ///
  /// - Parameter folders: the user's folders; `~` in front of a path is the home there.
  /// - Returns: the settings; `nil` without a file.
  /// - Throws: ``SettingsError``.
  static func configuration(of folders: UserFolders) throws(SettingsError) -> SettingsFile? {
    try named("config", in: folders.config).map { path throws(SettingsError) in
      let content = try FileContent(path, limit: largest)
      return try SettingsFile(
        path, content.text, holding: Setting.allCases.filter { !$0.isSecret }, home: folders.home)
    }
  }

  /// Returns the path of the file of keys in a folder, `keys.toml` or `keys.json`; `nil` without one.
  ///
  /// - Throws: ``SettingsError/twoFiles(first:second:)``.
  static func keys(in folder: String?) throws(SettingsError) -> String? {
    try named("keys", in: folder)
  }

  /// Reads a file of keys, which its owner alone may read.
  ///
  /// - Throws: ``SettingsError``, which shows nothing of the keys.
  init(keys path: String) throws(SettingsError) {
    let content = try FileContent(path, limit: Self.largest)
    try content.checkPrivacy()
    try self.init(path, content.text, holding: Setting.allCases.filter(\.isSecret), home: nil)
  }

  private init(
    _ path: String, _ text: String, holding known: [Setting], home: String?
  ) throws(SettingsError) {
    self.path = path
    let isJSON = path.lowercased().hasSuffix(".json")
    let entries = try isJSON ? Self.jsonEntries(text, path) : Self.tomlEntries(text, path)
    var values: [Setting: SettingValue] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      guard let setting = Setting(rawValue: key), known.contains(setting) else {
        if let setting = Setting(rawValue: key), setting.isSecret {
          throw .misplacedSecret(key, file: path)
        }
        if case .table = value { throw .table(key, file: path) }
        throw .unknownKey(
          key, file: path, nearest: nearestName(to: key, in: known.map(\.rawValue), part: 2))
      }
      guard let fitting = value.fitting(setting) else {
        throw .invalid(
          name: "\(key) in \(path)", value: setting.isSecret ? "no text" : value.written,
          advice: setting.advice)
      }
      values[setting] = try Self.checked(fitting, of: setting, in: path, home: home)
    }
    self.values = values
  }

  /// Returns a value with the home in the place of `~`.
  ///
  /// - Throws: ``SettingsError/invalid(name:value:advice:)`` for a value that the setting does not take.
  private static func checked(
    _ value: SettingValue, of setting: Setting, in file: String, home: String?
  ) throws(SettingsError) -> SettingValue {
    func invalid(_ value: String, _ advice: String) -> SettingsError {
      .invalid(name: "\(setting.rawValue) in \(file)", value: value, advice: advice)
    }
    func path(_ path: String) throws(SettingsError) -> String {
      guard path.hasPrefix("~") else { return path }
      guard let home, path == "~" || path.hasPrefix("~/") else {
        throw invalid(path, "write the whole path")
      }
      return home + path.dropFirst()
    }
    guard setting.takes(value) else {
      let shown = setting.isSecret ? "unusable" : value.description
      throw invalid(shown.isEmpty ? "empty" : shown, setting.advice)
    }
    switch (setting.kind, value) {
    case (.path, .text(let text)): return .text(try path(text))
    case (.paths, .list(let texts)):
      return .list(try texts.map { text throws(SettingsError) in try path(text) })
    case (.address, .text(let text)):
      do throws(LookupError) {
        try checkServiceAddress(text)
      } catch {
        guard case .invalidAddress(let shown, let advice) = error else { return value }
        throw invalid(shown, advice)
      }
      return value
    default: return value
    }
  }

  private static func named(
    _ name: String, in folder: String?
  ) throws(SettingsError) -> String? {
    guard let folder else { return nil }
    let files = ["toml", "json"].map { "\(folder)/\(name).\($0)" }
      .filter { !InputFile.isNameFree($0) }
    guard files.count < 2 else { throw .twoFiles(first: files[0], second: files[1]) }
    return files.first
  }

  private static func jsonEntries(
    _ text: String, _ path: String
  ) throws(SettingsError) -> [String: FileValue] {
    do {
      return try JSONDecoder().decode([String: FileValue].self, from: Data(text.utf8))
    } catch {
      throw .damaged(file: path, reason: "it is no JSON object")
    }
  }

  private static func tomlEntries(
    _ text: String, _ path: String
  ) throws(SettingsError) -> [String: FileValue] {
    // TOMLKit ends a text there, and half a key looks like a key.
    guard !["\\u0000", "\\U00000000"].contains(where: text.contains) else {
      throw .damaged(file: path, reason: "a text in it holds the character U+0000")
    }
    do {
      var entries: [String: FileValue] = [:]
      for (key, value) in try TOMLTable(string: text) { entries[key] = FileValue(toml: value) }
      return entries
    } catch let error as TOMLParseError {
      // The library's message may quote the file, and so a key.
      throw .damaged(file: path, reason: "line \(error.source.begin.line) is no TOML")
    } catch {
      throw .damaged(file: path, reason: "it is no TOML")
    }
  }
}
