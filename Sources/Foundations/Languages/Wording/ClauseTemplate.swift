package import LabelModel

/// The words of a clause with the places of its arguments: `{nutrient} {quantity} < 0`.
package struct ClauseTemplate {
  /// A place in the words.
  package enum Place: Hashable, Sendable {
    /// The place of an argument: `{nutrient}`.
    case argument(MessageParameter)
    /// The place of a nutrient's name: `{fat.name}`.
    case name(Nutrient)
    /// A place of neither kind.
    case unknown(Substring)
  }

  private static let nameSuffix = ".name"

  private let words: String

  /// Creates the template of `words`.
  package init(words: String) { self.words = words }

  /// The places, in their order.
  package var places: [Place] {
    var places: [Place] = []
    _ = filled {
      places.append($0)
      return ""
    }
    return places
  }

  /// Returns the words with the text of each place, once: a text may hold braces itself.
  func filled(_ text: (Place) -> String) -> String {
    var filled = ""
    var rest = words[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open] + text(Self.place(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  private static func place(_ name: Substring) -> Place {
    if let parameter = MessageParameter(rawValue: String(name)) { return .argument(parameter) }
    let key = name.hasSuffix(nameSuffix) ? name.dropLast(nameSuffix.count) : ""
    return Nutrient(rawValue: String(key)).map(Place.name) ?? .unknown(name)
  }
}
