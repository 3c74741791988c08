import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("The unit of a 100 that is printed without it")
struct ServingUnitTests {
  /// A table of a serving of 20 g, or of 20 ml, whose heading's 100 has lost its unit.
  private func fat(_ serving: String, amounts: [String], hundred: String = "100") throws -> Decimal?
  {
    let names = [
      "Valor energético (kcal)", "Carboidratos (g)", "Açúcares totais (g)", "Proteínas (g)",
      "Gorduras totais (g)", "Gorduras saturadas (g)", "Fibras alimentares (g)", "Sódio (mg)",
    ]
    let hundreds = ["100", "10,5", "1,5", "3,0", "5,0", "2,5", "1,5", "275"]
    var page = CellPage.page(
      CellPage(
        heads: [(hundred, 500), ("20", 620)], ends: [536, 644],
        rows: zip(names, zip(hundreds, amounts)).map { [$0, $1.0, $1.1] }))
    for index in page.lines.indices { page.lines[index] = moved(page.lines[index]) }
    page.lines.insert(CellPage.line("INFORMAÇÃO NUTRICIONAL", 20, 20), at: 0)
    page.lines.insert(CellPage.line("Porção: \(serving)", 20, 60), at: 1)
    return try #require(SheetDecision.of([page])).readings[.fat]?.quantity.value
  }

  private func moved(_ line: TextLine) -> TextLine {
    var line = line
    for index in line.words.indices {
      line.words[index].box?.top += 100
      line.words[index].box?.bottom += 100
    }
    return line
  }

  private static let fifths = ["20", "2,1", "0,3", "0,6", "1,0", "0,5", "0,3", "55"]

  @Test("Is that of the serving whose size is the ratio of both columns")
  func ratio() throws {
    #expect(try fat("20 g (3 biscoitos)", amounts: Self.fifths) == 5)
  }

  @Test("Is that of the serving where the 100 is misread, too")
  func misread() throws {
    #expect(try fat("20 g (3 biscoitos)", amounts: Self.fifths, hundred: "400") == 5)
  }

  @Test("Is open where the amounts have another ratio")
  func otherRatio() throws {
    let thirds = ["33", "3,5", "0,5", "1,0", "1,7", "0,8", "0,5", "92"]
    #expect(try fat("20 g (3 biscoitos)", amounts: thirds) == nil)
  }
}
