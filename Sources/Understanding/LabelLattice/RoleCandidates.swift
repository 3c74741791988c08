import Foundation
import LabelModel
import LabelParsing

/// Builds the roles of every value of a page with their features.
struct RoleCandidates {
  let page: LatticePage
  let habits: [AmountHabit]
  /// The units that are printed right behind each name.
  private let units: [Set<NutrientUnit>]
  private let grid: CellGrid

  init(page: LatticePage, habits: [AmountHabit]) {
    self.page = page
    self.habits = habits
    units = page.names.map(page.unitsBehind)
    grid = CellGrid(page)
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
      case .gramPerKilogram: return [(number / 10, .printed)]
      case .milligramPerKilogram: return [(number / 10_000, .printed)]
      default: return [(number, .printed)]
      }
    case .percent: return [(number, .percent)]
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

  private func near(_ spot: ValueSpot) -> [Near] {
    let h = page.height
    let own = min(max(spot.frame.height, 0.6 * h), 1.7 * h)
    var found: [Near] = []
    for (index, name) in page.names.enumerated() {
      let line = spot.stretches.lazy.compactMap { value in
        name.stretches.first { $0.line == value.line }.map { (value: value, name: $0) }
      }.first
      guard line != nil || abs(name.frame.centerY - spot.frame.centerY) <= 12 * h else { continue }
      let height = (own + min(max(name.frame.height, 0.6 * h), 1.7 * h)) / 2
      let drop = page.drop(from: name.frame, to: spot.frame) / height
      let flows =
        line == nil
        && spot.stretches.contains { value in
          value.start < 12
            && name.stretches.contains {
              $0.line.look == value.line.look
                && page.successors[$0.line.look][$0.line.line] == value.line.line
            }
        }
      guard line != nil || flows || abs(drop) < Self.reach else { continue }
      if line == nil, !flows, name.frame.left > spot.frame.right + 6 * h { continue }
      found.append(Near(index: index, drop: drop, line: line, flows: flows))
    }
    let ordered = found.sorted {
      let a = abs($0.drop) - 0.05 * page.names[$0.index].strength
      let b = abs($1.drop) - 0.05 * page.names[$1.index].strength
      return a == b ? $0.index < $1.index : a < b
    }
    return Array(ordered.prefix(Self.mostNames))
  }

