/// A chain of letters that may be a line of text.
struct LineCandidate {
  /// The letters, by middle column; at least one.
  var letters: [InkComponent]
  /// The middle of the line.
  var curve: LineCurve
  /// Rows from the curve up to the letters' tops, negative.
  var top: Float
  /// Rows from the curve down to the letters' bottoms, positive.
  var bottom: Float
  /// Median contrast of the letters, in grey levels.
  let contrast: Float
  /// Median stroke of the letters, in pixels.
  let stroke: Float
  /// Mean cost of the links that made it, 0 for a single letter.
  var linkCost: Float
  /// Whether it runs down the picture; rows and columns are then exchanged.
  var isVertical: Bool

  /// Creates a line of `letters` and fits its curve.
  ///
  /// - Parameters:
  ///   - letters: at least one.
  ///   - linkCost: mean cost of the links between them.
  ///   - isVertical: whether rows and columns are exchanged.
  ///   - slope: the slope it gets when it is too short to have one of its own.
  init(letters: [InkComponent], linkCost: Float, isVertical: Bool, slope: Float) {
    self.letters = LineCandidate.inOrder(letters)
    contrast = percentile(letters, 0.5, of: \.contrast)
    stroke = percentile(letters, 0.5, of: \.stroke)
    self.linkCost = linkCost
    self.isVertical = isVertical
    curve = LineCurve(start: 0, end: 1, coefficients: .zero)
    top = 0
    bottom = 1
    fit(slope: slope)
  }

  /// The letters by middle column. Most chains are in this order.
  private static func inOrder(_ letters: [InkComponent]) -> [InkComponent] {
    let isInOrder = letters.indices.dropFirst().allSatisfy {
      letters[$0 - 1].left + letters[$0 - 1].right <= letters[$0].left + letters[$0].right
    }
    return isInOrder ? letters : letters.sorted { $0.left + $0.right < $1.left + $1.right }
  }

  /// Letters from top to bottom.
  var height: Float { bottom - top }
  /// Whether ink or ground is darker.
  var polarity: Polarity { letters[0].polarity }

  /// The columns of the line's cells: its letters up to each wide gap.
  var cells: [ClosedRange<Float>] {
    let widest = LineCandidate.widestGap * height
    var cells: [ClosedRange<Float>] = []
    for letter in letters {
      let (left, right) = (Float(letter.left), Float(letter.right))
      if let last = cells.last, left - last.upperBound <= widest {
        cells[cells.count - 1] = min(last.lowerBound, left)...max(last.upperBound, right)
      } else {
        cells.append(left...right)
      }
    }
    return cells
  }

  /// The widest gap within a cell, in line heights: words are closer. At 1.0 and 1.5 photos read alike.
  static let widestGap: Float = 1.5

  /// Fits curve, top and bottom to the letters again.
  mutating func fit(slope: Float) {
    let letterHeight = percentile(letters, 0.75) { Float($0.height) }
    let start = Float(letters.reduce(Int.max) { min($0, $1.left) })
    let end = Float(letters.reduce(Int.min) { max($0, $1.right) })
    let length = (end - start) / letterHeight
    // Bends of short lines are noise: letters differ in height more than the line bends.
    let degree =
      length > 12 && letters.count >= 8 ? 2 : length > 2.5 && letters.count >= 3 ? 1 : 0
    curve = LineCurve(
      start: start, end: end,
      through: letters.map {
        CurvePoint(
          x: $0.centerX, y: $0.centerY, weight: min(3, max(0.5, Float($0.width) / letterHeight)))
      },
      degree: degree, slope: slope, letterHeight: letterHeight)
    // Of many letters the outermost eighth are accents, brackets and dirt.
    let outer: Float = letters.count <= 4 ? 0 : 0.12
    top = percentile(letters, outer) { Float($0.top) - curve.row(at: $0.centerX) }
    bottom = percentile(letters, 1 - outer) { Float($0.bottom) - curve.row(at: $0.centerX) }
  }
}
