import CLeptonica
import ClipFrames
import LabelImaging
import LabelModel
import TextRecognition

/// A picture as one of Leptonica's functions returns it.
typealias Picture = UnsafeMutablePointer<Pix>

/// One of our pixel loops and Leptonica's function for the same step.
struct PixelStep {
  /// The step.
  var name: String
  /// Leptonica's function.
  var function: String
  /// Our loop.
  var own: () -> Void
  /// Leptonica's function on a picture that is in its form.
  var leptonica: () -> Void
  /// The same with the copies into Leptonica's form and back.
  var withCopies: () -> Void

  /// Joins a loop that makes a grey picture and the function that does so too.
  init(
    _ name: String, _ function: String, on image: GrayImage, own: @escaping () -> Void,
    leptonica: @escaping (Picture?) -> Picture?
  ) {
    self.name = name
    self.function = function
    self.own = own
    let prepared = PreparedPicture(image)
    self.leptonica = {
      var result = leptonica(prepared.picture)
      pixDestroy(&result)
    }
    var result = leptonica(prepared.picture)
    let size = (width: Int(pixGetWidth(result)), height: Int(pixGetHeight(result)))
    pixDestroy(&result)
    let copied = LeptonicaPicture(
      GrayImage(
        width: size.width, height: size.height,
        pixels: [UInt8](repeating: 0, count: size.width * size.height)))
    withCopies = {
      _ = LeptonicaPicture(image)
      var result = leptonica(prepared.picture)
      pixDestroy(&result)
      _ = copied?.image
    }
  }

  /// The steps of reading a photo, and of turning one.
  static func all(of image: GrayImage) -> [PixelStep] {
    let (search, _) = image.forSearch()
    let ink = LocalThreshold(window: 20).binarize(search)
    return wholePicture(image, search: search) + binary(search, ink) + lines(of: image, search)
  }

  private static func wholePicture(_ image: GrayImage, search: GrayImage) -> [PixelStep] {
    let (width, height) = (search.width, search.height)
    // A whole factor would let Leptonica take a short cut that few photos allow.
    let larger = (width: 17 * width / 10, height: 17 * height / 10)
    let color = ColorImage(image)
    return [
      PixelStep(
        "scale to the search", "pixScaleToSize", on: image,
        own: { _ = image.scaled(toWidth: width, height: height) },
        leptonica: { pixScaleToSize($0, Int32(width), Int32(height)) }),
      PixelStep(
        "enlarge", "pixScaleGrayLI", on: search,
        own: { _ = search.scaled(toWidth: larger.width, height: larger.height) },
        leptonica: { pixScaleGrayLI($0, 1.7, 1.7) }),
      PixelStep(
        "halve", "pixScaleAreaMap2", on: image, own: { _ = image.halved() },
        leptonica: { pixScaleAreaMap2($0) }),
      PixelStep(
        "turn right", "pixRotateOrth", on: image, own: { _ = image.turned(.right) },
        leptonica: { pixRotateOrth($0, 1) }),
      PixelStep(
        "turn by 180°", "pixRotate180", on: image, own: { _ = image.turned(.half) },
        leptonica: { pixRotate180(nil, $0) }),
      PixelStep(
        "mirror", "pixFlipLR", on: image, own: { _ = image.mirrored() },
        leptonica: { pixFlipLR(nil, $0) }),
      PixelStep(
        "sharpness of a frame", "pixConvolve", on: search,
        own: { _ = FrameLook(picture: search, thumbnail: []) },
        leptonica: { picture in
          // Leptonica's function gives the Laplacian; its variance would take another one.
          var kernel = kernelCreateFromString(3, 3, 1, 1, "0 1 0 1 -4 1 0 1 0")
          defer { kernelDestroy(&kernel) }
          return pixConvolve(picture, kernel, 8, 0)
        }),
      PixelStep(
        "colour to grey", "pixConvertRGBToLuminance", color: color,
        own: { _ = GrayImage(color) }),
    ]
  }

  /// Joins our conversion to grey and Leptonica's.
  private init(
    _ name: String, _ function: String, color: ColorImage, own: @escaping () -> Void
  ) {
    self.name = name
    self.function = function
    self.own = own
    let prepared = PreparedPicture(color)
    leptonica = {
      var result = pixConvertRGBToLuminance(prepared.picture)
      pixDestroy(&result)
    }
    let copied = LeptonicaPicture(GrayImage(color))
    withCopies = {
      let copy = PreparedPicture(color)
      var result = withExtendedLifetime(copy) { pixConvertRGBToLuminance(copy.picture) }
      pixDestroy(&result)
      _ = copied?.image
    }
  }

  private static func binary(_ search: GrayImage, _ ink: InkMap) -> [PixelStep] {
    let dark = GrayImage(
      width: ink.width, height: ink.height, pixels: ink.labels.map { $0 == 1 ? 0 : 255 })
    return LineFinder.windows.map { threshold(window: $0, on: search) } + [
      removeRules(of: ink, on: dark),
      PixelStep(
        "sharpen the search", "pixUnsharpMaskingGray", on: search,
        own: { _ = Sharpening.search.sharpened(search) },
        leptonica: {
          pixUnsharpMaskingGray(
            $0, Int32(Sharpening.search.halfWidth), Sharpening.search.amount)
        }),
      findComponents(of: ink, on: dark, search),
    ]
  }

