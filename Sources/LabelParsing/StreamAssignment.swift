import LabelModel

/// A value and the row it belongs to.
struct Link: Sendable {
  var group: NameGroup
  var value: ValueMention
  /// Which of the row's columns, from 0.
  var column: Int
  /// How certain the place makes it, `0 ... 1`.
  var certainty: Double
}

/// Gives values to names by their order in the text, for text without a picture.
///
/// Another engine's text has a row's name and value on lines of their own, at times a value before its name, two names
/// before their two values, or a value in the middle of its name in three languages. What survives is the order: so the
/// cheapest monotone alignment of names and values is taken, as for two strings.
struct StreamAssignment {
  let order: ReadingOrder
  let subject: Subject
  /// The energies on the page in kcal.
  let energies: [Double]
  /// The values of each row, by their index.
  private let rows: [[Int]]
  private let hasPairs: Bool

  init(order: ReadingOrder, subject: Subject, energies: [Double]) {
    self.energies = energies
    self.order = order
    self.subject = subject
    // An analysis of pet food has one column; its equal ratios are chance.
    let pairing = CellPairing(order.values, hasColumns: subject == .food && order.hasColumns)
    hasPairs = pairing.hasPairs
    rows = pairing.rows
  }

  /// The value that stands for a row: its first.
  private func value(_ row: Int) -> ValueMention { order.values[rows[row][0]] }
  private func natural(_ row: Int) -> Int { order.natural[rows[row][0]] }

  /// Cost of a name without value; of a value without name. A damaged text misses names and values alike.
  private let lostName = 10
  private let lostValue = 9
  /// Cost of a second value in a row: of a table with columns, or of one without.
  private var secondColumn: Int { order.hasColumns && !hasPairs ? 2 : lostValue }
  /// How far from its natural place a value may be assigned, in names.
  private let reach = 3

  /// The links of the cheapest alignment.
  func links() -> [Link] {
    let groups = order.groups
    guard !groups.isEmpty, !rows.isEmpty else { return [] }
    // Rows are values, columns the groups near a value's natural one: linear in the text.
    let width = 2 * reach + 4
    var costs = [[Int]](
      repeating: [Int](repeating: .max / 2, count: width), count: rows.count + 1)
    var steps = [[Step]](repeating: [Step](repeating: .none, count: width), count: rows.count + 1)
    let bases = (0...rows.count).map { row in
      max(0, (row < rows.count ? natural(row) : groups.count - 1) - reach - 1)
    }
    var skipped = [0]
    for group in groups { skipped.append((skipped.last ?? 0) + lostCost(group)) }
    func slot(_ row: Int, _ group: Int) -> Int? {
      let slot = group - bases[row]
      return slot >= 0 && slot < width && group <= groups.count ? slot : nil
    }
    for group in bases[0]..<min(bases[0] + width, groups.count + 1) {
      if let slot = slot(0, group) { costs[0][slot] = skipped[group] }
    }
    for row in 0..<rows.count {
      for group in bases[row]...min(bases[row] + width - 1, groups.count) {
        guard let here = slot(row, group) else { continue }
        if group > bases[row], let left = slot(row, group - 1) {
          let cost = costs[row][left] + lostCost(groups[group - 1])
          if cost < costs[row][here] {
            costs[row][here] = cost
            steps[row][here] = .skipName
          }
        }
        let cost = costs[row][here]
        // The next row's window may have moved on: names in between are skipped.
        relax(
          row + 1, group, cost + valueCost(value(row)), .skipValue, skipped, bases, width, &costs,
          &steps)
        guard group < groups.count, let price = price(row, group) else { continue }
        var extra = cost + price
        relax(row + 1, group + 1, extra, .match(columns: 1), skipped, bases, width, &costs, &steps)
        var columns = 1
        while columns < 4, row + columns < rows.count, natural(row + columns) == group,
          value(row + columns).unit == value(row).unit || value(row + columns).unit == .gram
        {
          extra += secondColumn
          columns += 1
          relax(
            row + columns, group + 1, extra, .match(columns: columns), skipped, bases, width,
            &costs, &steps)
        }
      }
    }
    let last = rows.count
    for group
      in (bases[last] + 1)..<max(bases[last] + 2, min(bases[last] + width, groups.count + 1))
    {
      guard let here = slot(last, group), let left = slot(last, group - 1) else { continue }
      let cost = costs[last][left] + lostCost(groups[group - 1])
      if cost < costs[last][here] {
        costs[last][here] = cost
        steps[last][here] = .skipName
      }
    }
    return withoutSlip(trace(steps, bases, costs, width))
  }

  /// The links with a slip of the table taken back that the energy betrays.
  private func withoutSlip(_ links: [Link]) -> [Link] {
    guard subject == .food else { return links }
    var rowOf: [ValueMention.Place: Int] = [:]
    for (row, cells) in rows.enumerated() {
      for cell in cells { rowOf[order.values[cell].place] = row }
    }
    let firsts = links.indices.filter {
      links[$0].column == 0 && links[$0].group.nutrient != nil
        && rowOf[links[$0].value.place] != nil
    }
    let cells = firsts.map {
      ShiftedTable.Cell(
        group: links[$0].group, row: rowOf[links[$0].value.place] ?? 0)
    }
    let table = ShiftedTable(
      energies: energies, rows: rows.map { $0.map { order.values[$0] } })
    guard let slip = table.slip(of: cells) else { return links }
    return links[..<firsts[slip.first]]
      + cells[slip.first...].flatMap { cell -> [Link] in
        rows[cell.row + slip.step].enumerated().map { column, value in
          Link(
            group: cell.group, value: order.values[value], column: column,
            certainty: Self.restored)
        }
      }
  }

