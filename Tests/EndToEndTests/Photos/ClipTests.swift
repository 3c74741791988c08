import BatchProcessing
import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs the program over films that are made of samples.
@Suite(
  "Films", .serialized,
  .enabled(if: ClipWriter.isInstalled, "ffmpeg is not installed: scripts/install-system --films"))
struct ClipTests {
  private static let can = Repository.samples + "/pet-us-can.jpg"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scan(
    _ arguments: String..., in folder: String? = nil
  ) async throws -> BuiltProgram.Outcome {
    // A busy machine may take longer than the standard limit for some frames.
    try await BuiltProgram("labelscan").run(
      ["scan", "--offline", "--json", "--time-limit", "600"] + arguments, in: folder)
  }

  private func images(of record: ProductRecord) throws -> [ImageReference] {
    guard case .images(let images) = record.origin else {
      Issue.record("the record is of no photo")
      return []
    }
    return images
  }

  @Test("A film gives the values of its label, its frames' times, and nothing of its metadata")
  func scansAFilm() async throws {
    var film = ClipWriter(of: Self.can)
    film.coding += [
      "-movflags", "use_metadata_tags", "-metadata", "location=+48.1374+011.5755/", "-metadata",
      "com.apple.quicktime.location.ISO6709=+48.1374+011.5755+519/",
    ]
    let path = folder.file("clip.mov")
    try await film.write(to: path)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("+48.1374".utf8)) != nil,
      "the film knows its place")

    let run = try await scan(path)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try JSONSchema.productRecord().faults(in: run.output) == [])
    #expect(run.output.range(of: Data("48.1374".utf8)) == nil)
    let record = try ProductRecord(json: run.output)
    #expect(record.status == .valid)
    #expect(record.nutrients[.protein]?.quantity.value == 10)
    #expect(record.nutrients[.moisture]?.quantity.value == 78)
    let image = try #require(images(of: record).first)
    #expect(try images(of: record).count == 1 && image.file == path && image.sha256?.count == 64)
    let times = try #require(image.frames)
    #expect((3...5).contains(times.count) && times == times.sorted())
    let evidence = try #require(record.nutrients[.protein]?.evidence?.image)
    #expect(times.contains { evidence == "\(path)#t=\(($0 * 100).rounded() / 100)" })
  }

  @Test("Frames complement each other: together they show what none shows alone")
  func framesComplementEachOther() async throws {
    let film = folder.file("pan.mp4")
    try await ClipWriter(
      of: Repository.samples + "/food-us-facts.jpg", filters: ClipWriter.panning(showing: 0.35)
    ).write(to: film)
    let whole = try ProductRecord(json: try await scan(film).output)
    let times = try #require(images(of: whole).first?.frames)
    #expect(times.count >= 3)
    var most = 0
    for (index, time) in times.enumerated() {
      let frame = folder.file("frame-\(index).png")
      try await ClipWriter.run([
        "-i", film, "-vf", "select=gte(t\\,\(time - 0.001))", "-frames:v", "1", frame,
      ])
      let run = try await scan(frame)
      guard !run.output.isEmpty else { continue }
      let record = try ProductRecord(json: run.output)
      most = max(most, record.nutrients.count)
      for (nutrient, value) in whole.nutrients {
        guard let other = record.nutrients[nutrient] else { continue }
        #expect(other.quantity == value.quantity, "\(nutrient) contradicts a frame")
      }
    }
    #expect(whole.nutrients.count > most, "\(whole.nutrients.count) values, a frame has \(most)")
  }

  @Test("Names every bad film of a folder, and reads the good ones, copies with their own names")
  func badFilmsStopNothing() async throws {
    let films = folder.url.appendingPathComponent("films")
    try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
    func path(_ name: String) -> String { films.path + "/" + name }
    try await ClipWriter(of: Self.can).write(to: path("-good.mp4"))
    let good = try Data(contentsOf: URL(fileURLWithPath: path("-good.mp4")))
    try good.write(to: URL(fileURLWithPath: path("copy.mov")))
    try good.prefix(good.count / 2).write(to: URL(fileURLWithPath: path("truncated.mp4")))
    try Data().write(to: URL(fileURLWithPath: path("empty.mov")))
    try Data("Protein 10 %\n".utf8).write(to: URL(fileURLWithPath: path("notes.mov")))
    try await ClipWriter.run(["-f", "lavfi", "-i", "sine=duration=1", path("sound.m4v")])
    let small = "testsrc=size=64x64:rate=0.05:duration=3600"
    try await ClipWriter.run(["-f", "lavfi", "-i", small] + ClipWriter.h264 + [path("hour.mp4")])
    let large = "testsrc=size=7680x4320:rate=1:duration=1"
    try await ClipWriter.run(["-f", "lavfi", "-i", large, "-c:v", "mjpeg", path("8k.avi")])

    let output = folder.file("out")
    let run = try await BuiltProgram("labelscan").run([
      "batch", films.path, "--output", output, "--offline", "--time-limit", "600",
    ])
    #expect(run.status == 1 && !run.wasKilled, "\(run.complaints)")
    let records = try wholeLines(of: output + "/records.jsonl").map {
      try ProductRecord(json: Data($0.utf8))
    }
    let read = try records.flatMap { try images(of: $0).map(\.file) }
    #expect(read.sorted() == ["-good.mp4", "copy.mov"])
    for record in records {
      let name = try #require(images(of: record).first?.file)
      #expect(record.nutrients[.protein]?.evidence?.image.hasPrefix(name + "#t=") == true)
      #expect(try #require(images(of: record).first?.frames).count >= 3)
    }
    let failures = try wholeLines(of: output + "/failures.jsonl").map {
      try JSONDecoder().decode(FailureLine.self, from: Data($0.utf8))
    }
    let words = [
      "truncated.mp4": "incomplete or damaged", "empty.mov": "is empty",
      "notes.mov": "is no picture", "sound.m4v": "holds no film", "hour.mp4": "more than 120 s",
      "8k.avi": "7680 x 4320",
    ]
    #expect(Set(failures.map(\.file)) == Set(words.keys))
    for failure in failures {
      #expect(failure.message.contains(words[failure.file] ?? "-"), "\(failure.message)")
    }
  }

  @Test("Reads a film whose name begins with a hyphen")
  func readsAName() async throws {
    try await ClipWriter(of: Self.can).write(to: folder.file("-v.mp4"))
    let run = try await scan("--", "-v.mp4", in: folder.path)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try images(of: ProductRecord(json: run.output)).map(\.file) == ["-v.mp4"])
  }

  @Test("Says that a film shows no label")
  func noLabel() async throws {
    let film = folder.file("wall.mp4")
    try await ClipWriter.run(
      ["-f", "lavfi", "-i", "color=c=gray:size=640x480:rate=10:duration=1"] + ClipWriter.h264
        + [film])
    let run = try await scan(film)
    #expect(run.status == 65)
    #expect(run.complaints.contains("no nutrient value was found in \(film)"))
  }

  @Test("Says what to install where the libraries are missing")
  func namesLibraries() async throws {
    let film = folder.file("clip.mp4")
    try await ClipWriter.run(
      ["-f", "lavfi", "-i", "testsrc=duration=1"] + ClipWriter.h264 + [film])
    // An empty file in a folder that is searched first takes the library's place.
    for version in 50...80 {
      try Data().write(to: URL(fileURLWithPath: folder.file("libavformat.so.\(version)")))
    }
    let run = try await BuiltProgram(path: "/usr/bin/env").run([
      "LD_LIBRARY_PATH=\(folder.path)", try BuiltProgram("labelscan").path, "scan", "--offline",
      film,
    ])
    #expect(run.status == 69, "\(run.complaints)")
    #expect(run.complaints.contains("libraries that decode films are not installed; install libav"))
  }

  @Test("Draws into no film")
  func drawsIntoPhotosAlone() async throws {
    try await ClipWriter(of: Self.can).write(to: folder.file("clip.mp4"))
    let run = try await scan("--annotate", folder.file("out.png"), folder.file("clip.mp4"))
    #expect(run.status == 64)
    #expect(run.complaints.contains("is a film, and --annotate draws into photos"))
  }
}
