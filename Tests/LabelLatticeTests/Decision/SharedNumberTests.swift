import LabelDecision
import LabelLattice
import LabelModel
import LabelParsing
import Testing

@Suite("Numbers between the names of two rows")
struct SharedNumberTests {
  /// A table on a bag whose names are nearer to each other than its amounts, below larger print.
  ///
  /// `names` and `amounts` are their upper edges, in pixels below the first name's.
  private static func page(names: [Int], amounts: [Int]) -> RecognizedPage {
    let text = [
      "Vegetables of the best quality", "keep in a cool dry place", "best before see the lid",
      "once opened keep in the fridge", "ingredients vegetables water and salt",
      "made in our own kitchen",
    ]
    let printed = ["of which saturates", "Carbohydrate", "of which sugars", "Protein"]
    let rows =
      zip(printed, names).map { line($0, 20, 520 + $1, 36) }
      + zip(["0,2 g", "0,0 g", "1,9 g"], amounts).map { line($0, 1_100, 520 + $1, 36) }
    return RecognizedPage(
      source: "bag.jpg", size: PixelSize(width: 1_300, height: 800),
      lines: text.enumerated().map { line($1, 20, 20 + 60 * $0, 44) }
        + [line("Nutrition per 100 g", 20, 400, 44), line("84 kJ / 20 kcal", 900, 456, 36)] + rows)
  }

  /// A line of letters of 20 pixels; its edges and its height are in pixels.
  private static func line(_ text: String, _ left: Int, _ top: Int, _ height: Int) -> TextLine {
    var place = left
    return TextLine(
      words: text.split(separator: " ").map { word in
        let box = BoundingBox(
          left: place, top: top, right: place + 20 * word.count, bottom: top + height)
        place = box.right + 20
        return Word(text: String(word), box: box, confidence: Confidence(0.96))
      })
  }

  private static func decided(_ page: RecognizedPage, acceptance: Double?) -> DecidedLabel? {
    let parser = LabelParser()
    let parsed = parser.parse(page)
    return LatticeDecision(parser: parser, acceptance: acceptance)
      .decide([PhotoLooks(pages: [page], labels: [parsed])], rules: decide([parsed]))
  }

  @Test(
    "Are of one nutrient at most, also for users who accept doubtful values",
    arguments: [
      ([0, 26, 50, 66], [-6, 40, 83]), ([0, 26, 56, 82], [1, 42, 85]),
      ([0, 26, 58, 68], [0, 49, 84]), ([0, 26, 58, 74], [-5, 43, 82]),
    ])
  func shared(names: [Int], amounts: [Int]) throws {
    let label = try #require(
      Self.decided(Self.page(names: names, amounts: amounts), acceptance: 0.3))
    let boxes = label.readings.values.compactMap(\.evidence.box)
    #expect(label.readings[.energyKJ] != nil)
    #expect(boxes.count == label.readings.count)
    #expect(Set(boxes).count == boxes.count)
  }

  @Test("Are of no nutrient where another one is likelier, although not sure enough")
  func likelierOfAnother() throws {
    let page = Self.page(names: [0, 24, 59, 81], amounts: [-19, 31, 72])
    let label = try #require(Self.decided(page, acceptance: nil))
    let likelier = label.readings.values.filter { value in
      label.forReview.contains {
        $0.evidence.box == value.evidence.box && $0.confidence > value.confidence
      }
    }
    #expect(label.readings[.energyKJ] != nil)
    #expect(likelier.isEmpty)
  }
}
