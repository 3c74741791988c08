import Evaluation
import Foundation
import LabelModel
import Testing

@Suite struct CalibrationTests {
  private static func label(
    _ record: String, truth: String, basis: String = #""basis":"per100g","#
  ) throws -> EvaluatedLabel {
    let decoder = JSONDecoder()
    let line = #"{"image":"a.jpg","subject":"food",\#(basis)"nutrients":{\#(truth)}}"#
    return EvaluatedLabel(
      truth: try decoder.decode(TruthLabel.self, from: Data(line.utf8)),
      record: try decoder.decode(ScorableRecord.self, from: Data(record.utf8)))
  }

  /// A label with ten nutrients printed as 1; each reading is a confidence and whether it is right.
  private static func offering(_ readings: [(Double, Bool)]) -> EvaluatedLabel {
    let keys = Subject.food.coreNutrients.map(\.rawValue)
    let values = zip(keys, readings).map { key, reading in
      ScorableRecord.Unaccepted(
        key, PrintedValue(reading.1 ? 1 : 2), confidence: Confidence(reading.0))
    }
    return EvaluatedLabel(
      truth: TruthLabel(
        file: "a.jpg", subject: .food,
        nutrients: Dictionary(uniqueKeysWithValues: keys.map { ($0, PrintedValue(1)) })),
      record: ScorableRecord(file: "a.jpg", forReview: values))
  }

  @Test("Accepted values and those for review are read with their confidence, each field once")
  func offered() throws {
    let label = try Self.label(
      """
      {"image":"a.jpg","basis":"per100g",
       "nutrients":{"fat":{"value":3,"unit":"g","confidence":0.9},
                    "salt":{"value":1,"unit":"g","confidence":0.95,"source":"api"}},
       "forReview":[{"nutrient":"fat","value":30,"unit":"g","confidence":0.6},
                    {"nutrient":"salt","value":7,"unit":"g","confidence":0.4,"basis":"per100g"},
                    {"nutrient":"salt","value":0.5,"unit":"g","confidence":0.5,"basis":"per100g"},
                    {"nutrient":"protein","value":2,"unit":"g","confidence":0.7,"basis":"perServing"},
                    {"nutrient":"sugars","value":4,"unit":"g","confidence":0.7,"basis":"per100ml"}]}
      """,
      truth: """
        "fat":{"value":3},"salt":{"value":500,"unit":"mg"},"protein":{"value":2},"sugars":{"value":4}
        """)
    #expect(label.offered.map(\.nutrient) == ["fat", "sugars", "salt"])
    #expect(label.offered.map(\.isAccepted) == [true, false, false])
    #expect(label.offered.map(\.isRight) == [true, false, true])
    #expect(label.offered.map(\.confidence?.value) == [0.9, 0.7, 0.5])
  }

  @Test("Readings for review are counted by reason, with those of them that are right")
  func reasons() throws {
    let label = try Self.label(
      """
      {"image":"a.jpg","basis":"per100g",
       "nutrients":{"protein":{"value":2,"unit":"g"}},
       "forReview":[{"nutrient":"fat","value":3,"unit":"g","arguments":[{"code":"certainty"}]},
                    {"nutrient":"salt","value":7,"unit":"g","arguments":[
                      {"code":"certainty","percent":40},
                      {"code":"doubts","doubts":["unitAssumed"]}]},
                    {"nutrient":"sugars","value":1,"unit":"g","arguments":[]}]}
      """,
      truth: """
        "fat":{"value":3},"salt":{"value":1},"protein":{"value":2},"sugars":{"value":4}
        """)
    let reasons = EvaluationReport([label, label]).reviewReasons
    #expect(reasons.map(\.code) == ["certainty", "doubts", "unitAssumed"])
    #expect(reasons.map(\.readings) == [4, 2, 2])
    #expect(reasons.map(\.right) == [2, 0, 0])
  }

