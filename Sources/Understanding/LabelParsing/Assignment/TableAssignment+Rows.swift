import LabelModel

extension TableAssignment {
  // All were set by hand.
  /// The shifts of a column that are tried, in text heights.
  private static let shifts = stride(from: -1.2, through: 1.2, by: 0.2).map { $0 }
  /// The cost of a shift, as a multiple of it, in text heights of misalignment.
  private static let shiftPrice = 0.35
  /// The cost of an unmatched name or value, in text heights of misalignment.
  private static let skipPrice = 0.7
  /// The greatest misalignment of a row, in text heights, once the column is shifted.
  private static let tolerance = 0.65
  /// The least lead of the best shift over another one to be beyond doubt, in text heights.
  private static let clearLead = 0.9
  /// The certainty of a row that two equal shifts dispute, `0 ... 1`.
  private static let undecided = 0.55

  /// Matches a column's values with the rows that have none in this column yet.
  func linkRows(_ column: [Int], _ links: inout [NameValueLink], _ groupOf: inout [Int?]) {
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
    let rest = line.scalars[min(name.range.upperBound, line.scalars.count)...]
    // The first letter decides most lines: one may have thousands of names.
    guard rest.allSatisfy({ $0 == "/" || $0 == " " }), rest.contains("/"),
      let next = successors[name.line], page.values[next].isEmpty,
      !page.phrases[next].contains(where: { RowMeaning($0.meaning) != nil })
    else { return nil }
    return page.lines[next]
  }

  /// The distance of each value from each row at one shift, in text heights.
  ///
  /// It is infinite where the value cannot be the row's.
  private func misfits(_ open: [Int], _ rows: [Row], shift: Double) -> [[Double]] {
    let height = geometry.textHeight
    return open.map { index in
      guard let box = values[index].box else {
        return [Double](repeating: .infinity, count: rows.count)
      }
      let level = box.centerY - shift * height
      return rows.map { row in
        let misfit = max(0, row.top - level, level - row.bottom) / height
        let fits =
          misfit <= Self.tolerance
          && ValuePlausibility.fits(values[index], groups[row.group].meaning, subject: subject)
        return fits ? misfit : .infinity
      }
    }
  }

  /// The cheapest monotone matching of values and rows for one shift, in text heights.
  private func match(_ open: [Int], _ rows: [Row], shift: Double) -> Match {
    let misfits = misfits(open, rows, shift: shift)
    var costs = [[Double]](
      repeating: [Double](repeating: 0, count: rows.count + 1), count: open.count + 1)
    var choices = [[Int]](
      repeating: [Int](repeating: 0, count: rows.count + 1), count: open.count + 1)
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
