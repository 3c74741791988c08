import LabelModel

extension [TextLine] {
  /// Returns the lines without words that lie on words of better lines.
  ///
  /// The same print may be found twice: as a line and as part of a row, in both polarities. The line
  /// with the most letters read with confidence wins; what only the other one holds is kept.
  func withoutOverlaps() -> [TextLine] {
    let ranked = indices.sorted { (self[$0].merit, $1) > (self[$1].merit, $0) }
    var kept: [BoundingBox] = []
    var result = [TextLine?](repeating: nil, count: count)
    for index in ranked {
      var line = self[index]
      line.words.removeAll { word in
        guard let box = word.box else { return false }
        return kept.contains { $0.covers(halfOf: box) }
      }
      guard !line.words.isEmpty else { continue }
      kept += line.words.compactMap(\.box)
      result[index] = line
    }
    return result.compactMap { $0 }
  }
}

extension TextLine {
  /// How much was read and how surely: letters, each counted by its word's confidence above 0.4,
  /// about what texture is read with.
  fileprivate var merit: Double {
    words.reduce(0) { $0 + Double($1.text.count) * (($1.confidence?.value ?? 0) - 0.4) }
  }
}

extension BoundingBox {
  /// Whether the two share at least half of the smaller one.
  fileprivate func covers(halfOf other: BoundingBox) -> Bool {
    let columns = min(right, other.right) - max(left, other.left)
    let rows = min(bottom, other.bottom) - max(top, other.top)
    guard columns > 0, rows > 0 else { return false }
    return 2 * columns * rows >= min(width * height, other.width * other.height)
  }
}
