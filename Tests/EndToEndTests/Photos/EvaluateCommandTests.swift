import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs `labelscan evaluate` as a user does, over a folder of two samples and what is no photo.
@Suite("evaluate", .serialized) struct EvaluateCommandTests {
  private static let samples = ["pet-us-can.jpg", "pet-us-dots.webp"]

  private struct Figures: Decodable {
    struct Label: Decodable {
      var file: String
    }
    var images: Int
    var right: Int
    var wrong: Int
    var fields: Int
    var precision: Double
    var labels: [Label]
  }

  /// A folder with the samples and their truth.
  private func folder(truth more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in Self.samples {
      try FileManager.default.copyItem(
        atPath: Repository.samples + "/" + name, toPath: folder.file(name))
    }
    let truth = try wholeLines(of: Repository.samples + "/truth.jsonl")
      .filter { line in Self.samples.contains { line.contains("\"\($0)\"") } }
    try #require(truth.count == Self.samples.count)
    try Data((truth.joined(separator: "\n") + "\n" + more).utf8)
      .write(to: URL(fileURLWithPath: folder.file("truth.jsonl")))
    return folder
  }

  private func evaluate(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await BuiltProgram("labelscan").run(["evaluate"] + arguments)
  }

  @Test("Gives figures, keeps the records and writes a page; the records give the same figures")
  func givesFigures() async throws {
    let folder = try folder()
    let run = try await evaluate(
      folder.path, "--json", "--html", folder.file("page.html"), "--keep-records",
      folder.file("kept.jsonl"))
    #expect(run.status == 0, "\(run.complaints)")
    let figures = try JSONDecoder().decode(Figures.self, from: run.output)
    #expect(figures.images == 2)
    #expect(figures.fields == figures.right && figures.fields > 5)
    #expect(figures.wrong == 0 && figures.precision == 1)
    #expect(Set(figures.labels.map(\.file)) == Set(Self.samples))

    let page = try String(contentsOfFile: folder.file("page.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("</html>"))
    for name in Self.samples { #expect(page.contains(name)) }
    #expect(page.components(separatedBy: "data:image/jpeg;base64,").count == 3, "both photos")

    let kept = try wholeLines(of: folder.file("kept.jsonl"))
    #expect(kept.count == 2)
    for line in kept {
      #expect(try JSONSchema.productRecord().faults(in: Data(line.utf8)) == [])
    }
    let again = try await evaluate(folder.path, "--json", "--records", folder.file("kept.jsonl"))
    let same = try JSONDecoder().decode(Figures.self, from: again.output)
    #expect(same.right == figures.right && same.fields == figures.fields)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        == Set(Self.samples + ["truth.jsonl", "page.html", "kept.jsonl"]), "no draft stays")
  }

  private struct Compared: Decodable {
    struct Comparison: Decodable {
      struct Change: Decodable {
        var nutrient: String
        var before: String
        var after: String
      }
      var changes: [Change]
    }
    var right: Int
    var reused: Int
    var comparison: Comparison
    var cpuSeconds: [String: Double]?
  }

  @Test("A second run takes the kept readings, and is compared with the first, value by value")
  func comparesWithKept() async throws {
    let folder = try folder()
    let (kept, records) = (folder.file("kept"), folder.file("records.jsonl"))
    let first = try await evaluate(folder.path, "--readings", kept, "--keep-records", records)
    #expect(first.status == 0, "\(first.complaints)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept).count == 2)

    // The earlier run is made to have missed one photo.
    let lines = try wholeLines(of: records)
    try Data((lines[0] + "\n").utf8).write(to: URL(fileURLWithPath: records))
    let second = try await evaluate(
      folder.path, "--readings", kept, "--compare", records, "--json")
    #expect(second.status == 0, "\(second.complaints)")
    let compared = try JSONDecoder().decode(Compared.self, from: second.output)
    #expect(compared.reused == 2)
    #expect(compared.cpuSeconds == nil, "nothing was read")
    #expect(compared.right > compared.comparison.changes.count)
    #expect(compared.comparison.changes.count > 2)
    #expect(compared.comparison.changes.allSatisfy { $0.before == "missed" && $0.after == "right" })

    let over = try await evaluate(
      folder.path, "--compare", records, "--readings", kept, "--keep-records", records)
    #expect(over.status == 64)
    #expect(over.complaints.contains("--keep-records would replace \(records)"))
  }

  @Test("The causes of losses in earlier records are found in the photos")
  func causesOfRecords() async throws {
    let folder = try folder()
    let records = folder.file("records.jsonl")
    try Data().write(to: URL(fileURLWithPath: records))
    let run = try await evaluate(folder.path, "--records", records, "--causes")
    #expect(run.status == 0, "\(run.complaints)")
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains(" 0 right, 0 wrong\n"))
    #expect(text.contains("Missed values by cause\n"))
    #expect(text.contains("\n  not trusted: "))
    #expect(text.contains("protein (not trusted)"))
  }

  @Test("Totals name no photo and no value, in text and JSON, and go with no page of photos")
  func totals() async throws {
    let value = #""subject": "petFood", "nutrients": {"protein": {"value": 77.7, "unit": "%"}}"#
    let folder = try folder(truth: #"{"image": "notes.jpg", \#(value)}"# + "\n")
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.file("notes.jpg")))
    let record = #"{"image": "notes.jpg", "basis": "asFed", "nutrients": {"ash": {"value": 66.6}}}"#
    let records = folder.file("records.jsonl")
    try Data((record + "\n").utf8).write(to: URL(fileURLWithPath: records))
    let runs = [
      try await evaluate(folder.path, "--totals"),
      try await evaluate(folder.path, "--totals", "--json"),
      try await evaluate(
        folder.path, "--totals", "--records", records, "--compare", records, "--causes"),
      try await evaluate(folder.path, "--totals", "--records", records),
    ]
    #expect(runs.map(\.status) == [1, 1, 1, 0])
    for run in runs {
      let text = String(decoding: run.output, as: UTF8.self) + run.complaints
      for hidden in Self.samples + ["notes", "77.7", "66.6"] {
        #expect(!text.contains(hidden), "\(hidden) in \(text)")
      }
    }
    let text = String(decoding: runs[3].output, as: UTF8.self)
    #expect(text.contains("Everything wrong by cause\n  nutrient not printed: 1\n"))
    #expect(String(decoding: runs[0].output, as: UTF8.self).contains("Failed photos: 1\n"))
    let page = try await evaluate(folder.path, "--totals", "--html", folder.file("page.html"))
    #expect(page.status == 64)
    #expect(page.complaints.contains("--totals shows no single label: leave --html out"))
  }

  @Test("A photo that cannot be read counts as missed, is named, and is an exit code of its own")
  func namesWhatFailed() async throws {
    let value = #""nutrients": {"protein": {"value": 10, "unit": "%"}}"#
    let folder = try folder(truth: #"{"image": "notes.jpg", \#(value)}"# + "\n")
    try Data("Protein 10 %".utf8).write(to: URL(fileURLWithPath: folder.file("notes.jpg")))
    let run = try await evaluate(folder.path)
    #expect(run.status == 1, "\(run.complaints)")
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.hasPrefix("3 labels, "))
    #expect(text.contains("complete labels: 2 of 3"))
    #expect(text.contains("Failed photos\n  notes.jpg: "))
  }

  @Test("What cannot be written is told before any photo is read, and a full disk keeps figures")
  func tellsBeforehand() async throws {
    let folder = try folder()
    for option in ["--html", "--keep-records"] {
      let run = try await evaluate(folder.path, option, folder.file("missing/file"))
      #expect(run.status == 73)
      #expect(run.complaints.contains("missing/file cannot be written (No such file or directory)"))
      #expect(run.output.isEmpty)
    }
    let truth = folder.file("truth.jsonl")
    let over = try await evaluate(folder.path, "--keep-records", truth)
    #expect(over.status == 64)
    #expect(over.complaints.contains("--keep-records would replace \(truth); name another file"))
    let photo = folder.file(Self.samples[0])
    let page = try await evaluate(folder.path, "--html", photo)
    #expect(page.status == 64 && page.output.isEmpty)
    #expect(page.complaints.contains("--html would replace \(photo); name another file"))
    try Data().write(to: URL(fileURLWithPath: folder.file("empty.jsonl")))
    let records = folder.file("empty.jsonl")
    let full = try await evaluate(folder.path, "--records", records, "--html", "/dev/full")
    #expect(full.status == 74)
    #expect(full.complaints.contains("/dev/full cannot be written (No space left on device)"))
    #expect(String(decoding: full.output, as: UTF8.self).contains("recall 0.0"))
  }

  @Test(
    "A truth that cannot be used is told with its line",
    arguments: [
      ("{", 65, "line 3: not valid JSON"),
      (#"{"image": "../x.jpg", "nutrients": {}}"#, 65, "line 3: image: a file must be named"),
      (#"{"image": "pet-us-can.jpg", "nutrients": {}}"#, 65, "names pet-us-can.jpg on lines"),
    ] as [(String, Int32, String)])
  func refusesBadTruth(line: String, code: Int32, sentence: String) async throws {
    let folder = try folder(truth: line + "\n")
    let run = try await evaluate(folder.path)
    #expect(run.status == code)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
  }
}
