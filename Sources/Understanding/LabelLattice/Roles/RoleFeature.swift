import Foundation

/// A property of a value taken together with a name, or of a value that no name owns (`none…`).
///
/// Each has one fitted weight; the log-odds of a role are their weighted sum.
package enum RoleFeature: Int, CaseIterable, Sendable {
  case bias, strength, likeness, isExact, dominatedBy, isDominated, isShort, nameConfidence
  case nameLooks, isChosen, isAssay
  case sameLine, lettersBetween, numbersBetween, namesBetween
  case nearRow, closeRow, nextToRow, offRow, farRow, drop, isRight, isAcross, isLeft, isBelow
  case gap, closerNames, isNearest, flowsOn, flowsFromEnd
  case isBounded, follows, percentFollows, followsInNextLine, percentFollowsInNextLine
  case unitPrinted, unitWrong, unitMissing, unitPercent, unitInName
  case milligramsOfNoSodium, milligramsOfSodium, gramsOfSodium, percentOfPet, percentOfFood
  case isTail, isMark, isSlash, optionLooks, confidence, isDoubtful, hasModifier, isInBrackets
  case isOverHundred, unusualAmount, energyHasFraction, leaderDots, isHeading, isLongLine
  case hasRival, closerValue, nameBeginsLine, valueEndsLine, bareAmongBare, printedAmongBare
  case printedThoughInName, noise, isReference, isInFootnote, countsWords, repairs
  case namedByUnit, namedByPlace, hasTextBefore, rankFits, rankIsNear, rankIsFar
  case nameAboveIsNext, nameAboveIsBefore, nameAboveIsAfter
  case nameBelowIsNext, nameBelowIsAfter, nameBelowIsBefore
  case isBlank, isTooPrecise, followsNumber, precedesNumber
  case cellAbove, cellBelow, cellChance, cellElse, cellTaken
  case leftChance, leftElse
  case tailAmongTails, tailAmongPrinted, literalAmongTails, literalAmongPrinted
  case noPlaces, isInSentence, misspelling
  case energyKJ, energyKcal, fat, saturatedFat, carbohydrates, sugars, fiber, protein, salt, sodium
  case ash, moisture, other
  case none, noneBare, nonePercent, noneMass, noneEnergy, noneConfidence, noneHeading, noneTail
  case noneMark, noneNames, noneNeighbours, noneLongLine, noneGlued, noneSigned, noneManyDigits
  case noneLooks, noneRival, noneFraction, noneZero, noneNoise, noneReference, noneFootnote
  case noneCounts, noneFollowsNumber, nonePrecedesNumber, noneInSentence, noneCell, noneLeft
  case sameInRow, otherInRow, aboveIsNext, aboveIsBefore, aboveIsAfter, belowIsNext, belowIsAfter
  case belowIsBefore, claimedInColumn, columnCertainty, noneColumnCertainty, noneRowCertainty
  case leftIsBefore, leftIsAfter, rightIsAfter, rightIsBefore
  case aligned, alignedLog, alignedElse, nameTaken, noneAligned

  /// The feature that is 1 for the nutrient `key`.
  static func of(_ key: Int) -> RoleFeature { all[energyKJ.rawValue + key] }

  private static let all = Array(allCases)
  package static let count = allCases.count
  /// The scale of the squared distance from the usual amount.
  static let greatestDistance = 3.0
}

/// A value's possible nutrient and amount.
package struct Role: Sendable {
  /// The origin of the unit.
  package enum UnitOrigin: Sendable {
    case printed, wrong, bare, bareMilligrams, percent
  }

  /// The nutrient by its place in the order, `nil` for a value that no decided nutrient owns.
  package var key: Int?
  /// The amount in grams, kJ or kcal.
  package var amount: Double
  package var origin: UnitOrigin
  /// The name's index in the page, `nil` where the unit or the place names the value.
  package var name: Int?
  /// Whether only the place in the table names the value.
  package var isNamedByPlace: Bool {
    name == nil && key.map { !LatticeNutrient.isEnergy($0) } ?? false
  }
}

/// One way to read a value with all roles that it may have, and a row of features for each.
package struct RoleItem: Sendable {
  package var spot: Int
  package var option: ValueOption
  package var roles: [Role]
  /// The features, one row after another, ``RoleFeature/count`` each.
  package var features: [Float]
  /// The log-probability of each role.
  package var logP: [Double] = []
  /// The log-probability that no decided nutrient owns the value.
  package var logNone = 0.0

  package var isLiteral: Bool { option.kind == .literal }
  package var rowCount: Int { roles.count }

  /// Scores the roles with fitted weights, and with trees unless the weights alone leave no doubt.
  package mutating func score(_ weights: [Double], _ trees: ScoreTrees) {
    var sums = sums(weights)
    normalize(sums)
    guard trees.count > 0, logNone < Self.noDoubt else { return }
    let width = RoleFeature.count
    features.withUnsafeBufferPointer { features in
      for row in sums.indices {
        sums[row] += trees.sum(
          UnsafeBufferPointer(rebasing: features[(row * width)..<((row + 1) * width)]))
      }
    }
    normalize(sums)
  }

  /// The log-probability of no nutrient from which on trees are not asked.
  package static let noDoubt = -0.002

  /// The weighted sum of features of each role.
  package func sums(_ weights: [Double]) -> [Double] {
    let width = RoleFeature.count
    var sums = [Double](repeating: 0, count: roles.count)
    features.withUnsafeBufferPointer { features in
      weights.withUnsafeBufferPointer { weights in
        for row in sums.indices {
          var sum = 0.0
          let base = row * width
          for column in 0..<width { sum += Double(features[base + column]) * weights[column] }
          sums[row] = sum
        }
      }
    }
    return sums
  }

  private mutating func normalize(_ sums: [Double]) {
    let total = logSumExp(sums)
    logP = sums.map { $0 - total }
    logNone = logSumExp(zip(roles, logP).filter { $0.0.key == nil }.map(\.1))
  }
}

/// The logarithm of the sum of exponentials.
package func logSumExp(_ values: some Collection<Double>) -> Double {
  guard let top = values.max(), top > -.infinity else { return -.infinity }
  return top + log(values.reduce(0) { $0 + exp($1 - top) })
}

extension RoleItem {
  /// Whether the value is a percentage.
  package var isPercent: Bool { option.unitClass == .percent }

  /// The features of one role.
  package func row(_ index: Int) -> ArraySlice<Float> {
    features[(index * RoleFeature.count)..<((index + 1) * RoleFeature.count)]
  }

  /// Sets one feature of a role.
  mutating func set(_ feature: RoleFeature, of row: Int, to value: Double) {
    features[row * RoleFeature.count + feature.rawValue] = Float(value)
  }

  /// A feature of one role.
  func feature(_ feature: RoleFeature, of index: Int) -> Double {
    Double(features[index * RoleFeature.count + feature.rawValue])
  }

  /// Sets the distance of every amount from the usual amounts.
  package mutating func setHabits(_ habits: [AmountHabit]) {
    for (row, role) in roles.enumerated() {
      guard let key = role.key else { continue }
      features[row * RoleFeature.count + RoleFeature.unusualAmount.rawValue] = Float(
        habits[key].distance(role.amount) / RoleFeature.greatestDistance)
    }
  }
}
