import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("A table's only column, without a heading")
struct SoleColumnTests {
  private static let declaration = [
    ["Energie", "1884 kJ / 457 kcal"], ["Fett", "45 g"], ["davon gesättigte Fettsäuren", "5,0 g"],
    ["Kohlenhydrate", "6,6 g"], ["davon Zucker", "4,3 g"], ["Ballaststoffe", "2,0 g"],
    ["Eiweiß", "4,5 g"], ["Salz", "2,35 g"],
  ]

  private func page(_ rows: [[String]], _ texts: String...) -> RecognizedPage {
    var page = CellPage.page(CellPage(heads: [], ends: [700], rows: rows))
    page.lines += texts.enumerated().map { CellPage.line($1, 20, 440 + 40 * $0) }
    return page
  }

  @Test(
    "Is of 100 g where the net quantity is in grams", arguments: ["Nettogewicht: 500 g", "500 g ℮"])
  func netMass(text: String) throws {
    let label = try #require(SheetDecision.of([page(Self.declaration, text)]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.salt]?.quantity.value == 2.35)
    #expect(label.readings[.protein]?.quantity.value == 4.5)
  }

  @Test(
    "Has no sure reference amount without a net quantity in grams alone",
    arguments: ["Hergestellt in Bern", "Nettogewicht: 500 g / 480 ml"])
  func openUnit(text: String) throws {
    let label = try #require(SheetDecision.of([page(Self.declaration, text)]))
    #expect(label.readings.isEmpty, "accepted: \(label.readings.keys)")
  }

  @Test("Has no sure reference amount where sodium is declared, as outside of the European Union")
  func sodium() throws {
    var rows = Self.declaration
    rows[rows.count - 1] = ["Natrium", "940 mg"]
    let label = try #require(SheetDecision.of([page(rows, "Nettogewicht: 500 g")]))
    #expect(label.readings.isEmpty, "accepted: \(label.readings.keys)")
  }
}
