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

  @Test("Gives a part of a longer name no amount of the row", arguments: [true, false])
  func longerName(isLonger: Bool) throws {
    let table = CellPage(
      heads: [("per 100 g", 500)], ends: [720],
      rows: [
        ["Energia", "134 kJ / 32 kcal"], ["Carboidratos", "7,4 g"], ["xx totais", "7,3 g"],
        [isLonger ? "Açúcares adicionados" : "Açúcares", "5,1 g"], ["Proteínas", "0,4 g"],
        ["Gorduras totais", "0,1 g"], ["Sal", "0,1 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(isLonger == (label.readings[.sugars] == nil))
    #expect(label.readings[.carbohydrates]?.quantity.value == 7.4)
  }

  @Test(
    "Takes the end of unsaturated fat for no saturated fat",
    arguments: [("nsaturated fat", false), ("saturated fat", true)])
  func unsaturated(name: String, isSaturated: Bool) throws {
    let table = CellPage(
      heads: [("per 100 g", 500)], ends: [720],
      rows: [
        ["Energy", "2235 kJ / 536 kcal"], ["Fat", "32,6 g"], [name, "4,7 g"],
        ["Carbohydrate", "52,2 g"], ["of which sugars", "12,1 g"], ["Protein", "5,7 g"],
        ["Salt", "0,95 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect((label.readings[.saturatedFat] != nil) == isSaturated)
    #expect(label.readings[.fat]?.quantity.value == 32.6)
  }
}
