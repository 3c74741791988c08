/// Joins chains end to end across word gaps.
struct ChainMerging {
  /// The columns and rows of the chains.
  var width: Int
  var height: Int
  /// The widest gap bridged, in letter heights.
  var widestGap: Float
  /// The strokes that no line goes through.
  var barrier: InkBarrier

  /// Returns the chains joined where one goes on where another ends.
  func merge(_ chains: [LineCandidate]) -> [LineCandidate] {
    let links = ComponentLinking.choose(candidates(chains), count: chains.count) { link in
      !isParted(chains[link.left], chains[link.right])
    }
    var merged: [LineCandidate] = []
    for first in chains.indices where !links.hasLeft[first] {
      guard links.right[first] != nil else {
        merged.append(chains[first])
        continue
      }
      var letters: [InkComponent] = []
      var costs: Float = 0
      var joints = 0
      var index: Int? = first
      while let part = index {
        letters += chains[part].letters
        costs += chains[part].linkCost * Float(chains[part].letters.count - 1)
        joints += chains[part].letters.count - 1
        index = links.right[part]?.right
      }
      merged.append(
        LineCandidate(
          letters: letters, linkCost: joints > 0 ? costs / Float(joints) : 0.7,
          isVertical: chains[first].isVertical, slope: chains[first].curve.slope))
    }
    return merged
  }

  /// The links of ends that meet, also of those that something parts. ``merge(_:)`` leaves these out.
  private func candidates(_ chains: [LineCandidate]) -> [ComponentLinking.Link] {
    let grid = CellGrid(
      width: width, height: height,
      entries: chains.enumerated().map { index, chain in
        (
          CellGrid.Cell(
            column: CellGrid.cell(of: chain.curve.start),
            row: CellGrid.cell(of: chain.curve.row(at: chain.curve.start))), index
        )
      })
    let ends = chains.map(Ends.init)
    var links: [ComponentLinking.Link] = []
    for (index, left) in ends.enumerated() {
      let row = left.curve.row(at: left.curve.end)
      let rows = CellGrid.cell(of: row - left.height)...CellGrid.cell(of: row + left.height)
      for cellRow in rows {
        grid.forEach(
          row: cellRow, from: left.curve.end - 0.6 * left.height,
          to: left.curve.end + widestGap * left.height * 1.3
        ) { other in
          guard other != index, let cost = cost(from: left, to: ends[other]) else { return }
          links.append(ComponentLinking.Link(cost: cost, left: index, right: other))
        }
      }
    }
    return links
  }

  /// The facts of a chain that decide what it goes on with.
  private struct Ends {
    var curve: LineCurve
    var top: Float
    var bottom: Float
    var contrast: Float
    var stroke: Float
    var isLetter: Bool

    init(_ chain: LineCandidate) {
      curve = chain.curve
      top = chain.top
      bottom = chain.bottom
      contrast = chain.contrast
      stroke = chain.stroke
      isLetter = chain.letters.count < 2
    }

    var height: Float { bottom - top }
  }

  /// The cost of `right` continuing `left` where nothing parts them, `nil` when it cannot. Their curves, their tops or
  /// their bottoms must meet halfway within 0.3 heights.
  private func cost(from left: Ends, to right: Ends) -> Float? {
    let gap = right.curve.start - left.curve.end
    let higher = max(left.height, right.height)
    let lower = min(left.height, right.height)
    guard higher <= 1.8 * lower, gap <= widestGap * higher, gap >= -0.6 * lower,
      right.curve.end > left.curve.end
    else { return nil }
    // Two lone pieces of ink far apart are no word.
    if left.isLetter, right.isLetter, gap > 1.2 * higher { return nil }
    let halfway = (left.curve.end + right.curve.start) / 2
    let offset = left.curve.row(at: halfway) - right.curve.row(at: halfway)
    let distance = min(
      abs(offset), abs(offset + left.top - right.top), abs(offset + left.bottom - right.bottom))
    guard distance <= 0.3 * higher + 0.04 * max(gap, 0) else { return nil }
    let contrasts = logRatio(left.contrast, right.contrast)
    guard contrasts <= ComponentLinking.contrastRatio,
      logRatio(left.stroke, right.stroke) <= ComponentLinking.strokeRatio
    else { return nil }
    let meeting = max(gap, 0) / higher + 2 * distance / higher + 0.7 * logRatio(higher, lower)
    return meeting + 0.5 * contrasts
  }

  private func isParted(_ left: LineCandidate, _ right: LineCandidate) -> Bool {
    guard let last = left.letters.last, let first = right.letters.first else { return false }
    return barrier.parts(
      last.onPicture, first.onPicture, height: max(left.height, right.height))
  }
}
