import Foundation
import LabelModel
import LabelParsing

/// Builds the roles of every value of a page with their features.
struct RoleCandidates {
  let page: LatticePage
  let habits: [AmountHabit]
  /// The units that are printed right behind each name.
  let units: [Set<NutrientUnit>]
  /// The cells that values share with their names.
  let cells: CellAlignment
  /// Whether an amount is printed behind each name in its row. Then none before the name is its own.
  let leadsToAmount: [Bool]
  /// The amounts that are printed before their names.
  let leading: AmountsBeforeNames

  init(page: LatticePage, habits: [AmountHabit]) {
    self.page = page
    self.habits = habits
    units = page.names.map(NameUnits(page).units)
    cells = CellAlignment(page)
    leadsToAmount = page.names.map(page.leadsToAmount)
    leading = AmountsBeforeNames(page)
  }

  /// The greatest distance between a name's row and a value, in line heights.
  private static let reach = 3.2
  /// Names that a value is compared with at most.
  private static let mostNames = 24

  /// The roles that an amount of `option` may have for the nutrient `key`.
  static func amounts(
    _ option: ValueOption, key: Int
  ) -> [(amount: Double, origin: Role.UnitOrigin)] {
    let number = option.value
    if LatticeNutrient.isEnergy(key) {
      let wanted: LatticeUnit = key == LatticeNutrient.energyKJ ? .kilojoule : .kilocalorie
      switch option.unitClass {
      case wanted: return [(number, .printed)]
      case .none: return [(number, .bare)]
      case .kilojoule, .kilocalorie: return [(number, .wrong)]
      default: return []
      }
    }
    switch option.unitClass {
    case .mass:
      switch option.unit {
      case .milligram: return [(number / 1_000, .printed)]
      case .microgram: return [(number / 1_000_000, .printed)]
      default: return [(number, .printed)]
      }
    case .percent:
      switch option.unit {
      case .gramPerKilogram: return [(number / 10, .percent)]
      case .milligramPerKilogram: return [(number / 10_000, .percent)]
      default: return [(number, .percent)]
      }
    case .none:
      let isSalt = key == LatticeNutrient.sodium || key == LatticeNutrient.salt
      return [(number, .bare)] + (isSalt ? [(number / 1_000, .bareMilligrams)] : [])
    default: return []
    }
  }

  /// A name near a value.
  struct Near {
    var index: Int
    var drop: Double
    var line: (value: Stretch, name: Stretch)?
    var flows: Bool
  }

  func items() -> [RoleItem] {
    var byLine: [LineReference: [Int]] = [:]
    for (index, name) in page.names.enumerated() {
      for stretch in name.stretches { byLine[stretch.line, default: []].append(index) }
    }
    return page.spots.indices.flatMap { items(of: $0, byLine) }
  }

  /// Returns the names near a value, the nearest first.
  private func near(_ spotIndex: Int) -> [Near] {
    let spot = page.spots[spotIndex]
    let isLeading = leading.isLeading(spotIndex)
    var found: [Near] = []
    for (index, name) in page.names.enumerated()
    where !isLeading || leading.isOwner(name, of: spotIndex) {
      if let near = near(index, name, of: spotIndex, spot, isLeading: isLeading) {
        found.append(near)
      }
    }
    let ordered = found.sorted {
      let a = abs($0.drop) - 0.05 * page.names[$0.index].strength
      let b = abs($1.drop) - 0.05 * page.names[$1.index].strength
      return a == b ? $0.index < $1.index : a < b
    }
    return Array(ordered.prefix(Self.mostNames))
  }

  /// Returns how a name is near a value; `nil` where it is too far to be the value's.
  private func near(
    _ index: Int, _ name: NameSpot, of spotIndex: Int, _ spot: ValueSpot, isLeading: Bool
  ) -> Near? {
    let h = page.height
    let line = sharedLine(of: spot, name)
    guard line != nil || abs(name.frame.centerY - spot.frame.centerY) <= 12 * h else { return nil }
    let height = (boundedHeight(spot.frame) + boundedHeight(name.frame)) / 2
    var drop = page.drop(from: name.frame, to: spot.frame) / height
    // The name behind an amount takes the part of one before it, in its line or in the line above.
    if isLeading { drop = abs(drop) }
    let flows = line == nil && (isLeading || isReached(spot, flowingFrom: name))
    guard line != nil || flows || abs(drop) < Self.reach || cells.isHead(index, above: spotIndex)
    else { return nil }
    if line == nil, !flows, name.frame.left > spot.frame.right,
      leadsToAmount[index] || name.frame.left > spot.frame.right + 6 * h
    {
      return nil
    }
    return Near(index: index, drop: drop, line: line, flows: flows)
  }

