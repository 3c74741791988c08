import Foundation

/// Keeps the best of the candidates that lie on each other.
///
/// Each text line turns up several times: in two thresholds, and parts of it in the other polarity
/// and direction.
struct LineSuppression {
  private let width: Int
  private let height: Int
  private var taken: [Bool]

  /// Starts with an empty picture of `width` × `height` pixels.
  init(width: Int, height: Int) {
    self.width = width / 2 + 1
    self.height = height / 2 + 1
    taken = Array(repeating: false, count: self.width * self.height)
  }

  /// Takes the line's place and returns true, unless more than `share` of it is taken.
  mutating func claim(_ line: FoundLine, share: Double) -> Bool {
    let places = places(of: line)
    let overlap = places.reduce(0) { $0 + (taken[$1] ? 1 : 0) }
    guard Double(overlap) <= share * Double(places.count) else { return false }
    for place in places { taken[place] = true }
    return true
  }

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
