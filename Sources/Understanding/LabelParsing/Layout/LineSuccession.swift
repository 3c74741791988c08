import Foundation
import LabelModel

/// The continuation of each line.
struct LineSuccession {
  /// For each line the next one below it, `nil` without one near.
  let successors: [Int?]

  init(lines: [ScannedLine]) {
    let boxes = lines.map(\.line.box)
    guard !boxes.isEmpty, boxes.allSatisfy({ $0 != nil }) else {
      successors = lines.indices.map { $0 + 1 < lines.count ? $0 + 1 : nil }
      return
    }
    let known = boxes.compactMap { $0 }
    // Lines by their top, so that each looks only at the few below it.
    let heights = lines.map(Self.height)
    let order = known.indices.sorted { (known[$0].centerY, $0) < (known[$1].centerY, $1) }
    var found = [Int?](repeating: nil, count: lines.count)
    for (rank, line) in order.enumerated() {
      let box = known[line]
      let slope = lines[line].line.slope
      let height = heights[line]
      var best: (line: Int, distance: Double)?
      for other in order.dropFirst(rank + 1) {
        let below = known[other]
        if below.centerY - box.centerY > 3 * height + abs(slope) * Double(box.width) { break }
        let middle = box.centerY + slope * (below.centerX - box.centerX)
        let drop = below.centerY - middle
        let overlap = min(box.right, below.right) - max(box.left, below.left)
        guard drop > 0.45 * height, drop < 2.1 * height, overlap * 3 > min(box.width, below.width),
          heights[other] < 1.7 * height, heights[other] * 1.7 > height
        else { continue }
        let distance = drop + 0.2 * Double(abs(below.left - box.left))
        if distance < best?.distance ?? .infinity { best = (other, distance) }
      }
      found[line] = best?.line
    }
    successors = found
  }

  /// The height of a line's text: its box without the slope.
  private static func height(of line: ScannedLine) -> Double {
    guard let box = line.line.box else { return 0 }
    return max(4, Double(box.height) - abs(line.line.slope) * Double(box.width))
  }
}
