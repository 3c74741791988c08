package import LabelModel

extension GrayImage {
  /// Returns the pixels of a box; `nil` where the box has no pixel of the picture.
  package func part(_ box: BoundingBox) -> GrayImage? {
    let columns = max(0, box.left)..<max(0, box.left, min(width, box.right))
    let rows = max(0, box.top)..<max(0, box.top, min(height, box.bottom))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    // All at once: an array that grows may take twice the room.
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      part += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return GrayImage(width: columns.count, height: rows.count, pixels: part)
  }
}