  private static func threshold(window: Int, on search: GrayImage) -> PixelStep {
    PixelStep(
      "threshold, window \(window), both polarities", "pixSauvolaBinarize, twice", on: search,
      own: { _ = LocalThreshold(window: window).binarize(search) },
      leptonica: { picture in
        var negative = pixInvert(nil, picture)
        var (first, second): (Picture?, Picture?) = (nil, nil)
        pixSauvolaBinarize(picture, Int32(window / 2), 0.15, 1, nil, nil, nil, &first)
        pixSauvolaBinarize(negative, Int32(window / 2), 0.15, 1, nil, nil, nil, &second)
        pixDestroy(&negative)
        pixDestroy(&second)
        return first
      })
  }

  private static func removeRules(of ink: InkMap, on dark: GrayImage) -> PixelStep {
    PixelStep(
      "remove rules, both polarities", "pixOpenBrick and pixSubtract, twice each", on: dark,
      own: {
        var copy = ink
        copy.removeRules(
          longerThan: LineFinder.longestStroke,
          letterHeight: InkComponent.greatestHeight(side: max(ink.width, ink.height)))
      },
      leptonica: { picture in
        var binary = pixThresholdToBinary(picture, 128)
        defer { pixDestroy(&binary) }
        var last: Picture?
        for _ in 0..<2 {
          pixDestroy(&last)
          var across = pixOpenBrick(nil, binary, Int32(LineFinder.longestStroke), 1)
          var down = pixOpenBrick(nil, binary, 1, Int32(LineFinder.longestStroke))
          var rest = pixSubtract(nil, binary, across)
          last = pixSubtract(nil, rest, down)
          pixDestroy(&across)
          pixDestroy(&down)
          pixDestroy(&rest)
        }
        return last
      })
  }

  private static func findComponents(
    of ink: InkMap, on dark: GrayImage, _ search: GrayImage
  ) -> PixelStep {
    PixelStep(
      "connected pieces, both polarities", "pixConnComp and pixaCountPixels, twice",
      on: dark,
      own: { _ = ink.components(of: search) },
      leptonica: { picture in
        let binary = pixThresholdToBinary(picture, 128)
        for _ in 0..<2 {
          var pieces: UnsafeMutablePointer<Pixa>?
          var boxes = pixConnComp(binary, &pieces, 8)
          var areas = pixaCountPixels(pieces)
          numaDestroy(&areas)
          boxaDestroy(&boxes)
          pixaDestroy(&pieces)
        }
        return binary
      })
  }

  private static func lines(of image: GrayImage, _ search: GrayImage) -> [PixelStep] {
    let scale = image.forSearch().scale
    let found = LineFinder().findLines(on: search)
    let lines = found.lines.filter { !$0.isVertical }.map { $0.scaled(by: scale) }
    let pyramid = ImagePyramid(image)
    let strips = lines.compactMap {
      LineImage($0, from: pyramid, shape: .standard)?.picture
    }
    guard let picture = LeptonicaPicture(image),
      let longest = strips.max(by: { $0.width < $1.width })
    else { return [] }
    let photo = LeptonicaPhoto(picture)
    func cut(_ source: any LineSource) {
      for line in lines { _ = LineImage(line, from: source, shape: .standard) }
    }
    return [
      PixelStep(
        "cut out, straighten and stretch all lines",
        "pixScale, pixRotateAMGray, pixRasteropVip, pixGammaTRC, pixBackgroundNorm",
        own: { cut(pyramid) }, leptonica: { cut(photo) }),
      PixelStep(
        "a line to the network's height, with sharpening", "pixScale", on: longest,
        own: { _ = longest.scaledAsLine(48 / Float(longest.height), rows: 48) },
        leptonica: { pixScale($0, 48 / Float(longest.height), 48 / Float(longest.height)) }),
      PixelStep(
        "a line's negative", "pixInvert", on: longest, own: { _ = longest.inverted() },
        leptonica: { pixInvert(nil, $0) }),
      PixelStep(
        "a line's frame", "pixAddBorder", on: longest,
        own: { _ = longest.framed(by: 4, level: StripPlan.ground) },
        leptonica: { pixAddBorder($0, 4, UInt32(StripPlan.ground)) }),
      PixelStep(
        "a line's contrast", "pixGetRankValue, pixGammaTRC", on: longest,
        own: {
          var levels = longest.pixels
          ImagePyramid.stretchContrast(&levels)
        },
        leptonica: { picture in
          var (low, high): (UInt32, UInt32) = (0, 0)
          pixGetRankValue(picture, 1, 0.02, &low)
          pixGetRankValue(picture, 1, 0.9, &high)
          return pixGammaTRC(nil, picture, 1, Int32(low), Int32(max(high, low + 1)))
        }),
    ]
  }

  /// Joins two ways that both copy.
  private init(
    _ name: String, _ function: String, own: @escaping () -> Void,
    leptonica: @escaping () -> Void
  ) {
    self.name = name
    self.function = function
    self.own = own
    self.leptonica = leptonica
    withCopies = leptonica
  }
}
