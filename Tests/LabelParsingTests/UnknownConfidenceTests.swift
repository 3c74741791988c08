import LabelModel
import LabelParsing
import Testing

@Suite("Text without confidences, and text that is no label")
struct UnknownConfidenceTests {
  private func page(_ confidence: Confidence?) -> RecognizedPage {
    let rows = [
      "Nutrition per 100 g", "Fat 12 g", "Carbohydrate 60 g", "Protein 8 g", "Salt 0.5 g",
    ]
    return RecognizedPage(
      source: "label.jpg",
      lines: rows.enumerated().map { row, text in
        TextLine(
          words: text.split(separator: " ").enumerated().map { number, word in
            Word(
              text: String(word),
              box: BoundingBox(
                left: 120 * number, top: 50 * row, right: 120 * number + 100, bottom: 50 * row + 30),
              confidence: confidence)
          })
      })
  }

  @Test("Trusts words on a photo less whose engine does not say how certain they are")
  func onPhoto() throws {
    let parser = LabelParser()
    let sure = parser.parse(page(Confidence(0.95))).readings
    let unknown = parser.parse(page(nil)).readings
    #expect(sure.map(\.quantity) == unknown.map(\.quantity) && sure.count == 4)
    #expect(zip(sure, unknown).allSatisfy { $0.confidence.value > $1.confidence.value + 0.1 })
  }

  @Test("Understands of a text that is no label the stretch that states most")
  func longText() {
    let filler = (0..<3 * LabelParser.longestLabel).map { "Zeile \($0) eines Buches" }
    let label = ["Nährwerte pro 100 g", "Fett 12 g", "Kohlenhydrate 60 g", "Eiweiss 8 g"]
    let parser = LabelParser()
    let alone = parser.parse(RecognizedPage(plainText: label.joined(separator: "\n"), source: ""))
    // Also across the edge of a stretch.
    for place in [0, LabelParser.longestLabel - 2, 4_321, filler.count] {
      var lines = filler
      lines.insert(contentsOf: label, at: place)
      let text = lines.joined(separator: "\n")
      let found = parser.parse(RecognizedPage(plainText: text, source: ""))
      #expect(found.readings.map(\.quantity) == alone.readings.map(\.quantity), "at \(place)")
      #expect(found.basis == .per100g)
    }
  }
}
