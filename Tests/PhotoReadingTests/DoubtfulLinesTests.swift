import LabelModel
import PhotoReading
import Testing

@Suite("Choosing lines for a second look")
struct DoubtfulLinesTests {
  /// Lines of words at (x, y), 20 pixels high and 11 a letter wide.
  private func page(
    _ lines: [[(text: String, left: Int, top: Int)]], confidence: Double = 0.97
  ) -> RecognizedPage {
    RecognizedPage(
      source: "photo.png", size: PixelSize(width: 1000, height: 2000),
      lines: lines.map { words in
        TextLine(
          words: words.map { text, left, top in
            Word(
              text: text,
              box: BoundingBox(
                left: left, top: top, right: left + 11 * text.count, bottom: top + 20),
              confidence: Confidence(confidence))
          })
      })
  }

  private let panel: [[(text: String, left: Int, top: Int)]] = [
    [("per", 300, 500), ("100g", 340, 500)],
    [("Energy", 20, 530), ("1506kJ", 300, 530), ("/", 380, 530), ("357kcal", 400, 530)],
    [("Fat", 20, 560), ("5.0g", 300, 560)],
    [("of", 20, 590), ("which", 50, 590), ("saturates", 110, 590), ("1.5g", 300, 590)],
    [("Carbohydrate", 20, 620), ("70g", 300, 620)],
    [("of", 20, 650), ("which", 50, 650), ("sugars", 110, 650), ("20g", 300, 650)],
    [("Protein", 20, 680), ("8.0g", 300, 680)],
    [("Salt", 20, 710), ("0.5g", 300, 710)],
  ]

  @Test("Looks again at the rows of a doubtful panel and its headings, not at the rest")
  func choosesThePanel() {
    let page = page(
      [[("Crispy", 20, 50), ("oats", 100, 50)]] + panel.dropLast()
        + [[("Store", 20, 1500), ("dry", 90, 1500)], [("LOT", 900, 600), ("1234", 940, 600)]],
      confidence: 0.6)
    #expect(DoubtfulLines().lines(of: page) == Set(1...7))
  }

  @Test("Leaves a panel alone whose every mandatory value is settled")
  func leavesTheSettled() {
    #expect(DoubtfulLines().lines(of: page(panel)).isEmpty)
    #expect(!DoubtfulLines().lines(of: page(panel.dropLast())).isEmpty, "salt is missing")
  }

  @Test("Leaves a panel alone that the parser's rules doubt and the lattice settles")
  func leavesWhatTheLatticeSettles() {
    #expect(DoubtfulLines().lines(of: page(panel, confidence: 0.6)).isEmpty)
  }

  @Test("Text that names a single nutrient gets no second look")
  func leavesListsOfIngredients() {
    let salt = [("Salt", 20, 50), ("0.5g", 90, 50)]
    #expect(DoubtfulLines().lines(of: page([salt])).isEmpty)
    let protein = [("Protein", 20, 80), ("8.0g", 120, 80)]
    #expect(!DoubtfulLines().lines(of: page([salt, protein])).isEmpty)
  }

  @Test("Text without nutrients gets no second look")
  func leavesOtherText() {
    #expect(DoubtfulLines().lines(of: page([[("LOT", 20, 50), ("1234", 90, 50)]])).isEmpty)
    #expect(DoubtfulLines().lines(of: page([])).isEmpty)
  }
}
