extension GrayImage {
  /// The sharpness of the strongest edges, `0 ... 1`; `nil` for a picture without contrast.
  ///
  /// It is the rise over two pixels as a share of the rise within nine. The median of the edges counts. A step from one
  /// pixel to the next has 1, an even slope over four pixels 0.5.
  package var edgeSharpness: Float? {
    let reach = Self.edgeReach
    guard width > 2 * reach, height > 0 else { return nil }
    var edges: [(rise: UInt8, share: Float)] = []
    pixels.withUnsafeBufferPointer { pixels in
      for y in stride(from: 0, to: height, by: Self.edgeRowStep) {
        let row = y * width
        for x in reach..<(width - reach) {
          let next = pixels[row + x + 1]
          let last = pixels[row + x - 1]
          let rise = next > last ? next - last : last - next
          guard rise >= Self.leastRise else { continue }
          var low = UInt8.max
          var high = UInt8.min
          for near in (row + x - reach)...(row + x + reach) {
            low = min(low, pixels[near])
            high = max(high, pixels[near])
          }
          edges.append((rise, Float(rise) / Float(high - low)))
        }
      }
    }
    guard edges.count >= Self.leastEdges else { return nil }
    var strongest = Self.strongest(edges, max(Self.leastEdges, edges.count / 4))
    return strongest.withUnsafeMutableBufferPointer { Self.element($0.count / 2, of: $0) }
  }

  /// Returns the element that would be at `place` if all were in rising order (Hoare's quickselect). It moves the elements.
  private static func element(
    _ place: Int, of elements: UnsafeMutableBufferPointer<Float>
  ) -> Float {
    var (first, last) = (0, elements.count - 1)
    while first < last {
      let pivot = elements[(first + last) / 2]
      var (low, high) = (first, last)
      while low <= high {
        while elements[low] < pivot { low += 1 }
        while elements[high] > pivot { high -= 1 }
        guard low <= high else { break }
        elements.swapAt(low, high)
        low += 1
        high -= 1
      }
      if place <= high {
        last = high
      } else if place >= low {
        first = low
      } else {
        break
      }
    }
    return elements[place]
  }

  /// The shares of the edges with the greatest rises, of equal ones the first.
  private static func strongest(
    _ edges: [(rise: UInt8, share: Float)], _ count: Int
  ) -> [Float] {
    var rises = [Int](repeating: 0, count: 256)
    for edge in edges { rises[Int(edge.rise)] += 1 }
    var (least, rest) = (UInt8.max, count)
    while rises[Int(least)] < rest {
      rest -= rises[Int(least)]
      least -= 1
    }
    return edges.compactMap { edge in
      if edge.rise == least { rest -= 1 }
      return edge.rise > least || edge.rise == least && rest >= 0 ? edge.share : nil
    }
  }

  /// Pixels to each side of an edge within which its whole rise is looked for.
  private static let edgeReach = 4
  /// Rows from one to the next that are looked at.
  private static let edgeRowStep = 4
  /// The least rise over two pixels of an edge, in grey levels.
  private static let leastRise: UInt8 = 12
  /// The least number of edges.
  private static let leastEdges = 50
}
