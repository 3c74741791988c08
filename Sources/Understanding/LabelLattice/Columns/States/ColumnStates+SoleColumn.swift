import LabelModel
import LabelParsing

/// A table's only column, without a heading.
extension ColumnStates {
  /// The state of a table's only column without a heading, by EU law; `nil` for other columns.
  ///
  /// Such amounts are of 100 g or 100 ml. A serving's are printed beside them, and never alone (Regulation (EU)
  /// 1169/2011, Articles 32 and 33). A net quantity in grams excludes 100 ml. Without one, the state is unknown.
  func stateByLaw(_ column: Int) -> ColumnState? {
    guard page.statesNetMassAlone, page.isWithoutHeadings, isOnlyColumn(column),
      isDeclaration(tops[column])
    else { return nil }
    return .firstUnit(.per100g)
  }

  /// Whether no other column of a layout has several amounts that differ from this one's.
  func isOnlyColumn(_ column: Int) -> Bool {
    others(than: column).allSatisfy {
      tops[$0].count < LatticePage.fewestRows || ColumnPair.isOneColumn(tops[column], tops[$0])
    }
  }

  /// Whether a panel has the nutrients of the law's declaration, and salt among them.
  ///
  /// Its energy is in both units. It may be cut off, with the heading above it.
  private func isDeclaration(_ panel: Panel) -> Bool {
    func isNamed(_ key: Int) -> Bool { panel.values[key]?.isNamed ?? false }
    guard isNamed(LatticeNutrient.salt), panel.values[LatticeNutrient.sodium] == nil,
      Self.declared.count(where: isNamed) >= Self.fewestDeclared
    else { return false }
    let energies = [LatticeNutrient.energyKJ, LatticeNutrient.energyKcal]
    return energies.allSatisfy { panel.values[$0] != nil } || !page.statesEnergy
  }

  /// The nutrients that Article 30 of the regulation demands beside the energy.
  private static let declared = [
    LatticeNutrient.fat, LatticeNutrient.saturatedFat, LatticeNutrient.carbohydrates,
    LatticeNutrient.sugars, LatticeNutrient.protein, LatticeNutrient.salt,
  ]
  /// All but one, which may be unread. The tiles of a package's front have four of them.
  private static let fewestDeclared = 5
}

extension LatticePage {
  /// Whether no heading of a column, no serving and no word for prepared food is read.
  fileprivate var isWithoutHeadings: Bool {
    servings.isEmpty && servingSizes.isEmpty
      && headings.allSatisfy { $0.kind.hundred != nil && !$0.isSure && !$0.isSureHundred }
  }

  /// Whether a number with a unit of energy is read.
  fileprivate var statesEnergy: Bool {
    spots.contains { [.kilojoule, .kilocalorie].contains($0.options[0].unitClass) }
  }

  /// Whether the net quantity is read in grams, and nothing in millilitres or litres.
  fileprivate var statesNetMassAlone: Bool {
    !hasVolumes && !hasMillilitres
      && spots.contains { $0.options[0].unit == .gram && (isNetQuantity($0) || isEstimated($0)) }
  }

  /// Whether the sign of an estimated quantity ends a number's line: "500 g ℮" (Directive 76/211/EEC). It is read as "e".
  private func isEstimated(_ spot: ValueSpot) -> Bool {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    let behind = scalars.dropFirst(place.end).filter { $0 != " " }
    return behind == ["e"] || behind == ["℮"]
  }
}
