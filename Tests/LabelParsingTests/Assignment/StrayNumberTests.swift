import LabelModel
import LabelParsing
import Testing

@Suite("Numbers read twice")
struct StrayNumberTests {
  /// A row with "36.0%", and a reading of "00" in a line of its own.
  private func page(_ box: BoundingBox, confidence: Double) -> RecognizedPage {
    func word(_ text: String, left: Int, right: Int) -> Word {
      Word(
        text: text, box: BoundingBox(left: left, top: 687, right: right, bottom: 707),
        confidence: Confidence(0.93))
    }
    return RecognizedPage(
      source: "bag.jpg", size: PixelSize(width: 1000, height: 1000),
      lines: [
        TextLine(words: [
          word("Crude", left: 249, right: 310), word("Protein", left: 320, right: 389),
          word("(min)", left: 399, right: 453), word("36.0%", left: 635, right: 701),
        ]),
        TextLine(words: [Word(text: "00", box: box, confidence: Confidence(confidence))]),
      ])
  }

  private func numbers(_ page: RecognizedPage) -> [String] {
    LabelParser().tokens(of: page).values.map(\.text)
  }

  @Test("A doubtful number within a sure one is left out")
  func within() {
    let box = BoundingBox(left: 664, top: 688, right: 694, bottom: 704)
    #expect(numbers(page(box, confidence: 0.28)) == ["36.0%"])
    // Higher than the sure one, as on a photo.
    let high = BoundingBox(left: 664, top: 688, right: 694, bottom: 716)
    #expect(numbers(page(high, confidence: 0.47)) == ["36.0%"])
  }

  @Test("A number that is nearly as sure, or beside or below the other one, is kept")
  func kept() {
    let inside = BoundingBox(left: 664, top: 688, right: 694, bottom: 704)
    #expect(numbers(page(inside, confidence: 0.6)).contains("00"))
    let beside = BoundingBox(left: 690, top: 688, right: 720, bottom: 704)
    #expect(numbers(page(beside, confidence: 0.28)).contains("00"))
    let below = BoundingBox(left: 664, top: 700, right: 694, bottom: 720)
    #expect(numbers(page(below, confidence: 0.28)).contains("00"))
  }
}
