import LabelModel
import LabelParsing
import Testing

@Suite("Names wrapped within a cell")
struct WrappedNameTests {
  /// Two tiles side by side, each with a name on two lines and its value below.
  private func page(gap: Int) -> RecognizedPage {
    func line(_ top: Int, _ words: (String, Int)...) -> TextLine {
      TextLine(
        words: words.map { text, left in
          Word(
            text: text,
            box: BoundingBox(left: left, top: top, right: left + 20 * text.count, bottom: top + 40),
            confidence: Confidence(0.9))
        })
    }
    let second = 140 + gap
    return RecognizedPage(
      source: "tiles.jpg",
      lines: [
        line(0, ("Crude", 0), ("Crude", second)),
        line(60, ("protein", 0), ("fibres", second)),
        line(120, ("31", 0), ("%", 50), ("2.5", second), ("%", second + 80)),
      ])
  }

  @Test("Looks for no cells on a page that has more than a label can have")
  func crowded() {
    func line(_ top: Int, _ word: String) -> TextLine {
      TextLine(
        words: (0..<3_000).map { column in
          Word(
            text: word,
            box: BoundingBox(
              left: 400 * column, top: top, right: 400 * column + 140, bottom: top + 40),
            confidence: Confidence(0.9))
        })
    }
    let page = RecognizedPage(source: "wall.jpg", lines: [line(0, "Crude"), line(60, "protein")])
    let wrapped = LabelParser().tokens(of: page).names.filter { $0.segments.count > 1 }
    // The end of the first line goes on at the start of the second.
    #expect(wrapped.allSatisfy { $0.segments[0].range.lowerBound > 0 })
  }

  @Test("Finds a name that goes on in its own cell of the next line", arguments: [80, 400])
  func tiles(gap: Int) {
    let names = LabelParser().tokens(of: page(gap: gap)).names
    func wrapped(_ nutrient: Nutrient) -> [PageTokens.Name] {
      names.filter { $0.meaning == .nutrient(nutrient, isAssay: true) && $0.segments.count == 2 }
    }
    #expect(wrapped(.protein).map { $0.segments.map(\.range.lowerBound) } == [[0, 0]])
    #expect(wrapped(.fiber).map { $0.segments.map(\.range.lowerBound) } == [[6, 8]])
    #expect(wrapped(.fiber).first?.box?.left == 140 + gap)
  }
}
