import LabelModel
import LibrariesOnDemand

/// libheif, loaded when the first HEIC comes; `nil` where it is not installed.
private let heif = load_heif_library()?.pointee

/// Whether HEIC can be read on this machine.
var canReadHEIF: Bool { heif != nil }

/// The only owner of a HEIF file that is being read, and of its primary picture.
private struct HEIFReader: ~Copyable {
  let library: HEIFLibrary
  let context: OpaquePointer
  let handle: OpaquePointer

  /// Reads the boxes of `bytes`, no pixels. `bytes` must stay while the reader is in use.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let library = heif, let context = library.heif_context_alloc() else { return nil }
    var handle: OpaquePointer?
    // Throughput grows with worker processes; threads would only take their cores.
    library.heif_context_set_max_decoding_threads(context, 0)
    guard
      library.heif_context_read_from_memory_without_copy(
        context, bytes.baseAddress, bytes.count, nil
      ).code
        == heif_error_Ok,
      library.heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok,
      let handle
    else {
      library.heif_context_free(context)
      return nil
    }
    self.library = library
    self.context = context
    self.handle = handle
  }

  deinit {
    library.heif_image_handle_release(handle)
    library.heif_context_free(context)
  }

  /// The larger of the stated and the transformed size, in each direction.
  var size: PixelSize {
    let upright = PixelSize(
      width: Int(library.heif_image_handle_get_width(handle)),
      height: Int(library.heif_image_handle_get_height(handle)))
    let stored = PixelSize(
      width: Int(library.heif_image_handle_get_ispe_width(handle)),
      height: Int(library.heif_image_handle_get_ispe_height(handle)))
    // A crop may make the picture smaller than what must be decoded.
    return upright.width * upright.height >= stored.width * stored.height ? upright : stored
  }
}

/// Returns the size that the file's boxes state, `nil` when they cannot be read.
func heifHeaderSize(_ bytes: [UInt8]) -> PixelSize? {
  bytes.withUnsafeBytes { HEIFReader($0)?.size }
}

/// Decodes the primary picture, turned as the file says, `nil` when it is damaged or incomplete.
///
/// libheif applies the file's rotation and mirroring (`irot`, `imir`). The EXIF block of such a
/// file repeats them and must not be applied again (ISO/IEC 23008-12, 6.5.10).
func decodeHEIF(_ bytes: [UInt8], _ wanted: Wanted) -> Raster? {
  bytes.withUnsafeBytes { file -> Raster? in
    guard let reader = HEIFReader(file) else { return nil }
    let library = reader.library
    guard let options = library.heif_decoding_options_alloc() else { return nil }
    defer { library.heif_decoding_options_free(options) }
    options.pointee.convert_hdr_to_8bit = 1
    options.pointee.strict_decoding = 1
    let hasAlpha = library.heif_image_handle_has_alpha_channel(reader.handle) != 0
    var image: OpaquePointer?
    let outcome = library.heif_decode_image(
      reader.handle, &image, heif_colorspace_RGB,
      hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options)
    guard outcome.code == heif_error_Ok, let image else { return nil }
    defer { library.heif_image_release(image) }
    return raster(image, hasAlpha: hasAlpha, library)
  }
}

private func raster(
  _ image: OpaquePointer, hasAlpha: Bool, _ library: HEIFLibrary
) -> Raster? {
  let width = Int(library.heif_image_get_width(image, heif_channel_interleaved))
  let height = Int(library.heif_image_get_height(image, heif_channel_interleaved))
  let rowBytes = width * (hasAlpha ? 4 : 3)
  var stride: Int32 = 0
  let plane = library.heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride)
  guard let plane, width > 0, height > 0, Int(stride) >= rowBytes else { return nil }
  var levels = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { levels, count in
    for y in 0..<height {
      levels.baseAddress.map {
        ($0 + y * rowBytes).update(from: plane + y * Int(stride), count: rowBytes)
      }
    }
    count = rowBytes * height
  }
  if hasAlpha { levels = blendedOverWhite(levels, colors: 3) }
  return .color(ColorImage(width: width, height: height, pixels: levels))
}
