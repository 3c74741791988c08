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
        pixels: [UInt8](unsafeUninitializedCapacity: pixels.count) { turned, count in
          count = pixels.count
          reverse_levels(pixels, count, turned.baseAddress)
        })
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
    GrayImage(
      width: width, height: height,
      pixels: [UInt8](unsafeUninitializedCapacity: pixels.count) { mirrored, count in
        count = pixels.count
        pixels.withUnsafeBufferPointer { pixels in
          for start in stride(from: 0, to: width * height, by: max(1, width)) {
            reverse_levels(
              pixels.baseAddress.map { $0 + start }, width, mirrored.baseAddress.map { $0 + start })
          }
        }
      })
  }

  func oriented(_ orientation: EXIFOrientation) -> GrayImage {
    (orientation.isMirrored ? mirrored() : self).turned(orientation.turn)
  }
}

extension ColorImage {
  /// Returns the picture turned clockwise.
  package func turned(_ turn: QuarterTurn) -> ColorImage {
    let swapped = turn == .right || turn == .left
    return ColorImage(
      width: swapped ? height : width, height: swapped ? width : height,
      pixels: turnedColors(pixels, width: width, height: height, turn))
  }

  func oriented(_ orientation: EXIFOrientation) -> ColorImage {
    var image = self
    if orientation.isMirrored { mirror(&image.pixels, width: width) }
    return image.turned(orientation.turn)
  }
}

/// Levels of a colour pixel.
private let channels = 3

/// Exchanges left and right.
private func mirror(_ levels: inout [UInt8], width: Int) {
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

private func turnedColors(
  _ source: [UInt8], width: Int, height: Int, _ turn: QuarterTurn
) -> [UInt8] {
  // Where the first pixel goes, and how far apart neighbours in a row and a column come to be.
  let (first, alongRow, alongColumn) =
    switch turn {
    case .none: (0, 1, width)
    case .right: (height - 1, height, -1)
    case .half: (width * height - 1, -1, -width)
    case .left: ((width - 1) * height, -height, 1)
    }
  if turn == .none { return source }
  return [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
    count = source.count
    source.withUnsafeBufferPointer { source in
      for top in stride(from: 0, to: height, by: tileSide) {
        for left in stride(from: 0, to: width, by: tileSide) {
          for y in top..<min(top + tileSide, height) {
            moveColors(
              source, (y &* width &+ left)..<(y &* width &+ min(left &+ tileSide, width)),
              to: first &+ y &* alongColumn &+ left &* alongRow, by: alongRow, in: target)
          }
        }
      }
    }
  }
}

/// Moves the pixels of a part of a row to places that are `step` pixels apart.
@inline(__always)
private func moveColors(
  _ source: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, to first: Int, by step: Int,
  in target: UnsafeMutableBufferPointer<UInt8>
) {
  var to = first
  for from in part {
    for channel in 0..<channels {
      target[to &* channels &+ channel] = source[from &* channels &+ channel]
    }
    to &+= step
  }
}
