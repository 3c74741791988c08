import Foundation
import LabelModel

/// Amounts that labels print as what an adult needs, which are nobody's content.
enum ReferenceIntakes {
  private static let amounts = Dictionary(
    uniqueKeysWithValues: Nutrient.allCases.map { ($0, $0.row.dailyAmounts) })

  /// Energies of the reference diets.
  static func contains(_ value: ValueMention) -> Bool {
    switch value.unit {
    case .kilojoule: value.amount == 8400 || value.amount == 8700
    case .kilocalorie: value.amount == 2000 || value.amount == 2500
    default: value.unit == nil && (value.amount == 2000 || value.amount == 2500)
    }
  }

  /// The values in the column of reference intakes of EU 1169/2011. They are four or more in their
  /// order, fat first.
  static func column(in values: [[ValueMention]]) -> Set<ValueMention.Place> {
    let wanted: [Double] = [70, 20, 260, 90, 50, 6]
    // For each intake the longest run of values that ends with it.
    var runs = [[ValueMention.Place]](repeating: [], count: wanted.count)
    for value in values.joined() where value.unit == .gram || value.unit == nil {
      guard let place = wanted.firstIndex(where: { $0 == value.amount }) else { continue }
      let before = runs[..<place].max { $0.count < $1.count } ?? []
      if before.count + 1 >= runs[place].count { runs[place] = before + [value.place] }
    }
    let longest = runs.max { $0.count < $1.count } ?? []
    return longest.count >= 4 ? Set(longest) : []
  }

  /// The lines of the footnote of older American panels, "Total Fat Less than 65g 80g". It has the
  /// amounts for 2,000 and 2,500 kcal (21 CFR 101.9(d)(9) before 2016), and two or more such lines.
  static func footnoteLines(_ values: [[ValueMention]]) -> Set<Int> {
    let lines = values.indices.filter { line in
      let amounts = values[line].compactMap(\.amount)
      return amounts.count == 2 && americanPairs.contains { $0 == amounts[0] && $1 == amounts[1] }
    }
    return lines.count >= 2 ? Set(lines) : []
  }

  private static let americanPairs: [(Double, Double)] = [
    (65, 80), (20, 25), (300, 300), (2400, 2400), (2.4, 2.4), (300, 375), (25, 30), (2000, 2500),
  ]

  /// Leaves out the links of a column or footnote of reference intakes.
  ///
  /// Two nutrients with exactly such amounts in one column, or three on the page, are no chance.
  /// `columnOf` returns the column of a value, `nil` where the text has no places.
  static func without(_ links: [NameValueLink], columnOf: (ValueMention) -> Int? = { _ in nil })
    -> [NameValueLink]
  {
    var columns: [Int: (reference: Set<Nutrient>, all: Set<Nutrient>)] = [:]
    var page = Set<Nutrient>()
    for link in links {
      guard let nutrient = link.group.nutrient else { continue }
      let matches = isReference(link)
      if matches { page.insert(nutrient) }
      guard let column = columnOf(link.value) else { continue }
      columns[column, default: ([], [])].all.insert(nutrient)
      if matches { columns[column]?.reference.insert(nutrient) }
    }
    return links.filter { link in
      if let column = columnOf(link.value), let found = columns[column], found.reference.count >= 2,
        found.reference.count * 2 >= found.all.count
      {
        return false
      }
      return page.count < 3 || !isReference(link)
    }
  }

  private static func isReference(_ link: NameValueLink) -> Bool {
    guard let nutrient = link.group.nutrient, let value = link.value.value else { return false }
    return amounts[nutrient]?.contains(value) ?? false
  }
}

extension ScannedPage {
  /// Whether `value` is the energy of a reference diet, and no content.
  ///
  /// A label that has swapped its energies may print "478 kJ (2000 kcal)". Such kcal are a content,
  /// which validation refuses.
  func isReferenceEnergy(_ value: ValueMention) -> Bool {
    ReferenceIntakes.contains(value) && !isSwappedEnergy(value)
  }

  private func isSwappedEnergy(_ value: ValueMention) -> Bool {
    guard value.unit == .kilocalorie, let kilocalories = value.amount else { return false }
    let row = values[value.line]
    return row.contains { other in
      guard other.unit == .kilojoule, let kilojoules = other.amount, kilojoules > 0 else {
        return false
      }
      return areTogether(value, other) && 4.1...4.25 ~= kilocalories / kilojoules
    }
  }

  /// Whether nothing but a slash or a bracket is between two values of a line.
  private func areTogether(_ one: ValueMention, _ other: ValueMention) -> Bool {
    let (first, second) =
      one.range.lowerBound < other.range.lowerBound ? (one, other) : (other, one)
    guard first.range.upperBound <= second.range.lowerBound else { return false }
    return lines[one.line].text(first.range.upperBound..<second.range.lowerBound)
      .allSatisfy { $0.isWhitespace || "/(=".contains($0) }
  }
}
