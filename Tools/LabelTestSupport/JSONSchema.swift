package import Foundation

/// A JSON value.
package enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads any value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }
  fileprivate var elements: [JSONValue] {
    guard case .array(let array) = self else { return [] }
    return array
  }
  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
  fileprivate var number: Decimal? {
    guard case .number(let number) = self else { return nil }
    return number
  }
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// The part of JSON Schema 2020-12 that this project's schemas use.
///
/// An unknown keyword is a fault, so that a schema cannot ask for more than is checked.
package struct JSONSchema: Sendable {
  private static let known: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "$ref", "type", "enum", "const", "required",
    "properties", "additionalProperties", "propertyNames", "minProperties", "items", "minItems",
    "pattern", "format", "minimum", "maximum", "anyOf", "oneOf", "allOf", "if", "then",
  ]

  private let root: JSONValue

  /// Reads a schema.
  package init(_ json: Data) throws {
    root = try JSONDecoder().decode(JSONValue.self, from: json)
  }

  /// Reads this repository's schema of product records.
  package static func productRecord() throws -> JSONSchema {
    try JSONSchema(
      Data(
        contentsOf: Repository.folder.appending(path: "schema/product-record-1.schema.json")))
  }

  /// Returns what is wrong with a JSON document, one sentence a fault; nothing when it is valid.
  package func faults(in json: Data) throws -> [String] {
    faults(try JSONDecoder().decode(JSONValue.self, from: json), root, at: "$")
  }

  /// Returns the faults of a JSON document by a part of this schema.
  ///
  /// `place` has the names on the way to that part. References are within the whole.
  package func faults(in json: Data, at place: [String]) throws -> [String] {
    guard let schema = place.reduce(root as JSONValue?, { $0?[$1] }) else {
      return ["there is no schema at \(place.joined(separator: ", "))"]
    }
    return faults(try JSONDecoder().decode(JSONValue.self, from: json), schema, at: "$")
  }

  private func faults(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if case .bool(let allowed) = schema { return allowed ? [] : ["\(path) is not allowed"] }
    guard case .object(let keywords) = schema else { return ["\(path): the schema is broken"] }
    var faults = keywords.keys.filter { !Self.known.contains($0) }.map {
      "\(path): unknown keyword \($0)"
    }
    if let reference = schema["$ref"]?.text {
      faults +=
        resolve(reference).map { self.faults(value, $0, at: path) }
        ?? ["\(path): \(reference) is not there"]
    }
    faults += valueFaults(value, schema, at: path)
    if case .object(let object) = value { faults += objectFaults(object, schema, at: path) }
    if case .array(let array) = value {
      if let least = schema["minItems"]?.number, Decimal(array.count) < least {
        faults.append("\(path) has fewer than \(least) items")
      }
      if let items = schema["items"] {
        for (index, item) in array.enumerated() {
          faults += self.faults(item, items, at: "\(path)[\(index)]")
        }
      }
    }
    return faults + combinationFaults(value, schema, at: path)
  }

  private func resolve(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/").reduce(root as JSONValue?) { found, name in
      found?[String(name)]
    }
  }

  private func valueFaults(
    _ value: JSONValue, _ schema: JSONValue, at path: String
  ) -> [String] {
    var faults: [String] = []
    if let type = schema["type"] {
      let types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
      if !types.contains(value.type) && !(types.contains("integer") && isWhole(value)) {
        faults.append("\(path) is not of type \(types.joined(separator: " or "))")
      }
    }
    if let allowed = schema["enum"], !allowed.elements.contains(value) {
      faults.append("\(path) is \(value), which is none of the allowed values")
    }
    if let constant = schema["const"], constant != value {
      faults.append("\(path) is \(value), not \(constant)")
    }
    if let number = value.number {
      if let least = schema["minimum"]?.number, number < least {
        faults.append("\(path) is below \(least)")
      }
      if let greatest = schema["maximum"]?.number, number > greatest {
        faults.append("\(path) is above \(greatest)")
      }
    }
    if let text = value.text, let pattern = schema["pattern"]?.text,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path) does not match \(pattern)")
    }
    if let text = value.text, let format = schema["format"]?.text, !Self.fits(text, format) {
      faults.append("\(path) is not of the format \(format)")
    }
    return faults
  }

  /// Whether a text has a format; one that is not known fits nothing.
  private static func fits(_ text: String, _ format: String) -> Bool {
    switch format {
    case "date-time": (try? Date(text, strategy: .iso8601)) != nil
    default: false
    }
  }

  private func isWhole(_ value: JSONValue) -> Bool {
    value.number.map { Decimal(string: "\($0)")?.exponent ?? -1 >= 0 } ?? false
  }

  private func objectFaults(
    _ object: [String: JSONValue], _ schema: JSONValue, at path: String
  ) -> [String] {
    var faults: [String] = []
    for key in (schema["required"]?.elements ?? []).compactMap(\.text) where object[key] == nil {
      faults.append("\(path) lacks \(key)")
    }
    if let least = schema["minProperties"]?.number, Decimal(object.count) < least {
      faults.append("\(path) has fewer than \(least) properties")
    }
    for (key, value) in object {
      if let names = schema["propertyNames"] {
        faults += self.faults(.string(key), names, at: "\(path).\(key) (its name)")
      }
      if let property = schema["properties"]?[key] {
        faults += self.faults(value, property, at: "\(path).\(key)")
      } else if let others = schema["additionalProperties"] {
        faults += self.faults(value, others, at: "\(path).\(key)")
      }
    }
    return faults
  }

  private func combinationFaults(
    _ value: JSONValue, _ schema: JSONValue, at path: String
  ) -> [String] {
    func matches(_ schema: JSONValue) -> Bool { self.faults(value, schema, at: path).isEmpty }
    var faults = (schema["allOf"]?.elements ?? []).flatMap { self.faults(value, $0, at: path) }
    if let choices = schema["anyOf"]?.elements, !choices.contains(where: matches) {
      faults +=
        ["\(path) fits none of the forms"]
        + (choices.last.map { self.faults(value, $0, at: path) } ?? [])
    }
    if let choices = schema["oneOf"]?.elements, choices.filter(matches).count != 1 {
      faults.append("\(path) fits not exactly one of the forms")
    }
    if let condition = schema["if"], let then = schema["then"], matches(condition) {
      faults += self.faults(value, then, at: path)
    }
    return faults
  }
}
