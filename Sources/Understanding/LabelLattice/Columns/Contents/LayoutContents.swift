import Foundation
import LabelModel

/// The likeliest contents of the columns of a layout.
struct LayoutContents {
  let page: LatticePage
  let layout: ColumnLayout
  /// The certainty that each spot is an amount, by its index, `0 ... 1`.
  let certainty: [Double]
  /// The likeliest reading of each spot.
  private(set) var best: [Int: RoleItem] = [:]
  /// The certainty of the surest heading of each kind, by its raw value.
  private(set) var present = [Double](repeating: 0, count: Heading.Kind.allCases.count)
  /// The probability of each nutrient for each spot.
  private(set) var chances: [Int: [Double]] = [:]
  /// The amounts of the likely nutrients of each spot.
  private(set) var amounts: [Int: [Int: Double]] = [:]

  init(_ page: LatticePage, _ items: [RoleItem], _ layout: ColumnLayout) {
    self.page = page
    self.layout = layout
    certainty = page.certainties(items)
    for item in items where item.logNone < best[item.spot]?.logNone ?? .infinity {
      best[item.spot] = item
    }
    for heading in page.headings {
      present[heading.kind.rawValue] = max(present[heading.kind.rawValue], heading.sureness)
    }
    for item in items where item.isLiteral { add(item) }
  }

  /// Adds the nutrients that a value may be of.
  private mutating func add(_ item: RoleItem) {
    for (role, logP) in zip(item.roles, item.logP) {
      guard let key = role.key, role.origin != .wrong else { continue }
      if logP > Self.likely { amounts[item.spot, default: [:]][key] = role.amount }
      chances[item.spot, default: [Double](repeating: 0, count: LatticeNutrient.count)][key] +=
        exp(logP)
    }
  }

  /// The log-probability from which on a role counts for the composition: one in two.
  private static let likely = -0.7

  /// Whether a nutrient is likely enough to own a spot for its column to count it.
  func isAmount(_ spot: Int) -> Bool { certainty[spot] > LatticePage.owned }

  /// The median amount of each column. Percentages do not count.
  var medians: [Double] {
    layout.columns.map { column in
      median(
        column.filter(isAmount).compactMap { best[$0]?.option }
          .filter { $0.unitClass != .percent }.map(\.value))
    }
  }

  /// The middle of each column along the text.
  var centers: [Double] {
    layout.columns.map { column in
      median(column.map { page.across(page.spots[$0].frame).middle })
    }
  }

  /// The number of columns with kilojoules.
  var kilojouleColumns: Int {
    layout.columns.count { column in
      column.contains { isAmount($0) && best[$0]?.option.unitClass == .kilojoule }
    }
  }
}
