import Configuration
import Foundation
package import ProductLookup

/// The effective settings: flags override environment variables, these override files, and files override defaults.
///
/// Secrets are read on demand. A key file has the rank of the place that names it.
package struct Settings: Sendable {
  private struct Layer: Sendable {
    var provider: any ConfigProvider
    var origin: @Sendable (Setting) -> SettingOrigin
  }

  /// The user's folders.
  package let folders: UserFolders
  private let layers: [Layer]
  private let environment: [String: String]

  /// Gathers the settings, and reads the configuration.
  ///
  /// - Parameters:
  ///   - flags: the settings of the command line.
  ///   - environment: the process's environment; an empty variable sets nothing.
  /// - Throws: ``SettingsError`` for a configuration that cannot be read, or has an unknown key. It
  ///   throws the same for a value that its setting does not take.
  package init(
    flags: [Setting: SettingValue] = [:], environment: [String: String]
  ) throws(SettingsError) {
    let environment = environment.filter { !$0.value.isEmpty }
    self.environment = environment
    let folders = UserFolders(environment: environment)
    self.folders = folders
    let variables = EnvironmentVariablesProvider(
      environmentVariables: environment.filter { $0.key.hasPrefix("LABELSCAN_") },
      secretsSpecifier: .all, arraySeparator: ":")
    var layers = [
      Layer(provider: Self.provider("flags", flags)) { .flag($0.flag ?? "--" + $0.rawValue) },
      Layer(provider: variables.prefixKeys(with: "labelscan")) { .variable($0.variable) },
    ]
    if let file = try SettingsFile.configuration(of: folders) {
      layers.append(
        Layer(provider: Self.provider(file.path, file.values)) { _ in .file(file.path) })
    }
    let standard = Setting.allCases.compactMap { setting in
      setting.standard(folders).map { (setting, $0) }
    }
    layers.append(
      Layer(provider: Self.provider("default", Dictionary(uniqueKeysWithValues: standard))) { _ in
        .standard
      })
    self.layers = layers
  }

  private static func provider(
    _ name: String, _ values: [Setting: SettingValue]
  ) -> InMemoryProvider {
    InMemoryProvider(
      name: name,
      values: Dictionary(
        uniqueKeysWithValues: values.map {
          (AbsoluteConfigKey([$0.rawValue]), ConfigValue($1.content, isSecret: $0.isSecret))
        }))
  }

  /// Returns a setting with its origin; `nil` where nobody names it.
  ///
  /// - Throws: ``SettingsError/invalid(name:value:advice:)`` for a value that the setting does not take.
  package func found(
    _ setting: Setting
  ) throws(SettingsError) -> (value: SettingValue, origin: SettingOrigin)? {
    for layer in layers {
      let origin = layer.origin(setting)
      let content: ConfigContent?
      do {
        content = try layer.provider.value(
          forKey: AbsoluteConfigKey([setting.rawValue]), type: setting.type
        ).value?.content
      } catch {
        throw invalid(setting, environment[setting.variable] ?? "of another type", origin)
      }
      guard let content, let value = SettingValue(content) else { continue }
      guard setting.takes(value) else { throw invalid(setting, value.description, origin) }
      return (value, origin)
    }
    return nil
  }

  private func invalid(
    _ setting: Setting, _ value: String, _ origin: SettingOrigin
  ) -> SettingsError {
    let name =
      if case .file(let path) = origin { "\(setting.rawValue) in \(path)" } else { "\(origin)" }
    return .invalid(
      name: name, value: setting.isSecret ? "unusable" : value, advice: setting.advice)
  }
}

extension Settings {
  /// Returns the text of a setting, `nil` where nobody names it.
  ///
  /// - Throws: ``SettingsError``.
  package func text(_ setting: Setting) throws(SettingsError) -> String? {
    guard case .text(let text)? = try found(setting)?.value else { return nil }
    return text
  }

  /// Returns the whole number of a setting, `nil` where nobody names it.
  ///
  /// - Throws: ``SettingsError``.
  package func count(_ setting: Setting) throws(SettingsError) -> Int? {
    guard case .count(let count)? = try found(setting)?.value else { return nil }
    return count
  }

  /// Returns the number of a setting, `nil` where nobody names it.
  ///
  /// - Throws: ``SettingsError``.
  package func number(_ setting: Setting) throws(SettingsError) -> Double? {
    guard case .number(let number)? = try found(setting)?.value else { return nil }
    return number
  }

  /// Whether a setting is on.
  ///
  /// - Throws: ``SettingsError``.
  package func isOn(_ setting: Setting) throws(SettingsError) -> Bool {
    try found(setting)?.value == .flag(true)
  }

  /// Returns the texts of a setting, none where nobody names it.
  ///
  /// - Throws: ``SettingsError``.
  package func list(_ setting: Setting) throws(SettingsError) -> [String] {
    guard case .list(let texts)? = try found(setting)?.value else { return [] }
    return texts
  }
}

extension Settings {
  /// Returns a key or a password; `nil` where it is not set.
  ///
  /// - Throws: ``SettingsError``, which shows nothing of the secret: a file that others may read, a secret that
  ///   cannot be one.
  package func secret(_ setting: Setting) throws(SettingsError) -> Secret? {
    guard let (text, origin) = try secretText(setting) else { return nil }
    let secret =
      setting == .contributorPassword ? Secret(text) : Secret(key: text)
    guard let secret else {
      throw .unusableSecret(name: name(of: setting, from: origin))
    }
    return secret
  }

  /// Returns the name of the account that contributes; `nil` where it is not set.
  ///
  /// - Throws: ``SettingsError``, as ``secret(_:)`` does.
  package func account() throws(SettingsError) -> String? {
    try secretText(.contributor)?.text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the place of a secret; `nil` where it is not set.
  ///
  /// - Throws: ``SettingsError``, as ``secret(_:)`` does.
  package func origin(ofSecret setting: Setting) throws(SettingsError) -> SettingOrigin? {
    try secretText(setting)?.origin
  }

  private func name(of setting: Setting, from origin: SettingOrigin) -> String {
    if case .file(let path) = origin { "\(setting.rawValue) in \(path)" } else { "\(origin)" }
  }

  /// Looks for a secret in five places, in this order. They are the file that `--keys` names, the
  /// file of this service that a variable names, and the variable itself. Then come the file of
  /// keys that a variable or the configuration names, and the one beside it.
  private func secretText(
    _ setting: Setting
  ) throws(SettingsError) -> (text: String, origin: SettingOrigin)? {
    let named = try found(.keys)
    if case (.text(let path), .flag)? = named, let text = try text(of: setting, inKeys: path) {
      return (text, .file(path))
    }
    if let variable = KeyFileVariable(holding: setting), let path = environment[variable.rawValue] {
      return (try variable.secret(setting, in: path), .file(path))
    }
    if let text = environment[setting.variable] { return (text, .variable(setting.variable)) }
    let path: String?
    switch named {
    case (_, .flag)?: path = nil
    case (.text(let chosen), _)?: path = chosen
    default: path = try SettingsFile.keys(in: folders.config)
    }
    guard let path, let text = try text(of: setting, inKeys: path) else { return nil }
    return (text, .file(path))
  }

  private func text(
    of setting: Setting, inKeys path: String
  ) throws(SettingsError) -> String? {
    guard case .text(let text)? = try SettingsFile(keys: path).values[setting] else { return nil }
    return text
  }
}
