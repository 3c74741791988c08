import LabelImaging
import LabelModel

/// Prepares photos for finding and reading lines.
enum Preprocessing {
  /// labelscan's own kernels.
  case kernels
  /// Leptonica's functions.
  case leptonica

  /// Returns the picture at the size in which lines are searched, and the factor back.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  func forSearch(
    _ image: GrayImage
  ) throws(RecognitionError) -> (picture: GrayImage, scale: Float) {
    switch self {
    case .kernels: return image.forSearch()
    case .leptonica:
      let (size, scale) = image.searchSize
      let scaled = LeptonicaPicture(image)?.scaled(toWidth: size.width, height: size.height)
      guard let picture = scaled?.image else { throw .preprocessingFailed(step: "scaling") }
      return (picture, scale)
    }
  }

  /// Returns the picture at the size of the search, with stronger edges where it is blurred.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  static func sharpenedIfBlurred(
    _ picture: GrayImage
  ) throws(RecognitionError) -> (picture: GrayImage, isBlurred: Bool) {
    // A picture without an edge is blurred beyond measure, or blank.
    guard picture.edgeSharpness ?? 0 < Sharpening.leastSharpness else { return (picture, false) }
    guard let sharp = Sharpening.search.sharpened(picture) else {
      throw .preprocessingFailed(step: "sharpening")
    }
    return (sharp, true)
  }

  /// Finds the lines on a picture of that size.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  func findLines(
    on picture: GrayImage, by finder: LineFinder
  ) throws(RecognitionError) -> LineFinder.Result {
    switch self {
    case .kernels: return finder.findLines(on: picture)
    case .leptonica:
      guard let search = LeptonicaPicture(picture) else {
        throw .preprocessingFailed(step: "binarisation")
      }
      return try finder.findLines(on: picture) { (window) throws(RecognitionError) in
        guard let dark = search.ink(window: window, isInverted: false),
          let bright = search.ink(window: window, isInverted: true)
        else { throw .preprocessingFailed(step: "binarisation") }
        return InkMap(dark: dark, bright: bright)
      }
    }
  }

  /// Returns the photo turned clockwise, to cut lines out of.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  func lineSource(
    _ image: GrayImage, turned turn: QuarterTurn
  ) throws(RecognitionError) -> any LineSource {
    switch self {
    case .kernels: return ImagePyramid(image.turned(turn))
    case .leptonica:
      guard let turned = LeptonicaPicture(image)?.turned(turn) else {
        throw .preprocessingFailed(step: "turning")
      }
      return LeptonicaPhoto(turned)
    }
  }
}

extension InkMap {
  /// Joins the ink of both polarities, each 1 on its ink and 0 elsewhere; dark ink wins.
  fileprivate init(dark: GrayImage, bright: GrayImage) {
    self.init(
      width: dark.width, height: dark.height,
      labels: zip(dark.pixels, bright.pixels).map { dark, bright in
        dark != 0
          ? Polarity.darkOnBright.rawValue : bright != 0 ? Polarity.brightOnDark.rawValue : 0
      })
  }
}
