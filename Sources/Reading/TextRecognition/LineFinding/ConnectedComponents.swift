package import LabelImaging
import VectorKernels

extension InkMap {
  /// Returns the pieces of ink that touch side by side or corner to corner, each of one polarity.
  ///
  /// Pieces too small to be a letter in either direction are left out. Leptonica's connected
  /// components give boxes only. The run counts (for the stroke's thickness) and the grey steps
  /// come from the same walk here.
  ///
  /// - Parameter image: the picture the map was made of.
  /// - Returns: the pieces, from the top.
  package func components(of image: GrayImage) -> [InkComponent] {
    precondition(image.width == width && image.height == height, "the map is of another picture")
    precondition(
      max(width, height) <= UInt16.max,
      "lines are searched on pictures of some thousand pixels a side")
    var (runs, rowStarts) = inkRuns()
    var roots = joinRuns(&runs, rowStarts: rowStarts)
    return image.pixels.withUnsafeBufferPointer { pixels in
      measure(runs, rowStarts: rowStarts, roots: &roots, pixels: pixels)
    }
  }

  /// The runs of all rows, and where each row's begin.
  ///
  /// Photos have a million, so that each is small. Later, `starts` is the number of its pixels without ink of the same
  /// label above them.
  private func inkRuns() -> (runs: [InkRun], rowStarts: [Int]) {
    var runs: [InkRun] = []
    // Room that is not used takes no memory; an array that grows holds its elements twice.
    runs.reserveCapacity(width * height / 4)
    var rowStarts: [Int] = []
    rowStarts.reserveCapacity(height + 1)
    withUnsafeTemporaryAllocation(of: InkRun.self, capacity: width + 1) { row in
      labels.withUnsafeBufferPointer { labels in
        for y in 0..<height {
          rowStarts.append(runs.count)
          let count = ink_runs(
            labels.baseAddress.map { $0 + y * width }, Int32(width), row.baseAddress)
          runs.append(contentsOf: UnsafeBufferPointer(rebasing: row[..<Int(count)]))
        }
      }
    }
    rowStarts.append(runs.count)
    return (runs, rowStarts)
  }

  /// Joins touching runs of neighbouring rows; returns each run's root.
  private func joinRuns(_ runs: inout [InkRun], rowStarts: [Int]) -> [Int32] {
    var parents = [Int32](unsafeUninitializedCapacity: runs.count) { parents, count in
      for index in 0..<runs.count { parents[index] = Int32(truncatingIfNeeded: index) }
      count = runs.count
    }
    parents.withUnsafeMutableBufferPointer { parents in
      runs.withUnsafeMutableBufferPointer { runs in
        for y in 1..<max(1, height) {
          var above = rowStarts[y - 1]
          let aboveEnd = rowStarts[y]
          for index in rowStarts[y]..<rowStarts[y + 1] {
            let run = runs[index]
            while above < aboveEnd, runs[above].to < run.from { above &+= 1 }
            var other = above
            while other < aboveEnd, runs[other].from <= run.to {
              let upper = runs[other]
              if upper.label == run.label {
                let left = max(upper.from, run.from)
                let right = min(upper.to, run.to)
                if right > left { runs[index].starts &-= right &- left }
                let first = root(Int32(truncatingIfNeeded: other), of: parents)
                let second = root(Int32(truncatingIfNeeded: index), of: parents)
                if first != second { parents[Int(max(first, second))] = min(first, second) }
              }
              other &+= 1
            }
          }
        }
        // A root is the lowest index of its piece, so one pass in order flattens all.
        for index in 0..<parents.count { parents[index] = parents[Int(parents[index])] }
      }
    }
    return parents
  }

  @inline(__always)
  private func root(_ index: Int32, of parents: UnsafeMutableBufferPointer<Int32>) -> Int32 {
    var index = index
    while parents[Int(index)] != index {
      parents[Int(index)] = parents[Int(parents[Int(index)])]
      index = parents[Int(index)]
    }
    return index
  }

  /// The facts gathered of one piece. Grain has some hundred thousand, so that each is small.
  private struct Sums {
    var left = UInt16.max
    var top: UInt16
    var right: UInt16 = 0
    var bottom: UInt16 = 0
    var area: Int32 = 0
    var rowRuns: Int32 = 0
    var columnRuns: Int32 = 0
    /// The sum of grey levels, of up to 16 megapixels.
    var grey: UInt32 = 0
    var edge: Int32 = 0
    var label: UInt8

    /// Whether it is large enough for a letter in one of the directions.
    var mayBeLetter: Bool {
      let least = UInt16(InkComponent.leastHeight)
      return right &- left >= least || bottom &- top >= least
    }

