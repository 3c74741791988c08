import LabelModel
import LabelParsing

/// The roles of values whose names were not read. The unit names an energy, the place in the table another nutrient.
///
/// Regulation (EU) 1169/2011, Annex XV, fixes the order of the rows. The names in the rows above and below a value leave
/// few nutrients for it, in any language.
extension RoleCandidates {
  /// Adds the nutrients that a value may be of without a name.
  func addUnnamed(_ context: Context, to item: inout RoleItem) {
    func add(
      _ key: Int, _ amount: Double, _ origin: Role.UnitOrigin,
      _ features: (inout FeatureRow) -> Void
    ) {
      item.roles.append(Role(key: key, amount: amount, origin: origin, name: nil))
      var row = valueRow(context, key: key, amount: amount, origin: origin)
      row[.bias] = 1
      features(&row)
      item.features += row.values
    }
    let value = context.option.value
    switch context.option.unitClass {
    case .kilojoule: add(LatticeNutrient.energyKJ, value, .printed) { $0[.namedByUnit] = 1 }
    case .kilocalorie: add(LatticeNutrient.energyKcal, value, .printed) { $0[.namedByUnit] = 1 }
    default: break
    }
    guard let place = placeInTable(context) else { return }
    for key in LatticeNutrient.fat...LatticeNutrient.salt {
      guard let (amount, origin) = Self.amounts(context.option, key: key).first else { continue }
      add(key, amount, origin) { row in
        row[.namedByPlace] = 1
        row[.hasTextBefore] = place.hasText
        if let rank = place.rank {
          let distance = Self.ranks[key - LatticeNutrient.fat].map { abs($0 - rank) }.min() ?? 0
          row[.rankFits] = distance == 0
          row[.rankIsNear] = distance == 1
          row[.rankIsFar] = distance > 2
        }
        if let above = place.above {
          row[.nameAboveIsNext] = key - above == 1
          row[.nameAboveIsBefore] = 2...3 ~= key - above
          row[.nameAboveIsAfter] = key <= above
        }
        if let below = place.below {
          row[.nameBelowIsNext] = below - key == 1
          row[.nameBelowIsAfter] = 2...3 ~= below - key
          row[.nameBelowIsBefore] = key >= below
        }
      }
    }
  }

  /// The rows behind that of the energy where each nutrient is printed, from fat to salt (Annex XV). Fibre is voluntary.
  private static let ranks = [[1], [2], [3], [4], [5], [5, 6], [6, 7]]
  /// The greatest number of rows between a value and the names that it is compared with, in line heights.
  private static let tableReach = 6.0
  /// Other values of a column at least.
  private static let leastColumn = 2

  /// The place of a value in a table.
  private struct PlaceInTable {
    /// The number of rows behind that of the energy.
    var rank: Int?
    /// The nutrients of the nearest names above and below.
    var above: Int?
    var below: Int?
    /// Whether unread text is printed before the value.
    var hasText: Bool
  }

  /// The place of a value in a table; `nil` for a value with a name, and outside of tables.
  private func placeInTable(_ context: Context) -> PlaceInTable? {
    let spot = context.spot
    let option = context.option
    guard page.hasPlaces, option.kind == .literal, context.column.count >= Self.leastColumn,
      !spot.isHeading, !spot.isInFootnote, !spot.isReference, !spot.countsWords,
      option.unit == .gram || option.unitClass == .none && context.bareShare > 0.5,
      option.value <= 100
    else { return nil }
    var place = PlaceInTable(hasText: hasTextBefore(spot))
    var nearest = (above: -Self.tableReach, below: Self.tableReach)
    for name in page.names
    where name.isRead && name.isUnrivalled
      && name.frame.left < spot.frame.right
    {
      let drop = page.drop(from: spot.frame, to: name.frame) / page.height
      if abs(drop) < 0.5 { return nil }
      guard case .nutrient(let key) = name.kind, key <= LatticeNutrient.sodium else { continue }
      if drop < 0, drop > nearest.above { (nearest.above, place.above) = (drop, key) }
      if drop > 0, drop < nearest.below { (nearest.below, place.below) = (drop, key) }
    }
    if place.above != nil, place.below != nil, hasForeignName(spot) { return nil }
    place.rank = rank(context)
    guard place.rank != nil || place.above != nil || place.below != nil else { return nil }
    return place
  }

  /// The number of rows of a value's column from the nearest energy above down to it.
  private func rank(_ context: Context) -> Int? {
    let own = page.row(of: context.spot.frame)
    let energies = page.spots.filter {
      [.kilojoule, .kilocalorie].contains($0.options[0].unitClass)
    }.map { page.row(of: $0.frame) }.filter { $0 < own - 0.5 }
    guard let start = energies.max(), own - start < 14 else { return nil }
    let rows = context.column.map { page.row(of: page.spots[$0].frame) }
      .filter { $0 > start + 0.5 && $0 < own - 0.5 }.sorted()
    var count = 1
    var last = start
    for row in rows where row > last + 0.5 {
      count += 1
      last = row
    }
    return count
  }

  /// Whether a row between two that were understood has text that is surely read and names no nutrient.
  ///
  /// It is a row of something else, such as organic acids (Annex XIV).
  private func hasForeignName(_ spot: ValueSpot) -> Bool {
    guard let stretch = spot.stretches.first else { return false }
    let words = page.lines[stretch.line.look].lazy.flatMap(\.words).filter { word in
      guard let frame = word.box.map({ Frame($0) }) else { return false }
      return frame.right < spot.frame.left + page.height
        && abs(page.drop(from: frame, to: spot.frame)) < 0.5 * page.height
    }
    var letters = 0
    var sum = 0.0
    for word in words {
      let count = word.text.count(where: \.isLetter)
      letters += count
      sum += Double(count) * max(0, word.confidence?.value ?? 0)
    }
    return letters >= Self.foreignName && sum > Self.surelyRead * Double(letters)
  }

  /// The letters of a name of something else at least, and their mean confidence.
  private static let foreignName = 5
  private static let surelyRead = 0.8

  /// Whether letters are printed to the left of a value in its row.
  private func hasTextBefore(_ spot: ValueSpot) -> Bool {
    guard let stretch = spot.stretches.first else { return false }
    let lines = page.lines[stretch.line.look]
    let own = lines[stretch.line.line].scalars
    if own[..<min(stretch.start, own.count)].count(where: { $0.properties.isAlphabetic }) > 2 {
      return true
    }
    return lines.contains { line in
      guard let frame = line.box.map({ Frame($0) }), frame.right < spot.frame.left + page.height
      else { return false }
      return abs(page.drop(from: frame, to: spot.frame)) < 0.5 * page.height
        && line.scalars.count { $0.properties.isAlphabetic } > 2
    }
  }
}
