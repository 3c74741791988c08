import Foundation
import InputFiles

/// Reads a file with one JSON object a line; blank lines are skipped.
///
/// The file is untrusted: it is read whole only up to 256 MiB, some 100 000 records.
///
/// - Returns: each object with its line number, counted from 1.
/// - Throws: ``EvaluationError/unreadable(path:reason:)`` or
///   ``EvaluationError/badLine(path:line:reason:)`` for the first line that does not fit.
func readJSONLines<Value: Decodable>(
  _: Value.Type, from path: String
) throws(EvaluationError) -> [(line: Int, value: Value)] {
  let bytes: Data
  do throws(InputFileError) {
    bytes = try InputFile(path, limit: 256 << 20).bytes
  } catch {
    throw .unreadable(path: path, reason: error.description)
  }
  let decoder = JSONDecoder()
  var values: [(line: Int, value: Value)] = []
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    guard line.contains(where: { ![0x20, 0x09, 0x0d].contains($0) }) else { continue }
    do {
      values.append((index + 1, try decoder.decode(Value.self, from: Data(line))))
    } catch let error as DecodingError {
      throw .badLine(path: path, line: index + 1, reason: explanation(of: error))
    } catch {
      throw .badLine(path: path, line: index + 1, reason: "not a JSON object (\(error))")
    }
  }
  return values
}

/// The fault that a decoder found, in one clause.
private func explanation(of error: DecodingError) -> String {
  func place(_ context: DecodingError.Context, _ whole: String = "the line") -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? whole : path
  }
  return switch error {
  case .keyNotFound(let key, let context):
    "\(place(context, "the object")) has no \(key.stringValue)"
  case .valueNotFound(_, let context):
    "\(place(context)) is null"
  case .typeMismatch(let type, let context):
    "\(place(context)) should be \(kind(of: type))"
  case .dataCorrupted(let context):
    context.codingPath.isEmpty
      ? "not valid JSON" : "\(place(context)): \(context.debugDescription)"
  @unknown default:
    "not what it should be"
  }
}

/// The name for a person of the kind of value that a decoder wanted.
private func kind(of type: any Any.Type) -> String {
  switch type {
  case is Decimal.Type: "a number"
  case is String.Type: "a text"
  case is [Any].Type: "a list"
  default: "an object"
  }
}