    @inline(__always)
    mutating func add(_ run: InkRun, row: Int) {
      left = min(left, run.from)
      right = max(right, run.to)
      bottom = UInt16(truncatingIfNeeded: row &+ 1)
      area &+= Int32(run.to &- run.from)
      rowRuns &+= 1
      columnRuns &+= Int32(run.starts)
    }

    /// Adds the grey levels of a run, and the steps at its ends.
    @inline(__always)
    mutating func addLevels(of run: InkRun, in row: UnsafeBufferPointer<UInt8>) {
      let (from, to, last) = (Int(run.from), Int(run.to), row.count &- 1)
      for x in from..<to { grey &+= UInt32(row[x]) }
      let leftStep = Int(row[min(last, from &+ 1)]) &- Int(row[max(0, from &- 2)])
      let rightStep = Int(row[max(0, to &- 2)]) &- Int(row[min(last, to &+ 1)])
      edge &+= Int32(truncatingIfNeeded: abs(leftStep) &+ abs(rightStep))
    }
  }

  /// Measures the pieces.
  ///
  /// - Parameters:
  ///   - runs: all runs, row after row.
  ///   - rowStarts: the first run of each row, and the number of runs at last.
  ///   - roots: the first run of each run's piece; afterwards the piece's number.
  ///   - pixels: the picture's.
  /// - Returns: those that may be letters, from the top.
  private func measure(
    _ runs: [InkRun], rowStarts: [Int], roots: inout [Int32], pixels: UnsafeBufferPointer<UInt8>
  ) -> [InkComponent] {
    var sums = [Sums](unsafeUninitializedCapacity: runs.count) { sums, count in
      runs.withUnsafeBufferPointer { runs in
        roots.withUnsafeMutableBufferPointer { roots in
          for row in 0..<height {
            for index in rowStarts[row]..<rowStarts[row + 1] {
              let run = runs[index]
              let root = Int(roots[index])
              // A piece's first run comes before its others and has the piece's number by then.
              let number = root == index ? count : Int(roots[root])
              roots[index] = Int32(truncatingIfNeeded: number)
              if root == index {
                sums.initializeElement(
                  at: count, to: Sums(top: UInt16(truncatingIfNeeded: row), label: run.label))
                count &+= 1
              }
              sums[number].add(run, row: row)
            }
          }
        }
      }
    }
    runs.withUnsafeBufferPointer { runs in
      roots.withUnsafeBufferPointer { roots in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            let row = UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
            for index in rowStarts[y]..<rowStarts[y + 1] {
              let number = Int(roots[index])
              if sums[number].mayBeLetter { sums[number].addLevels(of: runs[index], in: row) }
            }
          }
        }
      }
    }
    return sums.compactMap { component($0, pixels: pixels) }
  }

  private func component(_ sums: Sums, pixels: UnsafeBufferPointer<UInt8>) -> InkComponent? {
    guard sums.mayBeLetter, let polarity = Polarity(rawValue: sums.label)
    else { return nil }
    let area = Float(sums.area)
    var component = InkComponent(
      left: Int(sums.left), top: Int(sums.top), right: Int(sums.right), bottom: Int(sums.bottom),
      area: Int(sums.area),
      stroke: min(area / Float(max(1, sums.rowRuns)), area / Float(max(1, sums.columnRuns))),
      contrast: 0, edge: Float(sums.edge) / Float(2 * max(1, sums.rowRuns)), polarity: polarity)
    component.contrast = contrast(of: component, grey: Int64(sums.grey), pixels: pixels)
    return component
  }

  /// The difference between a piece's mean grey and that of the rest of its box. The box is widened
  /// by a third of its height.
  private func contrast(
    of component: InkComponent, grey: Int64, pixels: UnsafeBufferPointer<UInt8>
  ) -> Float {
    // What cannot be a letter for its shape needs no contrast; pages hold some large such pieces.
    guard component.width <= 14 * component.height || component.height <= 14 * component.width
    else { return 0 }
    let pad = max(2, component.height / 3)
    let left = max(0, component.left - pad)
    let right = min(width, component.right + pad)
    let top = max(0, component.top - pad)
    let bottom = min(height, component.bottom + pad)
    let total = sum_of_levels(
      pixels.baseAddress.map { $0 + top * width + left }, width, Int32(right - left),
      Int32(bottom - top))
    let rest = max(1, (right - left) * (bottom - top) - component.area)
    let ground = Float(total - grey) / Float(rest)
    let ink = Float(grey) / Float(component.area)
    return component.polarity == .darkOnBright ? ground - ink : ink - ground
  }
}
