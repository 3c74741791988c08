import Foundation
import LabelModel

/// Gives values to names by their order in the text, for text without a picture.
///
/// Another engine's text has a row's name and value on lines of their own. At times a value is
/// before its name, or two names are before their two values. A value may be within its name in
/// three languages. The order survives: the cheapest monotone alignment of names and values is
/// taken, as for two strings.
struct StreamAssignment {
  let order: ReadingOrder
  let subject: Subject
  /// The energies on the page in kcal.
  let energies: [Double]
  /// The values of each row, by their index.
  let rows: [[Int]]
  private let hasPairs: Bool
  /// The facts about each row that the alignment needs.
  let cells: [Cell]
  /// The cost of each name without value.
  let lost: [Int]
  /// The place of each group's nutrient among amounts.
  private let places: [Int?]
  /// Cost of a second value in a row: of a table with columns, or of one without.
  let secondColumn: Int
  private let unitsArePrinted: Bool
  /// Whether each group has a value right behind its name.
  private let hasOwn: [Bool]

  init(order: ReadingOrder, subject: Subject, energies: [Double], energyRatios: [Double]) {
    self.order = order
    self.subject = subject
    let hasColumns = order.hasColumns
    // An analysis of pet food has one column; its equal ratios are chance.
    let pairing = CellPairing(
      order.values, names: order.natural, energyRatios: subject == .food ? energyRatios : [],
      hasColumns: subject == .food && hasColumns)
    hasPairs = pairing.hasPairs
    self.energies = Self.firstColumn(energies, ratio: pairing.ratio)
    rows = Self.tableRows(pairing, order)
    cells = rows.map { row in
      var cell = Cell(
        order.values[row[0]], natural: order.natural[row[0]], letters: order.lettersBefore[row[0]])
      // The unit of one cell is that of its row.
      cell.unit = cell.unit ?? row.lazy.compactMap { order.values[$0].unit }.first
      cell.certainty = pairing.certainty(of: row)
      cell.own = Self.ownGroup(row[0], order, subject)
      return cell
    }
    let owned = Set(cells.compactMap(\.own))
    hasOwn = order.groups.indices.map(owned.contains)
    places = order.groups.map { $0.nutrient.map(NutrientAmounts.place) }
    lost = order.groups.indices.map { Self.lostCost($0, order.groups) }
    unitsArePrinted = order.unitsArePrinted
    secondColumn = hasColumns && !hasPairs ? 2 : 12
  }

  /// The first value of a row, which represents it.
  private func value(_ row: Int) -> ValueMention { order.values[rows[row][0]] }

  /// The group whose name is right before a value in its line, with nothing but signs between.
  private static func ownGroup(_ index: Int, _ order: ReadingOrder, _ subject: Subject) -> Int? {
    let value = order.values[index]
    let natural = order.natural[index]
    guard subject == .food, natural >= 0, value.unit != nil, order.lettersBefore[index] == 0,
      index == 0 || order.natural[index - 1] != natural,
      let end = order.groups[natural].mentions.last(where: { $0.line <= value.line })?.segments
        .last,
      end.line == value.line, end.range.upperBound <= value.range.lowerBound,
      order.groups[natural].nutrient != nil, order.groups[natural].likeness >= leastOwnLikeness,
      ValuePlausibility.fits(value, order.groups[natural].meaning, subject: subject)
    else { return nil }
    return natural
  }

  /// The likeness of a name that is surely read.
  private static let leastOwnLikeness = 0.9

  /// The facts about a row's first value that the alignment needs.
  struct Cell {
    var unit: NutrientUnit?
    var line: Int
    var natural: Int
    var letters: Int
    var isHundred: Bool
    /// Whether its partner in the other column confirms that it is of a table.
    var certainty = CellPairing.Certainty.unlikely
    /// The group whose name is right before it in its line.
    var own: Int?
    /// The number, as far as arithmetic may rely on it.
    var amount: Double?

