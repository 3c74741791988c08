/// The place that a setting's value comes from, the strongest first.
package enum SettingOrigin: Hashable, Sendable, CustomStringConvertible {
  /// A flag of the command line, such as `--cache`.
  case flag(String)
  /// An environment variable.
  case variable(String)
  /// The configuration, or a file of keys.
  case file(String)
  /// The program's default.
  case standard

  /// The name of the place for people.
  package var description: String {
    switch self {
    case .flag(let name): name
    case .variable(let name): name
    case .file(let path): path
    case .standard: "default"
    }
  }
}
