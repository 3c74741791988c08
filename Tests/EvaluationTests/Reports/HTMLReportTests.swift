import Evaluation
import Foundation
import LabelModel
import PhotoReading
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
    let page = HTMLReport(EvaluationReport([label])).section(0, jpeg: nil)
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{1B}"))
    #expect(
      page.contains("&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;\u{FFFD}.jpg"))
  }

  @Test("Each judged value has a row with its verdict, its certainty and the cause of its loss")
  func rows() {
    let label = EvaluatedLabel(
      truth: Self.truth,
      record: ScorableRecord(
        file: Self.truth.file,
        nutrients: [
          "ash": ScorableRecord.Accepted(PrintedValue(20, "%"), confidence: Confidence(0.9))
        ],
        forReview: [
          ScorableRecord.Unaccepted("fat", PrintedValue(6, "%"), confidence: Confidence(0.625)),
          ScorableRecord.Unaccepted("fiber", PrintedValue(1, "%")),
        ]),
      lost: ["fat": .notTrusted, "ash": .misread])
    let page = HTMLReport(EvaluationReport([label])).section(0, jpeg: [1, 2, 3])
    #expect(page.contains("src=\"data:image/jpeg;base64,AQID\">"))
    let rows = page.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<tr class") }
    let wanted: [String] = [
      """
      <tr class="wrong"><td>ash</td><td>2 %</td><td>20 %</td><td>90.0 %</td>\
      <td>wrong: misread</td></tr>
      """,
      """
      <tr class="missed"><td>fat</td><td>6 %</td><td>6 % for review</td><td>62.5 %</td>\
      <td>missed: not trusted</td></tr>
      """,
      """
      <tr class="missed"><td>fiber</td><td></td><td>1 % for review</td><td></td>\
      <td>not printed</td></tr>
      """,
    ]
    #expect(rows == wanted)
    #expect(page.contains("<section id=\"label-0\" class=\"wrong-values misread notTrusted\">"))
  }

  @Test("The page begins with the labels that have wrong values, each linked from the top")
  func order() {
    func label(_ name: String, fat: Decimal?) -> EvaluatedLabel {
      let truth = TruthLabel(
        file: name, subject: .petFood, nutrients: ["fat": PrintedValue(6, "%")])
      let values = fat.map { ["fat": ScorableRecord.Accepted(PrintedValue($0, "%"))] } ?? [:]
      return EvaluatedLabel(
        truth: truth, record: ScorableRecord(file: name, nutrients: values),
        lost: fat == 6 ? [:] : ["fat": .misread])
    }
    let report = HTMLReport(
      EvaluationReport([
        label("right.jpg", fat: 6), label("missed.jpg", fat: nil), label("wrong.jpg", fat: 60),
      ]))
    #expect(report.order == [2, 1, 0])
    let opening = report.opening
    #expect(
      opening.contains(
        "<a href=\"#label-2\">wrong.jpg</a>: <span class=\"wrong\">fat printed 6 %, read 60 %"))
    #expect(opening.contains("#show-misread:checked ~ section:not(.misread) { display: none }"))
    #expect(opening.contains("<label for=\"show-misread\">misread: 2</label>"))
    #expect(!opening.contains("show-notInText"))
  }

  @Test("The page forbids scripts and states the figures")
  func opening() {
    let report = HTMLReport(EvaluationReport([EvaluatedLabel(truth: Self.truth, record: nil)]))
    #expect(report.opening.contains("default-src 'none'"))
    #expect(report.opening.contains("<tr><th>Printed values</th><td>2</td></tr>"))
    #expect(report.opening.contains("<tr><th>Complete labels</th><td>0 of 1</td></tr>"))
  }
}
