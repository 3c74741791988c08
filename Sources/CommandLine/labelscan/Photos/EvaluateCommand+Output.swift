import Evaluation
import Foundation
import LabelScan

extension EvaluateCommand {
  /// Gives out everything that was asked for; what cannot be written keeps nothing else back.
  func deliver(
    _ outcomes: [Evaluator.Outcome], before: RecordsByFile?
  ) throws(CommandFailure) {
    let warnings = outcomes.compactMap(\.warning)
    if totals, !warnings.isEmpty {
      complain("\(warnings.count) readings were not found as they were kept")
    } else {
      for warning in warnings { complain(warning) }
    }
    let report = EvaluationReport(outcomes.map(\.label), before: before, isOfTotals: totals)
    var failures = [
      failure { () throws(CommandFailure) in try writeRecords(outcomes) },
      failure { () throws(CommandFailure) in try show(report) },
      failure { () throws(CommandFailure) in try writePage(HTMLReport(report), outcomes) },
    ].compactMap { $0 }
    if let last = failures.popLast() {
      for failure in failures { complain(failure.description) }
      throw last
    }
    if outcomes.contains(where: { $0.label.failure != nil }) {
      throw CommandFailure(.someFailed, "")
    }
  }

  private func failure(
    of step: () throws(CommandFailure) -> Void
  ) -> CommandFailure? {
    do throws(CommandFailure) {
      try step()
      return nil
    } catch {
      return error
    }
  }

  private func show(_ report: EvaluationReport) throws(CommandFailure) {
    guard json else {
      let style = TerminalStyle.forStandardOutput()
      return try output(EvaluationPresentation(report, showsCauses: causes, style: style).text)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do {
      line = try encoder.encode(report) + [UInt8(ascii: "\n")]
    } catch {
      throw CommandFailure(.internalFault, "the figures cannot be written as JSON: \(error)")
    }
    try output(line)
  }

  private func writeRecords(_ outcomes: [Evaluator.Outcome]) throws(CommandFailure) {
    guard let keepRecords else { return }
    let file = try OutputFile(keepRecords)
    for record in outcomes.compactMap(\.record) { try file.append(jsonLine(of: record)) }
    try file.finish()
  }

  private func writePage(
    _ page: HTMLReport, _ outcomes: [Evaluator.Outcome]
  ) throws(CommandFailure) {
    guard let html else { return }
    let file = try OutputFile(html)
    try file.append(page.opening.utf8)
    for place in page.order {
      try file.append(page.section(place, jpeg: preview(of: outcomes[place])).utf8)
    }
    try file.append(page.closing.utf8)
    try file.finish()
  }

  /// The photo with the values that the record took from it, scaled for a page. `nil` for a photo
  /// that could not be read.
  private func preview(of outcome: Evaluator.Outcome) -> [UInt8]? {
    guard outcome.label.failure == nil else { return nil }
    do {
      return try photoPreview(
        folder + "/" + outcome.label.truth.file, reading: outcome.reading, record: outcome.record,
        longestSide: 1000)
    } catch {
      complain("no picture in the page: \(error)")
      return nil
    }
  }
}
