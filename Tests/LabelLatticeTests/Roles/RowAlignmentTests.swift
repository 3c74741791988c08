import LabelLattice
import LabelModel
import Testing

@Suite("Alignment of a column with its names")
struct RowAlignmentTests {
  /// Six names, and their values in one column, each moved down by `shift` pixels.
  private func sheet(shift: Int) -> LabelSheet {
    var sheet = LabelSheet(columns: [], rows: [])
    let rows = [
      ("Fat", "18 g"), ("Saturates", "9,1 g"), ("Carbohydrate", "61 g"), ("Sugars", "33 g"),
      ("Protein", "7,2 g"), ("Salt", "0,52 g"),
    ]
    for (row, (name, value)) in rows.enumerated() {
      sheet.add(name, .name, row: row, left: 80)
      sheet.add(
        value, .value, row: row, column: 0, left: 600,
        top: LabelSheet.lineHeight + LabelSheet.pitch * row + shift)
    }
    return sheet
  }

  private let keys = [
    LatticeNutrient.fat, LatticeNutrient.saturatedFat, LatticeNutrient.carbohydrates,
    LatticeNutrient.sugars, LatticeNutrient.protein, LatticeNutrient.salt,
  ]

  /// The share of alignments in which each value has the name of its own row.
  private func shares(_ sheet: LabelSheet) -> [Double] {
    let lattice = Lattice(sheet.page).laidOut()
    let numbers = [18, 9.1, 61, 33, 7.2, 0.52]
    return zip(numbers, keys).map { number, key in
      lattice.items.filter { $0.isLiteral && $0.option.value == number }.flatMap { item in
        item.roles.indices.filter { item.roles[$0].key == key }.map { row in
          let features = item.row(row)
          return Double(features[features.startIndex + RoleFeature.aligned.rawValue])
        }
      }.max() ?? 0
    }
  }

  @Test("Gives values in the rows of their names to these names")
  func level() {
    for share in shares(sheet(shift: 0)) { #expect(share > 0.8) }
  }

  @Test("Keeps the order where the whole column is lower than its names")
  func shifted() {
    let shares = shares(sheet(shift: 18))
    #expect(shares.reduce(0, +) / Double(shares.count) > 0.5)
    for share in shares { #expect(share > 0.3) }
  }

  @Test("A name whose value is missing does not take its neighbour's")
  func gap() {
    var sheet = sheet(shift: 12)
    sheet.pieces.removeAll { $0.row == 3 && $0.part == .value }
    let shares = shares(sheet)
    #expect(shares[3] == 0)
    #expect(shares[2] > 0.5)
    #expect(shares[4] > 0.5)
  }
}
