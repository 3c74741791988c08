import Foundation
import LabelModel
import LabelPipeline
import Testing

@Suite struct HTMLReportTests {
  private static let truth = TruthLabel(
    file: "<img src=x onerror=\"alert('&')\">\u{1B}.jpg", subject: .petFood,
    nutrients: ["fat": PrintedValue(6, "%"), "ash": PrintedValue(2, "%")])

  @Test("Text from labels and file names is escaped, also in attributes")
  func escapes() {
    let failure = PhotoFailure(
      stage: .decode, code: "damaged", message: "<script>alert(1)</script>")
    let label = EvaluatedLabel(
      truth: Self.truth, record: nil, failure: failure)
    let page = HTMLReport(EvaluationReport([label])).section(label, png: nil)
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{1B}"))
    #expect(
      page.contains("&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;\u{FFFD}.jpg"))
  }

  @Test("Each judged value has a row with its verdict and the stage that lost it")
  func rows() {
    let label = EvaluatedLabel(
      truth: Self.truth,
      record: ScorableRecord(
        name: Self.truth.name,
        nutrients: ["fat": ScorableRecord.Accepted(PrintedValue(60, "%"))]),
      lost: ["fat": .decision, "ash": .recognition])
    let page = HTMLReport(EvaluationReport([label])).section(label, png: [1, 2, 3])
    #expect(page.contains("<img alt=\"\" src=\"data:image/png;base64,AQID\">"))
    #expect(
      page.contains(
        "<tr class=\"wrong\"><td>fat</td><td>6 %</td><td>60 %</td>"
          + "<td>wrong, lost in decision</td></tr>"))
    #expect(
      page.contains(
        "<tr class=\"missed\"><td>ash</td><td>2 %</td><td>--</td>"
          + "<td>missed, lost in recognition</td></tr>"))
    #expect(!page.contains("<td>protein</td>"))
  }

  @Test("The page forbids scripts and states the figures")
  func opening() {
    let report = HTMLReport(EvaluationReport([EvaluatedLabel(truth: Self.truth, record: nil)]))
    #expect(report.opening.contains("default-src 'none'"))
    #expect(report.opening.contains("<tr><th>Printed values</th><td>2</td></tr>"))
    #expect(report.opening.contains("<tr><th>Complete labels</th><td>0 of 1</td></tr>"))
  }
}
