import Configuration
import Languages

extension Setting {
  /// The type of the value in the words of the configuration library.
  var type: ConfigType {
    switch kind {
    case .text, .path, .address, .language, .choice, .secret: .string
    case .count: .int
    case .number: .double
    case .flag: .bool
    case .paths: .stringArray
    }
  }

  /// The values that this setting takes, for a message: "give 1 to 100000 megabytes".
  package var advice: String {
    switch kind {
    case .text, .secret: "give a text of one line"
    case .path: "give the name of a file or folder"
    case .address: "give an address like https://HOST"
    case .language: "give one of \(Wording.codes.joined(separator: ", "))"
    case .choice(let choices):
      "give \(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? "")"
    case .count(let range, let unit):
      "give \(range.lowerBound) to \(range.upperBound) \(unit)"
    case .number(let range, let unit):
      range.lowerBound == 0
        ? "give 0 to \(Int(range.upperBound)) \(unit)"
        : "give more than 0, at most \(Int(range.upperBound)) \(unit)"
    case .flag: "give true or false"
    case .paths: "give a list of files"
    }
  }

  /// Whether `value` is one that this setting takes.
  package func takes(_ value: SettingValue) -> Bool {
    switch (kind, value) {
    case (.secret, .text), (.flag, .flag): true
    case (.text, .text(let text)):
      !text.isEmpty && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    case (.path, .text(let path)), (.address, .text(let path)): !path.isEmpty
    case (.paths, .list(let paths)): !paths.contains("")
    case (.language, .text(let code)): Wording(code: code) != nil
    case (.choice(let choices), .text(let text)): choices.contains(text)
    case (.count(let range, _), .count(let count)): range.contains(count)
    case (.number(let range, _), .number(let number)): range.contains(number)
    default: false
    }
  }
}
