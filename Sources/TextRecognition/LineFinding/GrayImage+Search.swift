package import LabelImaging

extension GrayImage {
  /// Returns the picture at the size in which lines are searched, and the factor back.
  package func forSearch() -> (picture: GrayImage, scale: Float) {
    let longest = Double(max(width, height))
    let factor = min(Double(LineFinder.searchSide) / longest, LineFinder.greatestEnlargement)
    let picture = scaled(
      toWidth: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
    return (picture, Float(1 / factor))
  }
}