    init(_ value: ValueMention, natural: Int, letters: Int) {
      unit = value.unit
      line = value.line
      isHundred = value.isHundred
      self.natural = natural
      self.letters = letters
      // "119" may be "11 g": such a number is no evidence here.
      let mayHoldUnit = unit == nil && value.number.digits.last.map { "98".contains($0) } ?? false
      // "09" is no number of a label.
      let isZero = mayHoldUnit && value.number.groups.count == 1 && value.number.digits.first == "0"
      amount = isZero ? 0 : mayHoldUnit ? nil : value.amount
    }
  }

  // The costs were set by hand and judged together on 400 texts of another engine.
  /// Cost of a name without value; of a value without name. A damaged text misses names and values alike.
  private static let lostName = 10
  private static let lostValue = 9
  /// In a table of pairs a value alone is hardly a row. A pair that determines the ratio is hardly
  /// anything else.
  private static let lostSingle = 5
  private static let lostPair = 14
  /// The greatest distance of a value from its natural place, in names.
  static let reach = 3
  /// The difference in cost that makes one of two alignments e times as likely.
  private static let temperature = 3.0

  /// The links of the likeliest alignment.
  ///
  /// The cheapest alignments are found first, as for two strings; the arithmetic of what they say decides among them. A
  /// link is as certain as the share of the alignments that have it.
  func links() -> [NameValueLink] {
    guard !order.groups.isEmpty, !rows.isEmpty else { return [] }
    let alignments = alignments()
    guard let cheapest = alignments.map(\.cost).min() else { return [] }
    let arithmetic = TableArithmetic(energies: energies)
    var best = 0
    var weights: [Double] = []
    for (number, alignment) in alignments.enumerated() {
      let likelihood = subject == .food ? likelihood(alignment.matches, arithmetic) : 1
      weights.append(likelihood * exp(Double(cheapest - alignment.cost) / Self.temperature))
      if weights[number] > weights[best] { best = number }
    }
    let matches = alignments[best].matches
    let shares = shares(of: matches, alignments, weights)
    let unnamed =
      subject == .food ? unnamedRows(matches, amounts(matches).amounts, arithmetic) : []
    return unnamed.flatMap(links)
      + Self.without(unnamed, matches).flatMap { match -> [NameValueLink] in
        let share = pow(min(1, shares[match.row]), Self.caution)
        let certainty = certainty(match.row, match.group) * share
        let cells = rows[match.row..<(match.row + match.columns)].joined()
        return cells.enumerated().map { column, cell in
          NameValueLink(
            group: order.groups[match.group], value: order.values[cell], column: column,
            // In a table of pairs a value alone may be of either column.
            certainty: hasPairs && cells.count == 1 ? 0.6 * certainty : certainty)
        }
      }
  }

  /// The likelihood of an alignment by the label's arithmetic.
  private func likelihood(_ matches: [Match], _ arithmetic: TableArithmetic) -> Double {
    var (amounts, contradictions) = amounts(matches)
    for row in unnamedRows(matches, amounts, arithmetic) {
      amounts[NutrientAmounts.place(row.nutrient)] = cells[row.row].amount
    }
    let likelihood = arithmetic.likelihood(amounts)
    // No power of 0 contradictions is worth computing.
    return contradictions == 0
      ? likelihood : likelihood * pow(Self.contradicted, Double(min(contradictions, 8)))
  }

  /// For each row the share of the alignments that give it to the same name as `matches` do.
  private func shares(
    of matches: [Match], _ alignments: [Alignment], _ weights: [Double]
  ) -> [Double] {
    let total = weights.reduce(0, +)
    var groups = [Int](repeating: -1, count: rows.count)
    for match in matches { groups[match.row] = match.group }
    var shares = [Double](repeating: 0, count: rows.count)
    for (alignment, weight) in zip(alignments, weights) {
      for match in alignment.matches where groups[match.row] == match.group {
        shares[match.row] += weight / total
      }
    }
    return shares
  }

  /// The likelihood of two rows of one nutrient with different amounts.
  private static let contradicted = 0.15

  /// The rate at which certainty falls with the share of the alignments.
  private static let caution = 2.0

  /// Values given to a name: the first of their rows, and how many.
  struct Match {
    var row: Int
    var group: Int
    var columns: Int
  }