  /// How certain a link is that a slip was taken back for.
  private static let restored = 0.7

  private enum Step {
    case none, skipName, skipValue
    case match(columns: Int)
    indirect case shifted(from: Int, Step)
  }

  private func relax(
    _ row: Int, _ group: Int, _ cost: Int, _ step: Step, _ skipped: [Int], _ bases: [Int],
    _ width: Int,
    _ costs: inout [[Int]], _ steps: inout [[Step]]
  ) {
    var target = group
    var total = cost
    if target < bases[row] {
      total += skipped[bases[row]] - skipped[target]
      target = bases[row]
    }
    let slot = target - bases[row]
    guard slot < width, total < costs[row][slot] else { return }
    costs[row][slot] = total
    steps[row][slot] = target == group ? step : .shifted(from: group, step)
  }

  private func trace(_ steps: [[Step]], _ bases: [Int], _ costs: [[Int]], _ width: Int) -> [Link] {
    var row = rows.count
    var group = order.groups.count
    if group - bases[row] >= width { group = bases[row] + width - 1 }
    var links: [Link] = []
    while row > 0 || group > 0 {
      guard group >= bases[row], group - bases[row] < width else { break }
      var step = steps[row][group - bases[row]]
      if case .shifted(let from, let inner) = step {
        group = from
        step = inner
      }
      switch step {
      case .none, .shifted: return links.reversed()
      case .skipName: group -= 1
      case .skipValue: row -= 1
      case .match(let columns):
        group -= 1
        row -= columns
        let certainty = certainty(row, group)
        let cells = rows[row..<(row + columns)].joined()
        for (column, cell) in cells.enumerated().reversed() {
          links.append(
            Link(
              group: order.groups[group], value: order.values[cell], column: column,
              // In a table of pairs a value alone may be of either column.
              certainty: hasPairs && cells.count == 1 ? 0.6 * certainty : certainty))
        }
      }
    }
    return links.reversed()
  }

  private func lostCost(_ group: NameGroup) -> Int {
    switch group.meaning {
    case .energy, .other: 0
    case .nutrient: group.likeness > 0.85 ? lostName : lostName / 2
    }
  }

  private func valueCost(_ value: ValueMention) -> Int {
    value.unit == nil ? 2 : lostValue
  }

  /// The cost of giving a value to a group, `nil` when it cannot be.
  private func price(_ row: Int, _ index: Int) -> Int? {
    let group = order.groups[index]
    let value = value(row)
    guard Fitness.fits(value, group.meaning, subject: subject) else { return nil }
    let distance = natural(row) - index
    guard abs(distance) <= reach else { return nil }
    var cost = distance > 0 ? 5 * distance : 7 * -distance
    cost += min(12, max(0, lineGap(value, group) - 1))
    if value.unit == nil { cost += 4 }
    if distance == 0, let last = group.mentions.last, last.segments.last?.line == value.line {
      cost -= 3
    }
    if case .other = group.meaning { cost = max(cost, 1) }
    if value.isHundred, distance != 0 || lineGap(value, group) > 0 { return nil }
    if subject == .petFood {
      // An analysis is running text or a row: between name and value stand a bound and leaders at most.
      guard distance == 0, lineGap(value, group) <= 2 else { return nil }
      guard value.unit != nil || !order.unitsArePrinted else { return nil }
      let between = order.lettersBefore[rows[row][0]]
      guard between <= 24 else { return nil }
      cost += between / 8
    }
    return lineGap(value, group) > 14 ? nil : cost
  }

  private func lineGap(_ value: ValueMention, _ group: NameGroup) -> Int {
    var least = Int.max
    for mention in group.mentions {
      for segment in mention.segments { least = min(least, abs(segment.line - value.line)) }
    }
    return least
  }

  private func certainty(_ row: Int, _ index: Int) -> Double {
    let distance = abs(natural(row) - index)
    let gap = lineGap(value(row), order.groups[index])
    let place = [0.97, 0.8, 0.7, 0.6][min(distance, 3)]
    return max(0.3, place - 0.015 * Double(max(0, gap - 1)))
  }
}

/// Whether a value can be a nutrient's at all.
enum Fitness {
  /// By unit and size; a gram of every 100 g is the limit for everything that is mass.
  static func fits(_ value: ValueMention, _ meaning: RowMeaning, subject: Subject) -> Bool {
    guard !value.isForeign else { return false }
    guard case .nutrient(let nutrient) = meaning else {
      return meaning == .other || value.unit == nil
    }
    // "100 g" heads a column; only a pure food is made of 100 g of something.
    if value.isHundred, !pure.contains(nutrient) { return false }
    switch (subject, value.unit) {
    case (.petFood, .percent), (.petFood, .gramPerKilogram), (.petFood, .milligramPerKilogram):
      return true
    case (.petFood, .internationalUnitPerKilogram):
      return nutrient == .vitaminA || nutrient == .vitaminD || nutrient == .vitaminE
    case (_, nil): return value.number.groups.count == 2 || value.number.digits.count <= 3
    case (.petFood, _): return false
    case (.food, .gram): return true
    case (.food, .milligram), (.food, .microgram): return !macros.contains(nutrient)
    case (.food, _): return false
    }
  }

  /// What oil, sugar, syrup and table salt consist of.
  private static let pure: Set<Nutrient> = [.fat, .carbohydrates, .sugars, .salt]

  /// Nutrients that no label states in milligrams.
  private static let macros: Set<Nutrient> = [
    .fat, .saturatedFat, .monounsaturatedFat, .polyunsaturatedFat, .carbohydrates, .sugars,
    .addedSugars, .polyols, .starch, .fiber, .protein,
  ]
}
