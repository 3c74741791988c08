import LabelTestSupport
import VectorKernels
import Testing

@Suite("Kernels of pixels")
struct PixelKernelsTests {
  @Test("Runs of ink are those of a row's labels", arguments: [1, 9, 63, 64, 65, 128, 200])
  func inkRuns(width: Int) {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<50 {
      let labels = (0..<width).map { _ in
        Bool.random(using: &random) ? 0 : UInt8.random(in: 0...2, using: &random)
      }
      var expected: [[Int]] = []
      for (x, label) in labels.enumerated() where label != 0 {
        if x > 0, labels[x - 1] == label {
          expected[expected.count - 1][1] = x + 1
        } else {
          expected.append([x, x + 1, Int(label)])
        }
      }
      var runs = [InkRun](repeating: InkRun(), count: width + 1)
      let count = Int(ink_runs(labels, Int32(width), &runs))
      let found = runs.prefix(count)
      #expect(found.map { [Int($0.from), Int($0.to), Int($0.label)] } == expected)
      #expect(found.allSatisfy { $0.starts == $0.to - $0.from })
    }
  }

  @Test("The sum of levels is that of a box of pixels")
  func levels() {
    var random = SeededGenerator(seed: 19)
    let pixels = (0..<40 * 9).map { _ in UInt8.random(in: 0...255, using: &random) }
    for (columns, rows) in [(1, 1), (33, 9), (40, 3)] {
      let expected = (0..<rows).reduce(0) { sum, row in
        pixels[row * 40..<row * 40 + columns].reduce(sum) { $0 + Int64($1) }
      }
      #expect(sum_of_levels(pixels, 40, Int32(columns), Int32(rows)) == expected)
    }
  }

  @Test("Levels are counted, and stretched within their range", arguments: [0, 1, 5, 200])
  func stretching(count: Int) {
    var random = SeededGenerator(seed: 29)
    var levels = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let before = levels
    var counts = [UInt32](repeating: 9, count: 256)
    count_levels(levels, count, &counts)
    #expect(
      counts.enumerated().allSatisfy { level, found in
        Int(found) == before.count { Int($0) == level }
      })
    stretch_levels(&levels, count, 40, 1.5)
    #expect(levels == before.map { UInt8(min(255, max(0, (Float($0) - 40) * 1.5))) })
  }

  @Test("Weighted levels of some places are added")
  func weightedLevels() {
    let levels = (0..<50).map { UInt32($0 * 37) }
    let first = (0..<35).map { Int32($0 * 50 / 36) }
    let weights = (0..<35).map { UInt32($0 * 100) }
    var sums = [UInt32](repeating: 9, count: 35)
    add_weighted_of(levels, first, weights, 35, &sums)
    #expect(sums == zip(first, weights).map { 9 + levels[Int($0)] * $1 })
  }

  @Test(
    "Columns are sampled by Catmull–Rom splines, and the edge goes on outside",
    arguments: [(23, 11), (300, 60)])
  func samples(width: Int, height: Int) {
    var random = SeededGenerator(seed: 11)
    let pixels = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    // 37 columns: two groups and a part of one, across the picture and beyond its edges.
    let columns = 37
    let x = (0..<columns).map { -5 + 0.87 * Float($0) }
    let y = (0..<columns).map { -3 + 0.1 * Float($0) }
    let (stepX, stepY) = ([Float](repeating: -0.13, count: columns), x.map { 0.9 + 0.001 * $0 })
    let rows = 17
    var levels = [UInt8](repeating: 0, count: columns * rows)
    sample_columns(
      pixels, Int32(width), Int32(height), x, y, stepX, stepY, Int32(columns), Int32(rows), &levels)
    func weight(_ distance: Float) -> Float {
      let d = abs(distance)
      return d < 1
        ? 1.5 * d * d * d - 2.5 * d * d + 1
        : d < 2 ? -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2 : 0
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let (atX, atY) = (
          x[column] + Float(row) * stepX[column], y[column] + Float(row) * stepY[column]
        )
        var sum: Float = 0
        for pixelY in Int(atY.rounded(.down)) - 1...Int(atY.rounded(.down)) + 2 {
          for pixelX in Int(atX.rounded(.down)) - 1...Int(atX.rounded(.down)) + 2 {
            let level = pixels[
              min(max(pixelY, 0), height - 1) * width + min(max(pixelX, 0), width - 1)]
            sum += weight(atX - Float(pixelX)) * weight(atY - Float(pixelY)) * Float(level)
          }
        }
        let level = Float(levels[row * columns + column])
        #expect(abs(level - min(max(sum, 0), 255)) <= 0.51)
      }
    }
    // Far away all is the nearest pixel, and nothing is read outside of the picture.
    var corner = [UInt8](repeating: 0, count: 2)
    sample_columns(
      pixels, Int32(width), Int32(height), [-1e9, 1e9], [-1e9, 1e9], [0, 0], [0, 0], 2, 1, &corner)
    #expect(corner == [pixels[0], pixels[width * height - 1]])
    sample_columns([77], 1, 1, [0.3, -2], [0, 9], [1, 1], [1, 1], 2, 1, &corner)
    #expect(corner == [77, 77])
    sample_columns(
      pixels, Int32(width), Int32(height), [.nan, .infinity], [.nan, .nan], [0, 1], [0, 1], 2, 1,
      &corner)
    #expect(corner == [pixels[0], pixels[width - 1]])
  }

  @Test("Running totals are the sums before each place, and wrap", arguments: [0, 15, 16, 17, 100])
  func runningTotals(count: Int) {
    var random = SeededGenerator(seed: 41)
    let values = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
    var totals = [UInt32](repeating: 9, count: count + 1)
    running_totals(values, Int32(count), &totals)
    #expect(totals == values.reduce(into: [0]) { $0.append($0[$0.count - 1] &+ $1) })
  }

  @Test("Pixels are labelled by how far they are from the mean of the window around them")
  func labelsInk() {
    let (count, window) = (37, 5)
    var random = SeededGenerator(seed: 2)
    let row = (0..<count + window).map { _ in UInt8.random(in: 0...255, using: &random) }
    let other = (0..<count + window).map { _ in UInt8.random(in: 0...255, using: &random) }
    var levels = [UInt32](repeating: 0, count: row.count)
    var squares = levels
    add_levels(row, Int32(row.count), &levels, &squares)
    add_levels(other, Int32(row.count), &levels, &squares)
    remove_levels(other, Int32(row.count), &levels, &squares)
    #expect(levels == row.map { UInt32($0) } && squares == row.map { UInt32($0) * UInt32($0) })
    func totals(_ values: [UInt32]) -> [UInt32] {
      values.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }
    var labels = [UInt8](repeating: 9, count: count)
    label_ink(
      Array(row[2...]), Int32(count), totals(levels), totals(squares), Int32(window),
      1 / Float(window), 0.16, 64, &labels)
    for x in 0..<count {
      let around = row[x..<x + window].map(Double.init)
      let mean = around.reduce(0, +) / Double(window)
      let variance = around.reduce(0) { $0 + $1 * $1 } / Double(window) - mean * mean
      let distance = Double(row[x + 2]) - mean
      let isInk = distance * distance > max(64, 0.16 * variance)
      #expect(labels[x] == (isInk ? distance < 0 ? 1 : 2 : 0))
    }
    #expect(Set(labels) == [0, 1, 2])
  }
}
