import LabelModel

/// Gives values to names by their places on the page.
///
/// A line comes first: a name and the values behind it. Rows follow, column by column: the cheapest
/// monotone matching of the names' rows and the column's values. The whole column may be shifted in
/// it. On a bent or slanted label a column is higher or lower than its names. All rows differ by
/// the same amount.
struct TableAssignment {
  let page: ScannedPage
  let geometry: PageGeometry
  let subject: Subject
  let values: [ValueMention]
  let groups: [NameGroup]
  /// The group of each mention.
  private let groupOfName: [NamePlace: Int]
  /// Whether lines hold several names with their values: then values wrap with the text.
  private let isRunningText: Bool
  /// The continuation of each line.
  private let successors: [Int?]

  /// The shifts tried, in text heights, and what a shift costs.
  private static let shifts = stride(from: -1.2, through: 1.2, by: 0.2).map { $0 }
  private static let shiftPrice = 0.35
  /// The cost of an unmatched name or value, in text heights of misalignment.
  private static let skipPrice = 0.7
  /// The greatest misalignment of a row, in text heights, once the column is shifted.
  private static let tolerance = 0.65
  /// The least lead of the best shift over another one to be beyond doubt, in text heights. With
  /// it, the certainty of a row that two equal shifts dispute.
  private static let clearLead = 0.9
  private static let undecided = 0.55
  /// The mentions of one group at most, which keeps the time linear. No label has so many languages.
  private static let mostMentions = 100

  init(
    page: ScannedPage, geometry: PageGeometry, subject: Subject, isCandidate: (ValueMention) -> Bool
  ) {
    self.page = page
    self.geometry = geometry
    self.subject = subject
    let candidates = page.values.flatMap { $0.filter(isCandidate) }
    // If other values have units, a bare number far from names is noise.
    let share =
      Double(candidates.filter { $0.unit != nil }.count) / Double(max(1, candidates.count))
    values = candidates.filter { value in
      value.unit != nil || share < 0.3 || value.confidence > 0.3 || value.number.groups.count == 2
        || page.phrases[value.line].contains {
          $0.start < value.range.lowerBound && RowMeaning($0.meaning) != nil
        }
    }
    groups = Self.groups(page, geometry)
    groupOfName = Dictionary(
      groups.enumerated().flatMap { group, names in
        names.mentions.map { (NamePlace($0), group) }
      }, uniquingKeysWith: { first, _ in first })
    successors = LineSuccession(lines: page.lines).successors
    isRunningText = Self.isRunningText(page, subject)
  }

  /// Joins the mentions of one nutrient that are adjacent in a row or directly below each other.
  private static func groups(_ page: ScannedPage, _ geometry: PageGeometry) -> [NameGroup] {
    struct Placed {
      var mention: PhraseMention
      var meaning: RowMeaning
      var box: BoundingBox
      var level: Double
    }
    var placed: [Placed] = []
    for phrases in page.phrases {
      for phrase in phrases {
        guard let meaning = RowMeaning(phrase.meaning),
          let box = BoundingBox.union(
            of: phrase.segments.compactMap { page.lines[$0.line].box($0.range) })
        else { continue }
        placed.append(
          Placed(mention: phrase, meaning: meaning, box: box, level: geometry.level(box)))
      }
    }
    placed.sort { ($0.level, $0.box.left) < ($1.level, $1.box.left) }
    var groups: [NameGroup] = []
    var ends: [Placed] = []
    for next in placed {
      let height = geometry.textHeight
      let home = groups.indices.suffix(6).last { index in
        let end = ends[index]
        guard next.meaning == end.meaning, next.meaning != .other,
          groups[index].mentions.count < Self.mostMentions
        else { return false }
        let drop = next.level - end.level
        let overlap = min(end.box.right, next.box.right) - max(end.box.left, next.box.left)
        if drop < 0.6 * height { return Double(-overlap) < 8 * height }
        // Below: directly, and nothing else's value between them in the upper line.
        guard drop < 1.9 * height,
          overlap > 0 || abs(end.box.left - next.box.left) < Int(6 * height)
        else { return false }
        return !ends.indices.suffix(6).contains {
          ends[$0].meaning != next.meaning && ends[$0].level > end.level + 0.4 * height
            && ends[$0].level < next.level - 0.4 * height
        }
      }
      if let home {
        groups[home].mentions.append(next.mention)
        ends[home] = next
      } else {
        groups.append(NameGroup(meaning: next.meaning, mentions: [next.mention]))
        ends.append(next)
      }
    }
    return groups
  }

  /// All links, those within a line first.
  func links(_ columns: ValueColumns) -> [NameValueLink] {
    var links: [NameValueLink] = []
    var groupOf = [Int?](repeating: nil, count: values.count)
    linkWithinLines(&links, &groupOf)
    linkWrapped(&links, &groupOf)
    let leaders = leaders()
    for column in columns.columns {
      linkRows(column.filter { leaders[$0] == $0 }, &links, &groupOf)
    }
    linkFollowers(leaders, &links, &groupOf)
    for column in columns.columns { linkRows(column, &links, &groupOf) }
    links += SamePrint.links(links, values: values, subject: subject, geometry: geometry)
    SamePrint.settle(&links, geometry: geometry)
    return links
  }