  /// Returns the height of a frame, 0.6 to 1.7 of the page's line height.
  private func boundedHeight(_ frame: Frame) -> Double {
    min(max(frame.height, 0.6 * page.height), 1.7 * page.height)
  }

  /// Returns the parts of a value and a name in the first line that both have.
  private func sharedLine(of spot: ValueSpot, _ name: NameSpot) -> (value: Stretch, name: Stretch)?
  {
    for value in spot.stretches {
      if let part = name.stretches.first(where: { $0.line == value.line }) { return (value, part) }
    }
    return nil
  }

  /// Whether a value begins the line that follows a line of the name.
  private func isReached(_ spot: ValueSpot, flowingFrom name: NameSpot) -> Bool {
    spot.stretches.contains { value in
      value.start < 12 && name.stretches.contains { follows(value, $0) }
    }
  }

  private func follows(_ value: Stretch, _ name: Stretch) -> Bool {
    name.line.look == value.line.look
      && page.successors[name.line.look][name.line.line] == value.line.line
      && !isBehindAnotherName(value, flowingFrom: name)
  }

  /// Whether the next line begins with the end of another name: "crude fat: | fibre: 2 %".
  ///
  /// A colon is behind either name. The beginning of the second one was not read.
  private func isBehindAnotherName(_ value: Stretch, flowingFrom name: Stretch) -> Bool {
    let line = page.lines[name.line.look][name.line.line].scalars
    let between = page.symbolsBesideBounds(0..<value.start, of: value.line)
    guard line[min(name.end, line.count)...].contains(":"),
      let colon = between.firstIndex(of: ":")
    else { return false }
    return between[..<colon].contains { $0.properties.isAlphabetic }
  }

  private func items(of index: Int, _ byLine: [LineReference: [Int]]) -> [RoleItem] {
    let spot = page.spots[index]
    let near = near(index)
    let column = page.column(of: index)
    let bare = column.count { page.spots[$0].options.allSatisfy { $0.unit == nil } }
    let bareShare = Double(bare) / Double(column.count + 1)
    let tails = column.count { page.spots[$0].hasTail }
    let printed = column.count { page.spots[$0].options[0].unitClass == .mass }
    let sentence = page.sentence(around: spot)
    return spot.options.map { option in
      let context = Context(
        index: index, spot: spot, option: option, near: near, column: column, bareShare: bareShare,
        tailShare: Double(tails) / Double(max(1, column.count)),
        printedShare: Double(printed) / Double(max(1, column.count)),
        sentence: sentence, byLine: byLine,
        hasRival: option.kind != .literal
          || spot.options.contains {
            $0.kind == .literal && $0.looks.nonzeroBitCount > option.looks.nonzeroBitCount
          })
      return item(context)
    }
  }

  /// One option of one spot with its surroundings.
  struct Context {
    var index: Int
    var spot: ValueSpot
    var option: ValueOption
    var near: [Near]
    var column: [Int]
    /// The share of the column's numbers without a unit.
    var bareShare: Double
    /// The share of those with a last digit that may be the unit.
    var tailShare: Double
    /// The share of those with a unit of mass.
    var printedShare: Double
    /// As ``LatticePage/sentence(around:)`` has it.
    var sentence: Double
    var byLine: [LineReference: [Int]]
    var hasRival: Bool
  }

  private func item(_ context: Context) -> RoleItem {
    var item = RoleItem(spot: context.index, option: context.option, roles: [], features: [])
    item.roles.append(Role(key: nil, amount: 0, origin: .bare, name: nil))
    item.features += noneRow(context)
    for near in context.near {
      let name = page.names[near.index]
      for kind in Self.keys(of: name.kind, context.option) {
        guard let key = kind else {
          item.roles.append(Role(key: nil, amount: 0, origin: .bare, name: near.index))
          item.features += pairRow(context, near, key: nil, amount: 0, origin: .bare)
          continue
        }
        for (amount, origin) in Self.amounts(context.option, key: key) {
          if origin == .bareMilligrams, !units[near.index].contains(.milligram) { continue }
          item.roles.append(Role(key: key, amount: amount, origin: origin, name: near.index))
          item.features += pairRow(context, near, key: key, amount: amount, origin: origin)
        }
      }
    }
    addUnnamed(context, to: &item)
    addLinked(context, to: &item)
    return item
  }

  /// The nutrients that a name beside `option` may mean.
  private static func keys(of kind: NameKind, _ option: ValueOption) -> [Int?] {
    switch kind {
    case .energy: [LatticeNutrient.energyKJ, LatticeNutrient.energyKcal]
    case .nutrient(LatticeNutrient.energyKcal):
      [LatticeNutrient.energyKcal]
        + (option.unitClass == .kilojoule ? [LatticeNutrient.energyKJ] : [])
    case .nutrient(let key): [key]
    default: [nil]
    }
  }
}
