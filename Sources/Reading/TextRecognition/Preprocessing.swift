import LabelImaging
import LabelModel

/// Prepares photos for finding and reading lines.
enum Preprocessing {
  /// labelscan's own kernels.
  case kernels
  /// Leptonica's functions.
  case leptonica

  /// Returns the picture at another size.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  private func scaled(
    _ image: GrayImage, to size: PixelSize
  ) throws(RecognitionError) -> GrayImage {
    switch self {
    case .kernels: return image.scaled(toWidth: size.width, height: size.height)
    case .leptonica:
      let scaled = LeptonicaPicture(image)?.scaled(toWidth: size.width, height: size.height)
      guard let picture = scaled?.image else { throw .preprocessingFailed(step: "scaling") }
      return picture
    }
  }

  /// Returns the picture at half its size.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  private func halved(_ picture: GrayImage) throws(RecognitionError) -> GrayImage {
    switch self {
    case .kernels: return picture.halved()
    case .leptonica:
      let half = LeptonicaPicture(picture)?.scaled(
        toWidth: picture.width / 2, height: picture.height / 2)
      guard let picture = half?.image else { throw .preprocessingFailed(step: "scaling") }
      return picture
    }
  }

  /// Returns the picture to search, with stronger edges where the photo is blurred.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  func searchPicture(of image: GrayImage) throws(RecognitionError) -> SearchPicture {
    let (size, scale) = image.searchSize
    return try searchPicture(of: image, size: size, scale: scale)
  }

  /// Returns the picture to search at a size, with stronger edges where it is blurred.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  private func searchPicture(
    of image: GrayImage, size: PixelSize, scale: Float
  ) throws(RecognitionError) -> SearchPicture {
    let plain = try scaled(image, to: size)
    // A picture without an edge is blurred beyond measure, or blank.
    guard plain.edgeSharpness ?? 0 < Sharpening.leastSharpness else {
      return SearchPicture(picture: plain, scale: scale)
    }
    let sharp =
      switch self {
      case .kernels: Sharpening.search.sharpened(plain)
      case .leptonica: Sharpening.search.sharpenedByLeptonica(plain)
      }
    guard let sharp else { throw .preprocessingFailed(step: "sharpening") }
    return SearchPicture(picture: sharp, scale: scale, unsharpened: plain)
  }

  /// Returns the picture of a photo's part, larger than in the search of the whole photo.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - scale: the photo's pixels to one of the first search's.
  /// - Returns: the picture, with stronger edges where it is blurred.
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  func closerPicture(
    of part: GrayImage, scale: Float
  ) throws(RecognitionError) -> SearchPicture {
    let pixels = Float(part.width * part.height) / (scale * scale)
    let factor =
      min(SearchPicture.closer, (SearchPicture.mostPixels / pixels).squareRoot()) / scale
    let size = PixelSize(
      width: max(1, Int((Float(part.width) * factor).rounded())),
      height: max(1, Int((Float(part.height) * factor).rounded())))
    return try searchPicture(of: part, size: size, scale: 1 / factor)
  }

  /// Returns a blurred photo's picture at half the size and not sharpened.
  ///
  /// `nil` for a sharp photo and for a picture of a single row or column. A wide blur is narrow on it, and grain is weak. Sharpened grain can hide all lines.
  ///
  /// - Throws: ``RecognitionError/preprocessingFailed(step:)``.
  func half(of search: SearchPicture) throws(RecognitionError) -> SearchPicture? {
    guard let plain = search.unsharpened, min(plain.width, plain.height) >= 2 else { return nil }
    return SearchPicture(
      picture: try halved(plain), scale: 2 * search.scale, debugSuffix: "-half")
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

/// A picture of a photo in which lines are searched.
struct SearchPicture {
  /// The picture that is searched.
  var picture: GrayImage
  /// The photo's pixels to one of its pixels.
  var scale: Float
  /// The picture before it was sharpened; `nil` where it was not.
  var unsharpened: GrayImage?
  /// The end of the photo's name in the names of debug pictures.
  var debugSuffix = ""

  /// The enlargement of a doubtful panel beyond the search of the whole photo. Of 676 values of open photos 62 are
  /// unread with 2, and 64 with 1.5. A search at 1.5 and at 2.25 leaves 62 as well.
  static let closer: Float = 2
  /// The most pixels of a panel's picture: twice those of a photo's search.
  static let mostPixels: Float = 6_000_000
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
