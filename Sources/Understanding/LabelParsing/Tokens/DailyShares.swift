import Foundation
import LabelModel

/// The shares of daily doses beside the amounts of vitamins and minerals, as witnesses of these.
///
/// "Vitamin C 24 mg 30 %" is right by EU 1169/2011, annex XIII: 30 % of 80 mg are 24 mg. "Vitamin C 21 mg 30 %" is misread.
struct DailyShares {
  private let page: ScannedPage

  init(_ page: ScannedPage) { self.page = page }

  /// Whether the shares right behind a value agree with no amount of its row.
  ///
  /// They are often of an earlier amount: per 100 g, per serving, then the share of either. Without shares nothing is
  /// contradicted.
  func contradict(_ value: ValueMention, of nutrient: Nutrient) -> Bool {
    guard let doses = Self.doses[nutrient], let unit = value.unit, Self.micrograms[unit] != nil
    else { return false }
    let row = values(inRowOf: value)
    guard let own = row.firstIndex(where: { $0.place == value.place }) else { return false }
    let shares = shares(behind: own, in: row)
    guard !shares.isEmpty else { return false }
    return !row[...own].contains { amount in
      shares.contains { share in
        doses.indices.contains {
          // The first dose is the EU's, where shares are whole percents.
          Self.isShare(share, of: amount, dose: doses[$0], step: $0 == 0 ? 1 : Self.step(of: share))
        }
      }
    }
  }

  /// The shares behind the value `index` of a row. A word ends them: "120 mg. With 20 % fruit".
  private func shares(behind index: Int, in row: [ValueMention]) -> [Double] {
    var shares: [Double] = []
    for (before, value) in zip(row[index...], row[(index + 1)...]) {
      let start = before.line == value.line ? before.range.upperBound : 0
      guard value.unit == .percent, let share = value.amount,
        !hasLetters(value.line, start..<max(start, value.range.lowerBound))
      else { break }
      shares.append(share)
    }
    return shares
  }

  private func hasLetters(_ line: Int, _ range: Range<Int>) -> Bool {
    page.lines[line].scalars[range].contains(where: LetterFolding.isLetter)
  }

  /// The values of a row from left to right: of the line between the names around `value`, and beside it.
  private func values(inRowOf value: ValueMention) -> [ValueMention] {
    let names = page.phrases[value.line].filter { RowMeaning($0.meaning) != nil }.map(\.start)
    let start = names.last { $0 < value.range.lowerBound } ?? 0
    let end = names.first { $0 > value.range.lowerBound } ?? .max
    let own = page.values[value.line].filter { start..<end ~= $0.range.lowerBound }
    guard let box = value.box else { return end == .max ? own + shares(below: value.line) : own }
    let beside = page.values.joined().filter { other in
      guard other.line != value.line, let place = other.box, !isNamed(other) else { return false }
      let fall = page.lines[value.line].line.slope * (place.centerX - box.centerX)
      return abs(place.centerY - box.centerY - fall) < Self.sameRow * Double(box.height)
    }
    return (own + beside).sorted { ($0.box?.left ?? 0) < ($1.box?.left ?? 0) }
  }

  /// The shares that a text without places has in lines of their own below a line.
  private func shares(below line: Int) -> [ValueMention] {
    page.values[(line + 1)...].enumerated().prefix { offset, values in
      let scalars = page.lines[line + 1 + offset].scalars
      return !values.isEmpty && values.allSatisfy { $0.unit == .percent }
        && !scalars.contains(where: LetterFolding.isLetter)
    }.flatMap(\.element)
  }

  /// Whether a name is before a value in its line.
  private func isNamed(_ value: ValueMention) -> Bool {
    page.phrases[value.line].contains {
      RowMeaning($0.meaning) != nil && $0.start < value.range.lowerBound
    }
  }

  /// The heights that two values of a row are above each other at most. It was set by hand.
  private static let sameRow = 0.3

  /// Whether `share`, in percent and rounded to `step`, is what `value` is of a dose in micrograms.
  private static func isShare(
    _ share: Double, of value: ValueMention, dose: Double, step: Double
  ) -> Bool {
    guard let amount = value.amount, let unit = value.unit.flatMap({ micrograms[$0] }) else {
      return false
    }
    let decimals = value.number.groups.count > 1 ? value.number.groups.last?.count ?? 0 : 0
    let rounding = pow(0.1, Double(decimals)) / 2
    let percent = 100 * unit / dose
    return abs(amount * percent - share)
      <= rounding * percent + step / 2 + slack + share * relativeSlack
  }

  /// The step to which a share may be rounded. US labels have steps of 2, 5 and 10 % (21 CFR 101.9(c)(8)(iii)).
  private static func step(of share: Double) -> Double {
    // Less than 2 % may be 0 there.
    if share == 0 { return 4 }
    if share > 50, share.truncatingRemainder(dividingBy: 10) == 0 { return 10 }
    if share >= 10, share.truncatingRemainder(dividingBy: 5) == 0 { return 5 }
    return share <= 10 && share.truncatingRemainder(dividingBy: 2) == 0 ? 2 : 1
  }

  /// Percent, and the part of a share, by which an amount may be rounded before its share is computed. Both were set by
  /// hand.
  private static let slack = 0.2
  private static let relativeSlack = 0.02

  private static let micrograms: [NutrientUnit: Double] = [
    .gram: 1_000_000, .milligram: 1_000, .microgram: 1,
  ]

  private static let doses: [Nutrient: [Double]] = Dictionary(
    uniqueKeysWithValues: Nutrient.allCases.filter { !$0.row.dailyDoses.isEmpty }.map {
      ($0, $0.row.dailyDoses.map { NSDecimalNumber(decimal: $0).doubleValue })
    })
}
