import Foundation
import LabelModel

/// The fit of each digit to each place of a symbol, along one or more lines.
struct DigitScores {
  /// 30 scores for each digit place, of sets A, B and C with ten digits each. They are logarithms
  /// of likelihoods against the best of its place: 0 or less, and never below `floor`.
  var rows: [[Float]]

  /// No single digit on a single line may count against a number more than this: glare hides
  /// digits.
  static let floor: Float = -6

  /// Adds what another line says.
  mutating func add(_ other: DigitScores) {
    for place in rows.indices {
      for index in rows[place].indices { rows[place][index] += other.rows[place][index] }
    }
  }

  /// Returns the number that fits best and its lead over the second; `nil` when the best fits no
  /// number.
  func best(in layout: BarLayout) -> (gtin: GTIN, score: Float, lead: Float)? {
    var first: (score: Float, digits: [Int], writing: Int)?
    var second = -Float.infinity
    for (number, writing) in layout.writings.enumerated() {
      for found in twoBest(writing) {
        if let known = first {
          if found.score > known.score {
            second = known.score
            first = (found.score, found.digits, number)
          } else {
            second = max(second, found.score)
          }
        } else {
          first = (found.score, found.digits, number)
        }
      }
    }
    guard let first, let gtin = layout.gtin(of: first.digits, layout.writings[first.writing]) else {
      return nil
    }
    return (gtin, first.score, first.score - second)
  }

  /// Returns the two best rows of digits with a right check sum.
  private func twoBest(_ writing: BarLayout.Writing) -> [(score: Float, digits: [Int])] {
    // For each check sum so far the two best scores; how they came about is kept beside it.
    let places = rows.count
    var scores = [Float](repeating: -.infinity, count: 20)
    scores[writing.start % 10 * 2] = 0
    var steps: [[(digit: Int8, from: Int8)]] = []
    steps.reserveCapacity(places)
    for place in 0..<places {
      var next = [Float](repeating: -.infinity, count: 20)
      var step = [(digit: Int8, from: Int8)](repeating: (0, 0), count: 20)
      let set = writing.sets[place] * 10
      let digits = place == places - 1 ? writing.lastDigits : 0...9
      for digit in digits {
        let gain = rows[place][set + digit]
        let added = digit * writing.weights[place]
        for state in 0..<20 where scores[state] > -.infinity {
          let target = (state / 2 + added) % 10 * 2
          let score = scores[state] + gain
          if score > next[target] {
            next[target + 1] = next[target]
            step[target + 1] = step[target]
            next[target] = score
            step[target] = (Int8(digit), Int8(state))
          } else if score > next[target + 1] {
            next[target + 1] = score
            step[target + 1] = (Int8(digit), Int8(state))
          }
        }
      }
      scores = next
      steps.append(step)
    }
    return (0...1).compactMap { rank in
      guard scores[rank] > -.infinity else { return nil }
      var digits = [Int](repeating: 0, count: places)
      var state = rank
      for place in stride(from: places - 1, through: 0, by: -1) {
        digits[place] = Int(steps[place][state].digit)
        state = Int(steps[place][state].from)
      }
      return (scores[rank], digits)
    }
  }
}

/// A possible place of a symbol on a line.
struct BarPlacing {
  /// The left edges of its first module, of the module after its last, and of its centre guard, in
  /// samples. A layout without a centre guard has its middle instead.
  var start: Float
  var end: Float
  var center: Float
  /// The mean correlation of its guards.
  var fit: Float
}

extension BarLine {
  /// Returns the places where the guards of `layout` fit best, at most `limit`, best first.
  func placings(of layout: BarLayout, limit: Int) -> [BarPlacing] {
    let count = Float(samples.count)
    var found: [BarPlacing] = []
    // A symbol takes 45 to 98 % of the line: regions are cut with a margin.
    var module = count * 0.45 / Float(layout.modules)
    while module < count * 0.98 / Float(layout.modules) {
      found += placings(of: layout, module: module)
      module *= 1.035
    }
    found.sort { $0.fit > $1.fit }
    var kept: [BarPlacing] = []
    for placing in found where kept.count < limit {
      let near = 1.5 * (placing.end - placing.start) / Float(layout.modules)
      let isNew = kept.allSatisfy {
        abs($0.start - placing.start) > near || abs($0.end - placing.end) > near
      }
      if isNew, !layout.isShort || isQuiet(around: placing, of: layout) { kept.append(placing) }
    }
    return kept
  }

  /// Whether nothing is beside a symbol: part of a longer symbol's bars can look like a short one.
  private func isQuiet(around placing: BarPlacing, of layout: BarLayout) -> Bool {
    let module = (placing.end - placing.start) / Float(layout.modules)
    func spread(_ from: Float, _ to: Float) -> Float {
      let range = max(0, Int(from))..<max(max(0, Int(from)), min(samples.count, Int(to)))
      guard !range.isEmpty else { return 0 }
      let part = samples[range]
      let mean = part.reduce(0, +) / Float(part.count)
      return (part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(part.count)).squareRoot()
    }
    let inside = spread(placing.start, placing.end)
    // The outermost half module is the bars' own blur.
    return spread(placing.start - 6 * module, placing.start - 0.7 * module) < 0.35 * inside
      && spread(placing.end + 0.7 * module, placing.end + 6 * module) < 0.35 * inside
  }

  private func placings(of layout: BarLayout, module: Float) -> [BarPlacing] {
    // Four samples a module, as the guards are drawn.
    let step = module / 4
    let positions = Int(Float(samples.count - 1) / step)
    let line = resampled(count: positions, step: step)
    let fits = layout.drawnGuards.map { correlations(of: line, with: $0) }
    func best(_ fits: [Float], near: Float) -> (at: Float, fit: Float)? {
      let low = max(0, Int((near - 2.5 * module) / step))
      let high = min(positions - 1, Int((near + 2.5 * module) / step))
      guard low <= high, let index = (low...high).max(by: { fits[$0] < fits[$1] }) else {
        return nil
      }
      return (Float(index) * step, fits[index])
    }
    var found: [BarPlacing] = []
    for (index, fit) in fits[0].enumerated() where fit > 0.6 {
      // Guards are placed by their own first module, which for the first one is before the symbol.
      let first = Float(index) * step
      let start = first - Float(layout.guards[0].first) * module
      let last = layout.guards[layout.guards.count - 1]
      guard let end = best(fits[fits.count - 1], near: start + Float(last.first) * module),
        end.fit > 0.6
      else { continue }
      let stop = end.at + Float(layout.modules - last.first) * module
      let exact = (stop - start) / Float(layout.modules)
      if layout.guards.count == 3 {
        let middle = layout.guards[1]
        guard let center = best(fits[1], near: start + Float(middle.first) * exact),
          center.fit > 0.5
        else { continue }
        found.append(
          BarPlacing(
            start: start, end: stop, center: center.at + 3.5 * module,
            fit: (fit + end.fit + center.fit) / 3))
      } else {
        found.append(
          BarPlacing(
            start: start, end: stop, center: (start + stop) / 2, fit: (fit + end.fit) / 2))
      }
    }
    return found
  }
}
