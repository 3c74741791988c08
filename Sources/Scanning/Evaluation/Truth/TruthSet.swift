/// Reads a truth file: one JSON object a line, each naming its photo or text.
///
/// - Throws: ``EvaluationError`` if the file cannot be read, or has no line. It throws the same if
///   a line does not fit, or two lines name the same file.
package func readTruth(from path: String) throws(EvaluationError) -> [TruthLabel] {
  let lines = try readJSONLines(TruthLabel.self, from: path)
  guard !lines.isEmpty else { throw .noTruth(path: path) }
  var seen: [FilePath: Int] = [:]
  for (line, truth) in lines {
    if let first = seen.updateValue(line, forKey: FilePath(truth.file)) {
      throw .namedTwice(path: path, file: truth.file, lines: [first, line])
    }
  }
  return lines.map(\.value)
}
