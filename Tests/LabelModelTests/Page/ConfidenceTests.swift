import Foundation
import LabelModel
import Testing

@Suite struct ConfidenceTests {
  @Test(
    "A confidence is within 0 ... 1, and not a number is no certainty",
    arguments: [(-0.5, 0.0), (0.25, 0.25), (96, 1), (.nan, 0), (.infinity, 1)])
  func clamped(_ value: Double, _ expected: Double) {
    #expect(Confidence(value).value == expected)
  }

  @Test("A confidence is a single number in JSON, and one beyond 1 is read as 1")
  func json() throws {
    #expect(String(decoding: try JSONEncoder().encode([Confidence(0.5)]), as: UTF8.self) == "[0.5]")
    #expect(try JSONDecoder().decode([Confidence].self, from: Data("[7]".utf8)) == [Confidence(1)])
  }

  @Test("Half of all weight is at or below the weighted median")
  func median() {
    #expect(weightedMedian([(3, 1), (1, 1), (2, 1)]) == 2)
    #expect(weightedMedian([(1, 1), (2, 1)]) == 1)
    #expect(weightedMedian([(1, 1), (9, 5), (2, 1)]) == 9)
    #expect(weightedMedian([]) == nil)
  }
}
