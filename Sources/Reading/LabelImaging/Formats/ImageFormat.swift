/// A file format of pictures, recognised by a file's first bytes and never by its name.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// JPEG (JFIF, EXIF, Adobe).
  case jpeg = "JPEG"
  /// Portable Network Graphics.
  case png = "PNG"
  /// WebP, lossy or lossless, one frame.
  case webp = "WebP"
  /// TIFF of one page.
  case tiff = "TIFF"
  /// GIF, the first frame.
  case gif = "GIF"
  /// Windows bitmap.
  case bmp = "BMP"
  /// HEIC, HEIF and AVIF, the primary picture.
  case heif = "HEIF"

  /// The format's name.
  public var description: String { rawValue }

  /// Recognises the format by `bytes`, the beginning of a file; `nil` for any other format.
  public init?(firstBytesOf bytes: [UInt8]) {
    let start = bytes.prefix(16)
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if start.starts(with: [0x49, 0x49, 0x2A, 0])
      || start.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("ftyp", at: 4), Self.heifBrands.contains(where: { has($0, at: 8) }) {
      self = .heif
    } else if has("BM"), start.count >= 16, start.dropFirst(6).prefix(4).allSatisfy({ $0 == 0 }) {
      // Two letters alone would take many texts for bitmaps; the reserved bytes are always 0.
      self = .bmp
    } else {
      return nil
    }
  }

  /// The brands of still pictures in ISO/IEC 23008-12 and the AVIF specification.
  private static let heifBrands = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis",
  ]

  /// Names what the file is, when it is no picture read here but a kind people try.
  static func nameOfUnsupportedKind(_ bytes: [UInt8]) -> String? {
    let kinds: [(start: [UInt8], name: String)] = [
      (Array("%PDF".utf8), "a PDF"),
      ([0xFF, 0x0A], "a JPEG XL picture"),
      ([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL picture"),
      ([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 picture"),
      (Array("<svg".utf8), "an SVG drawing"),
      ([0x49, 0x49, 0x2B, 0], "a BigTIFF picture"),
      ([0x4D, 0x4D, 0, 0x2B], "a BigTIFF picture"),
    ]
    if let kind = kinds.first(where: { bytes.starts(with: $0.start) }) { return kind.name }
    if let kind = nameOfUnsupportedFilm(bytes) { return "a film in \(kind)" }
    return bytes.dropFirst(4).starts(with: "ftyp".utf8) ? "a video" : nil
  }

  /// Names the format of a film that is not read here.
  private static func nameOfUnsupportedFilm(_ bytes: [UInt8]) -> String? {
    let kinds: [(start: [UInt8], name: String)] = [
      (Array("FLV".utf8) + [1], "Flash video"), ([0, 0, 1, 0xBA], "MPEG-PS"),
      ([0x30, 0x26, 0xB2, 0x75], "Windows Media"),
    ]
    if let kind = kinds.first(where: { bytes.starts(with: $0.start) }) { return kind.name }
    // Packets of 188 bytes that begin with 0x47, on discs behind a time of 4 bytes (ISO/IEC 13818-1, 2.4.3).
    for (first, step) in [(0, 188), (4, 192)] where bytes.count > first + 2 * step {
      if (0...2).allSatisfy({ bytes[first + $0 * step] == 0x47 }) { return "MPEG-TS" }
    }
    return nil
  }
}
