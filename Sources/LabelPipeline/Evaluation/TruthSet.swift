/// Reads a truth file: one JSON object a line, each naming its photo or text.
///
/// - Throws: ``EvaluationError`` if the file cannot be read, a line does not fit, two lines name
///   the same file, or there is no line.
public func readTruth(from path: String) throws(EvaluationError) -> [TruthLabel] {
  let lines = try readJSONLines(TruthLabel.self, from: path)
  guard !lines.isEmpty else { throw .noTruth(path: path) }
  var seen: [String: Int] = [:]
  for (line, truth) in lines {
    if let first = seen.updateValue(line, forKey: truth.name) {
      throw .namedTwice(path: path, name: truth.name, lines: [first, line])
    }
  }
  return lines.map(\.value)
}

/// Reads records to be scored, by the base name of their photo or text; a later record of the same
/// photo replaces an earlier one.
///
/// - Throws: ``EvaluationError`` if the file cannot be read or a line does not fit.
public func readRecords(
  from path: String
) throws(EvaluationError) -> [String: ScorableRecord] {
  let records = try readJSONLines(ScorableRecord.self, from: path).map(\.value)
  return Dictionary(records.map { ($0.name, $0) }) { _, later in later }
}
