import Configuration

/// The value of a setting.
package enum SettingValue: Hashable, Sendable, CustomStringConvertible {
  /// A text: a name, a file, an address.
  case text(String)
  /// A whole number.
  case count(Int)
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Several texts.
  case list([String])

  /// The value as a person writes it.
  package var description: String {
    switch self {
    case .text(let text): text
    case .count(let count): "\(count)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .flag(let isOn): "\(isOn)"
    case .list(let texts): texts.joined(separator: ", ")
    }
  }

  /// The value in the words of the configuration library.
  var content: ConfigContent {
    switch self {
    case .text(let text): .string(text)
    case .count(let count): .int(count)
    case .number(let number): .double(number)
    case .flag(let isOn): .bool(isOn)
    case .list(let texts): .stringArray(texts)
    }
  }

  init?(_ content: ConfigContent) {
    switch content {
    case .string(let text): self = .text(text)
    case .int(let count): self = .count(count)
    case .double(let number): self = .number(number)
    case .bool(let isOn): self = .flag(isOn)
    case .stringArray(let texts): self = .list(texts)
    default: return nil
    }
  }
}
