import ClipFrames

/// Reads the chosen frames of a film with `read`, the sharpest first, calling the film `file`.
///
/// No frame is begun when the others took ``mostSeconds``: the film shares a photo's limit of time.
///
/// - Throws: ``PhotoFailure`` of the stages `open` and `decode`, and what `read` throws.
func readClip(
  _ clip: ClipFile, as file: String,
  _ read: (DecodedPhoto, (seconds: Double, peakBytes: Int)) throws(PhotoFailure) -> PhotoReading
) throws(PhotoFailure) -> PhotoReading {
  let start = ResourceUsage.now
  let frames: [ClipFrame]
  do throws(ClipError) {
    frames = try clip.frames(named: clip.path)
  } catch {
    throw PhotoFailure(error)
  }
  guard let digest = sha256(ofFile: clip.path) else { throw .noDigest(of: clip.path) }
  var readings: [PhotoReading] = []
  for frame in frames
  where readings.isEmpty || ResourceUsage.now.seconds - start.seconds < mostSeconds {
    let photo = DecodedPhoto(
      image: frame.image, file: file,
      source: PhotoReading.name(ofFrameAt: frame.seconds, of: file), sha256: digest)
    var reading = try read(photo, ResourceUsage.now)
    reading.seconds = frame.seconds
    readings.append(reading)
  }
  guard
    let joined = PhotoReading(
      ofFrames: readings, cpuSeconds: ResourceUsage.now.seconds - start.seconds)
  else { throw PhotoFailure(.damaged(path: clip.path)) }
  return joined
}

/// Seconds of processor time after which no further frame is begun. A photo may take 60 s.
private let mostSeconds = 30.0

extension PhotoFailure {
  /// Says why no frame of a film can be read.
  init(_ error: ClipError) {
    let (stage, code): (Stage, String) =
      switch error {
      case .noLibrary: (.decode, Code.noClipLibrary)
      case .unreadable: (.open, "unreadable")
      case .fileTooLarge: (.decode, "fileTooLarge")
      case .tooLong: (.decode, "clipTooLong")
      case .tooLarge: (.decode, "tooLarge")
      case .noPictures: (.decode, "noPictures")
      case .unknownCoding: (.decode, "unsupported")
      case .damaged: (.decode, "damaged")
      case .incomplete: (.decode, "incomplete")
      case .outOfMemory: (.decode, Code.outOfMemory)
      }
    self.init(stage: stage, code: code, message: error.description)
  }

  /// The failure of a file without a digest.
  static func noDigest(of path: String) -> PhotoFailure {
    PhotoFailure(
      stage: .open, code: Code.noDigest,
      message: "no SHA-256 digest of \(path) can be made; allow more with --memory-limit, and "
        + "check that OpenSSL's settings allow that digest")
  }
}
