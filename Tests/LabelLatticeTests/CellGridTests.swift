import LabelLattice
import LabelModel
import Testing

@Suite("Values in cells with their names")
struct CellGridTests {
  /// Three cells a row in two rows, each a name and a value.
  private func page(nameIsAbove: Bool) -> RecognizedPage {
    let cells = [
      ("Protein", "25 %"), ("Moisture", "8 %"), ("Crude fibre", "3 %"), ("Fat content", "14 %"),
      ("Sodium", "0.4 %"), ("Crude ash", "7 %"),
    ]
    return RecognizedPage(
      source: "grid.png",
      lines: cells.enumerated().flatMap { index, cell in
        (nameIsAbove ? [cell.0, cell.1] : [cell.1, cell.0]).enumerated().map { line, text in
          let left = 100 + 400 * (index % 3)
          let top = 100 + 100 * (index / 3) + 45 * line
          return TextLine(words: [
            Word(
              text: text,
              box: BoundingBox(left: left, top: top, right: left + 200, bottom: top + 36))
          ])
        }
      })
  }

  @Test("Finds on which side of their values a panel's names are", arguments: [true, false])
  func direction(nameIsAbove: Bool) {
    let shares = CellGrid(Lattice(page(nameIsAbove: nameIsAbove)).page).shares
    #expect((nameIsAbove ? shares.above : shares.below) == 1)
    #expect((nameIsAbove ? shares.below : shares.above) <= 0.5)
    #expect(shares.left == 0)
  }

  @Test("Takes the side that leaves no name and no value alone", arguments: [true, false])
  func advantage(nameIsAbove: Bool) throws {
    let lattice = Lattice(page(nameIsAbove: nameIsAbove))
    let pairs = CellGrid(lattice.page).pairs
    let right = pairs.filter { $0.isNameAbove == nameIsAbove }
    #expect(right.count == 6)
    #expect(right.allSatisfy { $0.advantage == 6 && $0.fellows == 5 })
    #expect(pairs.filter { $0.isNameAbove != nameIsAbove }.allSatisfy { $0.advantage == -6 })
  }

  @Test("Knows a table by the names to the left of its values")
  func table() {
    let shares = CellGrid(Lattice(LabelSheet.twoColumns.page).page).shares
    #expect(shares.left == 1)
    #expect(shares.above == 0)
  }
}
