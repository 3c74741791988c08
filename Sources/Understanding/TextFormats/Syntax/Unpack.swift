internal import CZlib

/// Whether a file begins like one of gzip (RFC 1952, 2.3.1).
func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

/// Returns what gzip packed into `bytes`, `limit` bytes at most; memory grows with what comes out.
func unpack(_ bytes: [UInt8], limit: Int) throws(TextFormatError) -> [UInt8] {
  var stream = z_stream()
  // 15 bits of window, the most there are, and 16 for gzip's header (zlib.h, inflateInit2).
  guard
    inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  else { throw .damagedArchive }
  defer { inflateEnd(&stream) }
  var output: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 18)
  let status = bytes.withUnsafeBufferPointer { input in
    stream.next_in = input.baseAddress
    stream.avail_in = UInt32(clamping: input.count)
    return chunk.withUnsafeMutableBufferPointer { chunk in
      var status = Z_OK
      while status == Z_OK, output.count <= limit {
        stream.next_out = chunk.baseAddress
        stream.avail_out = UInt32(chunk.count)
        status = inflate(&stream, Z_NO_FLUSH)
        output.append(contentsOf: chunk[..<(chunk.count - Int(stream.avail_out))])
      }
      return status
    }
  }
  guard output.count <= limit else { throw .tooLong(limit: limit) }
  guard status == Z_STREAM_END else { throw .damagedArchive }
  return output
}
