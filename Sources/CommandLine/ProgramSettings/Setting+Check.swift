import Configuration

extension Setting {
  /// The type of the value in the words of the configuration library.
  var type: ConfigType {
    switch kind {
    case .text, .choice, .secret: .string
    case .count: .int
    case .number: .double
    case .flag: .bool
    case .list: .stringArray
    }
  }

  /// The values that this setting takes, for a message: "give 1 to 100000 megabytes".
  public var advice: String {
    switch kind {
    case .text, .secret: "give a text"
    case .choice(let choices):
      "give \(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? "")"
    case .count(let range, let unit):
      "give \(range.lowerBound) to \(range.upperBound) \(unit)"
    case .number(let range, let unit):
      range.lowerBound == 0
        ? "give 0 to \(Int(range.upperBound)) \(unit)"
        : "give more than 0, at most \(Int(range.upperBound)) \(unit)"
    case .flag: "give true or false"
    case .list: "give a list of texts"
    }
  }

  /// Whether `value` is one that this setting takes.
  public func takes(_ value: SettingValue) -> Bool {
    switch (kind, value) {
    case (.text, .text), (.secret, .text), (.flag, .flag), (.list, .list): true
    case (.choice(let choices), .text(let text)): choices.contains(text)
    case (.count(let range, _), .count(let count)): range.contains(count)
    case (.number(let range, _), .number(let number)): range.contains(number)
    default: false
    }
  }
}
