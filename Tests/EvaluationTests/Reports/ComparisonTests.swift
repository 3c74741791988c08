import Evaluation
import Foundation
import LabelModel
import Testing

@Suite struct ComparisonTests {
  private static let keys = Nutrient.petFoodCore.map(\.rawValue)

  private static func truth(_ name: String) -> TruthLabel {
    TruthLabel(
      file: name, subject: .petFood,
      nutrients: Dictionary(uniqueKeysWithValues: keys.map { ($0, PrintedValue(10, "%")) }))
  }

  /// A record whose first `right` values are right and whose next `wrong` are not.
  private static func record(_ name: String, right: Int, wrong: Int = 0) -> ScorableRecord {
    let values = keys.prefix(right + wrong).enumerated().map { place, key in
      (key, ScorableRecord.Accepted(PrintedValue(place < right ? 10 : 11, "%")))
    }
    return ScorableRecord(file: name, nutrients: Dictionary(uniqueKeysWithValues: values))
  }

  private static func comparison(
    _ runs: [(before: ScorableRecord?, after: ScorableRecord?)]
  ) -> Comparison {
    let named = runs.enumerated().map { ("\($0.offset).jpg", $0.element) }
    let labels = named.map { EvaluatedLabel(truth: truth($0.0), record: $0.1.after) }
    return Comparison(
      of: labels,
      with: RecordsByFile(named.compactMap { n, run in run.before.map { (n, $0) } }))
  }

  @Test("A run compared with itself has no difference, no interval and no change")
  func same() {
    let runs = (0..<20).map { label in
      let record = Self.record("", right: label % 5, wrong: label % 2)
      return (before: ScorableRecord?.some(record), after: ScorableRecord?.some(record))
    }
    let comparison = Self.comparison(runs)
    for figure in [
      comparison.right, comparison.wrong, comparison.precision, comparison.recall, comparison.f1,
    ] {
      #expect(figure.difference == 0)
      #expect(figure.interval == [0, 0])
      #expect(figure.before == figure.after)
    }
    #expect(comparison.changes.isEmpty)
    #expect(comparison.withoutRecord == 0)
  }

  @Test("A gain on every label shows as one, though the labels differ widely")
  func paired() {
    // Each label gains one value; the labels themselves have none to four right.
    let runs = (0..<40).map { label in
      (
        before: ScorableRecord?.some(Self.record("", right: label % 5)),
        after: ScorableRecord?.some(Self.record("", right: label % 5 + 1))
      )
    }
    let comparison = Self.comparison(runs)
    #expect(comparison.right.before == 80)
    #expect(comparison.right.after == 120)
    #expect(comparison.right.interval == [40, 40])
    #expect(comparison.recall.difference == 0.2)
    #expect(comparison.recall.interval == [0.2, 0.2])
    #expect(comparison.changes.count == 40)
  }

  @Test("A gain on one label of many may be luck: its interval holds none and several")
  func luck() {
    let runs = (0..<30).map { label in
      (
        before: ScorableRecord?.some(Self.record("", right: 3)),
        after: ScorableRecord?.some(Self.record("", right: label == 7 ? 4 : 3))
      )
    }
    let comparison = Self.comparison(runs)
    #expect(comparison.right.difference == 1)
    #expect(comparison.right.interval == [0, 3])
    #expect(Self.comparison(runs) == comparison)
  }

  @Test("Each changed value is named with what it was and what it is")
  func changes() {
    let comparison = Self.comparison([
      (before: Self.record("", right: 1), after: Self.record("", right: 0, wrong: 1)),
      (before: Self.record("", right: 0, wrong: 1), after: Self.record("", right: 0)),
      (before: nil, after: Self.record("", right: 1)),
    ])
    #expect(comparison.withoutRecord == 1)
    #expect(comparison.changes.map(\.file) == ["0.jpg", "1.jpg", "2.jpg"])
    #expect(comparison.changes.map(\.before) == [.right, .wrong, .missed])
    #expect(comparison.changes.map(\.after) == [.wrong, .missed, .right])
    #expect(comparison.changes.map(\.nutrient) == ["protein", "protein", "protein"])
    let eleven = PrintedValue(11, "%")
    #expect(comparison.changes[0].readAfter == eleven)
    #expect(comparison.changes[1].readAfter == nil)
    #expect(comparison.wrong.difference == 0)
  }

  @Test("The same amount in another unit is no change")
  func otherUnit() {
    let truth = TruthLabel(file: "a.jpg", subject: .food, nutrients: ["salt": PrintedValue(1, "g")])
    func record(_ value: PrintedValue) -> ScorableRecord {
      ScorableRecord(file: "a.jpg", nutrients: ["salt": ScorableRecord.Accepted(value)])
    }
    let now = EvaluatedLabel(truth: truth, record: record(PrintedValue(1, "g")))
    let comparison = Comparison(
      of: [now], with: RecordsByFile([("a.jpg", record(PrintedValue(1000, "mg")))]))
    #expect(comparison.changes.isEmpty)
  }

  @Test("Nothing to compare gives no figures and no crash")
  func nothing() {
    let comparison = Comparison(of: [], with: RecordsByFile([]))
    #expect(comparison.f1.interval == [0, 0])
  }
}
