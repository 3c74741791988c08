import Foundation
import LabelModel

/// The features of a column that indicate its reference amount.
package enum ColumnFeatures {
  /// Features of headings, whose weights the meanings with a heading share.
  package enum Shared: Int, CaseIterable, Sendable {
    case over, margin, isNearest, onPage, isMissing, otherIsNearest, isSole, isOtherSole
    case isInTurn, caption, soleCaption
  }

  /// Features with a weight for each meaning.
  package enum Own: Int, CaseIterable, Sendable {
    case bias, percentShare, massShare, bareShare, hasKilojoules, hasKilocalories, isOnly
    case isLeftmost, isRightmost, servingWords, petWords, foodWords, size, millilitresOnPage
    case hasOverHundred, isLargest, isSmallest, certainty, isStream, headGrams, headMillilitres
    case headServing, noHeading, preparedOver, kilojoulesOnlyHere, lowEnergy
    case petRoles, foodRoles, volumesOnPage, massesOnPage, isSecond
    case drinkWords, juiceWords, servingGrams, servingMillilitres
    case kilojoulesNoServing, isWatery, isProteinRich, isFatAndCarbohydrate, isStarchy, isFatty
    case middleEnergy, highEnergy, assays, percentAssays, caloriesAlone
  }

  package static let count =
    Shared.allCases.count + ColumnMeaning.allCases.count * Own.allCases.count

  /// The name of each feature, for reports.
  package static var names: [String] {
    Shared.allCases.map { "\($0)" }
      + ColumnMeaning.allCases.flatMap { meaning in Own.allCases.map { "\(meaning): \($0)" } }
  }

  /// The meanings share the weights of headings, on which the fit's prior is weaker.
  private static let sharedScale = 2.0
  private static let ownScale = 0.6

  /// The log-probability from which on a role counts for the composition: one in two.
  private static let likely = -0.7

  /// The features of each column for each meaning.
  package static func rows(
    _ page: LatticePage, _ items: [RoleItem], _ layout: ColumnLayout
  ) -> [[[Double]]] {
    let certainty = page.certainties(items)
    var best: [Int: RoleItem] = [:]
    for item in items where item.logNone < best[item.spot]?.logNone ?? .infinity {
      best[item.spot] = item
    }
    var present = [Double](repeating: 0, count: Heading.Kind.allCases.count)
    for heading in page.headings {
      present[heading.kind.rawValue] = max(present[heading.kind.rawValue], heading.sureness)
    }
    var chances: [Int: [Double]] = [:]
    var amounts: [Int: [Int: Double]] = [:]
    for item in items where item.isLiteral {
      for (role, logP) in zip(item.roles, item.logP) {
        guard let key = role.key, role.origin != .wrong else { continue }
        if logP > likely { amounts[item.spot, default: [:]][key] = role.amount }
        chances[item.spot, default: [Double](repeating: 0, count: LatticeNutrient.count)][key] +=
          exp(logP)
      }
    }
    let numbers = layout.columns.map { column in
      median(
        column.filter { certainty[$0] > LatticePage.owned }.compactMap { best[$0]?.option }
          .filter { $0.unitClass != .percent }.map(\.value))
    }
    let centers = layout.columns.map { column in
      median(column.map { page.across(page.spots[$0].frame).middle })
    }
    let kilojouleColumns = layout.columns.count { column in
      column.contains {
        certainty[$0] > LatticePage.owned && best[$0]?.option.unitClass == .kilojoule
      }
    }
    let turns = turns(of: layout, page)
    return layout.columns.indices.map { index in
      let column = layout.columns[index]
      let solid = column.filter { certainty[$0] > LatticePage.owned }
      let members = solid.isEmpty ? column : solid
      let headings = ColumnHeadings(page, over: members, isStream: layout.isStream)
      let options = members.compactMap { best[$0]?.option }
      let weights = members.map { certainty[$0] }
      let total = max(1e-9, weights.reduce(0, +))
      func share(_ units: Set<LatticeUnit>) -> Double {
        zip(options, weights).reduce(0) { $0 + (units.contains($1.0.unitClass) ? $1.1 : 0) } / total
      }
      func has(_ unit: LatticeUnit) -> Double { options.contains { $0.unitClass == unit } ? 1 : 0 }
      let isOnly = layout.columns.count == 1
      func extreme(_ value: Double, _ all: [Double], _ pick: ([Double]) -> Double?) -> Double {
        !isOnly && pick(all) == value ? 1 : 0
      }
      let energy = options.filter { $0.unitClass == .kilocalorie }.map(\.value).max()
      var own = [Double](repeating: 0, count: Own.allCases.count)
      func set(_ feature: Own, _ value: Double) { own[feature.rawValue] = value }
      set(.bias, 1)
      set(.percentShare, share([.percent]))
      set(.massShare, share([.mass]))
      set(.bareShare, share([.none]))
      set(.hasKilojoules, has(.kilojoule))
      set(.hasKilocalories, has(.kilocalorie))
      set(.isOnly, isOnly ? 1 : 0)
      set(.isLeftmost, extreme(centers[index], centers) { $0.min() })
      set(.isRightmost, extreme(centers[index], centers) { $0.max() })
      set(.servingWords, min(2, page.servingWords / 6))
      set(.petWords, min(2, page.petWords / 8))
      set(.foodWords, min(2, page.foodWords / 8))
      set(.size, Double(min(10, members.count)) / 5)
      set(.millilitresOnPage, page.hasMillilitres ? 1 : 0)
      set(.hasOverHundred, options.contains { $0.unit == .gram && $0.value > 100 } ? 1 : 0)
      set(.isLargest, extreme(numbers[index], numbers) { $0.max() })
      set(.isSmallest, extreme(numbers[index], numbers) { $0.min() })
      set(.certainty, members.reduce(0) { $0 + certainty[$1] } / Double(members.count))
      set(.isStream, layout.isStream ? 1 : 0)
      set(.headGrams, present[Heading.Kind.hundredGrams.rawValue])
      set(.headMillilitres, present[Heading.Kind.hundredMillilitres.rawValue])
      set(
        .headServing,
        max(present[Heading.Kind.serving.rawValue], present[Heading.Kind.mass.rawValue]))
      set(.noHeading, page.headings.isEmpty ? 1 : 0)
      set(.preparedOver, headings.over[Heading.Kind.prepared.rawValue])
      set(.kilojoulesOnlyHere, has(.kilojoule) == 1 && kilojouleColumns == 1 ? 1 : 0)
      set(.lowEnergy, energy.map { $0 < 70 ? 1 : 0 } ?? 0)
      // How many different nutrients of some keys the column's values are likely to be of.
      func roles(_ keys: [Int]) -> Double {
        keys.reduce(0) { sum, key in sum + (members.map { chances[$0]?[key] ?? 0 }.max() ?? 0) }
      }
      set(.volumesOnPage, page.hasVolumes ? 1 : 0)
      set(.massesOnPage, page.hasMasses ? 1 : 0)
      set(.drinkWords, page.drinkWords / 2)
      set(.juiceWords, page.juiceWords / 2)
      set(.servingGrams, page.hasServingGrams ? 1 : 0)
      set(.servingMillilitres, page.hasServingMillilitres ? 1 : 0)
      let composition = Composition(members.compactMap { amounts[$0] })
      set(
        .kilojoulesNoServing,
        has(.kilojoule) == 1 && present[Heading.Kind.serving.rawValue] == 0 ? 1 : 0)
      set(.isWatery, composition.isWatery ? 1 : 0)
      set(.isProteinRich, composition.isProteinRich ? 1 : 0)
      set(.isFatAndCarbohydrate, composition.isFatAndCarbohydrate ? 1 : 0)
      set(.isStarchy, composition.isStarchy ? 1 : 0)
      set(.isFatty, composition.isFatty ? 1 : 0)
      set(.middleEnergy, composition.energy.map { 130..<300 ~= $0 ? 1 : 0 } ?? 0)
      set(.highEnergy, composition.energy.map { $0 >= 300 ? 1 : 0 } ?? 0)
      // Where kilojoules are mandatory, amounts of 100 g are as well (EU 1169/2011); 21 CFR 101.9 has neither.
      set(.caloriesAlone, page.hasKilojoules ? 0 : min(1, roles([LatticeNutrient.energyKcal])))
      set(.assays, min(4, page.assays) / 4)
      set(.percentAssays, min(4, page.assays) / 4 * share([.percent]))
      set(.isSecond, layout.isStream && index > 0 ? 1 : 0)
      set(.petRoles, min(2, roles([LatticeNutrient.ash, LatticeNutrient.moisture])))
      set(
        .foodRoles,
        min(
          4,
          roles([
            LatticeNutrient.energyKJ, LatticeNutrient.energyKcal, LatticeNutrient.saturatedFat,
            LatticeNutrient.carbohydrates, LatticeNutrient.sugars, LatticeNutrient.salt,
            LatticeNutrient.sodium,
          ])) / 2)
      return ColumnMeaning.allCases.map { meaning in
        row(
          meaning, own: own, headings, present: present, isOnly: isOnly,
          turn: index < turns.count ? turns[index] : nil)
      }
    }
  }

  /// The heading that a meaning is printed with, `nil` for a meaning without.
  private static func heading(of meaning: ColumnMeaning) -> Heading.Kind? {
    switch meaning {
    case .per100g: .hundredGrams
    case .per100ml: .hundredMillilitres
    case .perServing: .serving
    case .asFed, .none: nil
    }
  }

  private static func row(
    _ meaning: ColumnMeaning, own: [Double], _ headings: ColumnHeadings, present: [Double],
    isOnly: Bool, turn: Heading.Kind?
  ) -> [Double] {
    var row = [Double](repeating: 0, count: count)
    if let kind = heading(of: meaning) {
      let others = amounts.filter { $0 != kind }
      func margin(_ nearness: [Double]) -> (mine: Double, rest: Double) {
        (nearness[kind.rawValue], others.map { nearness[$0.rawValue] }.max() ?? 0)
      }
      let (mine, rest) = margin(headings.over)
      let caption = margin(headings.ofPanel)
      let minePrinted = present[kind.rawValue]
      let values: [(Shared, Double)] = [
        (.over, mine), (.margin, mine - rest), (.isNearest, mine > rest && mine > 0.02 ? 1 : 0),
        (.onPage, minePrinted), (.isMissing, minePrinted == 0 ? 1 : 0),
        (.otherIsNearest, rest > mine ? 1 : 0),
        (.isSole, isOnly ? soleHundred(kind, present) : 0),
        (
          .isOtherSole,
          isOnly ? hundreds.filter { $0 != kind }.map { soleHundred($0, present) }.max() ?? 0 : 0
        ),
      ]
      row[Shared.caption.rawValue] = sharedScale * (caption.mine - caption.rest)
      if isOnly { row[Shared.soleCaption.rawValue] = sharedScale * (caption.mine - caption.rest) }
      if let turn { row[Shared.isInTurn.rawValue] = sharedScale * (turn == kind ? 1 : -1) }
      for (feature, value) in values { row[feature.rawValue] = sharedScale * value }
    }
    let base = Shared.allCases.count + meaning.rawValue * Own.allCases.count
    for (index, value) in own.enumerated() { row[base + index] = ownScale * value }
    return row
  }

  /// The headings of the amounts behind each name of running text, in their order: "per 100 g / per portion".
  private static func turns(of layout: ColumnLayout, _ page: LatticePage) -> [Heading.Kind] {
    guard layout.isStream, layout.columns.count > 1,
      let first = layout.columns.joined().min(by: {
        page.isBefore(page.readingPlace(of: $0), page.readingPlace(of: $1))
      })
    else { return [] }
    let place = (line: page.spots[first].stretches[0].line, left: page.spots[first].frame.left)
    let top = page.row(of: place.line)
    let before = page.headings.filter { heading in
      heading.kind != .prepared && heading.sureness > Heading.Origin.sentence.sureness
        && page.isBefore((heading.line, heading.frame.left), place)
        && top - page.row(of: heading.line) < rowsOfHeadings
    }.sorted { page.isBefore(($0.line, $0.frame.left), ($1.line, $1.frame.left)) }
    var kinds: [Heading.Kind] = []
    for heading in before {
      let kind = heading.kind == .mass ? .serving : heading.kind
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds.count > 1 ? kinds : []
  }

  /// Rows from the first heading of running text to its first amount at most.
  private static let rowsOfHeadings = 6.0

  private static let hundreds: [Heading.Kind] = [.hundredGrams, .hundredMillilitres]
  private static let amounts = hundreds + [.serving]

  /// The certainty that a page has headings of 100 g or 100 ml and of nothing else, `0 ... 1`.
  private static func soleHundred(_ kind: Heading.Kind, _ present: [Double]) -> Double {
    guard hundreds.contains(kind) else { return 0 }
    let others = amounts.filter { $0 != kind }
    return present[kind.rawValue] * (1 - (others.map { present[$0.rawValue] }.max() ?? 0))
  }

  /// The log-probability of each meaning.
  package static func logP(_ rows: [[Double]], _ weights: [Double]) -> [Double] {
    let sums = rows.map { row in zip(row, weights).reduce(0) { $0 + $1.0 * $1.1 } }
    let total = logSumExp(sums)
    return sums.map { $0 - total }
  }
}
