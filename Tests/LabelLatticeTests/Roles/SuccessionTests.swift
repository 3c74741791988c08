import LabelLattice
import LabelModel
import Testing

@Suite("Values that follow their names")
struct SuccessionTests {
  /// The greatest value of a feature among the roles of "20.0 %" as protein.
  private func feature(_ feature: RoleFeature, _ lines: [String]) -> Float {
    let rows = Lattice(runningPage(lines)).items.filter { $0.isPercent }.flatMap { item in
      item.roles.indices.filter {
        item.roles[$0].key == LatticeNutrient.protein && !item.roles[$0].isNamedByPlace
      }.map { item.row($0) }
    }
    return rows.map { $0[$0.startIndex + feature.rawValue] }.max() ?? -1
  }

  @Test(
    "Words for a bound are no distance between a name and its value",
    arguments: [
      ("Crude Protein 20.0 %", 0), ("Crude Protein not less than 20.0 %", 1),
      ("Crude Protein (minimum) 20.0 %", 1), ("Rohprotein mindestens 20.0 %", 1),
    ] as [(String, Float)])
  func bounds(line: String, isBounded: Float) {
    #expect(feature(.follows, [line]) == 1)
    #expect(feature(.isBounded, [line]) == isBounded)
  }

  @Test("Other words are a distance, and so is another number")
  func otherWords() {
    #expect(feature(.follows, ["Crude Protein of chicken and beef 20.0 %"]) == 0)
    #expect(feature(.isBounded, ["Crude Protein 4.0 g not less than 20.0 %"]) == 0)
  }

  @Test("A value follows a bound at the end of the line above it")
  func nextLine() {
    let lines = [
      "Guaranteed analysis of the food: Crude Protein not less than", "20.0 %, and more",
    ]
    #expect(feature(.followsInNextLine, lines) == 1)
    #expect(feature(.isBounded, lines) == 1)
  }

  @Test(
    "Gives a value the bound right beside it, and leaves its neighbour's alone",
    arguments: [
      ("Crude Fat Min. 10 %", [.minimum]), ("Crude Fat 10 % (max)", [.maximum]),
      ("Crude Fat 10 %", [nil]), ("Crude Fat 10 % (min), Fibre 4 %", [.minimum, nil]),
      ("Crude Fat (min) 10 % (max)", [nil]),
    ] as [(String, [Bound?])])
  func boundOfValue(line: String, bounds: [Bound?]) {
    let lattice = Lattice(runningPage([line]))
    let found = lattice.page.spots.indices.map { spot in
      let roles = lattice.items.first { $0.spot == spot }?.roles ?? []
      return lattice.page.bound(
        of: lattice.page.spots[spot], name: roles.lazy.compactMap(\.name).first)
    }
    #expect(found == bounds)
  }
}
