import Foundation
import LabelModel
package import LabelPipeline

/// An evaluation as a person reads it in a terminal.
package struct EvaluationPresentation: Sendable {
  private let report: EvaluationReport
  private let showsStages: Bool
  private let style: TerminalStyle

  /// Presents `report`, with the stage that lost each missed value if `showsStages`.
  package init(_ report: EvaluationReport, showsStages: Bool, style: TerminalStyle) {
    self.report = report
    self.showsStages = showsStages
    self.style = style
  }

  /// The text, several lines, each with its end.
  package var text: String {
    let blocks = [figures, reliability, wrong, missed, allergens, stages, failed].filter {
      !$0.isEmpty
    }
    let comparison = report.comparison.map { ComparisonPresentation($0, style: style).text } ?? ""
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n") + comparison
  }

  private var figures: [String] {
    let figures = report.figures
    let interval =
      figures.f1Interval.map { " (95 % interval \($0[0]) to \($0[1]))" } ?? ""
    var lines = [
      "\(figures.images) labels, \(figures.fields) printed values: \(figures.right) right, "
        + "\(figures.wrong) wrong",
      "precision \(figures.precision), recall \(figures.recall), F1 \(figures.f1)\(interval)",
      "complete labels: \(figures.allRight) of \(figures.withFields)",
    ]
    let unjudged = report.unjudged.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !unjudged.isEmpty {
      lines += [
        "not judged, since the truth is silent: "
          + unjudged.map { "\(terminalSafe($0.key)) \($0.value)" }.joined(separator: ", ")
      ]
    }
    if let serving = report.perServing {
      lines += [
        "beside them per serving: \(serving.fields) printed, \(serving.right) right, "
          + "\(serving.wrong) wrong"
      ]
    }
    if let allergens = report.allergens {
      let kinds = [("allergens", allergens.contains), ("traces", allergens.mayContain)]
      lines += kinds.map { name, figures in
        "\(name) on \(figures.images) labels: \(figures.fields) printed, \(figures.right) right, "
          + "\(figures.wrong) wrong"
      }
    }
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
        "\(report.reused) of \(figures.images) readings were kept from an earlier run; what they "
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

  private var reliability: [String] { ReliabilityPresentation(report.reliability).lines }

  private var wrong: [String] {
    func line(_ value: Judgement.Value, of label: EvaluatedLabel, _ basis: String) -> String {
      let printed = value.printed?.text ?? "nothing"
      return "  \(terminalSafe(label.truth.file)): \(terminalSafe(value.nutrient))\(basis) printed "
        + "\(terminalSafe(printed)), read " + style(terminalSafe(value.read.text), .red)
    }
    let lines = report.labels.flatMap { label in
      let serving = label.perServing?.wrong ?? []
      return label.judgement.wrong.map { line($0, of: label, "") }
        + serving.map { line($0, of: label, " per serving") }
    }
    return lines.isEmpty ? [] : ["Wrong values"] + lines
  }

  private var missed: [String] {
    let lines = report.labels.compactMap { label -> String? in
      guard !label.judgement.missed.isEmpty, label.failure == nil else { return nil }
      let values = label.judgement.missed.map { key in
        guard showsStages, let stage = label.lost[key] else { return terminalSafe(key) }
        return "\(terminalSafe(key)) (\(stage.words))"
      }
      return "  \(terminalSafe(label.truth.file)): \(values.joined(separator: ", "))"
    }
    return lines.isEmpty ? [] : ["Missed values"] + lines
  }

  private var stages: [String] {
    guard showsStages else { return [] }
    return ["Missed values by the stage that lost them"]
      + LostStage.allCases.map { "  \($0.words): \(report.lost[$0] ?? 0)" }
  }

  private var failed: [String] {
    let lines = report.labels.compactMap { label in
      label.failure.map { "  \(terminalSafe(label.truth.file)): \(terminalSafe($0.message))" }
    }
    return lines.isEmpty ? [] : ["Failed photos"] + lines
  }
}
