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

  /// The factor of the features whose weights the meanings share: those of headings. The fit's prior is weaker on them.
  private static let sharedScale = 2.0
  /// The factor of the features with weights of one meaning. Both factors were set by hand.
  private static let ownScale = 0.6

  /// The features of each column for each meaning.
  package static func rows(
    _ page: LatticePage, _ items: [RoleItem], _ layout: ColumnLayout
  ) -> [[[Double]]] {
    let contents = LayoutContents(page, items, layout)
    let turns = turns(of: layout, page)
    return layout.columns.indices.map { index in
      let column = ColumnContents(contents, index)
      let own = column.features
      return ColumnMeaning.allCases.map { meaning in
        row(
          meaning, own: own, column.headings, present: contents.present,
          isOnly: column.isOnly, turn: index < turns.count ? turns[index] : nil)
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
  static func turns(of layout: ColumnLayout, _ page: LatticePage) -> [Heading.Kind] {
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
