/// The records that are judged, each by the file of its truth.
package struct RecordsByFile: Sendable {
  private var records: [FilePath: ScorableRecord]

  /// Holds `records` by the files of their truths; a later one of the same file replaces an earlier one.
  package init(_ records: some Sequence<(String, ScorableRecord)>) {
    self.records = Dictionary(records.map { (FilePath($0), $1) }) { _, later in later }
  }

  /// The record of the truth of `file`, `nil` without one.
  package subscript(file: String) -> ScorableRecord? { records[FilePath(file)] }
}

/// Reads records to be scored, and finds the truth that each is about.
///
/// A truth and a record are of one photo if one path ends with the other: `can.jpg` and
/// `photos/can.jpg`. Of several such truths the one with the most folders in common is meant. A later
/// record of the same photo replaces an earlier one.
///
/// - Parameters:
///   - path: a file with one record a line.
///   - labels: the truths; records of other photos are left out.
/// - Returns: the records by the files of their truths.
/// - Throws: ``EvaluationError`` if the file cannot be read or a line does not fit. It throws the
///   same if a record may be of several photos, or several records of one.
package func readRecords(
  from path: String, of labels: [TruthLabel]
) throws(EvaluationError) -> RecordsByFile {
  let labels = Dictionary(grouping: labels.map { FilePath($0.file) }, by: \.name)
  let records = try readJSONLines(ScorableRecord.self, from: path).map { FileRecord($0.value) }
  let latest = Dictionary(records.map { ($0.path, $0) }) { _, later in later }
  var found: [FilePath: [FileRecord]] = [:]
  for record in latest.values.sorted(by: { $0.path < $1.path }) {
    let candidates = (labels[record.path.name] ?? []).filter { $0.isSameFile(as: record.path) }
    guard let most = candidates.map({ $0.depth(sharedWith: record.path) }).max() else { continue }
    let nearest = candidates.filter { $0.depth(sharedWith: record.path) == most }
    if nearest.contains(record.path) {
      found[record.path, default: []].append(record)
    } else if nearest.count == 1 {
      found[nearest[0], default: []].append(record)
    } else {
      throw .unclearRecord(
        path: path, record: record.value.file, files: nearest.sorted(by: <).map(\.text))
    }
  }
  var matched: [(String, ScorableRecord)] = []
  for (label, records) in found.sorted(by: { $0.key < $1.key }) {
    if let record = records.first(where: { $0.path == label }) {
      matched.append((label.text, record.value))
    } else if records.count == 1 {
      matched.append((label.text, records[0].value))
    } else {
      throw .unclearTruth(path: path, file: label.text, records: records.map(\.value.file))
    }
  }
  return RecordsByFile(matched)
}

/// A record with the path of its photo.
private struct FileRecord {
  var path: FilePath
  var value: ScorableRecord

  init(_ value: ScorableRecord) {
    path = FilePath(value.file)
    self.value = value
  }
}
