import Foundation
import LabelModel
import LabelParsing

/// The features of roles.
extension RoleCandidates {
  /// The features of a value that no nutrient owns.
  func noneRow(_ context: Context) -> [Float] {
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
    row[.noneLongLine] = spot.isInLongLine
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
    row[.noneInSentence] = context.sentence
    row[.noneCell] = cells.chances(of: context.index, key: nil)?.other ?? 0
    row[.noneLeft] = cells.chancesToTheLeft(of: context.index, key: nil)?.other ?? 0
    return row.values
  }

  /// The features that a role has whatever names it.
  func valueRow(
    _ context: Context, key: Int?, amount: Double, origin: Role.UnitOrigin
  ) -> FeatureRow {
    var row = FeatureRow()
    addUnit(of: context, key: key, origin: origin, to: &row)
    addPrint(of: context.option, to: &row)
    if let key {
      row[.isTooPrecise] = isTooPrecise(context.option, key: key, amount: amount)
      row[.unusualAmount] = habits[key].distance(amount) / RoleFeature.greatestDistance
    }
    let isEnergy = key.map(LatticeNutrient.isEnergy) ?? false
    row[.isOverHundred] = amount > 100 && !isEnergy
    row[.energyHasFraction] = isEnergy && context.option.hasFraction
    row[key.map(RoleFeature.of) ?? .other] = 1
    addPlace(of: context, to: &row)
    addCells(of: context, key: key, to: &row)
    return row
  }

  /// Adds the features of an amount's unit, and of the units of the other amounts of the page.
  private func addUnit(
    of context: Context, key: Int?, origin: Role.UnitOrigin, to row: inout FeatureRow
  ) {
    let option = context.option
    let isBare = origin == .bare || origin == .bareMilligrams
    row[.unitPrinted] = key != nil && origin == .printed
    row[.unitWrong] = origin == .wrong
    row[.unitMissing] = key != nil && isBare
    row[.unitPercent] = origin == .percent
    let isMilligrams = option.unit == .milligram || option.unit == .microgram
    row[.milligramsOfNoSodium] = isMilligrams && key != nil && key != LatticeNutrient.sodium
    row[.milligramsOfSodium] = option.unit == .milligram && key == LatticeNutrient.sodium
    row[.gramsOfSodium] = option.unit == .gram && key == LatticeNutrient.sodium
    row[.percentOfPet] = origin == .percent ? min(2, page.petWords / 8) : 0
    row[.percentOfFood] = origin == .percent ? min(2, page.foodWords / 8) : 0
    row[.bareAmongBare] = isBare ? context.bareShare : 0
    row[.printedAmongBare] = origin == .printed ? context.bareShare : 0
    if context.spot.hasTail, origin == .bare {
      row[.tailAmongTails] = option.kind == .tail ? context.tailShare : 0
      row[.tailAmongPrinted] = option.kind == .tail ? context.printedShare : 0
      row[.literalAmongTails] = option.kind == .literal ? context.tailShare : 0
      row[.literalAmongPrinted] = option.kind == .literal ? context.printedShare : 0
    }
  }

  /// Adds the features of a number's print, and of the way to read it.
  private func addPrint(of option: ValueOption, to row: inout FeatureRow) {
    row[.isTail] = option.kind == .tail
    row[.isMark] = option.kind == .mark
    row[.isSlash] = option.kind == .slash
    row[.isBlank] = option.kind == .blank
    row[.followsNumber] = option.followsNumber && option.kind == .literal
    row[.precedesNumber] = option.precedesNumber && option.kind == .literal
    row[.optionLooks] = Double(option.looks.nonzeroBitCount) / 3
    row[.confidence] = option.confidence
    row[.isDoubtful] = option.confidence < 0.05
    row[.hasModifier] = option.modifier != nil
    row[.repairs] = Double(min(option.repairs, 3))
  }

  /// Adds the features of a number's place on the page.
  private func addPlace(of context: Context, to row: inout FeatureRow) {
    let spot = context.spot
    row[.isInBrackets] = spot.isInBrackets
    row[.isHeading] = spot.isHeading
    row[.isLongLine] = spot.isInLongLine
    row[.hasRival] = context.hasRival
    row[.noise] = page.noise
    row[.isReference] = spot.isReference
    row[.isInFootnote] = spot.isInFootnote
    row[.countsWords] = spot.countsWords
    row[.noPlaces] = !page.hasPlaces
    row[.isInSentence] = context.sentence
  }

