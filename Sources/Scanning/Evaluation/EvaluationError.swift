/// The reason why an evaluation could not be done.
public enum EvaluationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file of truths or records could not be opened or is no UTF-8 text.
  case unreadable(path: String, reason: String)
  /// A line is not what it should be.
  case badLine(path: String, line: Int, reason: String)
  /// Two truth lines name the same photo.
  case namedTwice(path: String, name: String, lines: [Int])
  /// There is nothing to judge.
  case noTruth(path: String)

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason); name a readable file with one JSON object a line"
    case .badLine(let path, let line, let reason):
      "\(path), line \(line): \(reason); mend or remove that line"
    case .namedTwice(let path, let name, let lines):
      "\(path) names \(name) on lines \(lines.map(String.init).joined(separator: " and ")); "
        + "keep one line a photo"
    case .noTruth(let path):
      "\(path) has no lines; write one JSON object a photo, with its image and nutrients"
    }
  }
}
