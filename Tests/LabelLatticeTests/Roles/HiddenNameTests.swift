import Foundation
import LabelModel
import Testing

@Suite("Names whose beginning was not read")
struct HiddenNameTests {
  @Test(
    "Gives a line's first amount no name of the line before, where another name's end is before it",
    arguments: [("grezze: 5,9%,", false), ("min: 5,9%,", true), ("5,9%,", true)])
  func hiddenStart(start: String, isFat: Bool) throws {
    let texts = [
      "Alimento completo per cani adulti.",
      "Componenti analitici: Proteina grezza: 25%, grassi grezzi:",
      start + " fibra grezza: 2,9%, umidità: 7,6%. Additivi per kg:",
      "vitamina D3 250 UI, vitamina E 15 mg, zinco 18 mg.",
    ]
    let page = RecognizedPage(
      source: "text.jpg",
      lines: texts.enumerated().map { CellPage.line($0.element, 20, 20 + 40 * $0.offset) })
    let label = try #require(SheetDecision.of([page]))
    #expect((label.readings[.fat]?.quantity.value == 5.9) == isFat)
    #expect(label.readings[.fiber]?.quantity.value == 2.9)
  }
}
