import Foundation
import LabelModel

/// The column per 100 g of two, found by the portion's size. The columns' ratio is that size in
/// hundreds of grams.
///
/// Recognised text seldom keeps headers above their columns; the numbers do not depend on it.
struct ServingRatio {
  /// Whether the second column is the one per 100 g; `nil` when nothing on the page explains the ratio.
  let isReversed: Bool?
  /// The unit of the portion that explains the ratio.
  private(set) var unit: NutrientUnit?

  /// Compares the first two columns' `rows` with the masses printed on the page that `isSize` admits.
  init(
    rows: [(first: Decimal, second: Decimal)], page: ScannedPage,
    isSize: (ValueMention) -> Bool = { _ in true }
  ) {
    let ratios = rows.compactMap { row -> Double? in
      let first = NSDecimalNumber(decimal: row.first).doubleValue
      let second = NSDecimalNumber(decimal: row.second).doubleValue
      // Small numbers are too coarsely rounded to tell.
      return first >= 1 && second >= 1 ? second / first : nil
    }.sorted()
    guard ratios.count >= 2 else {
      isReversed = nil
      return
    }
    let ratio = ratios[ratios.count / 2]
    var forward = false
    var backward = false
    for value in page.values.joined() where value.unit == .gram || value.unit == .millilitre {
      guard !value.isHundred, isSize(value), let amount = value.value, amount >= 2 else { continue }
      let size = NSDecimalNumber(decimal: amount).doubleValue / 100
      let isForward = abs(ratio / size - 1) < 0.04
      let isBackward = abs(ratio * size - 1) < 0.04
      forward = forward || isForward
      backward = backward || isBackward
      if isForward || isBackward { unit = value.unit }
    }
    isReversed = forward == backward ? nil : backward
  }

  /// Whether most of `rows`, and no fewer than three, have one ratio.
  static func isShared(by rows: [(first: Decimal, second: Decimal)]) -> Bool {
    let ratios = rows.compactMap { row -> Double? in
      let first = NSDecimalNumber(decimal: row.first).doubleValue
      let second = NSDecimalNumber(decimal: row.second).doubleValue
      return first >= 1 && second > 0 && first != second ? second / first : nil
    }
    return ratios.contains { ratio in
      let agreeing = ratios.count { abs($0 - ratio) <= 0.08 * ratio }
      return agreeing >= 3 && agreeing * 2 > ratios.count
    }
  }

  /// The rows with two columns among `links`, those without units only if `withBare`.
  static func rows(
    _ links: [NameValueLink], withBare: Bool = false, column: (NameValueLink) -> Int
  ) -> [(first: Decimal, second: Decimal)] {
    var cells: [Nutrient: [Int: Decimal]] = [:]
    for link in links where withBare || link.value.unit != nil {
      guard let nutrient = link.group.nutrient, let value = link.value.value else { continue }
      cells[nutrient, default: [:]][column(link)] = cells[nutrient]?[column(link)] ?? value
    }
    return Nutrient.allCases.compactMap { nutrient in
      guard let first = cells[nutrient]?[0], let second = cells[nutrient]?[1] else { return nil }
      return (first, second)
    }
  }
}
