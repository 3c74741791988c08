import LabelImaging
import LabelModel
import VectorKernels

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
  /// The runs of all rows.
  private var runs: [InkRun] = []
  /// The first run of each row, and the number of runs at last.
  private var rowStarts = [0]
  /// Of each run itself or an earlier run of its shape.
  private var parents: [Int32] = []

  init(of image: GrayImage) {
    let means = BlockMeans(of: image)
    var darkness = [UInt8](repeating: 0, count: image.width)
    var found = [InkRun](repeating: InkRun(), count: image.width + 1)
    for row in 0..<image.height {
      markDark(row, of: image, means, in: &darkness)
      let count = Int(ink_runs(darkness, Int32(image.width), &found))
      parents += Int32(runs.count)..<Int32(runs.count + count)
      runs += found[..<count]
      rowStarts.append(runs.count)
      if row > 0 { join(rowStarts[row]..<runs.count, to: rowStarts[row - 1]..<rowStarts[row]) }
    }
  }

  /// Sets `darkness` to 1 where a pixel of the row is dark, elsewhere to 0.
  private func markDark(
    _ row: Int, of image: GrayImage, _ means: BlockMeans, in darkness: inout [UInt8]
  ) {
    let width = image.width
    image.pixels.withUnsafeBufferPointer { pixels in
      darkness.withUnsafeMutableBufferPointer { darkness in
        for (block, limit) in means.limits(ofRow: row).enumerated() {
          // No level is below 0, and all are below 256.
          let limit = UInt16(max(0, limit))
          let first = block &* BlockMeans.side
          for column in first..<min(first &+ BlockMeans.side, width) {
            darkness[column] = UInt16(pixels[row &* width &+ column]) < limit ? 1 : 0
          }
        }
      }
    }
  }

  /// Joins runs that touch those of the row above, corners included.
  private mutating func join(_ here: Range<Int>, to above: Range<Int>) {
    var other = above.lowerBound
    for run in here {
      while other < above.upperBound, runs[other].to < runs[run].from { other += 1 }
      var next = other
      while next < above.upperBound, runs[next].from <= runs[run].to {
        let (one, two) = (root(run), root(next))
        parents[max(one, two)] = Int32(min(one, two))
        next += 1
      }
    }
  }

  private mutating func root(_ run: Int) -> Int {
    var place = run
    while Int(parents[place]) != place {
      parents[place] = parents[Int(parents[place])]
      place = Int(parents[place])
    }
    return place
  }

  /// Returns the box of each shape, from the top.
  mutating func boxes() -> [BoundingBox] {
    var boxes: [BoundingBox] = []
    // The number of each shape, at its first run.
    var numbers = [Int](repeating: 0, count: runs.count)
    for row in 0..<rowStarts.count - 1 {
      for index in rowStarts[row]..<rowStarts[row + 1] {
        let (run, shape) = (runs[index], root(index))
        let box = BoundingBox(
          left: Int(run.from), top: row, right: Int(run.to), bottom: row + 1)
        if shape == index {
          numbers[index] = boxes.count
          boxes.append(box)
        } else {
          boxes[numbers[shape]] = boxes[numbers[shape]].union(box)
        }
      }
    }
    return boxes
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
