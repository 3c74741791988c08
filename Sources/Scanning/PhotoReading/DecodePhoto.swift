import Digests
package import LabelImaging

/// Decodes the photo in the file that `open` returns, so that the file's bytes are gone when it is read.
///
/// - Throws: ``PhotoFailure`` of the stages `open` and `decode`.
func decodePhoto(
  _ open: () throws(ImageError) -> ImageFile
) throws(PhotoFailure) -> (GrayImage, sha256: String) {
  let image: GrayImage
  let digest: String?
  let path: String
  do throws(ImageError) {
    let file = try open()
    path = file.path
    image = try file.decodeGray()
    digest = sha256(file.bytes)
  } catch {
    throw PhotoFailure(error)
  }
  guard let digest else { throw .noDigest(of: path) }
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