  /// The place of a mention, which has no name of its own.
  private struct NamePlace: Hashable {
    var line: Int
    var start: Int

    init(_ mention: PhraseMention) {
      line = mention.line
      start = mention.start
    }
  }

  private func group(of mention: PhraseMention) -> Int? { groupOfName[NamePlace(mention)] }

  private func linkWithinLines(_ links: inout [NameValueLink], _ groupOf: inout [Int?]) {
    let valuesOf = Dictionary(grouping: values.indices) { values[$0].line }
    for line in page.lines.indices {
      let names = page.phrases[line].filter { RowMeaning($0.meaning) != nil }
      guard !names.isEmpty else { continue }
      var columns: [Int: Int] = [:]
      for index in valuesOf[line] ?? [] {
        let value = values[index]
        guard
          let name = names.last(where: { $0.start < value.range.lowerBound })
            ?? addedSugars(value, names), let group = group(of: name)
        else { continue }
        guard ValuePlausibility.fits(value, groups[group].meaning, subject: subject),
          name.start > value.range.lowerBound || isNear(name, value)
        else { continue }
        groupOf[index] = group
        let column = columns[group, default: 0]
        columns[group] = column + 1
        links.append(
          NameValueLink(
            group: groups[group], value: value, column: column,
            certainty: value.unit == nil ? 0.8 : 0.96))
      }
    }
  }

  /// In running text a value directly follows its name. In a row, leaders or other languages may be
  /// between.
  private func isNear(_ name: PhraseMention, _ value: ValueMention) -> Bool {
    let line = page.lines[value.line]
    guard let end = name.segments.first?.range.upperBound, end <= value.range.lowerBound else {
      return false
    }
    var letters = line.letterCount(end..<value.range.lowerBound)
    for phrase in page.phrases[value.line]
    where phrase.start >= end && phrase.start < value.range.lowerBound {
      letters -= phrase.length
    }
    for other in page.values[value.line]
    where other.range.lowerBound >= end && other.range.upperBound <= value.range.lowerBound {
      letters -= line.letterCount(other.range)
    }
    return letters <= (subject == .petFood ? 16 : 30)
  }

  private func linkWrapped(_ links: inout [NameValueLink], _ groupOf: inout [Int?]) {
    guard isRunningText else { return }
    for (line, next) in successors.enumerated() {
      guard let next, let name = page.phrases[line].last(where: { RowMeaning($0.meaning) != nil }),
        let end = name.segments.last, end.line == line || end.line == next
      else { continue }
      let isLast = !page.values[line].contains { $0.range.lowerBound > name.start }
      guard isLast,
        page.lines[line].letterCount(
          name.segments[0].range.upperBound..<page.lines[line].scalars.count) <= 14,
        let index = values.firstIndex(where: { $0.line == next }), groupOf[index] == nil,
        page.lines[next].letterCount(0..<values[index].range.lowerBound)
          <= (end.line == next ? end.range.upperBound + 4 : 6),
        let group = group(of: name), !groupOf.contains(group)
      else { continue }
      guard ValuePlausibility.fits(values[index], groups[group].meaning, subject: subject),
        end.line == next || !hasValueBeside(name, end, subject: subject)
      else { continue }
      groupOf[index] = group
      links.append(
        NameValueLink(group: groups[group], value: values[index], column: 0, certainty: 0.85))
    }
  }

  /// Matches a column's values with the rows that have none in this column yet.
  private func linkRows(_ column: [Int], _ links: inout [NameValueLink], _ groupOf: inout [Int?]) {
    let open = column.filter {
      groupOf[$0] == nil && !values[$0].isEnergy && values[$0].unit != .percent
        || subject == .petFood && groupOf[$0] == nil
    }
    guard !open.isEmpty else { return }
    let taken = Set(isRunningText ? groupOf.compactMap(\.self) : column.compactMap { groupOf[$0] })
    let centre = open.compactMap { values[$0].box?.centerX }.reduce(0, +) / Double(open.count)
    let rows = groups.indices.filter { !taken.contains($0) }
      .compactMap { row($0, at: centre) }
      .sorted { ($0.top + $0.bottom, $0.group) < ($1.top + $1.bottom, $1.group) }
    guard !rows.isEmpty else { return }
    // Where the column already has rows, their shift is the column's.
    let known = column.compactMap { index -> Double? in
      guard let group = groupOf[index], let row = row(group, at: values[index].box?.centerX ?? 0),
        let box = values[index].box
      else { return nil }
      return (box.centerY - min(max(box.centerY, row.top), row.bottom)) / geometry.textHeight
    }.sorted()
    let shifts = known.count >= 2 ? [known[known.count / 2]] : Self.shifts
    let matches = shifts.map { shift in
      var match = match(open, rows, shift: shift)
      if known.count < 2 {
        match.cost += Self.shiftPrice * abs(shift) * Double(max(1, match.pairs.count)) / 2
      }
      return match
    }
    guard let best = matches.min(by: { $0.cost < $1.cost }) else { return }
    for pair in best.pairs {
      groupOf[pair.value] = pair.row.group
      // Another shift that costs little more and gives the value to another row makes it doubtful.
      let rival = matches.filter { match in
        match.pairs.contains { $0.value == pair.value && $0.row.group != pair.row.group }
      }.map(\.cost).min()
      let lead = rival.map { min(1, ($0 - best.cost) / Self.clearLead) } ?? 1
      let fit = max(0.4, 0.93 - 0.35 * pair.misfit - 0.12 * abs(best.shift))
      let certainty = fit * (Self.undecided + (1 - Self.undecided) * lead)
      links.append(
        NameValueLink(
          group: groups[pair.row.group], value: values[pair.value], column: 0,
          certainty: values[pair.value].unit == nil ? 0.8 * certainty : certainty))
    }
  }

