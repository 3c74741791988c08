import Foundation
import LabelModel
import PhotoReading

/// An evaluation as one self-contained HTML page: each photo beside what is printed on it, what is
/// wrong first.
///
/// The page is made in pieces, so that a set of a thousand photos is never in memory at once. They
/// are ``opening``, a ``section(_:jpeg:)`` for each label of ``order``, and ``closing``. Everything
/// that comes from a label or a file name is escaped. The page's policy forbids scripts and other
/// addresses. Style sheets alone choose what is shown.
package struct HTMLReport: Sendable {
  private let report: EvaluationReport

  /// Presents `report`.
  package init(_ report: EvaluationReport) {
    self.report = report
  }

  /// The places of the labels in the order of the page: wrong values first, then missed ones, then
  /// the others.
  package var order: [Int] {
    let ranks = report.labels.map { label in
      label.judgement.wrong.isEmpty ? (label.judgement.missed.isEmpty ? 2 : 1) : 0
    }
    return (0...2).flatMap { rank in ranks.indices.filter { ranks[$0] == rank } }
  }

  /// The page up to the first label.
  package var opening: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>labelscan evaluation</title>
    <style>
    body { font: 15px/1.4 sans-serif; margin: 2em auto; max-width: 90em; padding: 0 1em }
    section { border-top: 1px solid #bbb; display: flex; gap: 2em; padding: 1em 0 }
    section > div { flex: 3; min-width: 0 } section > div:last-child { flex: 2 }
    img { max-width: 100% }
    table { border-collapse: collapse; margin-bottom: 1em }
    th, td { padding: .15em .8em .15em 0; text-align: left; vertical-align: top }
    h2 { font-size: 1.1em; overflow-wrap: anywhere }
    .right { color: #17641c } .wrong { color: #b00020; font-weight: bold }
    .missed { color: #777 } .failure { color: #b00020 }
    .figures { display: flex; flex-wrap: wrap; gap: 0 4em }
    input:checked + label { font-weight: bold } label { margin-right: 1em }
    \(filters.map { "#show-\($0.name):checked ~ section:not(.\($0.name)) { display: none }" }
      .joined(separator: "\n"))
    @media (max-width: 50em) { section { display: block } }
    </style></head><body>
    <h1>labelscan evaluation</h1>
    <div class="figures">\(figures)\(bands)</div>
    \(wrongValues)
    <input type="radio" name="show" id="show-all" checked><label for="show-all">all photos</label>
    \(filters.map {
      "<input type=\"radio\" name=\"show\" id=\"show-\($0.name)\">"
        + "<label for=\"show-\($0.name)\">\($0.words): \($0.count)</label>"
    }.joined(separator: "\n"))

    """
  }

  /// The label at `place`: its picture, where it has one, and a row for each judged nutrient. Wrong
  /// values come first.
  package func section(_ place: Int, jpeg: [UInt8]?) -> String {
    let label = report.labels[place]
    let picture =
      jpeg.map {
        "<img alt=\"\" loading=\"lazy\" src=\"data:image/jpeg;base64,"
          + "\(Data($0).base64EncodedString())\">"
      } ?? ""
    let failure = label.failure.map { "<p class=\"failure\">\(escaped($0.message))</p>" } ?? ""
    let classes =
      (label.judgement.wrong.isEmpty ? [] : ["wrong-values"])
      + LossCause.allCases.filter { label.lost.values.contains($0) }.map(\.rawValue)
    return """
      <section id="label-\(place)" class="\(classes.joined(separator: " "))"><div>\(picture)</div>
      <div><h2>\(escaped(label.truth.file))</h2>
      \(failure)<table>
      <tr><th></th><th>printed</th><th>read</th><th>certain</th><th></th></tr>
      \(rows(label).joined(separator: "\n"))
      </table></div></section>

      """
  }

  /// The end of the page.
  package var closing: String { "</body></html>\n" }

  /// The filters for photos, with the number of values.
  private var filters: [(name: String, words: String, count: Int)] {
    let wrong = report.figures.wrong
    return (wrong > 0 ? [("wrong-values", "wrong", wrong)] : [])
      + LossCause.allCases.compactMap { cause in
        report.lost[cause].map { (cause.rawValue, cause.words, $0) }
      }
  }

  private var figures: String {
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
      (
        "Everything accepted",
        "\(report.accepted.right) right, \(report.accepted.wrongCount) wrong, "
          + "\(report.accepted.unjudgedCount) unjudged"
      ),
    ]
    if let serving = report.perServing {
      facts.append(
        (
          "Beside them per serving",
          "\(serving.right) right, \(serving.wrong) wrong of \(serving.fields)"
        ))
    }
    if let allergens = report.allergens {
      for (name, kind) in [("Allergens", allergens.contains), ("Traces", allergens.mayContain)] {
        facts.append((name, "\(kind.right) right, \(kind.wrong) wrong of \(kind.fields)"))
      }
    }
    return "<table>"
      + facts.map { "<tr><th>\($0.0)</th><td>\($0.1)</td></tr>" }.joined(separator: "\n")
      + "</table>"
  }

  private var bands: String {
    let bands = report.calibration.bands
    guard !bands.isEmpty else { return "" }
    let rows = bands.map { band in
      let cells = [
        "\(band.from) to \(band.to)", "\(band.count)", "\(band.right)", "\(band.meanConfidence)",
        "\(band.shareRight) (\(band.interval.map { "\($0)" }.joined(separator: "–")))",
      ]
      return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return "<table><tr><th>confidence</th><th>readings</th><th>right</th><th>mean confidence</th>"
      + "<th>share right</th></tr>\(rows.joined(separator: "\n"))</table>"
  }

  private var wrongValues: String {
    let items = order.flatMap { place in
      let label = report.labels[place]
      return label.judgement.wrong.map { value in
        "<li><a href=\"#label-\(place)\">\(escaped(label.truth.file))</a>: "
          + "<span class=\"wrong\">\(escaped(value.nutrient)) printed "
          + "\(escaped(value.printed?.text ?? "nothing")), read \(escaped(value.read.text))</span></li>"
      }
    }
    guard !items.isEmpty else { return "" }
    return "<h2>Wrong values</h2><ul>\(items.joined(separator: "\n"))</ul>"
  }

  private func rows(_ label: EvaluatedLabel) -> [String] {
    let right = byNutrient(label.judgement.right)
    let wrong = byNutrient(label.judgement.wrong)
    let offered = Dictionary(label.offered.map { ($0.nutrient, $0) }) { first, _ in first }
    func certainty(_ key: String) -> String {
      offered[key]?.confidence.map { String(format: "%.1f %%", $0.value * 100) } ?? ""
    }
    func row(
      _ key: String, _ printed: PrintedValue?, _ read: String, _ style: String, _ verdict: String
    ) -> String {
      let cells = [key, printed?.text ?? "", read, certainty(key), verdict].map {
        "<td>\(escaped($0))</td>"
      }
      return "<tr class=\"\(style)\">\(cells.joined())</tr>"
    }
    var rows: [String] = []
    for key in label.truth.scored {
      let cause = label.lost[key].map { ": \($0.words)" } ?? ""
      if let value = wrong[key] {
        rows.insert(
          row(key, value.printed, value.read.text, "wrong", "wrong" + cause), at: 0)
      } else if let value = right[key] {
        rows.append(row(key, value.printed, value.read.text, "right", "right"))
      } else if let printed = label.truth.nutrients[key], label.judgement.missed.contains(key) {
        let read = offered[key].map { "\($0.read.text) for review" } ?? "--"
        rows.append(row(key, printed, read, "missed", "missed" + cause))
      } else if let value = offered[key], !value.isAccepted {
        rows.append(row(key, nil, "\(value.read.text) for review", "missed", "not printed"))
      }
    }
    return rows
  }

  private func byNutrient(_ values: [Judgement.Value]) -> [String: Judgement.Value] {
    Dictionary(values.map { ($0.nutrient, $0) }) { first, _ in first }
  }
}

/// Returns `text` as the same text in HTML, in an element or a quoted attribute.
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
