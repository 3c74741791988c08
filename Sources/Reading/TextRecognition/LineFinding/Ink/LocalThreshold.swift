package import LabelImaging
import VectorKernels

/// Niblack's threshold around the local mean, for both polarities in one pass.
///
/// A pixel is dark ink below `mean - distance` and bright ink above `mean + distance`. `distance`
/// is `max(deviationFactor * deviation, leastDistance)`. Between the two is a dead zone, so that
/// flat ground gives no ink at all.
package struct LocalThreshold: Hashable, Sendable {
  /// The side of the square in which mean and deviation are taken, in pixels.
  package var window: Int
  /// 0.15 to 0.5 found equally many lines on 22 photos, 0.8 clearly fewer.
  var deviationFactor: Float = 0.4
  /// The least difference of ink from its ground in grey levels. Noise differs less.
  var leastDistance: Float = 8

  /// Creates a threshold with a window of `window` pixels.
  package init(window: Int) {
    self.window = window
  }

  /// Returns the ink of both polarities; at the picture's edges the window is cut off.
  package func binarize(_ image: GrayImage) -> InkMap {
    let width = image.width
    let height = image.height
    let radius = max(2, window / 2)
    var sums = ColumnSums(width: width)
    let labels = [UInt8](unsafeUninitializedCapacity: width * height) { labels, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<min(radius, height) { sums.add(row(y, of: pixels, width: width)) }
        for y in 0..<height {
          if y + radius < height { sums.add(row(y + radius, of: pixels, width: width)) }
          if y - radius - 1 >= 0 { sums.remove(row(y - radius - 1, of: pixels, width: width)) }
          let rows = min(height, y + radius + 1) - max(0, y - radius)
          judge(
            row(y, of: pixels, width: width), rows: rows, radius: radius, sums: &sums,
            into: UnsafeMutableBufferPointer(rebasing: labels[(y * width)..<((y + 1) * width)]))
        }
      }
      count = width * height
    }
    return InkMap(width: width, height: height, labels: labels)
  }

  private func row(
    _ y: Int, of pixels: UnsafeBufferPointer<UInt8>, width: Int
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
  }

  /// Labels one row. The middle part, where the window is whole, has no branches.
  private func judge(
    _ pixels: UnsafeBufferPointer<UInt8>, rows: Int, radius: Int, sums: inout ColumnSums,
    into labels: UnsafeMutableBufferPointer<UInt8>
  ) {
    let width = pixels.count
    let factor = deviationFactor * deviationFactor
    let least = leastDistance * leastDistance
    sums.withRunningTotals { totals, squares in
      @inline(__always) func label(_ x: Int, from: Int, to: Int, share: Float) -> UInt8 {
        let mean = Float(Int32(bitPattern: totals[to] &- totals[from])) * share
        let square = Float(Int32(bitPattern: squares[to] &- squares[from])) * share
        let distance = Float(pixels[x]) - mean
        let needed = max(least, factor * (square - mean * mean))
        let ink: UInt8 = distance < 0 ? 1 : 2
        return distance * distance > needed ? ink : 0
      }
      let first = min(radius, width)
      let last = max(first, width - radius)
      for x in 0..<first {
        let to = min(width, x + radius + 1)
        labels[x] = label(x, from: 0, to: to, share: 1 / Float(rows * to))
      }
      if first < last, let totals = totals.baseAddress, let squares = squares.baseAddress,
        let pixels = pixels.baseAddress, let labels = labels.baseAddress
      {
        let window = 2 * radius + 1
        label_ink(
          pixels + first, Int32(last - first), totals + first - radius, squares + first - radius,
          Int32(window), 1 / Float(rows * window), factor, least, labels + first)
      }
      for x in last..<width {
        let from = max(0, x - radius)
        labels[x] = label(x, from: from, to: width, share: 1 / Float(rows * (width - from)))
      }
    }
  }
}

/// The sums of grey levels and their squares over a band of rows, column by column.
///
/// Arithmetic wraps: only differences over a window are used, and those fit (100 × 100 × 255²
/// is below 2³¹).
private struct ColumnSums {
  private var levels: [UInt32]
  private var squares: [UInt32]
  private var levelTotals: [UInt32]
  private var squareTotals: [UInt32]

  init(width: Int) {
    levels = Array(repeating: 0, count: width)
    squares = Array(repeating: 0, count: width)
    levelTotals = Array(repeating: 0, count: width + 1)
    squareTotals = Array(repeating: 0, count: width + 1)
  }

  mutating func add(_ row: UnsafeBufferPointer<UInt8>) {
    add_levels(row.baseAddress, Int32(row.count), &levels, &squares)
  }

  mutating func remove(_ row: UnsafeBufferPointer<UInt8>) {
    remove_levels(row.baseAddress, Int32(row.count), &levels, &squares)
  }

  /// Calls `body` with both sums over all columns before each column.
  mutating func withRunningTotals(
    _ body: (UnsafeMutableBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    levelTotals.withUnsafeMutableBufferPointer { levelTotals in
      squareTotals.withUnsafeMutableBufferPointer { squareTotals in
        running_totals(levels, Int32(levels.count), levelTotals.baseAddress)
        running_totals(squares, Int32(squares.count), squareTotals.baseAddress)
        body(levelTotals, squareTotals)
      }
    }
  }
}
