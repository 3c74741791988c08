/// Reads a truth file: one JSON object a line, each naming its photo or text.
///
/// - Throws: ``EvaluationError`` if the file cannot be read, or has no line. It throws the same if
///   a line does not fit, or two lines name the same file.
public func readTruth(from path: String) throws(EvaluationError) -> [TruthLabel] {
  let lines = try readJSONLines(TruthLabel.self, from: path)
  guard !lines.isEmpty else { throw .noTruth(path: path) }
  var seen: [[UInt8]: Int] = [:]
  for (line, truth) in lines {
    if let first = seen.updateValue(line, forKey: Array(truth.name.utf8)) {
      throw .namedTwice(path: path, name: truth.name, lines: [first, line])
    }
  }
  return lines.map(\.value)
}

/// Reads records to be scored, by the base name of their photo or text. A later record of the same
/// photo replaces an earlier one.
///
/// - Throws: ``EvaluationError`` if the file cannot be read or a line does not fit.
public func readRecords(
  from path: String
) throws(EvaluationError) -> RecordsByName {
  let records = try readJSONLines(ScorableRecord.self, from: path).map(\.value)
  return RecordsByName(records.map { ($0.name, $0) })
}

/// Records by the bytes of their photos' names: two names that Unicode takes for the same text are two files.
public struct RecordsByName: Sendable, ExpressibleByDictionaryLiteral {
  private var records: [[UInt8]: ScorableRecord]

  /// Holds `records`; a later one of the same name replaces an earlier one.
  public init(_ records: some Sequence<(String, ScorableRecord)>) {
    self.records = Dictionary(records.map { (Array($0.utf8), $1) }) { _, later in later }
  }

  /// Creates records by a literal.
  public init(dictionaryLiteral elements: (String, ScorableRecord)...) { self.init(elements) }

  /// The photos' names, in no order.
  public var names: [String] { records.keys.map { String(decoding: $0, as: UTF8.self) } }

  /// The record of `name`, `nil` without one.
  public subscript(name: String) -> ScorableRecord? { records[Array(name.utf8)] }
}
