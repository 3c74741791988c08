import Configuration
import TOMLKit

/// A value of a TOML or JSON file.
enum FileValue: Decodable, CustomStringConvertible {
  case value(SettingValue)
  case table
  /// A date, a list of other things than texts.
  case other

  init(toml value: any TOMLValueConvertible) {
    if let text = value.string {
      self = .value(.text(text))
    } else if let isOn = value.bool {
      self = .value(.flag(isOn))
    } else if let count = value.int {
      self = .value(.count(count))
    } else if let number = value.double {
      self = .value(.number(number))
    } else if let array = value.array {
      let texts = array.compactMap(\.string)
      self = texts.count == array.count ? .value(.list(texts)) : .other
    } else if value.table != nil {
      self = .table
    } else {
      self = .other
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .value(.text(text))
    } else if let isOn = try? container.decode(Bool.self) {
      self = .value(.flag(isOn))
    } else if let count = try? container.decode(Int.self) {
      self = .value(.count(count))
    } else if let number = try? container.decode(Double.self) {
      self = .value(.number(number))
    } else if let texts = try? container.decode([String].self) {
      self = .value(.list(texts))
    } else if (try? container.decode([String: FileValue].self)) != nil {
      self = .table
    } else {
      self = .other
    }
  }

  var description: String {
    switch self {
    case .value(let value): value.description
    case .table: "a table"
    case .other: "another thing"
    }
  }

  /// The value as it is written in a file: a text in quotes.
  var written: String {
    guard case .value(.text(let text)) = self else { return description }
    return "\"\(text)\""
  }

  /// Returns the value in the type of `setting`: a number may be written for a text, as in `api-version = 3.5`.
  func fitting(_ setting: Setting) -> SettingValue? {
    guard case .value(let value) = self else { return nil }
    switch (setting.type, value) {
    case (.string, .text), (.int, .count), (.double, .number), (.bool, .flag),
      (.stringArray, .list):
      return value
    case (.double, .count(let count)): return .number(Double(count))
    case (.string, .count), (.string, .number):
      return setting.isSecret ? nil : .text(value.description)
    case (.stringArray, .text(let text)): return .list([text])
    default: return nil
    }
  }
}
