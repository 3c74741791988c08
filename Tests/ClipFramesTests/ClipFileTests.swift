import ClipFrames
import Foundation
import LabelImaging
import LabelModel
import LabelTestSupport
import Testing

@Suite(
  "Films",
  .enabled(if: ClipWriter.isInstalled, "ffmpeg is not installed: scripts/install-system --films"))
struct ClipFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let photo = Repository.samples + "/pet-us-can.jpg"

  private func frames(
    _ name: String, _ limits: ClipLimits = .standard
  ) throws -> [ClipFrame] {
    let path = folder.file(name)
    let format = try #require(ClipFormat(ofFile: path))
    return try ClipFile(path, format: format, limits: limits).frames(named: name)
  }

  /// Writes a film of a small test picture with these arguments of `ffmpeg`.
  private func writePattern(
    _ name: String, size: String = "320x240", seconds: Double = 1, rate: Double = 10,
    _ more: [String] = ClipWriter.h264
  ) async throws {
    let source = "testsrc=size=\(size):rate=\(rate):duration=\(seconds)"
    try await ClipWriter.run(["-f", "lavfi", "-i", source] + more + [folder.file(name)])
  }

  @Test("Chooses frames of the seconds in which the camera is sharp")
  func choosesSharpFrames() async throws {
    try await ClipWriter(of: Self.photo).write(to: folder.file("clip.mp4"))
    let frames = try frames("clip.mp4")
    #expect((3...5).contains(frames.count))
    for frame in frames {
      let part = frame.seconds - frame.seconds.rounded(.down)
      #expect(part > 0.65, "the camera is out of focus at \(frame.seconds) s")
      #expect(frame.image.width == 1280)
    }
    #expect(Set(frames.map(\.seconds)).count == frames.count)
  }

  @Test(
    "Reads the wrappings and codings of phones and cameras",
    arguments: [
      ("clip.mov", ClipWriter.h264), ("clip.mkv", ClipWriter.h264),
      ("clip.webm", ["-c:v", "libvpx", "-b:v", "1M"]), ("clip.avi", ["-c:v", "mjpeg"]),
      ("clip.3gp", ClipWriter.h264),
    ])
  func readsFormats(_ name: String, _ coding: [String]) async throws {
    try await writePattern(name, coding)
    let frames = try frames(name)
    #expect(frames.count >= 3)
    #expect(frames.allSatisfy { $0.image.width == 320 && $0.image.height == 240 })
  }

  @Test("Turns the frames of a phone that was held upright")
  func turnsFrames() async throws {
    try await writePattern("plain.mov", seconds: 0.1)
    try await ClipWriter.run([
      "-i", folder.file("plain.mov"), "-c", "copy", "-metadata:s:v", "rotate=90",
      folder.file("turned.mov"),
    ])
    // The program turns frames itself where it decodes them.
    try await ClipWriter.run([
      "-i", folder.file("turned.mov"), "-frames:v", "1", "-pix_fmt", "gray",
      folder.file("upright.png"),
    ])
    let upright = try decodeGray(contentsOf: folder.file("upright.png"))
    let frame = try #require(try frames("turned.mov").first)
    #expect(frame.image.width == 240 && frame.image.height == 320)
    let difference = zip(frame.image.pixels, upright.pixels).reduce(0) {
      $0 + abs(Int($1.0) - Int($1.1))
    }
    #expect(Double(difference) / Double(upright.pixels.count) < 2)
  }

  @Test("Reads a film of one frame")
  func readsOneFrame() async throws {
    try await writePattern("one.mp4", seconds: 0.1)
    let frames = try frames("one.mp4")
    #expect(frames.count == 1)
    #expect(frames.first?.seconds == 0)
  }

  @Test("Reads a film of very many pixels by its key frames")
  func readsKeyFrames() async throws {
    // A key frame each second.
    try await writePattern("clip.mp4", seconds: 3, ClipWriter.h264 + ["-sc_threshold", "0"])
    var limits = ClipLimits.standard
    let all = try frames("clip.mp4", limits).map(\.seconds)
    #expect(all.contains { $0.truncatingRemainder(dividingBy: 1) > 0.05 })
    limits.maxDecodedPixels = 320 * 240 * 20
    #expect(try frames("clip.mp4", limits).map(\.seconds).sorted() == [0, 1, 2])
  }

  @Test("Refuses a film of an hour, by its header and by its frames")
  func refusesAnHour() async throws {
    try await writePattern("hour.mp4", size: "64x64", seconds: 3600, rate: 0.05)
    #expect(throws: ClipError.tooLong(path: "hour.mp4", limit: 120)) { try frames("hour.mp4") }
    // Fragments: the header states no length.
    try await writePattern(
      "live.mp4", size: "64x64", seconds: 300, rate: 0.1,
      ClipWriter.h264 + ["-movflags", "frag_keyframe+empty_moov"])
    #expect(throws: ClipError.tooLong(path: "live.mp4", limit: 120)) { try frames("live.mp4") }
  }

  @Test("Refuses 8K, and a file that is longer than allowed")
  func refusesTooMuch() async throws {
    try await writePattern("8k.avi", size: "7680x4320", seconds: 0.1, ["-c:v", "mjpeg"])
    #expect(
      throws: ClipError.tooLarge(
        path: "8k.avi", size: PixelSize(width: 7680, height: 4320), limit: 4096 * 2304)
    ) { try frames("8k.avi") }
    try await writePattern("clip.mp4")
    var small = ClipLimits.standard
    small.maxFileBytes = 1000
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file("clip.mp4"))).count
    #expect(throws: ClipError.fileTooLarge(path: "clip.mp4", bytes: bytes, limit: 1000)) {
      try frames("clip.mp4", small)
    }
  }

  @Test("Refuses sound, with and without a cover")
  func refusesSound() async throws {
    let sound = ["-f", "lavfi", "-i", "sine=duration=1"]
    try await ClipWriter.run(sound + [folder.file("sound.m4a")])
    #expect(throws: ClipError.noPictures(path: "sound.m4a")) { try frames("sound.m4a") }
    try await ClipWriter.run(
      sound + ["-i", Self.photo, "-map", "0", "-map", "1", "-c:v", "copy"]
        + ["-disposition:v", "attached_pic", folder.file("cover.m4a")])
    #expect(throws: ClipError.noPictures(path: "cover.m4a")) { try frames("cover.m4a") }
  }

  @Test("Refuses a coding that phones and cameras do not have")
  func refusesCoding() async throws {
    try await writePattern("clip.mkv", ["-c:v", "ffv1"])
    #expect(throws: ClipError.unknownCoding(path: "clip.mkv")) { try frames("clip.mkv") }
  }

  @Test("Refuses a film that is cut off, its header at the end or at the beginning")
  func refusesTruncated() async throws {
    func cut(_ name: String) throws {
      let url = URL(fileURLWithPath: folder.file(name))
      let film = try Data(contentsOf: url)
      try film.prefix(film.count / 2).write(to: url)
    }
    try await writePattern("late.mp4", seconds: 4)
    try cut("late.mp4")
    #expect(throws: ClipError.damaged(path: "late.mp4")) { try frames("late.mp4") }
    try await writePattern(
      "early.mp4", seconds: 4, ClipWriter.h264 + ["-movflags", "faststart"])
    try await writePattern("early.avi", seconds: 4, ["-c:v", "mjpeg"])
    for name in ["early.mp4", "early.avi"] {
      try cut(name)
      let error = #expect(throws: ClipError.self) { try frames(name) }
      guard case .incomplete(name, let seconds, let stated) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
      #expect(seconds < 3 && stated == 4)
    }
  }

  @Test("Refuses a header that states an enormous picture, before decoding")
  func refusesHostileHeader() async throws {
    try await writePattern("clip.mp4")
    let url = URL(fileURLWithPath: folder.file("clip.mp4"))
    var film = try Data(contentsOf: url)
    // ISO/IEC 14496-12, 12.1.3: width and height are 28 bytes behind the sample entry's name.
    let table = try #require(film.range(of: Data("stsd".utf8)))
    let entry = try #require(
      film.range(of: Data("avc1".utf8), in: table.upperBound..<film.endIndex))
    let size = entry.upperBound + 24..<entry.upperBound + 28
    film.replaceSubrange(size, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try film.write(to: url)
    #expect(
      throws: ClipError.tooLarge(
        path: "clip.mp4", size: PixelSize(width: 65535, height: 65535), limit: 4096 * 2304)
    ) { try frames("clip.mp4") }
  }

  @Test("Survives damaged bytes anywhere")
  func survivesDamage() async throws {
    try await writePattern("clip.mp4", ClipWriter.h264 + ["-movflags", "faststart"])
    let film = try Data(contentsOf: URL(fileURLWithPath: folder.file("clip.mp4")))
    var random = NumberGenerator(seed: 7)
    var read = 0
    for _ in 0..<60 {
      var damaged = film
      for _ in 0..<8 {
        damaged[Int.random(in: 32..<film.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      try damaged.write(to: URL(fileURLWithPath: folder.file("damaged.mp4")))
      do {
        let frames = try frames("damaged.mp4")
        #expect(frames.allSatisfy { $0.seconds >= 0 && !$0.image.pixels.isEmpty })
        read += 1
      } catch is ClipError {}
    }
    #expect(read > 0, "not every damage is fatal")
  }

  @Test("Errors name the file and the remedy")
  func errorsHelp() {
    let error = ClipError.noLibrary(path: "a.mov", packages: "libavcodec59 libavformat59")
    #expect(error.description.contains("install libavcodec59 libavformat59"))
    #expect(ClipError.tooLong(path: "a.mov", limit: 120).description.contains("more than 120 s"))
    #expect(
      ClipError.incomplete(path: "a.mov", seconds: 1.04, stated: 4).description
        .contains("ends after 1.0 of 4.0 s"))
  }
}

/// A linear congruential generator: the same numbers on every machine.
private struct NumberGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
