import Glibc
package import LabelModel

/// Decodes the picture file at `path` to upright grey levels.
///
/// "Upright" means that the EXIF orientation (or HEIF's own rotation) is applied. Transparent
/// pixels are shown before white. Of several frames the first is taken.
///
/// - Throws: ``ImageError`` for a file that cannot be read, is no picture, or is incomplete. A file
///   larger than `limits` is refused before its pixels are decoded.
package func decodeGray(
  contentsOf path: String, limits: ImageLimits = .standard
) throws(ImageError) -> GrayImage {
  try ImageFile(contentsOf: path, limits: limits).decodeGray()
}

/// Decodes the picture file at `path` to upright red, green and blue levels; else as
/// ``decodeGray(contentsOf:limits:)``.
///
/// - Throws: ``ImageError``, as ``decodeGray(contentsOf:limits:)`` does.
package func decodeColor(
  contentsOf path: String, limits: ImageLimits = .standard
) throws(ImageError) -> ColorImage {
  try ImageFile(contentsOf: path, limits: limits).decodeColor()
}

/// A picture file in memory, recognised and within limits, not yet decoded.
package struct ImageFile: Sendable {
  /// The name under which errors speak of it.
  package let path: String
  /// The whole file.
  package let bytes: [UInt8]
  /// The format by its first bytes.
  package let format: ImageFormat
  /// The size its header states, before any EXIF orientation.
  package let storedSize: PixelSize

  /// Reads the file at `path` and checks kind and size.
  ///
  /// - Throws: ``ImageError`` when it cannot be read, is no picture, or is beyond `limits`.
  package init(contentsOf path: String, limits: ImageLimits = .standard) throws(ImageError) {
    try self.init(
      path: path, bytes: readFile(path, maxBytes: limits.maxFileBytes), limits: limits)
  }

  /// Takes the content of a file in memory, and checks kind and size; `path` is its name in errors.
  ///
  /// - Throws: ``ImageError`` when it is empty, no picture, or beyond `limits`.
  package init(
    path: String, bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) {
    guard !bytes.isEmpty else { throw .empty(path: path) }
    guard bytes.count <= limits.maxFileBytes else {
      throw .fileTooLarge(path: path, bytes: bytes.count, limit: limits.maxFileBytes)
    }
    guard let format = ImageFormat(firstBytesOf: bytes) else {
      if let kind = ImageFormat.nameOfUnsupportedKind(bytes) {
        throw .unsupported(path: path, kind: kind)
      }
      throw .notAnImage(path: path)
    }
    let size: PixelSize? =
      switch format {
      case .jpeg, .webp: leptonicaHeaderSize(bytes, format)
      case .tiff: TIFFDirectory(bytes).flatMap { _ in leptonicaHeaderSize(bytes, format) }
      case .png: pngHeaderSize(bytes)
      case .gif: GIFFirstFrame(bytes)?.size
      case .bmp: BMPHeader(bytes)?.size
      case .heif where !canReadHEIF:
        throw .unsupported(path: path, kind: "a HEIC picture (libheif is not installed)")
      case .heif: heifHeaderSize(bytes)
      }
    guard let size else { throw .damaged(path: path, format: format) }
    guard size.width > 0, size.height > 0 else { throw .noPixels(path: path) }
    guard size.width <= limits.maxSide, size.height <= limits.maxSide,
      size.width * size.height <= limits.maxPixels
    else { throw .tooLarge(path: path, size: size, limits: limits) }
    self.path = path
    self.bytes = bytes
    self.format = format
    storedSize = size
  }

  /// Decodes to upright grey levels.
  ///
  /// - Throws: ``ImageError/damaged(path:format:)`` when the data is incomplete or damaged,
  ///   ``ImageError/unsupported(path:kind:)`` for an animated WebP.
  package func decodeGray() throws(ImageError) -> GrayImage {
    try decode(.gray).gray.oriented(orientation)
  }

  /// Decodes to upright red, green and blue levels.
  ///
  /// - Throws: As ``decodeGray()`` does.
  package func decodeColor() throws(ImageError) -> ColorImage {
    try decode(.color).color.oriented(orientation)
  }

  private func decode(_ wanted: Wanted) throws(ImageError) -> Raster {
    let raster: Raster? =
      switch format {
      case .jpeg: decodeJPEG(bytes, wanted)
      case .png: decodePNG(bytes, wanted)
      case .webp where isAnimatedWebP(bytes):
        throw .unsupported(path: path, kind: "an animated WebP")
      case .webp, .bmp: decodeWithLeptonica(bytes, format, wanted)
      case .tiff where TIFFDirectory(bytes)?.hasMorePages ?? false:
        throw .unsupported(path: path, kind: "a TIFF file of several pages")
      case .tiff: decodeTIFF(bytes, wanted)
      case .gif: GIFFirstFrame(bytes).flatMap { decodeWithLeptonica($0.file, .gif, wanted) }
      case .heif: decodeHEIF(bytes, wanted)
      }
    guard let raster else { throw .damaged(path: path, format: format) }
    return raster
  }

  /// The turn that the decoded pixels need. libheif has applied HEIF's; GIF and BMP have none.
  private var orientation: EXIFOrientation {
    let block: ArraySlice<UInt8>?
    switch format {
    case .jpeg: block = JPEGMarkers(bytes).exif
    case .png: block = pngChunk("eXIf", in: bytes)
    case .webp: block = webPChunk("EXIF", in: bytes)
    case .tiff: return TIFFDirectory(bytes)?.orientation ?? .upright
    case .gif, .bmp, .heif: return .upright
    }
    return block.flatMap { EXIFOrientation(exifBlock: $0) } ?? .upright
  }
}

/// Returns the content of the regular file at `path`.
private func readFile(_ path: String, maxBytes: Int) throws(ImageError) -> [UInt8] {
  func failure(_ code: Int32) -> ImageError {
    switch code {
    case ENOENT, ENOTDIR: .notFound(path: path)
    default: .unreadable(path: path, reason: String(cString: strerror(code)))
    }
  }
  // No path has a NUL: the system would open the file whose path ends before it.
  guard !path.utf8.contains(0) else { throw .notFound(path: path) }
  // Without O_NONBLOCK, opening a pipe would wait for a writer for ever.
  let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw failure(errno) }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0 else { throw failure(errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .isFolder(path: path)
  default: throw .notAFile(path: path)
  }
  let size = Int(status.st_size)
  guard size <= maxBytes else {
    throw .fileTooLarge(path: path, bytes: size, limit: maxBytes)
  }
  var problem: Int32?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = 0
    while count < size, let base = buffer.baseAddress {
      let got = read(file, base + count, size - count)
      if got > 0 {
        count += got
      } else if got == 0 {
        return
      } else if errno != EINTR {
        problem = errno
        return
      }
    }
  }
  if let problem { throw failure(problem) }
  return bytes
}
