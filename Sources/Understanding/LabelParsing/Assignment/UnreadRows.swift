import LabelModel

/// Values whose row has no legible name, named by the rows above and below.
///
/// The order of the rows is prescribed: EU 1169/2011 annex XV; US 21 CFR 101.9(c); FSANZ standard
/// 1.2.8. A single row between two that were read is therefore one certain nutrient. The rows must
/// be close enough that no other fits between them.
struct UnreadRows {
  /// The unread print between two rows.
  private struct Place: Hashable {
    var above: Nutrient
    var below: Nutrient
  }

  /// The one nutrient that can stand between two others.
  private static let between: [Place: Nutrient] = [
    Place(above: .energyKcal, below: .saturatedFat): .fat,
    Place(above: .energyKcal, below: .fat): .protein,
    Place(above: .protein, below: .saturatedFat): .fat,
    Place(above: .protein, below: .sugars): .carbohydrates,
    Place(above: .fat, below: .carbohydrates): .saturatedFat,
    Place(above: .saturatedFat, below: .sugars): .carbohydrates,
    Place(above: .carbohydrates, below: .fiber): .sugars,
    Place(above: .carbohydrates, below: .sugars): .fiber,
    Place(above: .fiber, below: .addedSugars): .sugars,
    Place(above: .sugars, below: .salt): .protein,
    Place(above: .fiber, below: .salt): .protein,
    Place(above: .cholesterol, below: .carbohydrates): .sodium,
  ]

  /// The certainty of a name by its place alone: it needs the label's sums to be accepted.
  private static let certainty = 0.5
  /// The greatest distance of neighbours, in usual distances of this column's rows.
  private static let widestStep = 1.6
  /// A value below this certainty is as likely noise as a row.
  private static let leastConfidence = 0.3

  let values: [ValueMention]
  let geometry: PageGeometry
  /// For each value the nutrient that it was given to.
  private var nutrients: [ValueMention.Place: Nutrient] = [:]

  init(values: [ValueMention], links: [NameValueLink], geometry: PageGeometry) {
    self.values = values
    self.geometry = geometry
    for link in links {
      nutrients[link.value.place] = link.group.nutrient ?? nutrients[link.value.place]
    }
  }

  private struct Row {
    var level: Double
    var value: Int
    var nutrient: Nutrient?
  }

  /// The links that the order of the rows adds, for columns of `values`.
  func links(_ columns: [[Int]]) -> [NameValueLink] {
    columns.flatMap(links(in:))
  }

  private func links(in column: [Int]) -> [NameValueLink] {
    let rows = rows(of: column)
    guard rows.count >= 4 else { return [] }
    let steps = zip(rows, rows.dropFirst()).map { $1.level - $0.level }.sorted()
    let limit = Self.widestStep * steps[steps.count / 2]
    let known = Set(rows.compactMap(\.nutrient))
    return rows.indices.dropFirst().dropLast().compactMap { index in
      let row = rows[index]
      let value = values[row.value]
      guard row.nutrient == nil, let above = rows[index - 1].nutrient,
        let below = rows[index + 1].nutrient,
        row.level - rows[index - 1].level <= limit, rows[index + 1].level - row.level <= limit,
        let nutrient = Self.between[Place(above: above, below: below)], !known.contains(nutrient),
        value.unit == (nutrient == .sodium ? .milligram : .gram)
      else { return nil }
      return NameValueLink(
        group: Self.group(nutrient, of: value), value: value, column: 0,
        certainty: Self.certainty)
    }
  }

  /// The nutrient of a single row between two others; `nil` if several are possible.
  static func nutrient(between above: Nutrient, and below: Nutrient) -> Nutrient? {
    between[Place(above: above, below: below)]
  }

  /// The name that a value's row would have.
  static func group(_ nutrient: Nutrient, of value: ValueMention) -> NameGroup {
    let name = PhraseMention(
      meaning: .nutrient(nutrient, isAssay: false), languages: [], length: 10, cost: 19,
      segments: [
        .init(line: value.line, range: value.range.lowerBound..<value.range.lowerBound)
      ])
    return NameGroup(meaning: .nutrient(nutrient), mentions: [name])
  }

  /// The rows of a column from the top; two readings of one print are one row.
  private func rows(of column: [Int]) -> [Row] {
    var rows: [Row] = []
    for index in column {
      let value = values[index]
      guard let box = value.box else { continue }
      let nutrient = value.isEnergy ? .energyKcal : nutrients[value.place]
      guard nutrient != nil || value.confidence >= Self.leastConfidence else { continue }
      let row = Row(level: geometry.level(box), value: index, nutrient: nutrient)
      if let last = rows.last, row.level - last.level < 0.5 * geometry.textHeight {
        if last.nutrient == nil { rows[rows.count - 1] = row }
        continue
      }
      // kJ and kcal are one row, which may have two lines.
      if rows.last?.nutrient == .energyKcal, nutrient == .energyKcal {
        rows[rows.count - 1] = row
        continue
      }
      rows.append(row)
    }
    return rows
  }
}
