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
    var pieces = joinRuns(&runs, rowStarts: rowStarts)
    let boxes = boxes(of: runs, rowStarts: rowStarts, pieces: &pieces)
    return image.pixels.withUnsafeBufferPointer { pixels in
      measure(runs, rowStarts: rowStarts, pieces: pieces, boxes: boxes, pixels: pixels)
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

  /// Joins touching runs of neighbouring rows; returns for each run itself or an earlier run of its piece.
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

  /// The box of one piece. Grain has some hundred thousand, so that each is small.
  private struct Box {
    var left: UInt16
    var top: UInt16
    var right: UInt16
    var bottom: UInt16

    /// Whether the piece is large enough for a letter in one of the directions.
    var mayHoldLetter: Bool {
      let least = UInt16(InkComponent.leastHeight)
      return right &- left >= least || bottom &- top >= least
    }
  }

  /// The facts gathered of a piece that may be a letter.
  private struct Sums {
    var box: Box
    var area: Int32 = 0
    var rowRuns: Int32 = 0
    var columnRuns: Int32 = 0
    /// The sum of grey levels, of up to 16 megapixels.
    var grey: UInt32 = 0
    var edge: Int32 = 0
    var label: UInt8 = 0

    /// Adds a run with its grey levels, and the steps at its ends.
    @inline(__always)
    mutating func add(_ run: InkRun, in row: UnsafeBufferPointer<UInt8>) {
      let (from, to, last) = (Int(run.from), Int(run.to), row.count &- 1)
      label = run.label
      area &+= Int32(run.to &- run.from)
      rowRuns &+= 1
      columnRuns &+= Int32(run.starts)
      for x in from..<to { grey &+= UInt32(row[x]) }
      let leftStep = Int(row[min(last, from &+ 1)]) &- Int(row[max(0, from &- 2)])
      let rightStep = Int(row[max(0, to &- 2)]) &- Int(row[min(last, to &+ 1)])
      edge &+= Int32(truncatingIfNeeded: abs(leftStep) &+ abs(rightStep))
    }
  }

  /// Numbers the pieces from the top, and finds their boxes.
  ///
  /// - Parameters:
  ///   - runs: all runs, row after row.
  ///   - rowStarts: the first run of each row, and the number of runs at last.
  ///   - pieces: of each run itself or an earlier run of its piece; afterwards the piece's number.
  /// - Returns: the boxes by the pieces' numbers.
  private func boxes(of runs: [InkRun], rowStarts: [Int], pieces: inout [Int32]) -> [Box] {
    pieces.withUnsafeMutableBufferPointer { pieces in
      var number = 0
      for index in 0..<pieces.count where Int(pieces[index]) == index { number &+= 1 }
      return [Box](unsafeUninitializedCapacity: number) { boxes, count in
        runs.withUnsafeBufferPointer { runs in
          for row in 0..<height {
            let top = UInt16(truncatingIfNeeded: row)
            for index in rowStarts[row]..<rowStarts[row + 1] {
              let (run, earlier) = (runs[index], Int(pieces[index]))
              guard earlier != index else {
                pieces[index] = Int32(truncatingIfNeeded: count)
                boxes.initializeElement(
                  at: count, to: Box(left: run.from, top: top, right: run.to, bottom: top &+ 1))
                count &+= 1
                continue
              }
              let number = pieces[earlier]
              pieces[index] = number
              boxes[Int(number)].left = min(boxes[Int(number)].left, run.from)
              boxes[Int(number)].right = max(boxes[Int(number)].right, run.to)
              boxes[Int(number)].bottom = top &+ 1
            }
          }
        }
      }
    }
  }

  /// Measures the pieces.
  ///
  /// - Parameters:
  ///   - runs: all runs, row after row.
  ///   - rowStarts: the first run of each row, and the number of runs at last.
  ///   - pieces: the number of each run's piece.
  ///   - boxes: the pieces' boxes.
  ///   - pixels: the picture's.
  /// - Returns: those that may be letters, from the top.
  private func measure(
    _ runs: [InkRun], rowStarts: [Int], pieces: [Int32], boxes: [Box],
    pixels: UnsafeBufferPointer<UInt8>
  ) -> [InkComponent] {
    var sums: [Sums] = []
    // An array that grows holds its elements twice.
    sums.reserveCapacity(boxes.count { $0.mayHoldLetter })
    let places = boxes.map { box -> Int32 in
      guard box.mayHoldLetter else { return -1 }
      sums.append(Sums(box: box))
      return Int32(truncatingIfNeeded: sums.count - 1)
    }
    runs.withUnsafeBufferPointer { runs in
      pieces.withUnsafeBufferPointer { pieces in
        places.withUnsafeBufferPointer { places in
          sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<height {
              let row = UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
              for index in rowStarts[y]..<rowStarts[y + 1] {
                let place = Int(places[Int(pieces[index])])
                if place >= 0 { sums[place].add(runs[index], in: row) }
              }
            }
          }
        }
      }
    }
    return sums.compactMap { component($0, pixels: pixels) }
  }

  private func component(_ sums: Sums, pixels: UnsafeBufferPointer<UInt8>) -> InkComponent? {
    guard let polarity = Polarity(rawValue: sums.label) else { return nil }
    let area = Float(sums.area)
    var component = InkComponent(
      left: Int(sums.box.left), top: Int(sums.box.top), right: Int(sums.box.right),
      bottom: Int(sums.box.bottom),
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
