import Foundation

/// JSON of any shape: a service's answer before anything is believed of it.
enum JSONValue: Decodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A number beyond `Decimal`, such as `1e400`.
  case unrepresentable

  /// Reads any JSON value.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .unrepresentable
    }
  }

  /// The member `key` of an object; `nil` for no such member, and for anything but an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The members of an object, none for anything else.
  var members: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  /// The elements of an array, none for anything else.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The text of a string.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
