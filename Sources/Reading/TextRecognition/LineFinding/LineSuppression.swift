import Foundation

/// Keeps the best of the candidates that lie on each other.
///
/// Each text line turns up several times: in two thresholds, and parts of it in the other polarity
/// and direction.
package struct LineSuppression {
  private let width: Int
  private let height: Int
  private var owners: [FoundLine] = []
  /// For each place the index of its latest owner, or -1.
  private var taken: [Int32]

  /// Starts with an empty picture of `width` × `height` pixels.
  package init(width: Int, height: Int) {
    self.width = width / 2 + 1
    self.height = height / 2 + 1
    taken = Array(repeating: -1, count: self.width * self.height)
  }

  /// Takes the line's place and returns true, unless more than `share` of it is taken.
  ///
  /// What a chain of blots as high as several rows covers is left to a likelier line within it.
  package mutating func claim(_ line: FoundLine, share: Double) -> Bool {
    let places = places(of: line)
    let yields = owners.map { $0.yields(to: line) }
    let overlap = places.reduce(0) { sum, place in
      let owner = Int(taken[place])
      return owner < 0 || yields[owner] ? sum : sum + 1
    }
    guard Double(overlap) <= share * Double(places.count), !isPiece(line) else { return false }
    for place in places { taken[place] = Int32(owners.count) }
    owners.append(line)
    return true
  }

  /// Whether a short line is pieces of the letters of a longer one. It is within that line's rows,
  /// and lower than its letters.
  ///
  /// The rings of a "%" with the comma behind it make such a line, which reads as "70,".
  private func isPiece(_ line: FoundLine) -> Bool {
    guard line.letterCount <= Piece.mostLetters else { return false }
    let middle = (line.curve.start + line.curve.end) / 2
    let row = line.curve.row(at: middle)
    return owners.contains { owner in
      guard owner.isVertical == line.isVertical, !owner.yields(to: line),
        owner.letterCount >= Piece.times * line.letterCount,
        owner.height > Piece.lower * line.height,
        owner.curve.start - 0.5 * owner.height < line.curve.start,
        line.curve.end < owner.curve.end + 0.5 * owner.height
      else { return false }
      let place = owner.curve.row(at: middle)
      let bottom = place + owner.bottom + Piece.below * owner.height
      let top = place + owner.top - Piece.above * owner.height
      return min(row + line.bottom, bottom) - max(row + line.top, top) > Piece.share * line.height
    }
  }

  /// The signs of a line that is pieces of a longer one.
  private enum Piece {
    /// Letters at most.
    static let mostLetters = 4
    /// The least ratios of the longer line to the pieces: of their letters, of their heights.
    static let times = 3
    static let lower: Float = 1.15
    /// The room for commas and descenders over and under a longer line's letters, in its heights.
    static let above: Float = 0.1
    static let below: Float = 0.25
    /// The share of the pieces' height within these rows.
    static let share: Float = 0.75
  }

  /// The ratio of heights from which a line cannot be a better view of the same letters.
  fileprivate static let muchHigher: Float = 2

  /// The half-size pixels in the inner 60 % of the line.
  private func places(of line: FoundLine) -> [Int] {
    var places: [Int] = []
    let middle = (line.top + line.bottom) / 2
    for x in stride(from: line.curve.start + 1, to: line.curve.end, by: 2) {
      let row = line.curve.row(at: x) + middle
      for y in stride(from: row - 0.3 * line.height, through: row + 0.3 * line.height, by: 2) {
        let column = Int(((line.isVertical ? y : x) / 2).rounded(.down))
        let row = Int(((line.isVertical ? x : y) / 2).rounded(.down))
        guard column >= 0, column < width, row >= 0, row < height else { continue }
        places.append(row * width + column)
      }
    }
    return places
  }
}

extension FoundLine {
  /// Whether this line is a chain of blots as high as several rows, and `line` a likelier one within it.
  fileprivate func yields(to line: FoundLine) -> Bool {
    height > LineSuppression.muchHigher * line.height && probability < line.probability
  }
}
