import Foundation
import LabelModel

/// Joins the two values of a row in text that has lost its columns.
///
/// In a table with two columns every row has the same ratio but for rounding. Where enough neighbours in the text have one
/// ratio, neighbours with it are one row; what remains alone has lost its partner.
struct CellPairing {
  /// The values of each row, in the order of the text.
  let rows: [[Int]]
  /// Whether the text has a table of two columns.
  let hasPairs: Bool

  /// Neighbours that must agree on a ratio before it is believed.
  private static let support = 3

  init(_ values: [ValueMention], hasColumns: Bool) {
    let amounts = values.map { $0.amount ?? 0 }
    let steps = values.map {
      pow(10, -Double($0.number.groups.count > 1 ? $0.number.groups[1].count : 0))
    }
    let ratios = values.indices.dropLast().compactMap { index -> Double? in
      guard amounts[index] >= 1, amounts[index + 1] > 0,
        Self.areNear(values[index], values[index + 1])
      else { return nil }
      let ratio = amounts[index + 1] / amounts[index]
      return 0.02...20 ~= ratio && abs(ratio - 1) > 0.08 ? ratio : nil
    }.sorted()
    func follows(_ index: Int, _ ratio: Double) -> Bool {
      let (one, other) = (index, index + 1)
      guard other < values.count, Self.areNear(values[one], values[other]) else { return false }
      if values[one].modifier != nil, values[other].modifier != nil { return true }
      let slack = 0.6 * steps[other] + 0.6 * steps[one] * ratio + 0.03 * amounts[other]
      return abs(amounts[other] - ratio * amounts[one]) <= slack
        && (amounts[one] > 0 || amounts[other] == 0)
    }
    // The ratio with most followers among values large enough to tell.
    var best: (ratio: Double, count: Int)?
    for (position, ratio) in ratios.enumerated() {
      let end = ratios[position...].firstIndex { $0 > ratio * 1.1 } ?? ratios.count
      let count = end - position
      if count > best?.count ?? 0 { best = (ratios[position + count / 2], count) }
    }
    var rows: [[Int]] = []
    if let best, best.count >= (hasColumns ? Self.support : Self.support + 1),
      best.count * 8 >= values.count
    {
      var index = 0
      while index < values.count {
        let pairs = follows(index, best.ratio)
        rows.append(pairs ? [index, index + 1] : [index])
        index += pairs ? 2 : 1
      }
      hasPairs = true
    } else {
      rows = values.indices.map { [$0] }
      hasPairs = false
    }
    self.rows = rows
  }

  /// Whether two values may be one row's: they stand close and have units that go together.
  private static func areNear(_ one: ValueMention, _ other: ValueMention) -> Bool {
    other.line - one.line <= 3 && (one.unit == other.unit || one.unit == nil || other.unit == nil)
  }
}
