package import LabelModel

extension GrayImage {
  /// Returns the pixels of a box; `nil` where the box has no pixel of the picture.
  package func part(_ box: BoundingBox) -> GrayImage? {
    let columns = max(0, box.left)..<max(0, box.left, min(width, box.right))
    let rows = max(0, box.top)..<max(0, box.top, min(height, box.bottom))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return GrayImage(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { row in
        pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
      })
  }
}
