import Foundation
import LabelImaging
import LabelModel
import LabelTestSupport
import Testing

@Suite("Bad image files")
struct BadFileTests {
  /// Runs `body` with a folder that is removed afterwards.
  func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    try body(folder)
  }

  func expect(_ expected: ImageError, reading path: String, limits: ImageLimits = .standard) {
    #expect(throws: expected) { try decodeGray(contentsOf: path, limits: limits) }
    #expect(throws: expected) { try decodeColor(contentsOf: path, limits: limits) }
  }

  @Test("Files that cannot be read say why")
  func refusesUnreadable() throws {
    try inFolder { folder in
      let missing = folder.appending(path: "missing.jpg").path
      expect(.notFound(path: missing), reading: missing)
      expect(.isFolder(path: folder.path), reading: folder.path)
      let empty = folder.appending(path: "empty.jpg")
      try Data().write(to: empty)
      expect(.empty(path: empty.path), reading: empty.path)
      expect(.notFound(path: empty.path + "/a.jpg"), reading: empty.path + "/a.jpg")
      expect(.notFound(path: empty.path + "\0.jpg"), reading: empty.path + "\0.jpg")
      // A link to itself cannot be opened by anyone, not even by root.
      let loop = folder.appending(path: "loop.jpg").path
      try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
      expect(
        .unreadable(path: loop, reason: "Too many levels of symbolic links"), reading: loop)
      expect(.notAFile(path: "/dev/null"), reading: "/dev/null")
    }
  }

  @Test("A pipe is refused at once, without waiting for its writer")
  func refusesPipe() throws {
    try inFolder { folder in
      let pipe = folder.appending(path: "pipe.jpg").path
      try #require(mkfifo(pipe, 0o600) == 0)
      expect(.notAFile(path: pipe), reading: pipe)
    }
  }

  @Test("The file's content counts, not its name")
  func tellsFormatByContent() throws {
    try inFolder { folder in
      let text = folder.appending(path: "text.jpg")
      try Data("BMW makes no bitmaps, and this is no photo.".utf8).write(to: text)
      expect(.notAnImage(path: text.path), reading: text.path)
      let pdf = folder.appending(path: "pdf.jpg")
      try Data("%PDF-1.7 and so on".utf8).write(to: pdf)
      expect(.unsupported(path: pdf.path, kind: "a PDF"), reading: pdf.path)
      let film = folder.appending(path: "film.ts")
      try Data((0..<564).map { $0 % 188 == 0 ? 0x47 : 0xFF }).write(to: film)
      expect(.unsupported(path: film.path, kind: "a film in MPEG-TS"), reading: film.path)
      let png = folder.appending(path: "png.jpg")
      try Data(PNGWriter().file).write(to: png)
      #expect(TestPicture.shows(TestPicture.levels, try decodeGray(contentsOf: png.path)))
    }
  }

  @Test("A file longer than allowed is not read")
  func refusesLongFile() throws {
    try inFolder { folder in
      let long = folder.appending(path: "long.png")
      try Data(PNGWriter().file).write(to: long)
      let size = PNGWriter().file.count
      var limits = ImageLimits.standard
      limits.maxFileBytes = size - 1
      expect(
        .fileTooLarge(path: long.path, bytes: size, limit: size - 1), reading: long.path,
        limits: limits)
      limits.maxFileBytes = size
      #expect(throws: Never.self) { try decodeGray(contentsOf: long.path, limits: limits) }
    }
  }

  @Test("A small file that states a huge size is refused by its header")
  func refusesBombs() throws {
    var gif = gifFile()
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let files: [(String, [UInt8], Int, Int)] = [
      ("PNG", PNGWriter(width: 30000, height: 30000).file, 30000, 30000),
      ("strip", PNGWriter(width: 65000, height: 1, rows: []).file, 65000, 1),
      ("PNG of 2^31 - 1", PNGWriter(width: 2_147_483_647, height: 9).file, 2_147_483_647, 9),
      ("JPEG", JPEGWriter(width: 65000, height: 65000).file, 65000, 65000),
      ("TIFF", tiffFile(width: 50000, height: 50000), 50000, 50000),
      ("GIF", gif, 65535, 65535),
    ]
    for (name, bytes, width, height) in files {
      let size = PixelSize(width: width, height: height)
      #expect(throws: ImageError.tooLarge(path: name, size: size, limits: .standard)) {
        try ImageFile(path: name, bytes: bytes)
      }
    }
    // The second has more bytes than can be counted.
    for side in [30_000, 2_000_000_000] {
      #expect(throws: ImageError.damaged(path: "BMP", format: .bmp)) {
        try ImageFile(path: "BMP", bytes: bmpFile(width: side, height: side))
      }
    }
  }

  /// An even grey picture of 8 × 8 pixels in up to 127 scans (ITU-T T.81, Annex G). Each
  /// coefficient has a scan, then one more for its last bit.
  private func progressiveJPEG(scans: Int) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }
    // One code of two zeros: no difference, or end of block. Ones fill the byte.
    let counts: [UInt8] = [0, 1] + Array(repeating: 0, count: 14)
    func scan(_ first: UInt8, _ last: UInt8, _ bits: UInt8) -> [UInt8] {
      segment(0xDA, [1, 1, 0, first, last, bits]) + [0x3F]
    }
    let coefficients: ClosedRange<UInt8> = 1...63
    let fine =
      coefficients.map { scan($0, $0, 0x01) } + coefficients.map { scan($0, $0, 0x10) }
    return [0xFF, 0xD8] + segment(0xDB, [0] + Array(repeating: 8, count: 64))
      + segment(0xC2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]) + segment(0xC4, [0x00] + counts + [0])
      + segment(0xC4, [0x10] + counts + [0]) + scan(0, 0, 0)
      + fine.prefix(scans - 1).joined() + [0xFF, 0xD9]
  }

  @Test("A chunk that states 2 GiB takes no memory")
  func makesNoRoomForAStatedChunk() throws {
    func peak() -> Int {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    }
    var file = Array(PNGWriter().file[..<33])
    file += [0x7F, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8) + [0]
    let before = peak()
    #expect(throws: ImageError.damaged(path: "a.png", format: .png)) {
      try ImageFile(path: "a.png", bytes: file).decodeGray()
    }
    // In KiB. Other tests run at the same time.
    #expect(peak() - before < 1 << 20)
  }

  @Test("A JPEG of more scans than any program makes is refused, since each takes time")
  func refusesScans() throws {
    let image = try ImageFile(path: "a", bytes: progressiveJPEG(scans: 100)).decodeGray()
    #expect(image.pixels == Array(repeating: 128, count: 64))
    #expect(throws: ImageError.damaged(path: "a", format: .jpeg)) {
      try ImageFile(path: "a", bytes: progressiveJPEG(scans: 101)).decodeGray()
    }
  }

  @Test("The message gives the numbers and what to do")
  func describesSize() {
    let error = ImageError.tooLarge(
      path: "a.png", size: PixelSize(width: 30000, height: 30000), limits: .standard)
    #expect(
      "\(error)"
        == """
        a.png has 30000 x 30000 pixels, more than the 32767 a side or 120000000 in all allowed; \
        scale it down or crop it to the label
        """)
  }

  @Test("A picture with no rows or columns is refused")
  func refusesZeroSize() {
    for (name, bytes) in [
      ("PNG", PNGWriter(width: 0, height: 5, rows: []).file), ("BMP", bmpFile(width: 0)),
      ("BMP without rows", bmpFile(height: 0)),
    ] {
      #expect(throws: ImageError.noPixels(path: name)) { try ImageFile(path: name, bytes: bytes) }
    }
    // libjpeg and libtiff refuse such headers themselves.
    for bytes in [JPEGWriter(width: 0).file, tiffFile(width: 0)] {
      #expect(throws: ImageError.self) { try ImageFile(path: "zero", bytes: bytes) }
    }
  }

  @Test("A file cut off anywhere is an error, never part of a picture")
  func refusesTruncated() throws {
    // Of an animation only the first frame is needed.
    for (name, format, bytes) in try DecodingTests.files() where name != "animated GIF" {
      // What a decoder needs may end a few bytes before the file does, with end markers for example.
      for length in stride(from: 0, to: bytes.count - 24, by: 7) {
        let cut = Array(bytes.prefix(length))
        do {
          let image = try ImageFile(path: name, bytes: cut).decodeGray()
          Issue.record("\(name), \(length) of \(bytes.count): \(image.width) x \(image.height)")
        } catch {
          let expected: [ImageError] = [
            .damaged(path: name, format: format), .notAnImage(path: name), .empty(path: name),
          ]
          #expect(expected.contains(error), "\(name), \(length): \(error)")
        }
      }
    }
  }

  @Test("Files with random bytes changed are decoded or refused, and never crash")
  func survivesDamage() throws {
    var random = SeededGenerator(seed: 2026)
    for (name, _, bytes) in try DecodingTests.files() {
      for _ in 0..<100 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        do {
          let image = try ImageFile(
            path: name, bytes: damaged,
            limits: ImageLimits(maxFileBytes: 100_000, maxPixels: 1_000_000, maxSide: 5000)
          ).decodeGray()
          #expect(image.width > 0 && image.height > 0)
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }
}
