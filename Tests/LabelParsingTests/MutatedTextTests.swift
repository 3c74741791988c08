import Foundation
import LabelModel
import LabelParsing
import Testing
import TextMutation

@Suite("Damaged texts")
struct MutatedTextTests {
  private static let numbers = 0..<3_000

  @Test("Gives for thousands of damaged texts only amounts whose digits are printed")
  func digits() {
    let parser = LabelParser()
    for number in Self.numbers {
      let text = mutatedText(number)
      let label = parser.parse(RecognizedPage(plainText: text, source: ""))
      for reading in label.readings {
        let isSound = 0...1 ~= reading.confidence.value && reading.quantity.value >= 0
        #expect(isSound, "text \(number): \(reading)")
        if reading.doubts.contains("letterAsDigit") { continue }
        let printed = reading.evidence.text.filter { $0.isASCII && $0.isNumber }
        let given = "\(reading.quantity.value)".filter { $0 != "." }.drop { $0 == "0" }
        #expect(printed.contains(given.isEmpty ? "0" : given), "text \(number): \(reading)")
      }
    }
  }

  @Test("Understands the same text the same way each time")
  func isPure() {
    for number in Self.numbers.prefix(300) {
      let page = RecognizedPage(plainText: mutatedText(number), source: "")
      #expect(LabelParser().parse(page) == LabelParser().parse(page), "text \(number)")
    }
  }
}
