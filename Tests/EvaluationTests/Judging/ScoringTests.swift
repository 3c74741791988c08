import Evaluation
import Foundation
import LabelModel
import Testing

@Suite struct ScoringTests {
  private static func decode<Value: Decodable>(_: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  /// A truth, a record, and what the public scoring script says of them.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var truth: String
    var record: String?
    var printed: Int
    var right: [String]
    var wrong: [String]
    var missed: [String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "the same number in another unit is right",
      truth: #"{"image":"a.jpg","subject":"food","nutrients":{"sodium":{"value":5,"unit":"mg"}}}"#,
      record:
        #"{"images":[{"file":"x/a.jpg"}],"nutrients":{"sodium":{"value":0.005,"unit":"g"}}}"#,
      printed: 1, right: ["sodium"], wrong: [], missed: []),
    Case(
      testDescription: "another number is wrong and missed",
      truth: #"{"image":"a.jpg","subject":"petFood","nutrients":{"fat":{"value":6.5,"unit":"%"}}}"#,
      record: #"{"image":"a.jpg","nutrients":{"fat":{"value":65,"unit":"%"}}}"#,
      printed: 1, right: [], wrong: ["fat"], missed: ["fat"]),
    Case(
      testDescription: "a value that is not printed is wrong but not missed",
      truth: #"{"image":"a.jpg","kind":"pet","nutrients":{"fat":{"value":6.5,"unit":"%"}}}"#,
      record:
        #"{"image":"a.jpg","nutrients":{"fat":{"value":6.5,"unit":"%"},"ash":{"value":2}}}"#,
      printed: 1, right: ["fat"], wrong: ["ash"], missed: []),
    Case(
      testDescription: "only values that were read count",
      truth: #"{"image":"a.jpg","kind":"pet","nutrients":{"fat":{"value":6.5,"unit":"%"}}}"#,
      record: #"{"image":"a.jpg","nutrients":{"fat":{"value":6.5,"unit":"%","source":"api"}}}"#,
      printed: 1, right: [], wrong: [], missed: ["fat"]),
    Case(
      testDescription: "the right number on another basis is wrong and missed",
      truth:
        #"{"image":"a.jpg","subject":"food","basis":"per100g","nutrients":{"fat":{"value":1}}}"#,
      record: #"{"image":"a.jpg","basis":"perServing","nutrients":{"fat":{"value":1}}}"#,
      printed: 1, right: [], wrong: ["fat"], missed: ["fat"]),
    Case(
      testDescription: "the serving's column alone, said to be that, is missed and not wrong",
      truth:
        #"{"image":"a.jpg","subject":"food","basis":"per100g","nutrients":{"fat":{"value":3}},"perServing":{"fat":{"value":1}}}"#,
      record: #"{"image":"a.jpg","basis":"perServing","nutrients":{"fat":{"value":1}}}"#,
      printed: 1, right: [], wrong: [], missed: ["fat"]),
    Case(
      testDescription: "the serving's column with another number is wrong",
      truth:
        #"{"image":"a.jpg","subject":"food","basis":"per100g","nutrients":{"fat":{"value":3}},"perServing":{"fat":{"value":1}}}"#,
      record: #"{"image":"a.jpg","basis":"perServing","nutrients":{"fat":{"value":2}}}"#,
      printed: 1, right: [], wrong: ["fat"], missed: ["fat"]),
    Case(
      testDescription: "a truth per serving is held against the serving's values",
      truth:
        #"{"image":"a.jpg","subject":"food","basis":"perServing","nutrients":{"fat":{"value":1}}}"#,
      record:
        #"{"image":"a.jpg","basis":"per100g","nutrients":{"fat":{"value":3}},"perServing":{"fat":{"value":1}}}"#,
      printed: 1, right: ["fat"], wrong: [], missed: []),
    Case(
      testDescription: "ambiguous values are neither credited nor blamed",
      truth:
        #"{"text":"a.txt","kind":"pet","ambiguous":["fat"],"nutrients":{"fat":{"value":1},"ash":{"value":2}}}"#,
      record: #"{"text":"a.txt","nutrients":{"fat":{"value":9},"ash":{"value":2}}}"#,
      printed: 1, right: ["ash"], wrong: [], missed: []),
    Case(
      testDescription: "only the listed nutrients are judged",
      truth:
        #"{"text":"a.txt","subject":"food","scored":["salt"],"nutrients":{"fat":{"value":1},"salt":{"value":2}}}"#,
      record: #"{"text":"a.txt","nutrients":{"fat":{"value":9},"salt":null}}"#,
      printed: 1, right: [], wrong: [], missed: ["salt"]),
    Case(
      testDescription: "a photo without a record misses everything printed",
      truth: #"{"image":"a.jpg","kind":"pet","nutrients":{"fat":{"value":1},"ash":{"value":2}}}"#,
      record: nil,
      printed: 2, right: [], wrong: [], missed: ["fat", "ash"]),
    Case(
      testDescription: "a null value is no value",
      truth: #"{"image":"a.jpg","kind":"pet","nutrients":{"fat":{"value":1}}}"#,
      record: #"{"image":"a.jpg","nutrients":{"fat":{"value":null,"unit":"%"}}}"#,
      printed: 1, right: [], wrong: [], missed: ["fat"]),
  ]

  @Test("Judges a record as the scoring script does", arguments: cases)
  func judges(_ example: Case) throws {
    let truth = try Self.decode(TruthLabel.self, example.truth)
    let record = try example.record.map { try Self.decode(ScorableRecord.self, $0) }
    let judgement = judge(truth, record)
    #expect(judgement.printed == example.printed)
    #expect(judgement.right.map(\.nutrient) == example.right)
    #expect(judgement.wrong.map(\.nutrient) == example.wrong)
    #expect(judgement.missed == example.missed)
  }

  @Test("Figures and interval agree digit for digit with the scoring script's")
  func figuresAgree() throws {
    // Seven labels of five values; label i has its first i values right and the next one wrong.
    let keys = Nutrient.petFoodCore.map(\.rawValue)
    let judgements = (0..<7).map { label in
      let truth = TruthLabel(
        file: "\(label).jpg", subject: .petFood,
        nutrients: Dictionary(uniqueKeysWithValues: keys.map { ($0, PrintedValue(10, "%")) }))
      let read = keys.enumerated().prefix(label + 1).map { place, key in
        (key, ScorableRecord.Accepted(PrintedValue(place < label ? 10 : 11, "%")))
      }
      return judge(
        truth,
        ScorableRecord(file: truth.file, nutrients: Dictionary(uniqueKeysWithValues: read)))
    }
    let figures = Figures.withInterval(of: judgements)
    #expect(figures.images == 7)
    #expect(figures.fields == 35)
    #expect(figures.right == 20)
    #expect(figures.wrong == 5)
    #expect(figures.precision == 0.8)
    #expect(figures.recall == 0.5714)
    #expect(figures.f1 == 0.6667)
    #expect(figures.allRight == 2)
    #expect(figures.withFields == 7)
    #expect(figures.f1Interval == [0.4151, 0.8657])
  }

  @Test("An empty set of records has figures of 0, not a division by zero")
  func emptyFigures() {
    let figures = Figures.withInterval(of: [])
    #expect(figures.precision == 0)
    #expect(figures.f1 == 0)
    #expect(figures.f1Interval == nil)
  }
}
