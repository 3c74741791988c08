/// The reason why an evaluation could not be done.
package enum EvaluationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file of truths or records could not be opened or is no UTF-8 text.
  case unreadable(path: String, reason: String)
  /// A line is not what it should be.
  case badLine(path: String, line: Int, reason: String)
  /// Two truth lines name the same photo.
  case namedTwice(path: String, file: String, lines: [Int])
  /// A record may be of several photos of the truth.
  case unclearRecord(path: String, record: String, files: [String])
  /// Several records may be of one photo of the truth.
  case unclearTruth(path: String, file: String, records: [String])
  /// There is nothing to judge.
  case noTruth(path: String)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason); name a readable file with one JSON object a line"
    case .badLine(let path, let line, let reason):
      "\(path), line \(line): \(reason); mend or remove that line"
    case .unclearRecord(let path, let record, let files):
      "\(path) has a record of \(record), which may be \(files.joined(separator: " or ")); "
        + "name its photo with the folder, as batch does"
    case .unclearTruth(let path, let file, let records):
      "\(path) has records of \(records.joined(separator: " and ")), each of which may be \(file); "
        + "remove those of other photos, or name the photo with its folder in the truth"
    case .namedTwice(let path, let file, let lines):
      "\(path) names \(file) on lines \(lines.map(String.init).joined(separator: " and ")); "
        + "keep one line a photo"
    case .noTruth(let path):
      "\(path) has no lines; write one JSON object a photo, with its image and nutrients"
    }
  }
}
