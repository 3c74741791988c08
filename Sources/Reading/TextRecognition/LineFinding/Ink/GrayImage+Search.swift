package import LabelImaging
import LabelModel

extension GrayImage {
  /// Returns the picture at the size in which lines are searched, and the factor back.
  package func forSearch() -> (picture: GrayImage, scale: Float) {
    let (size, scale) = searchSize
    return (scaled(toWidth: size.width, height: size.height), scale)
  }

  /// The size in which lines are searched, and the factor back.
  var searchSize: (size: PixelSize, scale: Float) {
    let longest = Double(max(width, height))
    let factor = min(Double(LineFinder.searchSide) / longest, LineFinder.greatestEnlargement)
    let size = PixelSize(
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
    return (size, Float(1 / factor))
  }
}
