import LabelImaging
import LabelModel

/// Returns the possible places of a Data Matrix, largest first. They are connected dark shapes as
/// wide as tall, or twice to four times as wide.
///
/// The solid sides of a symbol are one shape as large as the symbol (ISO/IEC 16022, 5.2). A level is dark
/// when it is below the mean of its surroundings. Own loops: Leptonica's connected components need a picture
/// of one bit and a second pass for the boxes.
func dataMatrixPlaces(in image: GrayImage) -> [BoundingBox] {
  var shapes = DarkShapes(of: image)
  return Array(
    shapes.boxes().filter { box in
      let (long, short) = (max(box.width, box.height), min(box.width, box.height))
      return short >= leastSide && long <= 4 * short && long * 2 <= max(image.width, image.height)
    }
    .sorted { $0.width * $0.height > $1.width * $1.height }
    .prefix(mostPlaces))
}

/// Ten modules of two pixels.
private let leastSide = 20
/// Label photos of 1,000 pixels have one or two dozen shapes as large. Each costs a tenth of a
/// millisecond.
private let mostPlaces = 48

/// The connected dark shapes of a picture, from runs of dark pixels in its rows.
private struct DarkShapes {
  private struct Run {
    var row, start, end: Int
  }

  private var runs: [Run] = []
  private var parents: [Int] = []

  init(of image: GrayImage) {
    let means = BlockMeans(of: image)
    var above = 0..<0
    for row in 0..<image.height {
      let first = runs.count
      addRuns(of: row, in: image, means)
      join(first..<runs.count, to: above)
      above = first..<runs.count
    }
  }

  private mutating func addRuns(of row: Int, in image: GrayImage, _ means: BlockMeans) {
    let (width, limits) = (image.width, means.limits(ofRow: row))
    image.pixels.withUnsafeBufferPointer { pixels in
      var start = -1
      for (block, limit) in limits.enumerated() {
        let first = block &* BlockMeans.side
        for column in first..<min(first &+ BlockMeans.side, width) {
          let isDark = Int(pixels[row &* width &+ column]) < limit
          guard isDark != (start >= 0) else { continue }
          if isDark {
            start = column
          } else {
            runs.append(Run(row: row, start: start, end: column))
            start = -1
          }
        }
      }
      if start >= 0 { runs.append(Run(row: row, start: start, end: width)) }
    }
    parents += parents.count..<runs.count
  }

  /// Joins runs that touch those of the row above, corners included.
  private mutating func join(_ here: Range<Int>, to above: Range<Int>) {
    var other = above.lowerBound
    for run in here {
      while other < above.upperBound, runs[other].end < runs[run].start { other += 1 }
      var next = other
      while next < above.upperBound, runs[next].start <= runs[run].end {
        let (one, two) = (root(run), root(next))
        parents[max(one, two)] = min(one, two)
        next += 1
      }
    }
  }

  private mutating func root(_ run: Int) -> Int {
    var place = run
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }

  /// Returns the box of each shape.
  mutating func boxes() -> [BoundingBox] {
    var boxes: [Int: BoundingBox] = [:]
    for index in runs.indices {
      let run = runs[index]
      let box = BoundingBox(left: run.start, top: run.row, right: run.end, bottom: run.row + 1)
      let shape = root(index)
      boxes[shape] = boxes[shape].map { $0.union(box) } ?? box
    }
    return Array(boxes.values)
  }
}

/// The mean level around each block of a picture, less what noise and shading need.
private struct BlockMeans {
  static let side = 16
  private static let reach = 2
  private static let contrast = 12

  private let columns: Int
  private let limits: [Int]

  init(of image: GrayImage) {
    let columns = (image.width + Self.side - 1) / Self.side
    let rows = (image.height + Self.side - 1) / Self.side
    var sums = [Int](repeating: 0, count: columns * rows)
    var counts = sums
    image.pixels.withUnsafeBufferPointer { pixels in
      // Every second pixel both ways is enough for the mean.
      for y in stride(from: 0, to: image.height, by: 2) {
        for x in stride(from: 0, to: image.width, by: 2) {
          let block = y / Self.side * columns + x / Self.side
          sums[block] += Int(pixels[y * image.width + x])
          counts[block] += 1
        }
      }
    }
    self.columns = columns
    limits = (0..<columns * rows).map { block in
      let (row, column) = (block / columns, block % columns)
      var (sum, count) = (0, 0)
      for y in max(0, row - Self.reach)...min(rows - 1, row + Self.reach) {
        for x in max(0, column - Self.reach)...min(columns - 1, column + Self.reach) {
          sum += sums[y * columns + x]
          count += counts[y * columns + x]
        }
      }
      return count > 0 ? sum / count - Self.contrast : 0
    }
  }

  /// Returns the levels below which the pixels of a row are dark, block by block.
  func limits(ofRow row: Int) -> ArraySlice<Int> {
    let first = row / Self.side * columns
    return limits[first..<first + columns]
  }
}
