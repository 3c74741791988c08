import Foundation

/// An evaluation as one self-contained HTML page: each photo beside what is printed on it.
///
/// The page is made in pieces, so that a set of a thousand photos never stands in memory at once:
/// ``opening``, then a ``section(_:png:)`` a label, then ``closing``. Everything that comes from a
/// label or a file name is escaped, and the page's policy forbids scripts and other addresses.
public struct HTMLReport: Sendable {
  private let report: EvaluationReport

  /// Presents `report`.
  public init(_ report: EvaluationReport) {
    self.report = report
  }

  /// The page up to the first label.
  public var opening: String {
    let figures = report.figures
    let interval =
      figures.f1Interval.map { " (\($0.map { "\($0)" }.joined(separator: "–")))" } ?? ""
    var facts = [
      ("Photos", "\(figures.images)"),
      ("Printed values", "\(figures.fields)"),
      ("Right", "\(figures.right)"),
      ("Wrong", "\(figures.wrong)"),
      ("Precision", "\(figures.precision)"),
      ("Recall", "\(figures.recall)"),
      ("F1", "\(figures.f1)\(interval)"),
      ("Complete labels", "\(figures.allRight) of \(figures.withFields)"),
    ]
    for stage in LostStage.allCases {
      if let count = report.lost[stage] { facts.append(("Lost in \(stage.rawValue)", "\(count)")) }
    }
    let rows = facts.map { "<tr><th>\(escaped($0.0))</th><td>\(escaped($0.1))</td></tr>" }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>labelscan evaluation</title>
      <style>
      body { font: 15px/1.4 sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1em }
      section { border-top: 1px solid #bbb; display: flex; gap: 2em; padding: 1em 0 }
      section > div { flex: 1; min-width: 0 }
      img { max-width: 100% }
      table { border-collapse: collapse }
      th, td { padding: .15em .8em .15em 0; text-align: left; vertical-align: top }
      h2 { font-size: 1.1em; overflow-wrap: anywhere }
      .right { color: #17641c } .wrong { color: #b00020; font-weight: bold }
      .missed { color: #777 } .failure { color: #b00020 }
      </style></head><body>
      <h1>labelscan evaluation</h1>
      <table>\(rows.joined(separator: "\n"))</table>

      """
  }

  /// One label: its picture, if there is one, and a row for each judged nutrient.
  public func section(_ label: EvaluatedLabel, png: [UInt8]?) -> String {
    let picture =
      png.map {
        "<img alt=\"\" src=\"data:image/png;base64,\(Data($0).base64EncodedString())\">"
      } ?? ""
    let failure = label.failure.map { "<p class=\"failure\">\(escaped($0.message))</p>" } ?? ""
    return """
      <section><div>\(picture)</div><div><h2>\(escaped(label.truth.file))</h2>
      \(failure)<table><tr><th></th><th>printed</th><th>read</th><th></th></tr>
      \(rows(label).joined(separator: "\n"))
      </table></div></section>

      """
  }

  /// The end of the page.
  public var closing: String { "</body></html>\n" }

  private func rows(_ label: EvaluatedLabel) -> [String] {
    let right = byNutrient(label.judgement.right)
    let wrong = byNutrient(label.judgement.wrong)
    return label.truth.scored.compactMap { key in
      if let value = right[key] {
        return row(key, value.printed, value.read, "right", "right")
      }
      if let value = wrong[key] {
        return row(key, value.printed, value.read, "wrong", verdict("wrong", label.lost[key]))
      }
      guard label.judgement.missed.contains(key) else { return nil }
      return row(
        key, label.truth.nutrients[key], nil, "missed", verdict("missed", label.lost[key]))
    }
  }

  private func verdict(_ word: String, _ stage: LostStage?) -> String {
    stage.map { "\(word), lost in \($0.rawValue)" } ?? word
  }

  private func byNutrient(_ values: [Judgement.Value]) -> [String: Judgement.Value] {
    Dictionary(values.map { ($0.nutrient, $0) }) { first, _ in first }
  }

  private func row(
    _ key: String, _ printed: PrintedValue?, _ read: PrintedValue?, _ style: String,
    _ verdict: String
  ) -> String {
    let cells = [key, printed?.text ?? "", read?.text ?? "--", verdict].map {
      "<td>\(escaped($0))</td>"
    }
    return "<tr class=\"\(style)\">\(cells.joined())</tr>"
  }
}

/// Returns `text` so that it stands in HTML, in an element or a quoted attribute, as itself.
func escaped(_ text: String) -> String {
  var safe = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": safe += "&amp;"
    case "<": safe += "&lt;"
    case ">": safe += "&gt;"
    case "\"": safe += "&quot;"
    case "'": safe += "&#39;"
    // No character of an HTML document (WHATWG HTML, 13.1.4): shown, not interpreted.
    case "\u{0}"..."\u{8}", "\u{B}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}": safe += "\u{FFFD}"
    default: safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}
