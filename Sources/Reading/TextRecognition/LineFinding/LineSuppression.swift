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
    let yields = owners.map { owner in
      owner.height > LineSuppression.muchHigher * line.height
        && owner.probability < line.probability
    }
    let overlap = places.reduce(0) { sum, place in
      let owner = Int(taken[place])
      return owner < 0 || yields[owner] ? sum : sum + 1
    }
    guard Double(overlap) <= share * Double(places.count) else { return false }
    for place in places { taken[place] = Int32(owners.count) }
    owners.append(line)
    return true
  }

  /// How many times as high a line is that cannot be a better view of the same letters.
  private static let muchHigher: Float = 2

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
