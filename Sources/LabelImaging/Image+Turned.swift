public import LabelModel
import VectorKernels

extension GrayImage {
  /// Returns the picture turned clockwise.
  public func turned(_ turn: QuarterTurn) -> GrayImage {
    switch turn {
    case .none: self
    case .half:
      GrayImage(
        width: width, height: height,
        pixels: turnedLevels(pixels, width: width, height: height, channels: 1, turn))
    case .right, .left:
      GrayImage(
        width: height, height: width,
        pixels: [UInt8](unsafeUninitializedCapacity: pixels.count) { turned, count in
          count = pixels.count
          turn_quarter(
            pixels, Int32(width), Int32(height), turn == .left ? 1 : 0, turned.baseAddress)
        })
    }
  }

  /// Returns the picture with left and right exchanged.
  package func mirrored() -> GrayImage {
    var image = self
    mirror(&image.pixels, width: width, channels: 1)
    return image
  }

  func oriented(_ orientation: EXIFOrientation) -> GrayImage {
    (orientation.isMirrored ? mirrored() : self).turned(orientation.turn)
  }
}

extension ColorImage {
  /// Returns the picture turned clockwise.
  public func turned(_ turn: QuarterTurn) -> ColorImage {
    let swapped = turn == .right || turn == .left
    return ColorImage(
      width: swapped ? height : width, height: swapped ? width : height,
      pixels: turnedLevels(pixels, width: width, height: height, channels: 3, turn))
  }

  func oriented(_ orientation: EXIFOrientation) -> ColorImage {
    var image = self
    if orientation.isMirrored { mirror(&image.pixels, width: width, channels: 3) }
    return image.turned(orientation.turn)
  }
}

/// Exchanges left and right.
private func mirror(_ levels: inout [UInt8], width: Int, channels: Int) {
  levels.withUnsafeMutableBufferPointer { levels in
    for start in stride(from: 0, to: levels.count, by: max(1, width * channels)) {
      for x in 0..<width / 2 {
        for channel in 0..<channels {
          levels.swapAt(
            start + x * channels + channel, start + (width - 1 - x) * channels + channel)
        }
      }
    }
  }
}

/// Rows and columns that are turned together: source and target of such a square stay in the
/// processor's first cache.
private let tileSide = 64

/// Inlined so that each call is compiled for its own number of channels.
@inline(__always)
private func turnedLevels(
  _ source: [UInt8], width: Int, height: Int, channels: Int, _ turn: QuarterTurn
) -> [UInt8] {
  if turn == .none { return source }
  return [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
    source.withUnsafeBufferPointer { source in
      // Where the first pixel goes, and how far apart neighbours in a row and a column come to be.
      let (first, alongRow, alongColumn) =
        switch turn {
        case .none: (0, 1, width)
        case .right: (height - 1, height, -1)
        case .half: (width * height - 1, -1, -width)
        case .left: ((width - 1) * height, -height, 1)
        }
      for top in stride(from: 0, to: height, by: tileSide) {
        for left in stride(from: 0, to: width, by: tileSide) {
          for y in top..<min(top + tileSide, height) {
            var to = first &+ y &* alongColumn &+ left &* alongRow
            for from in (y &* width &+ left)..<(y &* width &+ min(left &+ tileSide, width)) {
              for channel in 0..<channels {
                target[to &* channels &+ channel] = source[from &* channels &+ channel]
              }
              to &+= alongRow
            }
          }
        }
      }
    }
    count = source.count
  }
}