  /// A matching of values and rows, and the shift of the column that it supposes.
  private struct Match {
    var cost: Double
    var pairs: [(value: Int, row: Row, misfit: Double)]
    var shift: Double
  }

  private struct Row {
    var group: Int
    /// The middles of its first and last line at the column.
    var top: Double
    var bottom: Double
  }

  /// The height of a group's row at column `x`; `nil` if the name is not left of it.
  private func row(_ group: Int, at x: Double) -> Row? {
    var top = Double.infinity
    var bottom = -Double.infinity
    for mention in groups[group].mentions {
      for segment in mention.segments {
        let line = page.lines[segment.line]
        guard let box = line.box(segment.range), box.centerX < x,
          Double(box.left) < x - geometry.textHeight
        else { continue }
        let row = geometry.row(from: box.centerX, box.centerY, in: line, at: x)
        top = min(top, row)
        bottom = max(bottom, row)
        if let below = translation(below: segment), let other = below.line.box {
          bottom = max(
            bottom, geometry.row(from: other.centerX, other.centerY, in: below, at: x))
        }
      }
    }
    return top <= bottom ? Row(group: group, top: top, bottom: bottom) : nil
  }

  /// The line below a name that ends in a stroke ("Total Fat /"). It counts if it is the name in an
  /// unknown language.
  private func translation(below name: PhraseMention.Segment) -> ScannedLine? {
    let line = page.lines[name.line]
    let rest = line.text(name.range.upperBound..<line.scalars.count)
    guard rest.contains("/"), rest.allSatisfy({ $0 == "/" || $0 == " " }),
      let next = successors[name.line], page.values[next].isEmpty,
      !page.phrases[next].contains(where: { RowMeaning($0.meaning) != nil })
    else { return nil }
    return page.lines[next]
  }

  /// The cheapest monotone matching of values and rows for one shift, in text heights.
  private func match(_ open: [Int], _ rows: [Row], shift: Double) -> Match {
    let height = geometry.textHeight
    var costs = [[Double]](
      repeating: [Double](repeating: 0, count: rows.count + 1), count: open.count + 1)
    var choices = [[Int]](
      repeating: [Int](repeating: 0, count: rows.count + 1), count: open.count + 1)
    var misfits = [[Double]](
      repeating: [Double](repeating: .infinity, count: rows.count), count: open.count)
    for (value, index) in open.enumerated() {
      guard let box = values[index].box else { continue }
      let level = box.centerY - shift * height
      for (number, row) in rows.enumerated() {
        let misfit = max(0, row.top - level, level - row.bottom) / height
        guard misfit <= Self.tolerance,
          ValuePlausibility.fits(values[index], groups[row.group].meaning, subject: subject)
        else { continue }
        misfits[value][number] = misfit
      }
    }
    for value in 0...open.count {
      for row in 0...rows.count where value + row > 0 {
        var best = Double.infinity
        var choice = 0
        if value > 0 {
          best = costs[value - 1][row] + Self.skipPrice
          choice = 1
        }
        if row > 0, costs[value][row - 1] + Self.skipPrice < best {
          best = costs[value][row - 1] + Self.skipPrice
          choice = 2
        }
        if value > 0, row > 0, costs[value - 1][row - 1] + misfits[value - 1][row - 1] < best {
          best = costs[value - 1][row - 1] + misfits[value - 1][row - 1]
          choice = 3
        }
        costs[value][row] = best
        choices[value][row] = choice
      }
    }
    var pairs: [(value: Int, row: Row, misfit: Double)] = []
    var value = open.count
    var row = rows.count
    while value > 0 || row > 0 {
      switch choices[value][row] {
      case 1: value -= 1
      case 2: row -= 1
      case 3:
        value -= 1
        row -= 1
        pairs.append((open[value], rows[row], misfits[value][row]))
      default: return Match(cost: costs[open.count][rows.count], pairs: pairs, shift: shift)
      }
    }
    return Match(cost: costs[open.count][rows.count], pairs: pairs, shift: shift)
  }
}
