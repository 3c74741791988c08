import ClipFrames
import Foundation
import LabelTestSupport
import Testing

@Suite("Formats of films") struct ClipFormatTests {
  /// The first bytes of an ISO file with this brand.
  private static func isoFile(_ brand: String) -> [UInt8] {
    [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) + [0, 0, 2, 0]
  }

  @Test(
    "Recognises films by their first bytes",
    arguments: [
      (isoFile("qt  "), .quickTime), (isoFile("mp42"), .quickTime), (isoFile("3gp4"), .quickTime),
      ([0, 0, 0, 8] + Array("wide".utf8), .quickTime),
      ([0x1A, 0x45, 0xDF, 0xA3, 0x9F], .matroska),
      (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("AVI LIST".utf8), .avi),
    ] as [([UInt8], ClipFormat)])
  func recognisesFilms(_ bytes: [UInt8], _ format: ClipFormat) {
    #expect(ClipFormat(firstBytesOf: bytes) == format)
  }

  @Test(
    "Takes no picture, sound, raw photo or text for a film",
    arguments: [
      isoFile("heic"), isoFile("avif"), isoFile("crx "), [0xFF, 0xD8, 0xFF, 0xE0],
      Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WAVEfmt ".utf8), Array("Protein 10 %".utf8), [],
    ] as [[UInt8]])
  func takesNothingElse(_ bytes: [UInt8]) {
    #expect(ClipFormat(firstBytesOf: bytes) == nil)
  }

  @Test("Takes no folder, missing file or empty file for a film")
  func takesRegularFiles() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("empty.mov"))
    #expect(ClipFormat(ofFile: folder.path) == nil)
    #expect(ClipFormat(ofFile: folder.file("missing.mov")) == nil)
    #expect(ClipFormat(ofFile: folder.file("empty.mov")) == nil)
  }
}
