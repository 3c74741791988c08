import LabelImaging

/// A picture in several sizes, each of which is made once: several readers look at the same ones.
final class PictureSizes {
  /// The picture as it is.
  let whole: GrayImage
  private var made: [Int: GrayImage] = [:]

  /// Begins with a picture.
  init(_ whole: GrayImage) { self.whole = whole }

  /// The longer side of the picture.
  var longest: Int { max(whole.width, whole.height) }

  /// Returns the picture with a longer side of `side` pixels, and a shorter one of one pixel or more.
  func picture(side: Int) -> GrayImage {
    guard side != longest, longest > 0 else { return whole }
    if let picture = made[side] { return picture }
    let picture = whole.scaled(
      toWidth: max(1, whole.width * side / longest), height: max(1, whole.height * side / longest))
    made[side] = picture
    return picture
  }
}
