import Glibc

/// The facts in the marker segments of a JPEG file (ITU-T T.81, Annex B).
struct JPEGMarkers {
  /// The content of the EXIF segment after its name, `nil` without such a segment.
  private(set) var exif: ArraySlice<UInt8>?
  /// Whether the end-of-image marker was reached.
  private(set) var isComplete = false
  /// The number of scans.
  private(set) var scans = 0

  /// Walks the segments of `bytes`; stops without error where the file ends or makes no sense.
  init(_ bytes: [UInt8]) {
    let exifName = Array("Exif\0\0".utf8)
    var offset = 2
    while let start = Self.nextMarker(in: bytes, from: offset) {
      let marker = bytes[start]
      if marker == 0xD9 {
        isComplete = true
        return
      }
      // TEM and RSTn have no length; SOS (0xDA) has a header, then data up to the next marker.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset = start + 1
        continue
      }
      guard let length = bytes.bigEndian(2, at: start + 1), length >= 2,
        start + 1 + length <= bytes.count
      else { return }
      if marker == 0xDA { scans += 1 }
      let content = bytes[(start + 3)..<(start + 1 + length)]
      if marker == 0xE1, exif == nil, content.starts(with: exifName) {
        exif = content.dropFirst(exifName.count)
      }
      offset = start + 1 + length
    }
  }

  /// Returns the place of the next marker's code. It is after 0xFF, and neither 0, which escapes a
  /// data byte 0xFF, nor another 0xFF, which is filling.
  private static func nextMarker(in bytes: [UInt8], from offset: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var offset = offset
      while offset < buffer.count - 1,
        let found = memchr(base + offset, 0xFF, buffer.count - 1 - offset)
      {
        let next = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        if buffer[next] != 0, buffer[next] != 0xFF { return next }
        offset = buffer[next] == 0 ? next + 1 : next
      }
      return nil
    }
  }
}
