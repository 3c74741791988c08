import Evaluation
import Foundation
import LabelModel
import Testing

@Suite struct EvaluationReportTests {
  @Test("The 95th percentile is a measured value, not an interpolated one")
  func spread() {
    #expect(Spread(of: []) == nil)
    #expect(Spread(of: [3]) == Spread(of: [3, 3]))
    let hundred = Spread(of: (1...100).map(Double.init))
    #expect(hundred?.median == 50.5)
    #expect(hundred?.p95 == 95)
    #expect(Spread(of: [1, 2, 10])?.p95 == 10)
  }

  @Test("The peak of memory is the greatest of all photos, and none is given when none was read")
  func peak() {
    let truth = TruthLabel(file: "a.jpg", subject: .petFood, nutrients: [:])
    let labels = [200, 500, 300].map { bytes in
      EvaluatedLabel(
        truth: truth, record: nil,
        cost: ReadingCost(wallSeconds: 1, cpuSeconds: 1, peakMemoryBytes: bytes))
    }
    #expect(EvaluationReport(labels).peakMemoryBytes == 500)
    #expect(EvaluationReport([EvaluatedLabel(truth: truth, record: nil)]).peakMemoryBytes == nil)
  }

  @Test("Allergens are judged where the truth names them, ingredients and warnings apart")
  func allergens() throws {
    let truths = try [
      #"{"image":"a.jpg","subject":"food","allergens":["milk","eggs"],"mayContain":["nuts"]}"#,
      #"{"image":"b.jpg","subject":"food","allergens":[]}"#,
      #"{"image":"c.jpg","subject":"food"}"#,
    ].map { try JSONDecoder().decode(TruthLabel.self, from: Data($0.utf8)) }
    let json = #"""
      {"image":"a.jpg","allergens":[{"allergen":"milk","presence":"contains"},
      {"allergen":"egg","presence":"mayContain"},{"allergen":"nuts","presence":"mayContain"},
      {"allergen":"soy","presence":"contains"}]}
      """#
    let record = try JSONDecoder().decode(ScorableRecord.self, from: Data(json.utf8))
    let report = EvaluationReport([
      EvaluatedLabel(truth: truths[0], record: record),
      EvaluatedLabel(truth: truths[1], record: nil), EvaluatedLabel(truth: truths[2], record: nil),
    ])
    let judged = try #require(report.labels[0].allergens)
    #expect(judged.contains.right == [.milk] && judged.contains.wrong == [.soy])
    #expect(judged.contains.missed == [.egg])
    #expect(judged.mayContain.right == [.nuts] && judged.mayContain.wrong == [.egg])
    let figures = try #require(report.allergens)
    #expect(figures.contains.images == 2 && figures.contains.fields == 2)
    #expect(figures.contains.precision == 0.5 && figures.mayContain.recall == 1)
    #expect(report.labels[2].allergens == nil)
    #expect(EvaluationReport([report.labels[2]]).allergens == nil)
  }

  @Test("Values per serving beside the main ones are judged apart, where the truth has them")
  func perServing() {
    let fat = ["fat": PrintedValue(6, "g")]
    let truth = TruthLabel(
      file: "a.jpg", subject: .food, basis: .per100g, nutrients: fat,
      perServing: ["fat": PrintedValue(2, "g"), "protein": PrintedValue(1, "g")])
    let record = ScorableRecord(
      file: "a.jpg", basis: "per100g", nutrients: ["fat": .init(PrintedValue(6, "g"))],
      perServing: ["fat": .init(PrintedValue(3, "g"))])
    let report = EvaluationReport([EvaluatedLabel(truth: truth, record: record)])
    #expect(report.figures.right == 1)
    #expect(report.figures.wrong == 0)
    #expect(report.perServing?.fields == 2)
    #expect(report.perServing?.wrong == 1)
    #expect(report.labels[0].perServing?.missed == ["fat", "protein"])

    // A record of one serving alone is not held against the truth's main values by mistake.
    let silent = TruthLabel(file: "a.jpg", subject: .food, basis: .perServing, nutrients: fat)
    #expect(EvaluationReport([EvaluatedLabel(truth: silent, record: record)]).perServing == nil)
    let main = ScorableRecord(
      file: "a.jpg", basis: "per100g", nutrients: ["fat": .init(PrintedValue(2, "g"))])
    #expect(judgePerServing(truth, main)?.right.isEmpty == true)
    #expect(judgePerServing(truth, nil)?.missed == ["fat", "protein"])
  }

  @Test("The JSON form has the scoring script's keys, the costs and every label")
  func json() throws {
    let truth = TruthLabel(
      file: "a.jpg", subject: .petFood, nutrients: ["fat": PrintedValue(6, "%")])
    let cost = ReadingCost(wallSeconds: 2, cpuSeconds: 1, peakMemoryBytes: 300)
    let report = EvaluationReport([
      EvaluatedLabel(truth: truth, record: nil, cost: cost, lost: ["fat": .notLinked])
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(report), as: UTF8.self)
    #expect(
      json == """
        {"accepted":{"causes":{},"precision":0,"right":0,"stated":1,"unjudged":{},"wrong":0},"allRight":0,\
        "cpuSeconds":{"median":1,"p95":1},"f1":0,"f1Interval":[0,0],"fields":1,\
        "images":1,"labels":[{"cost":{"cpuSeconds":1,"peakMemoryBytes":300,"wallSeconds":2},"faults":[],\
        "file":"a.jpg","lost":{"fat":"notLinked"},"missed":["fat"],"offered":[],"printed":1,\
        "right":[],"unjudged":[],"wrong":[]}],"lost":{"notLinked":1},"peakMemoryBytes":300,"precision":0,\
        "recall":0,"reliability":{"bands":[],"goals":[{"precision":0.97},{"precision":0.99}],\
        "readings":0,"steps":[],"withoutConfidence":0},"reused":0,"reviewReasons":[],"right":0,"wallSeconds":{"median":2,"p95":2},"withFields":1,\
        "wrong":0}
        """)
  }

  @Test("Totals show causes, and no file and no value of a label")
  func totals() throws {
    let truth = TruthLabel(
      file: "secret-name.jpg", subject: .petFood, nutrients: ["fat": PrintedValue(67123, "%")])
    let record = ScorableRecord(
      file: truth.file, nutrients: ["fat": .init(PrintedValue(84321, "%"))])
    let label = EvaluatedLabel(truth: truth, record: record, lost: ["fat": .misread])
    let report = EvaluationReport([label], before: RecordsByFile([]), isOfTotals: true)
    let json = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    for hidden in ["secret-name", "67123", "84321"] {
      #expect(!json.contains(hidden))
    }
    #expect(json.contains(#""lost":{"misread":1}"#))
    #expect(json.contains(#""causes":{"otherValue":1}"#))
  }
}
