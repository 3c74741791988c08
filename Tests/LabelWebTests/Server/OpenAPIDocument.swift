import Foundation
import LabelTestSupport
import Yams

/// The description of the interface for programs, which judges requests and answers.
struct OpenAPIDocument: Sendable {
  /// An exchange of a test.
  struct Exchange {
    var method: String
    /// The path with its query.
    var path: String
    var request: [UInt8]
    var status: Int
    /// The header `Content-Type` of the answer.
    var type: String?
    var answer: [UInt8]
  }

  private let root: JSONValue
  private let schema: JSONSchema
  private let record: JSONSchema

  /// The schema of product records, as the document refers to it.
  private static let recordSchema = "/schema/product-record-1.schema.json"

  /// The project's document.
  static let own = Result { try OpenAPIDocument() }

  private init() throws {
    let file = Repository.folder.appending(path: "Sources/Web/LabelWeb/Assets/openapi.yaml")
    let loaded = try Yams.load(yaml: String(contentsOf: file, encoding: .utf8))
    let json = try JSONSerialization.data(withJSONObject: Self.plain(loaded ?? NSNull()))
    root = try JSONDecoder().decode(JSONValue.self, from: json)
    schema = try JSONSchema(json)
    record = try JSONSchema.productRecord()
  }

  /// The same value with names that are texts, as JSON has them.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let map as [AnyHashable: Any]:
      Dictionary(uniqueKeysWithValues: map.map { ("\($0.key)", plain($0.value)) })
    case let list as [Any]: list.map(plain)
    default: value
    }
  }

  /// The described requests: `get /api/v1/scans/{id}`.
  var operations: Set<String> {
    var found: Set<String> = []
    for (path, methods) in root["paths"].members {
      for method in methods.members.keys where method != "parameters" {
        found.insert("\(method) \(path)")
      }
    }
    return found
  }

  /// The value at a place of the document; `nil` for an unknown place.
  func value(_ names: [String]) -> JSONValue? { node(names)?.value }

  /// Returns the faults of an exchange, a sentence each.
  func faults(in exchange: Exchange) throws -> [String] {
    let parts = exchange.path.split(separator: "?", maxSplits: 1)
    let name = "\(exchange.method) \(parts[0])"
    guard let place = operation(exchange.method.lowercased(), String(parts[0])) else {
      // A path or a method that is not there is refused.
      return [404, 405, 401, 421].contains(exchange.status)
        ? [] : ["\(name) is not described, and its status is \(exchange.status)"]
    }
    let described = node(place)?.value
    var faults: [String] = []
    if exchange.status < 400 {
      let known = (described?["parameters"].elements ?? []).compactMap { resolved($0)["name"].text }
      let query = URLComponents(string: exchange.path)?.queryItems ?? []
      faults += query.filter { !known.contains($0.name) }.map { "\(name): \($0.name) is unknown" }
      faults += try bodyFaults(place + ["requestBody"], "application/json", exchange.request, name)
    }
    let answer = place + ["responses", "\(exchange.status)"]
    guard node(answer) != nil else {
      return faults + ["\(name): the status \(exchange.status) is not described"]
    }
    let type = exchange.type.map { String($0.prefix { $0 != ";" }) } ?? ""
    return faults + (try bodyFaults(answer, type, exchange.answer, name))
  }

  /// The faults of a body; one of a type that is not described is a fault, too.
  private func bodyFaults(
    _ place: [String], _ type: String, _ body: [UInt8], _ name: String
  ) throws -> [String] {
    guard let holder = node(place), !body.isEmpty else { return [] }
    let types = holder.value["content"].members.keys
    guard types.contains(type) else {
      return types.contains { $0.hasSuffix("/*") } ? [] : ["\(name): the type \(type) is unknown"]
    }
    guard type.hasSuffix("json") else { return [] }
    let at = holder.place + ["content", type, "schema"]
    if value(at)?["$ref"].text == Self.recordSchema {
      return try record.faults(in: Data(body)).map { "\(name): \($0)" }
    }
    return try schema.faults(in: Data(body), at: at).map { "\(name): \($0)" }
  }

  /// The place of the operation that a request is for.
  private func operation(_ method: String, _ path: String) -> [String]? {
    let asked = path.split(separator: "/", omittingEmptySubsequences: false)
    for (template, methods) in root["paths"].members where methods.members[method] != nil {
      let known = template.split(separator: "/", omittingEmptySubsequences: false)
      guard known.count == asked.count,
        zip(known, asked).allSatisfy({ $0 == $1 || $0.hasPrefix("{") })
      else { continue }
      return ["paths", template, method]
    }
    return nil
  }

  /// The value at a place, behind a reference within the document.
  private func node(_ place: [String]) -> (value: JSONValue, place: [String])? {
    let found = place.reduce(root as JSONValue?) { $0?.members[$1] }
    guard let reference = found?["$ref"].text, reference.hasPrefix("#/") else {
      return found.map { ($0, place) }
    }
    return node(reference.dropFirst(2).split(separator: "/").map(String.init))
  }

  private func resolved(_ value: JSONValue) -> JSONValue {
    guard let reference = value["$ref"].text else { return value }
    return node(reference.dropFirst(2).split(separator: "/").map(String.init))?.value ?? value
  }
}

extension JSONValue {
  subscript(name: String) -> JSONValue { members[name] ?? .null }
  var members: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
