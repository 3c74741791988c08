import LabelModel

/// The order of two columns by their headings in a text without places.
///
/// An example is "per 30 g serving with milk | per 100 g".
///
/// Such a text has no places that join a column to its heading. A serving with milk has no ratio to 100 g either.
/// A row of two amounts then has them in the order of the headings.
extension LatticePage {
  private enum Reference { case hundred, serving }

  /// Returns a value, marked where its place in its row is that of the other column.
  ///
  /// A marked value has no more than even odds.
  /// A printed size that explains the ratio of both columns is the better witness.
  func weighedByHeadingOrder(_ value: LatticeValue) -> LatticeValue {
    guard 2 * value.confirmed <= value.posterior, isInOtherColumn(value) else { return value }
    var value = value
    value.isInOtherColumn = true
    value.probability = min(value.probability, Self.evenOdds)
    value.meaningPosterior = min(value.meaningPosterior, Self.evenOdds)
    return value
  }

  /// The probability at most of a value that the headings' order gives to another column.
  private static let evenOdds = 0.5

  private func isInOtherColumn(_ value: LatticeValue) -> Bool {
    let reference: Reference
    switch value.meaning {
    case .per100g, .per100ml: reference = .hundred
    case .perServing: reference = .serving
    case .asFed, .none: return false
    }
    guard let order = headingOrder, let place = order.firstIndex(of: reference),
      let row = rowOfTwo(spots[value.candidate.spot], value.candidate.option.unitClass)
    else { return false }
    return row[place] != value.candidate.spot
      && spots[row[0]].options[0].value != spots[row[1]].options[0].value
  }

  /// The two references in the order of their headings, `nil` where lines with both have other headings or orders.
  private var headingOrder: [Reference]? {
    guard !hasPlaces else { return nil }
    let sure = headings.filter { $0.isSure && $0.kind != .prepared }
    var found: Set<[Reference]> = []
    for line in Dictionary(grouping: sure, by: \.line).values {
      var order: [Reference] = []
      for heading in line.sorted(by: { $0.start < $1.start }) {
        let isServing = heading.kind == .serving || heading.kind == .mass
        let reference = isServing ? Reference.serving : .hundred
        if order.last != reference { order.append(reference) }
      }
      if order.count > 1 { found.insert(order) }
    }
    guard found.count == 1, let order = found.first, order.count == 2 else { return nil }
    return order
  }

  /// The two amounts of one unit in the line of `spot`.
  ///
  /// The line is a row of one nutrient or of none.
  private func rowOfTwo(_ spot: ValueSpot, _ unit: LatticeUnit) -> [Int]? {
    let line = spot.stretches[0].line
    let kinds = Set(
      names.filter { $0.stretches[0].line == line && isNutrient($0) }.map(\.kind))
    guard kinds.count <= 1, !headings.contains(where: { $0.line == line }) else { return nil }
    let row = spots.indices.filter {
      spots[$0].stretches[0].line == line && spots[$0].options[0].unitClass == unit
    }.sorted { spots[$0].stretches[0].start < spots[$1].stretches[0].start }
    return row.count == 2 ? row : nil
  }
}
