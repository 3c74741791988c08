import VectorKernels

extension GrayImage {
  /// Returns the picture in another size.
  ///
  /// A direction that shrinks takes the average of the area of each new pixel. Thin strokes thus
  /// become grey and do not vanish. A direction that grows is interpolated linearly.
  ///
  /// - Parameters:
  ///   - width: The new columns, at least 1.
  ///   - height: The new rows, at least 1.
  /// - Returns: `width` × `height` pixels of the whole picture, stretched where the proportions differ.
  /// - Precondition: Both are positive, and so are the picture's own sides.
  public func scaled(toWidth width: Int, height: Int) -> GrayImage {
    GrayImage(
      width: width, height: height,
      pixels: resampled(
        pixels, width: self.width, height: self.height, channels: 1, toWidth: width, height: height)
    )
  }
}

extension ColorImage {
  /// Returns the picture in another size; see ``GrayImage/scaled(toWidth:height:)``.
  ///
  /// - Parameters:
  ///   - width: The new columns, at least 1.
  ///   - height: The new rows, at least 1.
  /// - Returns: `width` × `height` pixels of the whole picture, stretched where the proportions differ.
  /// - Precondition: Both are positive, and so are the picture's own sides.
  package func scaled(toWidth width: Int, height: Int) -> ColorImage {
    ColorImage(
      width: width, height: height,
      pixels: resampled(
        pixels, width: self.width, height: self.height, channels: 3, toWidth: width, height: height)
    )
  }

  /// Returns the picture in its proportions, no larger than `side` pixels in either direction. It
  /// is the picture itself when it is no larger.
  ///
  /// - Precondition: `side` is positive.
  package func scaledDown(toSide side: Int) -> ColorImage {
    let longest = max(width, height)
    guard longest > side else { return self }
    return scaled(
      toWidth: max(1, (width * side + longest / 2) / longest),
      height: max(1, (height * side + longest / 2) / longest))
  }
}

/// For each new position, which old positions it is made of.
private struct Taps {
  /// The sum of a position's weights. It has 12 bits, so that 255 times it, cut to 16 bits, times
  /// another such sum fits into 32.
  static let one = 4096
  /// The first old position of each new one, then one past its last in `weights`.
  var first: [Int] = []
  var ends: [Int] = []
  /// All weights, one new position's after another's.
  var weights: [UInt32] = []

  init(from old: Int, to new: Int) {
    let ratio = Double(old) / Double(new)
    for position in 0..<new {
      var shares: [Double]
      if old > new {
        let start = Double(position) * ratio
        let end = min(Double(old), start + ratio)
        let (low, high) = (min(Int(start), old - 1), min(Int(end.rounded(.up)), old))
        first.append(low)
        shares = (low..<max(high, low + 1)).map {
          (min(end, Double($0 + 1)) - max(start, Double($0))) / ratio
        }
      } else {
        let center = min(max((Double(position) + 0.5) * ratio - 0.5, 0), Double(old - 1))
        let low = min(Int(center), max(0, old - 2))
        first.append(low)
        shares = old > 1 ? [1 - (center - Double(low)), center - Double(low)] : [1]
      }
      // Rounded so that the weights sum to one exactly: a white area stays white.
      var (given, wanted) = (0, 0.0)
      for share in shares {
        wanted += share * Double(Self.one)
        let weight = max(0, Int(wanted.rounded()) - given)
        given += weight
        weights.append(UInt32(weight))
      }
      weights[weights.count - 1] += UInt32(max(0, Self.one - given))
      ends.append(weights.count)
    }
  }

  /// Returns the weights of a new position.
  func weights(of position: Int) -> ArraySlice<UInt32> {
    weights[(position == 0 ? 0 : ends[position - 1])..<ends[position]]
  }
}

/// The weights of all new positions, one tap after the other's, for pictures of one channel.
private struct TapsInTurn {
  private let first: [Int32]
  private let weights: [[UInt32]]

  init(_ taps: Taps) {
    first = taps.first.map { Int32(truncatingIfNeeded: $0) }
    let ranges = zip([0] + taps.ends, taps.ends)
    let most = ranges.reduce(0) { max($0, $1.1 - $1.0) }
    weights = (0..<most).map { tap in
      ranges.map { $0 + tap < $1 ? taps.weights[$0 + tap] : 0 }
    }
  }

  /// The old positions behind the last that are looked at, with a weight of 0.
  var spare: Int { weights.count }

