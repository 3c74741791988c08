import LabelImaging

/// A line as the network takes it: of its height, in a grey frame of one pixel. -127 is black and
/// 127 is white.
struct NetworkInput {
  let width: Int
  let height: Int
  fileprivate let framed: [Int8]

  /// Prepares a line as Tesseract does (`Input::PreparePixInput`). Black and white are those of
  /// most of the strokes and gaps on its middle row.
  init(_ picture: GrayImage) {
    width = picture.width
    height = picture.height
    let (black, white) = NetworkInput.blackAndWhite(picture)
    let contrast = white > black ? (white - black) / 2 : 1
    let levels = (0..<256).map { level in
      Int8(min(max(((Float(level) - black) / contrast - 1) * 128, -127), 127).rounded())
    }
    var framed = [Int8](repeating: 0, count: (width + 2) * (height + 2))
    framed.withUnsafeMutableBufferPointer { [width, height] framed in
      picture.pixels.withUnsafeBufferPointer { pixels in
        levels.withUnsafeBufferPointer { levels in
          for y in 0..<height {
            for x in 0..<width {
              framed[(y &+ 1) &* (width &+ 2) &+ x &+ 1] = levels[Int(pixels[y &* width &+ x])]
            }
          }
        }
      }
    }
    self.framed = framed
  }

  /// The level that a quarter of the row's minima stay below, and three quarters of its maxima.
  private static func blackAndWhite(_ picture: GrayImage) -> (Float, Float) {
    let row = picture.pixels[
      picture.height / 2 * picture.width..<(picture.height / 2 + 1) * picture.width]
    var minima = Histogram()
    var maxima = Histogram()
    for x in row.indices.dropFirst().dropLast() {
      let (before, level, after) = (row[x - 1], row[x], row[x + 1])
      if level < before && level <= after || level <= before && level < after { minima.add(level) }
      if level > before && level >= after || level >= before && level > after { maxima.add(level) }
    }
    return (minima.level(below: 0.25) ?? 0, maxima.level(below: 0.75) ?? 255)
  }

  private struct Histogram {
    private var counts = [Int](repeating: 0, count: 256)
    private var total = 0

    mutating func add(_ level: UInt8) {
      counts[Int(level)] += 1
      total += 1
    }

    /// The level that a share of all stays below, between levels by proportion; `nil` of nothing.
    func level(below share: Float) -> Float? {
      guard total > 0 else { return nil }
      let wanted = max(1, share * Float(total))
      var sum = 0
      for (level, count) in counts.enumerated() where count > 0 {
        sum += count
        if Float(sum) >= wanted {
          return Float(level + 1) - (Float(sum) - wanted) / Float(count)
        }
      }
      return nil
    }
  }
}

/// Several lines, in one piece, so that patches of them can be copied quickly.
struct NetworkInputs {
  private let framed: [Int8]
  /// Where each line begins, and how far its rows are apart.
  private let lines: [(start: Int, rowLength: Int)]

  /// Bytes needed behind a patch, which is copied by whole words.
  static let spare = 8

  init(_ inputs: [NetworkInput]) {
    var framed: [Int8] = []
    var lines: [(start: Int, rowLength: Int)] = []
    for input in inputs {
      lines.append((framed.count, input.width + 2))
      framed += input.framed
    }
    self.framed = framed + [Int8](repeating: 0, count: NetworkInputs.spare)
    self.lines = lines
  }

  /// Copies of each of some places `side` rows of `side` pixels.
  ///
  /// - Parameters:
  ///   - places: of each patch the line, and its column in threes.
  ///   - y: the patches' first row, the frame's being the first.
  ///   - side: rows and columns, at most ``spare``.
  ///   - distance: how far patches are apart.
  ///   - patches: where they go; up to ``spare`` bytes behind the last are overwritten.
  func copyPatches(
    at places: ArraySlice<(line: Int, step: Int)>, y: Int, side: Int, distance: Int,
    to patches: UnsafeMutablePointer<Int8>
  ) {
    framed.withUnsafeBytes { framed in
      lines.withUnsafeBufferPointer { lines in
        var target = UnsafeMutableRawPointer(patches)
        for place in places {
          let line = lines[place.line]
          var source = line.start + y * line.rowLength + 3 * place.step
          precondition(source + (side - 1) * line.rowLength + NetworkInputs.spare <= framed.count)
          for row in 0..<side {
            let word = framed.loadUnaligned(fromByteOffset: source, as: UInt64.self)
            target.storeBytes(of: word, toByteOffset: row * side, as: UInt64.self)
            source += line.rowLength
          }
          target += distance
        }
      }
    }
  }
}
