import Evaluation
import Foundation
import LabelModel
import PhotoReading

/// An evaluation as a person reads it in a terminal.
struct EvaluationPresentation: Sendable {
  private let report: EvaluationReport
  private let showsCauses: Bool
  private let style: TerminalStyle

  /// Presents `report`, with the cause of each missed value's loss if `showsCauses`.
  init(_ report: EvaluationReport, showsCauses: Bool, style: TerminalStyle) {
    self.report = report
    self.showsCauses = showsCauses
    self.style = style
  }

  /// The text, several lines, each with its end.
  var text: String {
    let lists = report.isOfTotals ? [failures] : [wrong, missed, allergens, failed]
    let totals = [figures, calibration, reviewReasons, faultCauses, lossCauses]
    let blocks = (totals + lists).filter { !$0.isEmpty }
    let comparison = report.comparison.map { ComparisonPresentation($0, style: style).text } ?? ""
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n") + comparison
  }

  private var figures: [String] {
    let figures = report.figures
    let interval =
      figures.f1Interval.map { " (95 % interval \($0[0]) to \($0[1]))" } ?? ""
    var lines = [
      "\(counted(figures.images, "label")), \(counted(figures.fields, "printed value")): "
        + "\(figures.right) right, \(figures.wrong) wrong",
      "precision \(figures.precision), recall \(figures.recall), F1 \(figures.f1)\(interval)",
      "complete labels: \(figures.allRight) of \(figures.withFields)",
    ]
    if let serving = report.perServing {
      lines += [
        "beside them per serving: \(serving.fields) printed, \(serving.right) right, "
          + "\(serving.wrong) wrong"
      ]
    }
    return lines + acceptedFigures + allergenFigures + costs
  }

  private var acceptedFigures: [String] {
    let accepted = report.accepted
    let line =
      "everything accepted: \(accepted.right) right of \(accepted.stated) stated facts, "
      + "\(accepted.wrongCount) wrong, \(accepted.unjudgedCount) unjudged; "
      + "precision \(accepted.precision)"
    let unjudged = accepted.unjudged.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !unjudged.isEmpty else { return [line] }
    return [
      line,
      "unjudged, since the truth is silent: "
        + unjudged.map { "\(terminalSafe($0.key)) \($0.value)" }.joined(separator: ", "),
    ]
  }

  private var allergenFigures: [String] {
    guard let allergens = report.allergens else { return [] }
    let kinds = [("allergens", allergens.contains), ("traces", allergens.mayContain)]
    return kinds.map { name, figures in
      "\(name) on \(figures.images) labels: \(figures.fields) printed, \(figures.right) right, "
        + "\(figures.wrong) wrong"
    }
  }

  /// The time and memory of the readings, and the number of those that were kept.
  private var costs: [String] {
    var lines: [String] = []
    if let wall = report.spread(\.wallSeconds), let processor = report.spread(\.cpuSeconds),
      let memory = report.peakMemoryBytes
    {
      lines += [
        "a photo, median and 95th percentile: " + measured(wall, "s on the clock") + ", "
          + measured(processor, "s of processor time"),
        "greatest memory of a reading process: " + String(format: "%.0f MB", Double(memory) / 1e6),
      ]
    }
    if report.reused > 0 {
      lines += [
        "\(report.reused) of \(report.figures.images) readings were kept from an earlier run; what they "
          + "cost is not in these figures"
      ]
    }
    return lines
  }

  private var allergens: [String] {
    let lines = report.labels.flatMap { label -> [String] in
      guard let judged = label.allergens else { return [] }
      return [("", judged.contains), (" as traces", judged.mayContain)].flatMap { kind, judgement in
        judgement.wrong.map {
          "  \(terminalSafe(label.truth.file)): \($0.rawValue)\(kind) not printed"
        }
          + judgement.missed.map {
            "  \(terminalSafe(label.truth.file)): \($0.rawValue)\(kind) not found"
          }
      }
    }
    return lines.isEmpty ? [] : ["Allergens:"] + lines
  }

  private func measured(_ spread: Spread, _ unit: String) -> String {
    String(format: "%.2f and %.2f ", spread.median, spread.p95) + unit
  }

  private var calibration: [String] { CalibrationPresentation(report.calibration).lines }

  private var wrong: [String] {
    let lines = report.labels.flatMap { label in
      label.accepted.compactMap { fact in fact.cause.map { line(fact, $0, of: label) } }
    }
    return lines.isEmpty ? [] : ["Wrong values"] + lines
  }

  private func line(_ fact: AcceptedFact, _ cause: FaultCause, of label: EvaluatedLabel) -> String {
    let serving = fact.part == .perServing ? " per serving" : ""
    return "  \(terminalSafe(label.truth.file)): \(terminalSafe(fact.field))\(serving) printed "
      + "\(terminalSafe(fact.printed ?? "nothing")), read "
      + style(terminalSafe(fact.read), .red) + " (\(cause.words))"
  }

  private var missed: [String] {
    let lines = report.labels.compactMap { label -> String? in
      guard !label.judgement.missed.isEmpty, label.failure == nil else { return nil }
      let values = label.judgement.missed.map { key in
        guard showsCauses, let cause = label.lost[key] else { return terminalSafe(key) }
        return "\(terminalSafe(key)) (\(cause.words))"
      }
      return "  \(terminalSafe(label.truth.file)): \(values.joined(separator: ", "))"
    }
    return lines.isEmpty ? [] : ["Missed values"] + lines
  }

  private var faultCauses: [String] {
    let causes = report.accepted.wrong
    return causes.isEmpty
      ? []
      : ["Everything wrong by cause"]
        + FaultCause.allCases.compactMap { cause in causes[cause].map { "  \(cause.words): \($0)" }
        }
  }

  private var lossCauses: [String] {
    let causes = report.lost
    return causes.isEmpty
      ? []
      : ["Missed values by cause"]
        + LossCause.allCases.compactMap { cause in causes[cause].map { "  \(cause.words): \($0)" } }
  }

  private var reviewReasons: [String] {
    let reasons = report.reviewReasons
    guard !reasons.isEmpty else { return [] }
    return ["Readings for review by reason"]
      + TextTable.aligned(
        [["reason", "readings", "right"]]
          + reasons.map { [terminalSafe($0.code), "\($0.readings)", "\($0.right)"] })
  }

  /// The number of failed photos, without their names.
  private var failures: [String] {
    let count = report.labels.count { $0.failure != nil }
    return count == 0 ? [] : ["Failed photos: \(count)"]
  }

  private var failed: [String] {
    let lines = report.labels.compactMap { label in
      label.failure.map { "  \(terminalSafe(label.truth.file)): \(terminalSafe($0.message))" }
    }
    return lines.isEmpty ? [] : ["Failed photos"] + lines
  }
}
