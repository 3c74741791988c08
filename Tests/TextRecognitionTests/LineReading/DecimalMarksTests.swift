import LabelModel
import Testing
import TextRecognition

@Suite("Decimal marks that narrow print hides")
struct DecimalMarksTests {
  private func words(_ text: String) -> [ReadWord] {
    text.split(separator: " ").enumerated().map { index, word in
      ReadWord(
        text: String(word),
        box: BoundingBox(left: 40 * index, top: 0, right: 40 * index + 36, bottom: 30),
        confidence: Confidence(0.9))
    }
  }

  @Test(
    "Doubts numbers of several digits without a mark, energies and 100 apart",
    arguments: [
      ("25 g", true), ("Fat 125g", true), ("74", true), ("22 %", true), ("2,5 g", false),
      ("5 g", false), ("1299 kJ", false), ("307kcal", false), ("per 100 g", false), ("fat", false),
    ])
  func doubt(text: String, isDoubtful: Bool) {
    #expect(DecimalMarks.mayBeLost(in: words(text)) == isDoubtful)
  }

  @Test(
    "Adds a mark that another reading has, and changes nothing else",
    arguments: [
      ("25 g", "2,5 g", "2,5 g"), ("Fat 25 g 74 g", "Fat 2.5 g 74 g", "Fat 2.5 g 74 g"),
      ("25 g", "26 g", nil), ("25 g", "2,5 q", nil), ("25 g", "25, g", nil), ("25 g", ",25 g", nil),
      ("1.250 g", "1250 g", nil), ("25 g", "2,5g", nil), ("25 g", "25 g", nil),
    ] as [(String, String, String?)])
  func mark(text: String, other: String, expected: String?) {
    let restored = DecimalMarks.restored(words(text), from: words(other))
    #expect(restored?.map(\.text).joined(separator: " ") == expected)
  }
}
