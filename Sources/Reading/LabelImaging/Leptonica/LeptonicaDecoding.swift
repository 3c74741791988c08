import CLeptonica
import LabelModel

/// Runs `body` with Leptonica's own messages to standard error switched off: ``ImageError`` reports
/// failures.
private func quietly<Result>(_ body: () -> Result) -> Result {
  setMsgSeverity(Int32(L_SEVERITY_NONE))
  return body()
}

/// Returns the size in the header of a JPEG, WebP or TIFF file (`readHeaderMem…`), `nil` when it
/// cannot be read. None of them allocates for the pixels.
func leptonicaHeaderSize(_ bytes: [UInt8], _ format: ImageFormat) -> PixelSize? {
  quietly {
    var (width, height): (Int32, Int32) = (0, 0)
    let failed: Int32? =
      switch format {
      case .jpeg: readHeaderMemJpeg(bytes, bytes.count, &width, &height, nil, nil, nil)
      case .webp:
        {
          var samples: Int32 = 0
          return readHeaderMemWebP(bytes, bytes.count, &width, &height, &samples)
        }()
      case .tiff:
        readHeaderMemTiff(bytes, bytes.count, 0, &width, &height, nil, nil, nil, nil, nil)
      case .png, .gif, .bmp, .heif: nil
      }
    return failed == 0 ? PixelSize(width: Int(width), height: Int(height)) : nil
  }
}

/// Decodes a WebP, TIFF, GIF or BMP file (`pixReadMem…`), `nil` when it cannot be.
///
/// - Precondition: The header's size is within limits; these functions allocate what it states.
func decodeWithLeptonica(_ bytes: [UInt8], _ format: ImageFormat, _ wanted: Wanted) -> Raster? {
  quietly {
    let pix: PixPointer? =
      switch format {
      case .webp: pixReadMemWebP(bytes, bytes.count)
      case .tiff: pixReadMemTiff(bytes, bytes.count, 0)
      case .gif: pixReadMemGif(bytes, bytes.count)
      case .bmp: pixReadMemBmp(bytes, bytes.count)
      case .jpeg, .png, .heif: nil
      }
    return OwnedPix(pix)?.raster(wanted)
  }
}

/// The most scans of a JPEG file. Cameras and programs make about ten; libtiff's JPEG decoder draws the
/// line at 100 too (`max_allowed_scan_number`).
private let mostScans = 100

/// Decodes a JPEG file (`pixReadMemJpeg`), `nil` when it is damaged or incomplete.
///
/// libjpeg fills missing parts with grey and only warns. Many good photos make it warn too, for
/// example of stray bytes between segments. A warning therefore counts only when the end marker is
/// missing.
///
/// A scan of a few bytes goes through the whole picture once more. A small file can thus take
/// minutes, and more than ``mostScans`` are refused.
func decodeJPEG(_ bytes: [UInt8], _ wanted: Wanted) -> Raster? {
  let markers = JPEGMarkers(bytes)
  guard markers.scans <= mostScans else { return nil }
  return quietly { () -> Raster? in
    var (samples, warnings): (Int32, Int32) = (0, 0)
    guard readHeaderMemJpeg(bytes, bytes.count, nil, nil, &samples, nil, nil) == 0 else {
      return nil
    }
    // libjpeg makes grey from YCbCr and RGB without colour conversion, but not from CMYK.
    let hint = wanted == .gray && samples != 4 ? Int32(L_JPEG_READ_LUMINANCE) : 0
    let pix = OwnedPix(pixReadMemJpeg(bytes, bytes.count, 0, 1, &warnings, hint))
    guard let pix else { return nil }
    if warnings > 0, !markers.isComplete { return nil }
    return pix.raster(wanted)
  }
}

/// Decodes the first page of a TIFF file as it is stored, before its orientation. `nil` when it is
/// damaged or incomplete.
func decodeTIFF(_ bytes: [UInt8], _ wanted: Wanted) -> Raster? {
  guard let directory = TIFFDirectory(bytes), directory.isComplete else { return nil }
  return decodeWithLeptonica(directory.withoutOrientation(bytes), .tiff, wanted)
}

/// Returns the content of the first chunk `name` in a WebP file, `nil` without such a chunk. The
/// format is RIFF ("WebP Container Specification").
func webPChunk(_ name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
  var offset = 12
  while let length = bytes.littleEndian(4, at: offset + 4) {
    let start = offset + 8
    guard length <= bytes.count - start else { return nil }
    if bytes[offset..<offset + 4].elementsEqual(name.utf8) { return bytes[start..<start + length] }
    offset = start + length + length % 2
  }
  return nil
}

/// Whether a WebP file holds several frames, which Leptonica does not read.
func isAnimatedWebP(_ bytes: [UInt8]) -> Bool { webPChunk("ANIM", in: bytes) != nil }
