import LabelModel
import LabelParsing

extension LatticePage {
  /// The greatest distance of a line from its continuation, in line heights.
  private static let greatestStep = 2.3

  /// For each line, the next one below it that shares half of the shorter one's width. Without
  /// places, the next one.
  func successors(of lines: [PageTokens.Line]) -> [Int?] {
    let frames = lines.map { line in line.box.map { Frame($0) } }
    let order = frames.indices.filter { frames[$0] != nil }.sorted {
      (frames[$0]?.centerY ?? 0) < (frames[$1]?.centerY ?? 0)
    }
    var result = lines.indices.map { frames[$0] == nil && $0 + 1 < lines.count ? $0 + 1 : nil }
    for (place, index) in order.enumerated() {
      guard let own = frames[index] else { continue }
      var nearest = Self.greatestStep
      for other in order[(place + 1)...] {
        guard let frame = frames[other] else { continue }
        if frame.centerY - own.centerY > 6 * height { break }
        let step = drop(from: own, to: frame) / height
        let shared = min(own.right, frame.right) - max(own.left, frame.left)
        guard step > 0.5, step < nearest, shared > 0.5 * min(own.width, frame.width) else {
          continue
        }
        nearest = step
        result[index] = other
      }
    }
    return result
  }
}
