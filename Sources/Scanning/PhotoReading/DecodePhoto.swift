import Digests
package import LabelImaging

/// Decodes the photo at `path`, so that its file's bytes are gone when it is read.
///
/// - Throws: ``PhotoFailure`` of the stages `open` and `decode`.
func decodePhoto(_ path: String) throws(PhotoFailure) -> (GrayImage, sha256: String) {
  let image: GrayImage
  let digest: String?
  do throws(ImageError) {
    let file = try ImageFile(contentsOf: path)
    image = try file.decodeGray()
    digest = sha256(file.bytes)
  } catch {
    throw PhotoFailure(error)
  }
  guard let digest else {
    throw PhotoFailure(
      stage: .open, code: "noDigest",
      message: "no SHA-256 digest of \(path) can be made; allow more with --memory-limit, and "
        + "check that OpenSSL's settings allow that digest")
  }
  return (image, digest)
}

extension PhotoFailure {
  /// Says why a file could not be opened or decoded.
  package init(_ error: ImageError) {
    self.init(stage: error.stage, code: error.code, message: error.description)
  }
}

extension ImageError {
  fileprivate var stage: PhotoFailure.Stage {
    switch self {
    case .notFound, .isFolder, .notAFile, .unreadable: .open
    case .empty, .fileTooLarge, .tooLarge, .noPixels, .notAnImage, .unsupported, .damaged,
      .notEncoded:
      .decode
    }
  }

  fileprivate var code: String {
    switch self {
    case .notFound: "notFound"
    case .isFolder: "isFolder"
    case .notAFile: "notAFile"
    case .unreadable: "unreadable"
    case .empty: "empty"
    case .fileTooLarge: "fileTooLarge"
    case .tooLarge: "tooLarge"
    case .noPixels: "noPixels"
    case .notAnImage: "notAnImage"
    case .unsupported: "unsupported"
    case .damaged: "damaged"
    case .notEncoded: "notEncoded"
    }
  }
}