  @Test("A truth per serving takes the values for review of the serving")
  func serving() throws {
    let label = try Self.label(
      """
      {"image":"a.jpg","basis":"per100g","nutrients":{},
       "forReview":[{"nutrient":"fat","value":30,"confidence":0.9,"basis":"per100g"},
                    {"nutrient":"fat","value":3,"confidence":0.3,"basis":"perServing"}]}
      """,
      truth: #""fat":{"value":3}"#, basis: #""basis":"perServing","#)
    #expect(label.offered.map(\.isRight) == [true])
    #expect(label.offered.map(\.confidence?.value) == [0.3])
  }

  @Test("What is accepted is right and wrong as often as in the figures")
  func agrees() throws {
    let record = #"{"image":"a.jpg","nutrients":{"fat":{"value":3},"salt":{"value":2}}}"#
    let label = try Self.label(record, truth: #""fat":{"value":3}"#)
    let report = EvaluationReport([label])
    #expect(label.offered.count { $0.isAccepted && $0.isRight } == report.figures.right)
    #expect(label.offered.count { $0.isAccepted && !$0.isRight } == report.figures.wrong)
    #expect(report.calibration.readings == 0)
    #expect(report.calibration.withoutConfidence == 2)
    #expect(report.calibration.bands.isEmpty && report.calibration.steps.isEmpty)
  }

  @Test("A band counts its readings and has the Wilson interval of its share")
  func bands() {
    let label = Self.offering([
      (0.95, true), (0.96, true), (0.97, false), (0.976, true), (0.98, true), (1, true),
      (0.1, false),
    ])
    let bands = EvaluationReport([label]).calibration.bands
    #expect(bands.map(\.from) == [0, 0.95, 0.98])
    #expect(bands.map(\.count) == [1, 4, 2])
    #expect(bands.map(\.right) == [0, 3, 2])
    #expect(bands.map(\.shareRight) == [0, 0.75, 1])
    #expect(bands.map(\.meanConfidence) == [0.1, 0.964, 0.99])
    // The intervals that statsmodels' proportion_confint(method="wilson") gives.
    #expect(bands.map(\.interval) == [[0, 0.7935], [0.3006, 0.9544], [0.3424, 1]])
  }

  @Test("Accepting more of the surest readings gives the precision and recall they have")
  func steps() {
    let label = Self.offering([
      (0.9, true), (0.8, true), (0.7, false), (0.7, true), (0.5, true), (0.4, true), (0.3, false),
      (0.2, false),
    ])
    let steps = EvaluationReport([label]).calibration.steps
    // Two readings of equal confidence are accepted together: four for half of eight.
    #expect(steps.map(\.share) == [0.25, 0.5, 0.75, 1, 1])
    #expect(steps.map(\.threshold) == [0.8, 0.7, 0.4, 0.2, 0.2])
    #expect(steps.map(\.right) == [2, 3, 5, 5, 5])
    #expect(steps.map(\.wrong) == [0, 1, 1, 3, 3])
    #expect(steps.map(\.precision) == [1, 0.75, 0.8333, 0.625, 0.625])
    #expect(steps.map(\.recall) == [0.2, 0.3, 0.5, 0.5, 0.5])
  }

  @Test("A goal of precision takes the lowest threshold that reaches it, also after a dip")
  func goals() {
    let early = [(0.99, true), (0.98, false)] + (0..<8).map { (Double(90 - $0) / 100, true) }
    let labels =
      [Self.offering(early)]
      + (0..<3).map { _ in Self.offering((0..<10).map { (Double(80 - $0) / 100, true) }) }
    let goals = EvaluationReport(labels).calibration.goals
    #expect(goals.map(\.precision) == [0.97, 0.99])
    #expect(goals[0].acceptance?.wrong == 1)
    #expect(goals[0].acceptance?.threshold == 0.71)
    #expect(goals[1].acceptance?.right == 1)
    let hopeless = EvaluationReport([Self.offering([(0.9, false)])]).calibration.goals
    #expect(hopeless.allSatisfy { $0.acceptance == nil })
  }
}
