import CLeptonica
import LabelImaging

/// A picture in Leptonica's form, made before a step is timed.
final class PreparedPicture {
  private(set) var picture: Picture?

  init(_ image: GrayImage) {
    picture = pixCreate(Int32(image.width), Int32(image.height), 8)
    for y in 0..<image.height {
      for x in 0..<image.width {
        pixSetPixel(picture, Int32(x), Int32(y), UInt32(image.pixels[y * image.width + x]))
      }
    }
  }

  init(_ image: ColorImage) {
    picture = pixCreateNoInit(Int32(image.width), Int32(image.height), 32)
    guard let words = pixGetData(picture) else { return }
    let wordsPerRow = Int(pixGetWpl(picture))
    image.pixels.withUnsafeBufferPointer { levels in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let from = 3 &* (y &* image.width &+ x)
          words[y &* wordsPerRow &+ x] =
            UInt32(levels[from]) << 24 | UInt32(levels[from + 1]) << 16
            | UInt32(levels[from + 2]) << 8
        }
      }
    }
  }

  deinit { pixDestroy(&picture) }
}
