extension InkMap {
  /// Removes straight horizontal and vertical strokes longer than `length` pixels: the rules of
  /// tables, the edges and fills of cells. They would tie letters together.
  ///
  /// Both directions are judged on the map as it was, then removed.
  package mutating func removeRules(longerThan length: Int) {
    let across = horizontalRules(longerThan: length)
    let down = verticalRules(longerThan: length)
    for rule in across {
      let start = rule.line * width
      for x in rule.from..<rule.to { labels[start + x] = 0 }
    }
    for rule in down {
      for y in rule.from..<rule.to { labels[y * width + rule.line] = 0 }
    }
  }

  /// A straight stroke: `line` is its row or column.
  private struct Rule {
    var line: Int
    var from: Int
    var to: Int
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
          if to - from > length { rules.append(Rule(line: y, from: from, to: to)) }
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
          if to - from > length { rules.append(Rule(line: x, from: from, to: to)) }
        }
        y += length
      }
    }
    return rules
  }
}
