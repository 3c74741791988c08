import Foundation
import LabelImaging
import LabelModel

/// A part of a picture that is full of parallel bars.
struct BarRegion {
  /// The middle, in pixels.
  var x: Float
  var y: Float
  /// The direction across the bars: its angle to the right, clockwise.
  var angle: Float
  /// Its reach across the bars to each side, and along them.
  var across: Float
  var along: Float

  /// Returns the upright box in `image` around the part of the region between two shares of its
  /// width. It is widened `margin` times.
  func box(from: Float, to: Float, margin: Float, in image: GrayImage) -> BoundingBox {
    let (cosine, sine) = (cos(angle), sin(angle))
    let corners = [from, to].flatMap { share in
      [-along, along].map { v in
        let u = (2 * share - 1) * across * margin
        return (x: x + u * cosine - v * sine, y: y + u * sine + v * cosine)
      }
    }
    func inside(_ place: Float, _ size: Int) -> Int { max(0, min(Int(place.rounded()), size)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return BoundingBox(
      left: inside(xs.min() ?? 0, image.width), top: inside(ys.min() ?? 0, image.height),
      right: inside(xs.max() ?? 0, image.width), bottom: inside(ys.max() ?? 0, image.height))
  }
}

/// Returns where a picture is full of parallel bars, most of them first.
///
/// Each block of the picture has a direction in which its grey levels change most. The structure
/// tensor's coherence measures the dominance of that direction. Neighbouring blocks of one
/// direction make a region.
func barRegions(in sizes: PictureSizes, limit: Int, coherence: Float) -> [BarRegion] {
  let image = sizes.whole
  guard min(image.width, image.height) >= 8 else { return [] }
  let small = sizes.picture(side: min(1000, sizes.longest))
  // A block holds a few modules where the symbol fills a third of the picture or less.
  let block = max(4, max(small.width, small.height) / 100)
  // A strip narrower than a block holds no recognisable bars.
  guard min(small.width, small.height) >= block else { return [] }
  let blocks = BlockDirections(small, block: block, coherence: coherence)
  return blocks.components(limit: limit).map { region in
    let back = Float(image.width) / Float(small.width)
    return BarRegion(
      x: region.x * back, y: region.y * back, angle: region.angle, across: region.across * back,
      along: region.along * back)
  }
}

/// The squares and products of the grey steps across and down, summed over some rows, column by column.
private struct DirectionSums {
  private var across: [Int32]
  private var down: [Int32]
  private var both: [Int32]

  init(columns: Int) {
    across = Array(repeating: 0, count: columns)
    down = across
    both = across
  }

  /// Adds the steps of a row within the picture, from the second column on.
  mutating func add(_ row: Int, of image: GrayImage) {
    let (width, columns) = (image.width, across.count)
    image.pixels.withUnsafeBufferPointer { pixels in
      across.withUnsafeMutableBufferPointer { across in
        down.withUnsafeMutableBufferPointer { down in
          both.withUnsafeMutableBufferPointer { both in
            for x in 1..<columns {
              let at = row &* width &+ x
              let dx = Int32(pixels[at &+ 1]) &- Int32(pixels[at &- 1])
              let dy = Int32(pixels[at &+ width]) &- Int32(pixels[at &- width])
              across[x] &+= dx &* dx
              down[x] &+= dy &* dy
              both[x] &+= dx &* dy
            }
          }
        }
      }
    }
  }

  /// Returns the sums across, down and of both, and begins anew.
  mutating func takeAll() -> [[Int32]] {
    let all = [across, down, both]
    self = DirectionSums(columns: across.count)
    return all
  }
}

/// The direction of change of each block of a picture.
private struct BlockDirections {
  let block: Int
  let least: Float
  let columns: Int
  let rows: Int
  /// The tensor's parts, summed over a block and its neighbours.
  var xx: [Float]
  var yy: [Float]
  var xy: [Float]

  init(_ image: GrayImage, block: Int, coherence: Float) {
    least = coherence
    self.block = block
    let (columns, rows) = (image.width / block, image.height / block)
    (self.columns, self.rows) = (columns, rows)
    var parts = [[Float]](repeating: Array(repeating: 0, count: columns * rows), count: 3)
    let lastColumn = max(2, min(columns * block, image.width - 1))
    let lastRow = max(2, min(rows * block, image.height - 1))
    var sums = DirectionSums(columns: lastColumn)
    for row in 0..<rows {
      for y in max(1, row * block)..<max(1, min((row + 1) * block, lastRow)) {
        sums.add(y, of: image)
      }
      // The sums are whole numbers that a Float holds exactly.
      for (part, ofColumns) in sums.takeAll().enumerated() {
        for x in 1..<lastColumn { parts[part][row * columns + x / block] += Float(ofColumns[x]) }
      }
    }
    let smooth = parts.map { part in
      (0..<columns * rows).map { cell -> Float in
        let (x, y) = (cell % columns, cell / columns)
        var sum: Float = 0
        for row in max(0, y - 1)...min(rows - 1, y + 1) {
          for column in max(0, x - 1)...min(columns - 1, x + 1) {
            sum += part[row * columns + column]
          }
        }
        return sum
      }
    }
    (xx, yy, xy) = (smooth[0], smooth[1], smooth[2])
  }

  /// The angle in which block `cell` changes most, of half a turn.
  func angle(_ cell: Int) -> Float { 0.5 * atan2(2 * xy[cell], xx[cell] - yy[cell]) }

  /// Whether the block changes in one direction alone, and enough.
  func isBarred(_ cell: Int) -> Bool {
    let energy = xx[cell] + yy[cell]
    let difference = xx[cell] - yy[cell]
    let coherence = (difference * difference + 4 * xy[cell] * xy[cell]).squareRoot()
    // A change of ten levels over two pixels in the mean; bars change far more, noise less.
    return energy > 100 * Float(9 * block * block) && coherence > least * energy
  }

  func components(limit: Int) -> [BarRegion] {
    let angles = (0..<columns * rows).map(angle)
    var isOpen = (0..<columns * rows).map(isBarred)
    var found: [(region: BarRegion, energy: Float)] = []
    for seed in isOpen.indices where isOpen[seed] {
      isOpen[seed] = false
      var members = [seed]
      var next = 0
      while next < members.count {
        let cell = members[next]
        next += 1
        let (x, y) = (cell % columns, cell / columns)
        for row in max(0, y - 2)...min(rows - 1, y + 2) {
          for column in max(0, x - 2)...min(columns - 1, x + 2) {
            let other = row * columns + column
            guard isOpen[other], turn(angles[other], angles[cell]) < 0.3 else { continue }
            isOpen[other] = false
            members.append(other)
          }
        }
      }
      if members.count >= 8 { found.append(region(of: members)) }
    }
    return found.sorted { $0.energy > $1.energy }.prefix(limit).map(\.region)
  }

  private func region(of cells: [Int]) -> (region: BarRegion, energy: Float) {
    let (sumXX, sumYY, sumXY) = cells.reduce((Float(0), Float(0), Float(0))) {
      ($0.0 + xx[$1], $0.1 + yy[$1], $0.2 + xy[$1])
    }
    let angle = 0.5 * atan2(2 * sumXY, sumXX - sumYY)
    let (cosine, sine) = (cos(angle), sin(angle))
    var (u, v): ([Float], [Float]) = ([], [])
    for cell in cells {
      let x = (Float(cell % columns) + 0.5) * Float(block)
      let y = (Float(cell / columns) + 0.5) * Float(block)
      u.append(x * cosine + y * sine)
      v.append(y * cosine - x * sine)
    }
    u.sort()
    v.sort()
    // The outermost blocks may be a frame's or a letter's.
    let skip = cells.count / 50
    let (left, right) = (u[skip], u[u.count - 1 - skip])
    let (top, bottom) = (v[skip], v[v.count - 1 - skip])
    let (middleU, middleV) = ((left + right) / 2, (top + bottom) / 2)
    return (
      BarRegion(
        x: middleU * cosine - middleV * sine, y: middleU * sine + middleV * cosine, angle: angle,
        across: (right - left) / 2 + Float(block), along: (bottom - top) / 2 + Float(block) / 2),
      sumXX + sumYY
    )
  }
}

/// Returns how far two directions differ, at most a quarter turn.
private func turn(_ one: Float, _ other: Float) -> Float {
  let difference = abs(one - other).truncatingRemainder(dividingBy: .pi)
  return min(difference, .pi - difference)
}
