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
  let isRunningText: Bool
  /// The continuation of each line.
  let successors: [Int?]

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
}
