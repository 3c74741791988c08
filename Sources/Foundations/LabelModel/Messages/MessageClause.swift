import Foundation

/// A clause of a message as data: its code, and what varies in it.
public struct MessageClause: Hashable, Sendable {
  /// The code.
  public var code: MessageCode
  /// The arguments, by their places in the clause.
  public var arguments: [MessageParameter: MessageArgument]
  /// Whether the clause is about the amounts of a serving, beside those of the main panel.
  public var isPerServing: Bool

  /// Creates a clause.
  public init(
    _ code: MessageCode, _ arguments: [MessageParameter: MessageArgument] = [:],
    isPerServing: Bool = false
  ) {
    self.code = code
    self.arguments = arguments
    self.isPerServing = isPerServing
  }
}

// An object with the code and, beside it, each argument under its parameter's name.

extension MessageClause: Codable {
  private struct Key: CodingKey {
    static let code = Key("code")
    static let perServing = Key("perServing")

    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// Decodes a clause.
  ///
  /// - Throws: `DecodingError` for a code or a parameter that is not known, and for an argument of another kind.
  public init(from decoder: any Decoder) throws {
    guard let clause = try MessageClause(ifKnown: decoder) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "a clause of an unknown code or key"))
    }
    self = clause
  }

  /// Decodes a clause; returns `nil` for a code or a parameter that only a later version of the program knows.
  ///
  /// - Throws: `DecodingError` for an argument of another kind.
  init?(ifKnown decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let code = MessageCode(rawValue: try container.decode(String.self, forKey: .code)) else {
      return nil
    }
    self.init(code)
    for key in container.allKeys where key.stringValue != Key.code.stringValue {
      if key.stringValue == Key.perServing.stringValue {
        isPerServing = try container.decode(Bool.self, forKey: key)
      } else if let parameter = MessageParameter(rawValue: key.stringValue) {
        arguments[parameter] = try Self.argument(parameter.kind, in: container, key)
      } else {
        return nil
      }
    }
  }

  private static func argument(
    _ kind: MessageParameter.Kind, in container: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> MessageArgument {
    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try container.decode(type, forKey: key)
    }
    return switch kind {
    case .number: .number(try decoded())
    case .real: .real(try decoded())
    case .text: .text(try decoded())
    case .texts: .texts(try decoded())
    case .nutrient: .nutrient(try decoded())
    case .nutrients: .nutrients(try decoded())
    case .amounts: .amounts(try decoded())
    case .quantity: .quantity(try decoded(MessageQuantity.self).quantity)
    case .unit: .unit(try decoded())
    case .basis: .basis(try decoded())
    case .source: .source(try decoded())
    case .foodType: .foodType(try decoded())
    case .audience: .audience(try decoded())
    case .field: .field(try decoded())
    case .category: .category(try decoded())
    case .doubts: .doubts(try decoded())
    case .clause: .clause(try decoded())
    }
  }

  /// Encodes the code and the arguments.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    if isPerServing { try container.encode(true, forKey: .perServing) }
    for (parameter, argument) in arguments {
      let key = Key(parameter.rawValue)
      switch argument {
      case .number(let value): try container.encode(value, forKey: key)
      case .real(let value): try container.encode(value, forKey: key)
      case .text(let value): try container.encode(value, forKey: key)
      case .texts(let value): try container.encode(value, forKey: key)
      case .nutrient(let value): try container.encode(value, forKey: key)
      case .nutrients(let value): try container.encode(value, forKey: key)
      case .amounts(let value): try container.encode(value, forKey: key)
      case .quantity(let value):
        try container.encode(MessageQuantity(value: value.value, unit: value.unit), forKey: key)
      case .unit(let value): try container.encode(value, forKey: key)
      case .basis(let value): try container.encode(value, forKey: key)
      case .source(let value): try container.encode(value, forKey: key)
      case .foodType(let value): try container.encode(value, forKey: key)
      case .audience(let value): try container.encode(value, forKey: key)
      case .field(let value): try container.encode(value, forKey: key)
      case .category(let value): try container.encode(value, forKey: key)
      case .doubts(let value): try container.encode(value, forKey: key)
      case .clause(let value): try container.encode(value, forKey: key)
      }
    }
  }
}

/// An amount in a clause: the number and its unit.
private struct MessageQuantity: Codable {
  var value: Decimal
  var unit: NutrientUnit

  var quantity: Quantity { Quantity(value, unit) }
}
