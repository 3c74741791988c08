import Foundation
import LabelModel

/// A serving that is stated to have the amounts of the column of 100 g or 100 ml.
///
/// Only a serving of 100 g or 100 ml has them. So the column is of that serving, or one heading is misread.
struct ServingOfHundred {
  /// The stated size of the serving, `nil` where no serving has the amounts of 100.
  let size: Quantity?

  /// The lines from a serving's words to its first amount at most, in line heights. It is set by hand.
  private static let farthest = 2.0

  /// Compares the statements of running text, or a table with the statement beside it.
  init(_ lattice: Lattice) {
    let page = lattice.page
    guard let size = page.servingSizes.first, page.servingSizes.allSatisfy({ $0.amount != 100 }),
      lattice.layouts.contains(where: { Self.hasServingOfHundred($0, page) })
    else {
      self.size = nil
      return
    }
    self.size = Quantity(Decimal(size.amount), size.isVolume ? .millilitre : .gram)
  }

  /// Whether two parts of running text have the same amounts, one below a 100 and one behind a serving's words.
  private static func hasServingOfHundred(_ layout: LayoutHypotheses, _ page: LatticePage) -> Bool {
    guard layout.layout.isStream, layout.panels.count == 2,
      ColumnPair.isOneColumn(layout.panels[0][0], layout.panels[1][0])
    else { return false }
    let heads = [0, 1].map { page.headsBefore($0, of: layout.layout) }
    return [(0, 1), (1, 0)].contains { hundred, serving in
      heads[hundred].first { $0.kind != .prepared }.map { $0.kind.hundred != nil && $0.isSure }
        ?? false && isOfServing(layout.layout.columns[serving], heads[serving], page)
    }
  }

  /// Whether the words right before a statement are of a serving.
  private static func isOfServing(_ column: [Int], _ heads: [Heading], _ page: LatticePage) -> Bool
  {
    guard let first = column.first else { return false }
    let own = heads.filter { $0.kind != .prepared }.prefix { $0.kind.hundred == nil }
    return own.contains { head in
      head.kind == .serving
        && page.row(of: page.spots[first].stretches[0].line) - page.row(of: head.line) < farthest
    }
  }
}
