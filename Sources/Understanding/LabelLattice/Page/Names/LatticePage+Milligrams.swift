import LabelModel

extension LatticePage {
  /// Gives the bare numbers behind "Sodium (mg)" that unit: it is printed in the row's name.
  ///
  /// A column of whole numbers may be one of shares of reference intakes, which have no heading that was read.
  mutating func markMilligrams() {
    guard hasPlaces else { return }
    let units = NameUnits(self)
    let rows = names.filter { name in
      Self.inMilligrams.contains(name.kind) && name.isExact && name.isUnrivalled
        && units.units(of: name).contains(.milligram)
    }
    for row in rows {
      for index in spots.indices where isAmount(index, of: row) {
        spots[index].options.removeAll { $0.kind != .literal }
        for option in spots[index].options.indices
        where spots[index].options[option].unit == nil {
          spots[index].options[option].unit = .milligram
        }
      }
    }
  }

  private static let inMilligrams: Set<NameKind> = [
    .nutrient(LatticeNutrient.sodium), .nutrient(LatticeNutrient.salt),
  ]

  /// Whether a bare number is right of a name in its row, without another name between them.
  private func isAmount(_ index: Int, of name: NameSpot) -> Bool {
    let spot = spots[index]
    guard spot.options.allSatisfy({ $0.kind != .literal || $0.unit == nil }),
      spot.options.contains(where: { $0.kind == .literal }), isSameRow(name.frame, spot.frame),
      spot.frame.left > name.frame.right, !spot.isInFootnote, !spot.isReference
    else { return false }
    let isAnothers = names.contains { other in
      other.frame.left > name.frame.right && other.frame.left < spot.frame.left
        && isSameRow(other.frame, spot.frame)
    }
    return !isAnothers && column(of: index).contains { spots[$0].options[0].hasFraction }
  }
}
