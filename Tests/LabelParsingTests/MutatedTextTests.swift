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
        if reading.doubts.contains(.letterAsDigit) { continue }
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

  @Test("Does not let a text change how others are understood, before it or beside it")
  func isIndependent() async {
    let pages = Self.numbers.prefix(400).map {
      RecognizedPage(plainText: mutatedText($0), source: "\($0)")
    }
    let parser = LabelParser()
    let forwards = pages.map(parser.parse)
    let backwards = Array(pages.reversed().map(LabelParser().parse).reversed())
    #expect(forwards == backwards)
    let together = await withTaskGroup(of: (Int, ParsedLabel).self) { group in
      for (number, page) in pages.enumerated() {
        group.addTask { (number, parser.parse(page)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(pages.indices.allSatisfy { together[$0] == forwards[$0] })
  }
}
