import LabelModel

extension TableAssignment {
  /// Letters besides names that a row's value and bound have at most: "2.8 % max.", strokes.
  private static let row = 10

  /// Whether names stand in lines that hold several, each but the last with a value of its own.
  ///
  /// An ingredient list has names and percentages, too. One line of a food's table may have been
  /// read across another's. A third of its names must therefore be in running text.
  static func isRunningText(_ page: ScannedPage, _ subject: Subject) -> Bool {
    var running = 0
    var all = 0
    for line in page.lines.indices {
      let names = page.phrases[line].compactMap { phrase in
        RowMeaning(phrase.meaning).map { (start: phrase.start, meaning: $0) }
      }.filter { $0.meaning != .other && !$0.meaning.isVitamin }
      all += names.count
      let runs = zip(names, names.dropFirst()).contains { name, next in
        name.meaning != next.meaning
          && page.values[line].contains {
            name.start < $0.range.lowerBound && $0.range.lowerBound < next.start && $0.unit != nil
              && ValuePlausibility.fits($0, name.meaning, subject: subject)
          }
      }
      if runs { running += names.count }
    }
    return subject == .petFood ? running > 0 : running > 0 && running * 3 >= all
  }

  /// "Includes 7g Added Sugars": the one row whose name follows its value (21 CFR
  /// 101.9(c)(6)(iii)).
  func addedSugars(_ value: ValueMention, _ names: [PhraseMention]) -> PhraseMention? {
    names.first {
      RowMeaning($0.meaning) == .nutrient(.addedSugars)
        && $0.start - value.range.upperBound == 1
    }
  }

  /// Whether another line's value is right of a name, in its row: then the text does not wrap
  /// there.
  func hasValueBeside(
    _ name: PhraseMention, _ end: PhraseMention.Segment, subject: Subject
  ) -> Bool {
    let line = page.lines[end.line]
    guard let box = line.box(end.range), let meaning = RowMeaning(name.meaning) else {
      return false
    }
    return values.contains { value in
      guard value.line != end.line, let other = value.box, other.left >= box.right,
        page.unexplainedLetters(value.line) <= Self.row,
        ValuePlausibility.fits(value, meaning, subject: subject)
      else { return false }
      let row = geometry.row(from: box.centerX, box.centerY, in: line, at: other.centerX)
      return abs(other.centerY - row) < 0.6 * geometry.textHeight
    }
  }

  /// For each value the first amount of its line where that line has amounts and no name, else itself.
  func leaders() -> [Int] {
    var leader: (line: Int, value: Int)?
    return values.indices.map { index in
      let value = values[index]
      guard value.unit == .gram || value.unit == .milligram,
        !page.phrases[value.line].contains(where: { RowMeaning($0.meaning) != nil })
      else { return index }
      if let leader, leader.line == value.line, values[leader.value].unit == value.unit {
        return leader.value
      }
      leader = (value.line, index)
      return index
    }
  }

  /// Gives the amounts behind a linked one in its line to the same row: they are its other columns.
  func linkFollowers(_ leaders: [Int], _ links: inout [NameValueLink], _ groupOf: inout [Int?]) {
    var first: [ValueMention.Place: NameValueLink] = [:]
    for link in links { first[link.value.place] = link }
    for index in values.indices where leaders[index] != index && groupOf[index] == nil {
      guard var link = first[values[leaders[index]].place] else { continue }
      groupOf[index] = groupOf[leaders[index]]
      link.value = values[index]
      link.column += 1
      links.append(link)
    }
  }
}
