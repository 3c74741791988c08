import BatchProcessing
import LabelModel

/// The work of a batch, for a person.
struct BatchReport: Sendable {
  private let summary: BatchSummary
  private let folder: String
  private let grouping: PhotoGrouping

  /// Reports `summary` of a batch that wrote to `folder`.
  init(_ summary: BatchSummary, folder: String, grouping: PhotoGrouping) {
    self.summary = summary
    self.folder = folder
    self.grouping = grouping
  }

  /// The report, in lines.
  var text: String {
    let records = RecordStatus.allCases.compactMap { status -> String? in
      summary.records[status].map { "\($0) \(words(status))" }
    }
    let count = summary.records.values.reduce(0, +)
    var lines = [
      "\(counted(summary.read, "photo")) read"
        + (summary.identical > 0 ? " (\(summary.identical) the same as another)" : "")
        + ", \(summary.failed) failed"
        + (summary.doneBefore > 0 ? ", \(summary.doneBefore) done before" : ""),
      counted(count, "record") + (records.isEmpty ? "" : ": " + records.joined(separator: ", ")),
    ]
    let place = terminalSafe(folder)
    if summary.completed > 0 {
      lines.append("\(counted(summary.completed, "record")) of earlier runs completed by a look-up")
    }
    if summary.pending > 0 {
      lines.append(
        "\(counted(summary.pending, "record")) without an answer of a product database; --resume asks "
          + "again and reads no photo")
    }
    if summary.withoutReadings > 0 {
      lines.append(
        "\(counted(summary.withoutReadings, "record")) without an answer whose readings are gone from "
          + "\(place)/pending.jsonl; to read their photos again, name a new output folder")
    }
    let failedBefore = summary.failedInAll - summary.failed
    if failedBefore > 0 {
      let photos = counted(failedBefore, "photo")
      lines.append("\(photos) failed in earlier runs; \(remedy)")
    }
    if summary.failedInAll > 0 {
      lines.append("\(place)/failures.jsonl says why photos failed")
    }
    if summary.isStopped { lines.append("stopped; go on with --resume") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The way to try failed photos again. A group's record is made once, so that its photos are read anew together.
  private var remedy: String {
    switch grouping {
    case .file:
      "to try a photo again, remove its line from failures.jsonl and go on with --resume"
    case .folder, .barcode: "to try them again, name a new output folder"
    }
  }

  private func words(_ status: RecordStatus) -> String {
    switch status {
    case .valid: "valid"
    case .needsReview: "to review"
    case .incomplete: "incomplete"
    case .unreadable: "without a value"
    }
  }
}