  /// The amounts of the first column in an alignment.
  func amounts(_ matches: [Match]) -> (amounts: NutrientAmounts, contradictions: Int) {
    var amounts = NutrientAmounts()
    var contradictions = 0
    for match in matches {
      guard let place = places[match.group], let amount = cells[match.row].amount else { continue }
      if let known = amounts[place] {
        if known != amount { contradictions += 1 }
      } else {
        amounts[place] = amount
      }
    }
    return (amounts, contradictions)
  }

  /// The greatest distance of the names of one row that several languages have torn apart, in names
  /// and in lines. Both were set by hand.
  private static let repeats = 6
  private static let oneTable = 15

  private static func lostCost(_ index: Int, _ groups: [NameGroup]) -> Int {
    let meaning = groups[index].meaning
    // A name that continues in another language has its value beside one of the two.
    let line = groups[index].mentions[0].line
    let nearby = max(0, index - repeats)..<min(groups.count, index + repeats + 1)
    let isRepeated = nearby.contains {
      $0 != index && groups[$0].meaning == meaning
        && abs(groups[$0].mentions[0].line - line) <= Self.oneTable
    }
    if isRepeated { return 2 }
    switch meaning {
    case .energy, .other: return 0
    // A vitamin within a line is of a list or a claim.
    case .nutrient where meaning.isVitamin && groups[index].mentions[0].start > 0: return 0
    case .nutrient: return groups[index].likeness > 0.85 ? lostName : lostName / 2
    }
  }

  /// The cost of leaving out a row; in a table of pairs a value alone is hardly one.
  func skipCost(_ row: Int) -> Int {
    if cells[row].unit == nil { return 2 }
    if !hasPairs { return Self.lostValue }
    switch cells[row].certainty {
    case .sure: return Self.lostPair
    case .likely: return Self.lostValue
    case .unlikely: return Self.lostSingle
    }
  }

  /// The cost of giving a value to a group, `nil` when it cannot be.
  func price(_ row: Int, _ index: Int) -> Int? {
    let cell = cells[row]
    // No sum is stronger than a value right behind its own name.
    if let own = cell.own, own != index { return nil }
    if hasOwn[index], cell.own != index { return nil }
    let distance = cell.natural - index
    guard abs(distance) <= Self.reach else { return nil }
    let group = order.groups[index]
    guard ValuePlausibility.fits(value(row), group.meaning, subject: subject) else { return nil }
    if distance != 0, isOfAnother(cell), group.nutrient.map(Self.inMilligrams.contains) ?? false {
      return nil
    }
    let gap = lineGap(cell.line, group)
    var cost = min(12, max(0, gap - 1))
    // "Calories 230" needs no unit.
    if cell.unit == nil, group.meaning != .energy { cost += 4 }
    if distance == 0, let last = group.mentions.last, last.segments.last?.line == cell.line {
      cost -= 3
    }
    if case .other = group.meaning { cost = max(cost, 1) }
    // "100 g" below a name is hardly its value: oil's fat is (``ScannedPage/isWholeFat(_:)``).
    if cell.isHundred, distance != 0 || gap > (group.nutrient == .fat ? 1 : 0) { return nil }
    if subject == .petFood {
      // An analysis is running text or a row: between name and value stand a bound and leaders at most.
      guard distance == 0, gap <= 2 else { return nil }
      guard cell.unit != nil || !unitsArePrinted else { return nil }
      guard cell.letters <= 24 else { return nil }
      cost += cell.letters / 8
    }
    return gap > 14 ? nil : cost
  }

  /// Whether a value is right behind a name that records do not keep: "calcium and vitamin B6 0.42 mg".
  private func isOfAnother(_ cell: Cell) -> Bool {
    guard cell.natural >= 0, cell.letters <= Self.vitaminNumber, cell.unit != nil else {
      return false
    }
    let group = order.groups[cell.natural]
    return group.meaning == .other && group.mentions.last?.segments.last?.line == cell.line
  }

  /// The letters and digits of "B12".
  private static let vitaminNumber = 3

  /// Nutrients that claims and lists of ingredients name, too.
  private static let inMilligrams = Set(Nutrient.allCases.filter(\.row.isInMilligrams))
}
