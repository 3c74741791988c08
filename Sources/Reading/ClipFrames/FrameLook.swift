package import LabelImaging

/// The features by which frames of a film are chosen.
package struct FrameLook: Hashable, Sendable {
  /// The variance of the Laplacian: fine print and sharp edges make it great, blur makes it small.
  package var sharpness: Double
  /// The whole frame in few pixels.
  package var thumbnail: [UInt8]

  /// The columns and rows of a thumbnail.
  static let thumbnailSide = 32

  /// Describes a frame by its picture of medium size and its thumbnail.
  package init(picture: GrayImage, thumbnail: [UInt8]) {
    sharpness = varianceOfLaplacian(of: picture)
    self.thumbnail = thumbnail
  }

  /// Creates a description.
  package init(sharpness: Double, thumbnail: [UInt8]) {
    self.sharpness = sharpness
    self.thumbnail = thumbnail
  }

  /// The mean difference of the thumbnails' grey levels, `0 ... 255`.
  package func difference(to other: FrameLook) -> Double {
    let sum = zip(thumbnail, other.thumbnail).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(max(1, thumbnail.count))
  }
}

/// Returns the variance of the Laplacian of a picture's grey levels, 0 for one without inner pixels.
///
/// The measure of focus is LAPV of S. Pertuz, D. Puig and M. A. García (2013). The article is "Analysis of focus
/// measure operators for shape-from-focus", Pattern Recognition 46.
func varianceOfLaplacian(of picture: GrayImage) -> Double {
  let (width, height) = (picture.width, picture.height)
  guard width > 2, height > 2 else { return 0 }
  var sum = 0
  var squares = 0
  picture.pixels.withUnsafeBufferPointer { levels in
    for y in 1..<height - 1 {
      // A row's sums fit: 4 × 255 squared, 4,096 times, is less than 2^33.
      var rowSum: Int32 = 0
      var rowSquares: Int64 = 0
      let row = y &* width
      for x in row &+ 1..<row &+ width &- 1 {
        let around =
          Int32(levels[x &- 1]) &+ Int32(levels[x &+ 1]) &+ Int32(levels[x &- width])
          &+ Int32(levels[x &+ width])
        let value = around &- 4 &* Int32(levels[x])
        rowSum &+= value
        rowSquares &+= Int64(value &* value)
      }
      sum += Int(rowSum)
      squares += Int(rowSquares)
    }
  }
  let count = Double((width - 2) * (height - 2))
  let mean = Double(sum) / count
  return Double(squares) / count - mean * mean
}
