extension InkMap {
  /// Removes straight horizontal and vertical strokes longer than `length` pixels: the rules of
  /// tables, the edges and fills of cells. They would tie letters together.
  ///
  /// Pieces at most `letterHeight` long and as thick as the strokes of bold print are kept. The
  /// calories of North American panels are printed twice as high as anything else. Without the
  /// stems of its digits no number is left.
  ///
  /// Both directions are judged on the map as it was, then removed.
  ///
  /// - Returns: the removed strokes, for ``restore(_:)``.
  @discardableResult
  package mutating func removeRules(longerThan length: Int, letterHeight: Int) -> RemovedRules {
    let across = horizontalRules(longerThan: length).filter { rule in
      let thickness = run(
        through: (rule.from + rule.to) / 2 + rule.line * width, step: width,
        before: rule.line, after: height - 1 - rule.line)
      return !rule.isStem(thickness: thickness, letterHeight: letterHeight)
    }
    let down = verticalRules(longerThan: length).filter { rule in
      let thickness = run(
        through: (rule.from + rule.to) / 2 * width + rule.line, step: 1,
        before: rule.line, after: width - 1 - rule.line)
      return !rule.isStem(thickness: thickness, letterHeight: letterHeight)
    }
    let rules = RemovedRules(across: across, down: down)
    set(rules) { _ in 0 }
    return rules
  }

  /// Puts removed strokes back.
  package mutating func restore(_ rules: RemovedRules) { set(rules, to: \.label) }

  private mutating func set(_ rules: RemovedRules, to label: (Rule) -> UInt8) {
    for rule in rules.across {
      let (start, label) = (rule.line * width, label(rule))
      for x in rule.from..<rule.to { labels[start + x] = label }
    }
    for rule in rules.down {
      let label = label(rule)
      for y in rule.from..<rule.to { labels[y * width + rule.line] = label }
    }
  }

  /// The strokes that were removed from a map.
  package struct RemovedRules {
    fileprivate var across: [Rule]
    fileprivate var down: [Rule]
  }

  /// A straight stroke: `line` is its row or column.
  fileprivate struct Rule {
    var line: Int
    var from: Int
    var to: Int
    /// The label of all its pixels.
    var label: UInt8

    /// Whether it can be the stem of a letter. Bold ones are 8 to 45 % as thick as they are long,
    /// rules thinner, cells thicker.
    func isStem(thickness: Int, letterHeight: Int) -> Bool {
      let length = to - from
      return length <= letterHeight && 100 * thickness >= 8 * length
        && 100 * thickness <= 45 * length
    }
  }

  /// The number of pixels of one kind in a row through `place`. `before` and `after` are the map's
  /// pixels on its two sides in that direction.
  private func run(through place: Int, step: Int, before: Int, after: Int) -> Int {
    let label = labels[place]
    var first = 0
    while first < before, labels[place - (first + 1) * step] == label { first += 1 }
    var last = 0
    while last < after, labels[place + (last + 1) * step] == label { last += 1 }
    return first + last + 1
  }

  private func horizontalRules(longerThan length: Int) -> [Rule] {
    var rules: [Rule] = []
    labels.withUnsafeBufferPointer { labels in
      for y in 0..<height {
        let row = UnsafeBufferPointer(rebasing: labels[(y * width)..<((y + 1) * width)])
        // Any longer run covers a multiple of `length`, so only those columns are looked at.
        var x = length
        while x < width {
          let label = row[x]
          guard label != 0 else {
            x += length
            continue
          }
          var from = x
          while from > 0, row[from - 1] == label { from -= 1 }
          var to = x + 1
          while to < width, row[to] == label { to += 1 }
          if to - from > length { rules.append(Rule(line: y, from: from, to: to, label: label)) }
          x = max(x + length, to)
        }
      }
    }
    return rules
  }

  private func verticalRules(longerThan length: Int) -> [Rule] {
    var rules: [Rule] = []
    labels.withUnsafeBufferPointer { labels in
      var y = length
      while y < height {
        for x in 0..<width {
          let label = labels[y * width + x]
          if label == 0 { continue }
          var from = y
          // A run that reaches the previous probe was measured from there.
          let stop = y - length
          while from > stop, labels[(from - 1) * width + x] == label { from -= 1 }
          if from == stop, stop > 0 { continue }
          var to = y + 1
          while to < height, labels[to * width + x] == label { to += 1 }
          if to - from > length { rules.append(Rule(line: x, from: from, to: to, label: label)) }
        }
        y += length
      }
    }
    return rules
  }
}
