import Foundation
import LabelLattice
import LabelModel
import LabelParsing

extension LatticeWeights {
  /// Weights that no fit changes: a name is near a value, or it is not.
  static let byHand: LatticeWeights = {
    var weights = LatticeWeights()
    let roles: [RoleFeature: Double] = [
      .bias: -2, .sameLine: 5, .nearRow: 4, .closeRow: 2, .offRow: -4, .farRow: -6, .isLeft: -6,
      .unitWrong: -8, .namedByUnit: 6, .numbersBetween: -0.3, .namesBetween: -3, .noneHeading: 12,
    ]
    for (feature, weight) in roles {
      weights.role[feature.rawValue] = weight
      weights.roleInContext[feature.rawValue] = weight
    }
    return weights
  }()
}

extension Lattice {
  private static let parser = LabelParser()

  /// The lattice of a page, before its roles are scored.
  init(_ page: RecognizedPage) {
    self.init(
      LatticePage([Self.parser.tokens(of: page)], rules: page.rules ?? []),
      habits: LatticeWeights.byHand.habits)
  }

  /// The lattice of some lines of running text.
  init(text lines: String...) {
    var sheet = LabelSheet(columns: [], rows: [])
    for (row, line) in lines.enumerated() { sheet.add(line, .noise, row: row, left: 80) }
    self.init(sheet.page)
  }

  /// The lattice with scored roles and all layouts.
  func laidOut() -> Lattice {
    var lattice = self
    lattice.scoreRoles(.byHand)
    lattice.scoreRolesInContext(.byHand)
    lattice.layOut(.byHand)
    return lattice
  }

  /// The numbers of some spots as they were read, in ascending order.
  func numbers(_ spots: [Int]) -> [Double] {
    items.filter { spots.contains($0.spot) && $0.isLiteral }.map(\.option.value).sorted()
  }

  /// The amounts that the values may have for a nutrient, as read and repaired.
  func amounts(of key: Int, isLiteral: Bool = true) -> Set<Double> {
    let roles = items.filter { $0.isLiteral == isLiteral }.flatMap(\.roles)
    return Set(
      roles.filter { $0.key == key && $0.origin != .wrong }
        .map { ($0.amount * 1e9).rounded() / 1e9 })
  }
}
