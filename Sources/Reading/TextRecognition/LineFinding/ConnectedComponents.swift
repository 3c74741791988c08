package import LabelImaging

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
    var (runs, rowStarts) = inkRuns()
    let roots = joinRuns(&runs, rowStarts: rowStarts)
    return image.pixels.withUnsafeBufferPointer { pixels in
      measure(runs, roots: roots, pixels: pixels)
    }
  }

  /// Neighbouring ink of one polarity in one row.
  private struct Run {
    var row: Int32
    var from: Int32
    var to: Int32
    /// The number of its pixels without ink of the same run colour above them.
    var starts: Int32
    var label: UInt8
  }

  private func inkRuns() -> (runs: [Run], rowStarts: [Int]) {
    var runs: [Run] = []
    runs.reserveCapacity(width * height / 16)
    var rowStarts: [Int] = []
    rowStarts.reserveCapacity(height + 1)
    labels.withUnsafeBufferPointer { labels in
      for y in 0..<height {
        rowStarts.append(runs.count)
        let row = UnsafeBufferPointer(rebasing: labels[(y * width)..<((y + 1) * width)])
        guard let start = row.baseAddress else { continue }
        var x = 0
        while x < width {
          // Most of a picture is no ink.
          while x &+ 8 <= width,
            UnsafeRawPointer(start + x).loadUnaligned(as: UInt64.self) == 0
          { x &+= 8 }
          guard x < width else { break }
          let label = row[x]
          if label == 0 {
            x &+= 1
            continue
          }
          let from = x
          repeat { x &+= 1 } while x < width && row[x] == label
          runs.append(
            Run(
              row: Int32(truncatingIfNeeded: y), from: Int32(truncatingIfNeeded: from),
              to: Int32(truncatingIfNeeded: x), starts: Int32(truncatingIfNeeded: x - from),
              label: label))
        }
      }
      rowStarts.append(runs.count)
    }
    return (runs, rowStarts)
  }

  /// Joins touching runs of neighbouring rows; returns each run's root.
  private func joinRuns(_ runs: inout [Run], rowStarts: [Int]) -> [Int32] {
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
                let shared = min(upper.to, run.to) &- max(upper.from, run.from)
                if shared > 0 { runs[index].starts &-= shared }
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

  /// The facts gathered of one piece.
  private struct Sums {
    var left = Int32.max
    var top: Int32
    var right: Int32 = 0
    var bottom: Int32 = 0
    var area: Int32 = 0
    var rowRuns: Int32 = 0
    var columnRuns: Int32 = 0
    var label: UInt8
    var grey: Int64 = 0
    var edge: Int32 = 0
  }

  private func measure(
    _ runs: [Run], roots: [Int32], pixels: UnsafeBufferPointer<UInt8>
  ) -> [InkComponent] {
    var numbers = [Int32](repeating: -1, count: runs.count)
    var sums: [Sums] = []
    sums.reserveCapacity(runs.count / 8)
    for (index, run) in runs.enumerated() {
      let root = Int(roots[index])
      if numbers[root] < 0 {
        numbers[root] = Int32(truncatingIfNeeded: sums.count)
        sums.append(Sums(top: run.row, label: run.label))
      }
      numbers[index] = numbers[root]
      let number = Int(numbers[root])
      sums[number].left = min(sums[number].left, run.from)
      sums[number].right = max(sums[number].right, run.to)
      sums[number].bottom = run.row &+ 1
      sums[number].area &+= run.to &- run.from
      sums[number].rowRuns &+= 1
      sums[number].columnRuns &+= run.starts
    }
    let least = Int32(InkComponent.leastHeight)
    for (index, run) in runs.enumerated() {
      let number = Int(numbers[index])
      let box = sums[number]
      if box.right - box.left < least && box.bottom - box.top < least { continue }
      let row = UnsafeBufferPointer(
        rebasing: pixels[(Int(run.row) * width)..<((Int(run.row) + 1) * width)])
      let from = Int(run.from)
      let to = Int(run.to)
      var grey: Int64 = 0
      for x in from..<to { grey &+= Int64(row[x]) }
      sums[number].grey &+= grey
      let leftStep = Int(row[min(width - 1, from + 1)]) - Int(row[max(0, from - 2)])
      let rightStep = Int(row[max(0, to - 2)]) - Int(row[min(width - 1, to + 1)])
      sums[number].edge &+= Int32(truncatingIfNeeded: abs(leftStep) + abs(rightStep))
    }
    return sums.compactMap { component($0, pixels: pixels) }
  }

  private func component(_ sums: Sums, pixels: UnsafeBufferPointer<UInt8>) -> InkComponent? {
    let least = Int32(InkComponent.leastHeight)
    guard sums.right - sums.left >= least || sums.bottom - sums.top >= least,
      let polarity = Polarity(rawValue: sums.label)
    else { return nil }
    let area = Float(sums.area)
    var component = InkComponent(
      left: Int(sums.left), top: Int(sums.top), right: Int(sums.right), bottom: Int(sums.bottom),
      area: Int(sums.area),
      stroke: min(area / Float(max(1, sums.rowRuns)), area / Float(max(1, sums.columnRuns))),
      contrast: 0, edge: Float(sums.edge) / Float(2 * max(1, sums.rowRuns)), polarity: polarity)
    component.contrast = contrast(of: component, grey: sums.grey, pixels: pixels)
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
    var total: Int64 = 0
    for y in top..<bottom {
      var sum: UInt32 = 0
      for index in (y * width + left)..<(y * width + right) { sum &+= UInt32(pixels[index]) }
      total &+= Int64(sum)
    }
    let rest = max(1, (right - left) * (bottom - top) - component.area)
    let ground = Float(total - grey) / Float(rest)
    let ink = Float(grey) / Float(component.area)
    return component.polarity == .darkOnBright ? ground - ink : ink - ground
  }
}