  /// Adds the features of a table's cells: how likely its columns and rows put the nutrient here.
  private func addCells(of context: Context, key: Int?, to row: inout FeatureRow) {
    if let cell = cells.chances(of: context.index, key: key) {
      row[.cellChance] = cell.own
      row[.cellElse] = cell.other
    }
    if let left = cells.chancesToTheLeft(of: context.index, key: key) {
      row[.leftChance] = left.own
      row[.leftElse] = left.other
    }
  }

  /// Whether a number has more decimals than labels print.
  ///
  /// The Commission's guidance of December 2012 rounds to one decimal below 10 g, and salt below 1 g to two. A 9 behind
  /// them may be the unit g, a 0 may not.
  private func isTooPrecise(_ option: ValueOption, key: Int, amount: Double) -> Bool {
    let isSalt = key == LatticeNutrient.salt || key == LatticeNutrient.sodium
    return -option.number.exponent >= 2 && amount >= (isSalt ? 1 : 0.5)
      && (option.unitClass == .none || option.unit == .gram)
  }

  /// The features of a value together with a name.
  func pairRow(
    _ context: Context, _ near: Near, key: Int?, amount: Double, origin: Role.UnitOrigin
  ) -> [Float] {
    let name = page.names[near.index]
    let spot = context.spot
    let h = page.height
    var row = valueRow(context, key: key, amount: amount, origin: origin)
    row[.bias] = 1
    row[.strength] = min(name.strength, 20) / 10
    row[.likeness] = name.likeness
    row[.isExact] = name.isExact
    row[.misspelling] = 1 - name.spelling
    row[.dominatedBy] = min(0, name.strength - name.rival) / 5
    row[.isDominated] = name.rival > name.strength + 0.5
    row[.isShort] = name.length <= 4
    row[.nameConfidence] = name.confidence
    row[.nameLooks] = Double(name.looks.nonzeroBitCount) / 3
    row[.isChosen] = name.isChosen
    row[.isAssay] = name.isAssay
    addPlace(near, name, context, to: &row)
    addLine(near, name, context.byLine, to: &row)
    let units = units[near.index]
    if origin == .bare || origin == .bareMilligrams, let key {
      let wanted: NutrientUnit =
        key == LatticeNutrient.energyKJ
        ? .kilojoule
        : key == LatticeNutrient.energyKcal
          ? .kilocalorie : origin == .bareMilligrams ? .milligram : .gram
      row[.unitInName] =
        units.contains(wanted) || wanted == .gram && page.isPetFood && units.contains(.percent)
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
    let isLeading = leading.isLeading(context.index)
    row[.nearRow] = distance < 0.25
    row[.closeRow] = distance >= 0.25 && distance < 0.5
    row[.nextToRow] = distance >= 0.5 && distance < 0.8
    row[.offRow] = distance >= 0.8 && distance < 1.3
    row[.farRow] = distance >= 1.3
    row[.drop] = max(-2, min(2, near.drop))
    let isRight = isLeading || spot.frame.left >= name.frame.right - 0.4 * h
    let isLeft = !isLeading && spot.frame.right <= name.frame.left + 0.4 * h
    row[.isRight] = isRight
    row[.isAcross] = !isRight && !isLeft
    row[.isLeft] = isLeft
    row[.isBelow] = !isRight && !isLeft && near.drop > 0.5 && near.drop < 2.9
    row[.gap] = isRight ? log(1 + max(0, spot.frame.left - name.frame.right) / h) : 0
    let closer = context.near.count { other in
      let rival = page.names[other.index]
      return !isLeading && rival.kind != name.kind && rival.isRead && rival.isUnrivalled
        && abs(other.drop) < distance - 0.15 && rival.frame.left < spot.frame.left
    }
    row[.closerNames] = Double(min(closer, 3))
    row[.isNearest] = closer == 0
    row[.flowsOn] = near.flows
    let cell = cells.isInCell(near.index, of: context.index)
    row[.cellAbove] = cell.above
    row[.cellBelow] = cell.below
    row[.cellTaken] = cells.isTaken(near.index, besides: context.index)
    addSuccession(near, name, context, to: &row)
  }

  private func addLine(
    _ near: Near, _ name: NameSpot, _ byLine: [LineReference: [Int]],
    to row: inout FeatureRow
  ) {
    guard let (value, stretch) = near.line else { return }
    let range =
      stretch.end <= value.start
      ? stretch.end..<value.start : value.end..<max(value.end, stretch.start)
    let between = page.symbolsBesideBounds(range, of: value.line)
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
      guard other.kind != name.kind, other.isRead else { continue }
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
    row[.valueEndsLine] =
      value.end >= page.lines[value.line.look][value.line.line].scalars.count - 3
  }
}