  /// Averages a row of `levels`, in 16ths; `sums` has room for a new row.
  func average(
    _ levels: UnsafePointer<UInt32>, sums: inout [UInt32], into target: UnsafeMutablePointer<UInt8>
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      sums.update(repeating: 1 << 19)
      for (tap, weights) in weights.enumerated() {
        add_weighted_of(levels + tap, first, weights, Int32(sums.count), sums.baseAddress)
      }
      for x in 0..<sums.count { target[x] = UInt8(truncatingIfNeeded: sums[x] &>> 20) }
    }
  }
}

/// Enlarges a grey picture, whose new pixels are each between two old rows and two old columns.
private func enlarged(_ source: [UInt8], width: Int, columns: Taps, rows: Taps) -> [UInt8] {
  let (newWidth, newHeight) = (columns.first.count, rows.first.count)
  let first = columns.first.map { Int32(truncatingIfNeeded: $0) }
  var mixed = [UInt32](repeating: 0, count: width)
  return [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
    source.withUnsafeBufferPointer { source in
      for y in 0..<newHeight {
        let above = source.baseAddress.map { $0 + rows.first[y] * width }
        mix_rows(
          above, above.map { $0 + width }, Int32(width), rows.weights[2 * y],
          rows.weights[2 * y + 1], &mixed)
        mix_columns(
          mixed, first, columns.weights, Int32(newWidth),
          target.baseAddress.map { $0 + y * newWidth })
      }
    }
    count = newWidth * newHeight
  }
}

/// Averages rows first, over their full width.
@inline(__always)
private func resampled(
  _ source: [UInt8], width: Int, height: Int, channels: Int, toWidth newWidth: Int,
  height newHeight: Int
) -> [UInt8] {
  precondition(
    width > 0 && height > 0 && newWidth > 0 && newHeight > 0, "a scaled picture has pixels")
  if width == newWidth, height == newHeight { return source }
  let (columns, rows) = (Taps(from: width, to: newWidth), Taps(from: height, to: newHeight))
  if channels == 1, newWidth >= width, newHeight >= height, width > 1, height > 1 {
    return enlarged(source, width: width, columns: columns, rows: rows)
  }
  let rowLength = width * channels
  let inTurn = channels == 1 ? TapsInTurn(columns) : nil
  var levels = [UInt32](repeating: 0, count: rowLength + (inTurn?.spare ?? 0))
  var sums = [UInt32](repeating: 0, count: newWidth)
  return [UInt8](unsafeUninitializedCapacity: newWidth * newHeight * channels) { target, count in
    count = newWidth * newHeight * channels
    guard var newRow = target.baseAddress else { return }
    for y in 0..<newHeight {
      averageRows(source, rowLength: rowLength, rows, y, into: &levels)
      if let inTurn {
        inTurn.average(levels, sums: &sums, into: newRow)
      } else {
        averageColumns(levels, channels: channels, columns, into: newRow)
      }
      newRow += newWidth * channels
    }
  }
}

/// Averages the old rows of a new one, in 16ths.
private func averageRows(
  _ source: [UInt8], rowLength: Int, _ rows: Taps, _ y: Int, into levels: inout [UInt32]
) {
  levels.withUnsafeMutableBufferPointer { levels in
    levels.update(repeating: 0)
    source.withUnsafeBufferPointer { source in
      var row = source.baseAddress.map { $0 + rows.first[y] * rowLength }
      for weight in rows.weights(of: y) {
        add_weighted(row, Int32(rowLength), weight, levels.baseAddress)
        row = row.map { $0 + rowLength }
      }
    }
    for x in 0..<rowLength { levels[x] = (levels[x] &+ 8) &>> 4 }
  }
}

/// Averages a row of `levels`, in 16ths, of several channels.
@inline(__always)
private func averageColumns(
  _ levels: UnsafePointer<UInt32>, channels: Int, _ columns: Taps,
  into target: UnsafeMutablePointer<UInt8>
) {
  var columnWeight = 0
  for newX in 0..<columns.first.count {
    let begin = columnWeight
    columnWeight = columns.ends[newX]
    for channel in 0..<channels {
      var sum: UInt32 = 1 << 19
      var x = columns.first[newX] &* channels &+ channel
      for index in begin..<columnWeight {
        sum &+= columns.weights[index] &* levels[x]
        x &+= channels
      }
      target[newX &* channels &+ channel] = UInt8(truncatingIfNeeded: sum &>> 20)
    }
  }
}
