public import Foundation

extension ProductRecord {
  /// Reads records from JSON lines, or one record from JSON of any layout.
  ///
  /// - Throws: `DecodingError` for the first line that is no record of this schema, and for text without any.
  public static func records(inLines json: Data) throws -> [ProductRecord] {
    if let record = try? ProductRecord(json: json) { return [record] }
    let lines = json.split(separator: UInt8(ascii: "\n")).filter { line in
      !line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    }
    // An empty text throws here what it lacks.
    guard !lines.isEmpty else { return [try ProductRecord(json: json)] }
    return try lines.map { try ProductRecord(json: Data($0)) }
  }
}