  private func items(of index: Int, _ byLine: [LineReference: [Int]]) -> [RoleItem] {
    let spot = page.spots[index]
    let h = page.height
    let near = near(spot)
    let column = page.spots.indices.filter {
      $0 != index && abs(page.spots[$0].frame.centerX - spot.frame.centerX) < 2.2 * h
        && abs(page.spots[$0].frame.top - spot.frame.top) < 14 * h
    }
    let bare = column.count { page.spots[$0].options.allSatisfy { $0.unit == nil } }
    let bareShare = Double(bare) / Double(column.count + 1)
    let tails = column.count { page.spots[$0].hasTail }
    let printed = column.count { page.spots[$0].options[0].unitClass == .mass }
    return spot.options.map { option in
      let context = Context(
        index: index, spot: spot, option: option, near: near, column: column, bareShare: bareShare,
        tailShare: Double(tails) / Double(max(1, column.count)),
        printedShare: Double(printed) / Double(max(1, column.count)),
        byLine: byLine,
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

  /// Adds energies that their unit names.
  private func addUnnamed(_ context: Context, to item: inout RoleItem) {
    func add(_ key: Int, _ amount: Double, _ origin: Role.UnitOrigin, _ feature: RoleFeature) {
      item.roles.append(Role(key: key, amount: amount, origin: origin, name: nil))
      var row = valueRow(context, key: key, amount: amount, origin: origin)
      row[.bias] = 1
      row[feature] = 1
      item.features += row.values
    }
    switch context.option.unitClass {
    case .kilojoule: add(LatticeNutrient.energyKJ, context.option.value, .printed, .namedByUnit)
    case .kilocalorie: add(LatticeNutrient.energyKcal, context.option.value, .printed, .namedByUnit)
    default: break
    }
  }

  private func noneRow(_ context: Context) -> [Float] {
    let option = context.option
    let spot = context.spot
    var row = FeatureRow()
    row[.none] = 1
    row[.noneBare] = option.unitClass == .none
    row[.nonePercent] = option.unitClass == .percent
    row[.noneMass] = option.unitClass == .mass
    row[.noneEnergy] = option.unitClass == .kilojoule || option.unitClass == .kilocalorie
    row[.noneConfidence] = option.confidence
    row[.noneHeading] = spot.isHeading
    row[.noneTail] = option.kind == .tail
    row[.noneMark] = [.mark, .slash, .blank].contains(option.kind)
    row[.noneFollowsNumber] = option.followsNumber && option.kind == .literal
    row[.nonePrecedesNumber] = option.precedesNumber && option.kind == .literal
    row[.noneNames] = Double(min(context.near.count, 8)) / 8
    row[.noneNeighbours] = Double(min(context.column.count, 10)) / 10
    row[.noneLongLine] = spot.lineLength > 60
    row[.noneGlued] = spot.isGlued
    row[.noneSigned] = spot.isSigned
    row[.noneManyDigits] = spot.digits > 4
    row[.noneLooks] = Double(option.looks.nonzeroBitCount) / 3
    row[.noneRival] = context.hasRival
    row[.noneFraction] = option.hasFraction
    row[.noneZero] = option.value == 0
    row[.noneNoise] = page.noise
    row[.noneReference] = spot.isReference
    row[.noneFootnote] = spot.isInFootnote
    row[.noneCounts] = spot.countsWords
    return row.values
  }

  /// The features that a role has whatever names it.
  private func valueRow(
    _ context: Context, key: Int?, amount: Double, origin: Role.UnitOrigin
  ) -> FeatureRow {
    let option = context.option
    let spot = context.spot
    var row = FeatureRow()
    let isEnergy = key.map(LatticeNutrient.isEnergy) ?? false
    row[.unitPrinted] = key != nil && origin == .printed
    row[.unitWrong] = origin == .wrong
    row[.unitMissing] = key != nil && (origin == .bare || origin == .bareMilligrams)
    row[.unitPercent] = origin == .percent
    let isMilligrams = option.unit == .milligram || option.unit == .microgram
    row[.milligramsOfNoSodium] = isMilligrams && key != nil && key != LatticeNutrient.sodium
    row[.milligramsOfSodium] = option.unit == .milligram && key == LatticeNutrient.sodium
    row[.gramsOfSodium] = option.unit == .gram && key == LatticeNutrient.sodium
    row[.percentOfPet] = origin == .percent ? min(2, page.petWords / 8) : 0
    row[.percentOfFood] = origin == .percent ? min(2, page.foodWords / 8) : 0
    row[.isTail] = option.kind == .tail
    row[.isMark] = option.kind == .mark
    row[.isSlash] = option.kind == .slash
    row[.isBlank] = option.kind == .blank
    row[.followsNumber] = option.followsNumber && option.kind == .literal
    row[.precedesNumber] = option.precedesNumber && option.kind == .literal
    if let key { row[.isTooPrecise] = isTooPrecise(option, key: key, amount: amount) }
    if spot.hasTail, origin == .bare {
      row[.tailAmongTails] = option.kind == .tail ? context.tailShare : 0
      row[.tailAmongPrinted] = option.kind == .tail ? context.printedShare : 0
      row[.literalAmongTails] = option.kind == .literal ? context.tailShare : 0
      row[.literalAmongPrinted] = option.kind == .literal ? context.printedShare : 0
    }
    row[.optionLooks] = Double(option.looks.nonzeroBitCount) / 3
    row[.confidence] = option.confidence
    row[.isDoubtful] = option.confidence < 0.05
    row[.hasModifier] = option.modifier != nil
    row[.isInBrackets] = spot.isInBrackets
    row[.isOverHundred] = amount > 100 && !isEnergy
    if let key { row[.unusualAmount] = habits[key].distance(amount) / RoleFeature.greatestDistance }
    row[.energyHasFraction] = isEnergy && option.hasFraction
    row[.isHeading] = spot.isHeading
    row[.isLongLine] = spot.lineLength > 60
    row[.hasRival] = context.hasRival
    row[.bareAmongBare] = origin == .bare || origin == .bareMilligrams ? context.bareShare : 0
    row[.printedAmongBare] = origin == .printed ? context.bareShare : 0
    row[.noise] = page.noise
    row[.isReference] = spot.isReference
    row[.isInFootnote] = spot.isInFootnote
    row[.countsWords] = spot.countsWords
    row[.repairs] = Double(min(option.repairs, 3))
    row[.noPlaces] = !page.hasPlaces
    row[key.map(RoleFeature.of) ?? .other] = 1
    return row
  }

  /// Whether a number has more decimals than labels print.
  ///
  /// The Commission's guidance of December 2012 rounds to one decimal below 10 g, and salt below 1 g to two. A 9 behind
  /// them may be the unit g.
  private func isTooPrecise(_ option: ValueOption, key: Int, amount: Double) -> Bool {
    let isSalt = key == LatticeNutrient.salt || key == LatticeNutrient.sodium
    return option.decimals >= 2 && amount >= (isSalt ? 1 : 0.5)
      && (option.unitClass == .none || option.unit == .gram)
  }

  private func pairRow(
    _ context: Context, _ near: Near, key: Int?, amount: Double, origin: Role.UnitOrigin
  ) -> [Float] {
    let name = page.names[near.index]
    let spot = context.spot
    let h = page.height
    var row = valueRow(context, key: key, amount: amount, origin: origin)
    row[.bias] = 1
    row[.strength] = min(name.strength, 20) / 10
    row[.likeness] = name.likeness
    row[.isExact] = name.likeness > 0.99
    row[.dominatedBy] = min(0, name.strength - name.rival) / 5
    row[.isDominated] = name.rival > name.strength + 0.5
    row[.isShort] = name.length <= 4
    row[.nameConfidence] = name.confidence
    row[.nameLooks] = Double(name.looks.nonzeroBitCount) / 3
    row[.isChosen] = name.isChosen
    row[.isAssay] = name.isAssay
    addPlace(near, name, context, to: &row)
    addLine(near, name, spot, context.byLine, to: &row)
    let units = units[near.index]
    if origin == .bare || origin == .bareMilligrams, let key {
      let wanted: NutrientUnit =
        key == LatticeNutrient.energyKJ
        ? .kilojoule
        : key == LatticeNutrient.energyKcal
          ? .kilocalorie : origin == .bareMilligrams ? .milligram : .gram
      row[.unitInName] = units.contains(wanted)
    }
    row[.printedThoughInName] =
      origin == .printed && !(key.map(LatticeNutrient.isEnergy) ?? false)
      && (units.contains(.gram) || units.contains(.milligram))
    row[.closerValue] = context.column.contains {
      abs(page.drop(from: name.frame, to: page.spots[$0].frame))
        < abs(page.drop(from: name.frame, to: spot.frame)) - 0.25 * h
    }
    return row.values
  }

  private func addPlace(
    _ near: Near, _ name: NameSpot, _ context: Context, to row: inout FeatureRow
  ) {
    let spot = context.spot
    let h = page.height
    let distance = abs(near.drop)
    row[.sameLine] = near.line != nil
    row[.nearRow] = distance < 0.25
    row[.closeRow] = distance >= 0.25 && distance < 0.5
    row[.nextToRow] = distance >= 0.5 && distance < 0.8
    row[.offRow] = distance >= 0.8 && distance < 1.3
    row[.farRow] = distance >= 1.3
    row[.drop] = max(-2, min(2, near.drop))
    let isRight = spot.frame.left >= name.frame.right - 0.4 * h
    let isLeft = spot.frame.right <= name.frame.left + 0.4 * h
    row[.isRight] = isRight
    row[.isAcross] = !isRight && !isLeft
    row[.isLeft] = isLeft
    row[.isBelow] = !isRight && !isLeft && near.drop > 0.5 && near.drop < 2.9
    row[.gap] = isRight ? log(1 + max(0, spot.frame.left - name.frame.right) / h) : 0
    let closer = context.near.count { other in
      let rival = page.names[other.index]
      return rival.kind != name.kind && rival.strength > 3 && rival.rival <= rival.strength
        && abs(other.drop) < distance - 0.15 && rival.frame.left < spot.frame.left
    }
    row[.closerNames] = Double(min(closer, 3))
    row[.isNearest] = closer == 0
    row[.flowsOn] = near.flows
    addCell(near.index, context.index, to: &row)
    addSuccession(near, name, context, to: &row)
  }

  private func addCell(_ name: Int, _ spot: Int, to row: inout FeatureRow) {
    let isAbove = grid.above[spot].contains(name)
    guard isAbove || grid.below[spot].contains(name) else { return }
    row[.cellAbove] = isAbove
    row[.cellBelow] = !isAbove
    row[.cellShare] = isAbove ? grid.shares.above : grid.shares.below
    row[.cellOtherShare] = isAbove ? grid.shares.below : grid.shares.above
    row[.cellInTable] = grid.shares.left
  }

  private func addLine(
    _ near: Near, _ name: NameSpot, _ spot: ValueSpot, _ byLine: [LineReference: [Int]],
    to row: inout FeatureRow
  ) {
    guard let (value, stretch) = near.line else { return }
    let scalars = page.lines[value.line.look][value.line.line].scalars
    let range =
      stretch.end <= value.start
      ? stretch.end..<value.start : value.end..<max(value.end, stretch.start)
    let between = scalars[range.clamped(to: scalars.indices)]
    row[.lettersBetween] = Double(min(between.count, 60)) / 20
    var numbers = 0
    var inNumber = false
    for scalar in between {
      let isDigit = ("0"..."9").contains(scalar)
      if isDigit, !inNumber { numbers += 1 }
      inNumber = isDigit
    }
    row[.numbersBetween] = Double(min(numbers, 4))
    var kinds: Set<NameKind> = []
    for index in byLine[value.line] ?? [] {
      let other = page.names[index]
      guard other.kind != name.kind, other.strength > 3 else { continue }
      for place in other.stretches
      where place.line == value.line && range.lowerBound <= place.start
        && place.end <= range.upperBound
      {
        kinds.insert(other.kind)
      }
    }
    row[.namesBetween] = Double(min(kinds.count, 3))
    row[.leaderDots] = between.count { $0 == "." } >= 3
    row[.nameBeginsLine] = stretch.start < 4
    row[.valueEndsLine] = value.end >= scalars.count - 3
  }
}
