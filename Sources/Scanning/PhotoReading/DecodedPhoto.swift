import LabelImaging

/// A photo, or a frame of a film, as pixels.
struct DecodedPhoto {
  /// The upright pixels.
  var image: GrayImage
  /// The file's name in the reading.
  var file: String
  /// The name of the page: the file's, or the frame's.
  var source: String
  /// The SHA-256 of the file.
  var sha256: String
}
