import ArgumentParser
import Foundation
import ProductLookup
import ProgramSettings

/// `labelscan config`: the settings that hold.
struct ConfigCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show each setting, its value and where the value comes from.",
    discussion: """
      A flag of a command outranks the setting's environment variable, which outranks the configuration. \
      That is labelscan/config.toml or config.json in XDG_CONFIG_HOME (~/.config without it), a flat table. \
      The variable of cache-limit is LABELSCAN_CACHE_LIMIT, and so on. Keys and passwords are in a file of \
      their own: keys.toml or keys.json beside it, or that of --keys. Their values are never shown.
      """)

  @OptionGroup var secrets: SecretOptions

  @Flag(help: "Print one JSON object a setting, a line each.")
  var json = false

  func perform() async throws(CommandFailure) {
    let settings = try secrets.settings()
    let lines = try reading { () throws(SettingsError) in
      var lines: [SettingLine] = []
      for setting in Setting.allCases { lines.append(try SettingLine(setting, in: settings)) }
      return lines
    }
    guard json else {
      let rows = lines.map { line in
        [line.name, terminalSafe(line.shownValue), terminalSafe(line.from ?? "")]
      }
      let text = TextTable.aligned(rows, leftAligned: 3).map { $0.trimmingSuffix(of: " ") + "\n" }
      return try output(text.joined())
    }
    for line in lines { try output(try diaryJSON(line)) }
  }
}

/// A setting as `labelscan config` shows it.
private struct SettingLine: Encodable {
  private enum CodingKeys: String, CodingKey { case name, value, isSet, from, variable, flag }

  /// The key in the configuration.
  let name: String
  /// The value; `nil` without one, and for a secret.
  private let value: SettingValue?
  /// Whether somebody or the program names a value.
  private let isSet: Bool
  /// The place that the value comes from; `nil` without a value.
  let from: String?
  private let variable: String
  private let flag: String?

  init(_ setting: Setting, in settings: Settings) throws(SettingsError) {
    name = setting.rawValue
    variable = setting.variable
    flag = setting.flag
    if setting.isSecret {
      let origin = try settings.origin(ofSecret: setting)
      (value, isSet, from) = (nil, origin != nil, origin?.description)
    } else {
      let found = try settings.found(setting)
      if let found { try Self.checkAddress(setting, found.value, found.origin) }
      (value, isSet, from) = (found?.value, found != nil, found?.origin.description)
    }
  }

  /// Checks a service's address before it is shown: one that is refused may hold a password or a key.
  private static func checkAddress(
    _ setting: Setting, _ value: SettingValue, _ origin: SettingOrigin
  ) throws(SettingsError) {
    guard setting.kind == .address, case .text(let text) = value else { return }
    do throws(LookupError) {
      try checkServiceAddress(text)
    } catch {
      guard case .invalidAddress(let shown, let advice) = error else { return }
      throw .invalid(name: origin.description, value: shown, advice: advice)
    }
  }

  /// The value for a person.
  var shownValue: String {
    guard isSet else { return "not set" }
    return value.map(\.description) ?? "set"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(isSet, forKey: .isSet)
    try container.encode(from, forKey: .from)
    try container.encode(variable, forKey: .variable)
    try container.encode(flag, forKey: .flag)
    switch value {
    case nil: try container.encodeNil(forKey: .value)
    case .text(let text): try container.encode(text, forKey: .value)
    case .count(let count): try container.encode(count, forKey: .value)
    case .number(let number): try container.encode(number, forKey: .value)
    case .flag(let isOn): try container.encode(isOn, forKey: .value)
    case .list(let texts): try container.encode(texts, forKey: .value)
    }
  }
}
