import Foundation

/// Links letters to their right neighbours and makes chains of them.
///
/// All numbers were chosen on 22 photos and held on 65 others: 94 % of the lines with digits were
/// found. Lengths are in heights of the letters.
struct ComponentLinking {
  /// Letters of one polarity, seen in one threshold.
  var letters: [InkComponent]
  /// The columns and rows of the letters.
  var width: Int
  var height: Int
  /// Whether rows and columns are exchanged.
  var isVertical: Bool
  /// The strokes that no line goes through.
  var barrier: InkBarrier

  /// A possible link.
  struct Link {
    var cost: Float
    var left: Int
    var right: Int
  }

  /// The widest gap that is bridged between letters.
  static let widestGap: Float = 1.2
  /// The greatest ratio of a letter's height to its neighbour's.
  static let heightRatio: Float = 2.2

  /// Returns the chains; letters without a neighbour are chains of one.
  func chains() -> [LineCandidate] {
    guard letters.count >= 2 else { return [] }
    let links = ComponentLinking.choose(candidates(), count: letters.count)
    var chains: [LineCandidate] = []
    for first in letters.indices where !links.hasLeft[first] {
      var members = [letters[first]]
      var cost: Float = 0
      var index = first
      while let link = links.right[index] {
        members.append(letters[link.right])
        cost += link.cost
        index = link.right
      }
      chains.append(
        LineCandidate(
          letters: members, linkCost: cost / Float(max(1, members.count - 1)),
          isVertical: isVertical, slope: 0))
    }
    giveShortChainsLocalSlope(&chains)
    return chains
  }

  /// Takes links by rising cost as long as both ends are free and the link is allowed.
  static func choose(
    _ links: [Link], count: Int, where isAllowed: (Link) -> Bool = { _ in true }
  ) -> (right: [Link?], hasLeft: [Bool]) {
    var right = [Link?](repeating: nil, count: count)
    var hasLeft = [Bool](repeating: false, count: count)
    for link in links.sorted(by: { ($0.cost, $0.left, $0.right) < ($1.cost, $1.left, $1.right) })
    where right[link.left] == nil && !hasLeft[link.right] && isAllowed(link) {
      right[link.left] = link
      hasLeft[link.right] = true
    }
    return (right, hasLeft)
  }

  /// For each letter its three cheapest links to the right.
  private func candidates() -> [Link] {
    var entries: [(cell: CellGrid.Cell, item: Int)] = []
    entries.reserveCapacity(2 * letters.count)
    for (index, letter) in letters.enumerated() {
      for row in letter.top / CellGrid.side...(letter.bottom - 1) / CellGrid.side {
        entries.append((CellGrid.Cell(column: letter.left / CellGrid.side, row: row), index))
      }
    }
    let grid = CellGrid(width: width, height: height, entries: entries)
    var links: [Link] = []
    links.reserveCapacity(letters.count * 2)
    var best: [Link] = []
    letters.withUnsafeBufferPointer { letters in
      for (index, letter) in letters.enumerated() {
        let reach = ComponentLinking.widestGap * 1.65 * Float(letter.height)
        let firstRow = letter.top / CellGrid.side
        best.removeAll(keepingCapacity: true)
        for row in firstRow...(letter.bottom - 1) / CellGrid.side {
          grid.forEach(row: row, from: Float(letter.left), to: Float(letter.right) + reach) {
            other in
            // Filed in several rows of cells: counted in the first that both share.
            if other == index || row > firstRow && letters[other].top / CellGrid.side < row {
              return
            }
            guard let cost = cost(from: letter, to: letters[other]) else { return }
            let link = Link(cost: cost, left: index, right: other)
            if best.count < 3 {
              best.append(link)
            } else if let worst = best.indices.max(by: { best[$0].cost < best[$1].cost }),
              cost < best[worst].cost
            {
              best[worst] = link
            }
          }
        }
        links += best
      }
    }
    return links
  }

  /// The cost of `right` following `left` on a line, `nil` when it cannot.
  @inline(__always)
  private func cost(from left: InkComponent, to right: InkComponent) -> Float? {
    guard right.left + right.right > left.left + left.right, right.right > left.right else {
      return nil
    }
    let higher = Float(max(left.height, right.height))
    let lower = Float(min(left.height, right.height))
    guard higher <= ComponentLinking.heightRatio * lower else { return nil }
    let gap = Float(right.left - left.right)
    let scale = min(higher, 1.5 * lower)
    guard gap <= ComponentLinking.widestGap * scale, gap >= -0.35 * lower else { return nil }
    let shared = Float(min(left.bottom, right.bottom) - max(left.top, right.top))
    guard shared >= 0.55 * lower else { return nil }
    let offset = min(
      Float(min(abs(left.top - right.top), abs(left.bottom - right.bottom))),
      abs(left.centerY - right.centerY))
    guard offset <= 0.15 * scale + 0.25 * (max(gap, 0) + 0.5 * scale) else { return nil }
    let strokes = logRatio(left.stroke, right.stroke)
    guard strokes <= ComponentLinking.strokeRatio else { return nil }
    let contrasts = logRatio(left.contrast, right.contrast)
    guard contrasts <= ComponentLinking.contrastRatio else { return nil }
    return max(gap, 0) / scale + 1.2 * offset / scale + 0.6 * logRatio(higher, lower)
      + 0.5 * contrasts + 0.3 * strokes
  }

  /// The greatest difference of neighbours' strokes, as a natural logarithm of their ratio.
  static let strokeRatio: Float = 1.1
  /// The greatest difference of neighbours' contrasts, as a natural logarithm of their ratio.
  static let contrastRatio: Float = 0.9

  /// Chains too short to have a slope take that of the long ones near them.
  private func giveShortChainsLocalSlope(_ chains: inout [LineCandidate]) {
    let long = chains.filter { $0.letters.count >= 5 && $0.curve.length > 6 * $0.height }
      .map(\.curve)
    guard !long.isEmpty else { return }
    for index in chains.indices {
      let (curve, height) = (chains[index].curve, chains[index].height)
      guard curve.length < 4 * height else { continue }
      var slopes: Float = 0
      var weights: Float = 1e-9
      for other in long {
        let dx = max(max(0, other.start - curve.end), curve.start - other.end)
        let x = min(max(curve.middle, other.start), other.end)
        let dy = other.row(at: x) - curve.coefficients[0]
        let nearness = 1 / (1 + (dx * dx + dy * dy) / (16 * height * height))
        slopes += nearness * nearness * other.slope
        weights += nearness * nearness
      }
      chains[index].fit(slope: weights > 1e-3 ? slopes / weights : 0)
    }
  }
}
