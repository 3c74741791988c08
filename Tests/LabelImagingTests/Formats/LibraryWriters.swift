import CHEIF
import CLeptonica

/// Writes a lossless WebP file of ``TestPicture`` with Leptonica; `alpha` is that of every pixel.
func webPFile(alpha: UInt8 = 255) throws -> [UInt8] {
  var pix = pixCreate(Int32(TestPicture.width), Int32(TestPicture.height), 32)
  defer { pixDestroy(&pix) }
  pixSetSpp(pix, 4)
  for y in 0..<TestPicture.height {
    for x in 0..<TestPicture.width {
      let level = UInt32(TestPicture.level(x, y))
      pixSetPixel(
        pix, Int32(x), Int32(y), level << 24 | level << 16 | level << 8 | UInt32(alpha))
    }
  }
  var data: UnsafeMutablePointer<UInt8>?
  var size = 0
  guard pixWriteMemWebP(&data, &size, pix, 100, 1) == 0, let data else { throw WritingFailure() }
  defer { lept_free(data) }
  return Array(UnsafeBufferPointer(start: data, count: size))
}

/// Puts `simple`, a WebP file of one chunk, into the extended form with a chunk more.
func extendedWebP(_ simple: [UInt8], flags: UInt8, name: String, content: [UInt8]) -> [UInt8] {
  func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter(isBigEndian: false)
    writer.add(Array(name.utf8))
    writer.add32(content.count)
    writer.add(content + (content.count % 2 == 1 ? [0] : []))
    return writer.bytes
  }
  let (columns, rows) = (UInt8(TestPicture.width - 1), UInt8(TestPicture.height - 1))
  let header = chunk("VP8X", [flags, 0, 0, 0, columns, 0, 0, rows, 0, 0])
  let body = Array("WEBP".utf8) + header + simple.dropFirst(12) + chunk(name, content)
  return chunk("RIFF", body)
}

/// Writes a HEIC file of ``TestPicture`` with libheif, with an EXIF block that states the same
/// orientation, as phones do.
func heicFile(orientation: UInt16 = 1) throws -> [UInt8] {
  func check(_ error: heif_error) throws {
    if error.code != heif_error_Ok { throw WritingFailure() }
  }
  let context = heif_context_alloc()
  defer { heif_context_free(context) }
  let (width, height) = (TestPicture.width, TestPicture.height)
  var image: OpaquePointer?
  try check(
    heif_image_create(
      Int32(width), Int32(height), heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image))
  defer { heif_image_release(image) }
  try check(
    heif_image_add_plane(image, heif_channel_interleaved, Int32(width), Int32(height), 8))
  var stride: Int32 = 0
  guard let plane = heif_image_get_plane(image, heif_channel_interleaved, &stride) else {
    throw WritingFailure()
  }
  for y in 0..<height {
    for x in 0..<3 * width { plane[y * Int(stride) + x] = TestPicture.level(x / 3, y) }
  }
  var encoder: OpaquePointer?
  try check(heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder))
  defer { heif_encoder_release(encoder) }
  try check(heif_encoder_set_lossy_quality(encoder, 95))
  guard let options = heif_encoding_options_alloc() else { throw WritingFailure() }
  defer { heif_encoding_options_free(options) }
  options.pointee.image_orientation = heif_orientation(UInt32(orientation))
  var handle: OpaquePointer?
  try check(heif_context_encode_image(context, image, encoder, options, &handle))
  defer { heif_image_handle_release(handle) }
  let exif = exifBlock(orientation: orientation)
  try check(heif_context_add_exif_metadata(context, handle, exif, Int32(exif.count)))
  final class Sink { var bytes: [UInt8] = [] }
  let sink = Sink()
  var writer = heif_writer(writer_api_version: 1) { _, data, size, user in
    if let data, let user {
      Unmanaged<Sink>.fromOpaque(user).takeUnretainedValue().bytes +=
        UnsafeRawBufferPointer(start: data, count: size)
    }
    return heif_error(code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: nil)
  }
  try check(heif_context_write(context, &writer, Unmanaged.passUnretained(sink).toOpaque()))
  return sink.bytes
}

/// A library could not write a test's file.
struct WritingFailure: Error {}
