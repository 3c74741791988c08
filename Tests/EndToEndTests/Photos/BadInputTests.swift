import BatchProcessing
import Evaluation
import Foundation
import LabelModel
import LabelTestSupport
import Testing

@Suite("Bad input") struct BadInputTests {
  /// A PNG that says how large it is and has no pixels.
  private static func emptyPNG(width: UInt32, height: UInt32) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] {
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      var sum: UInt32 = 0xffff_ffff
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
      }
      return bytes(UInt32(content.count)) + body + bytes(~sum)
    }
    let header = bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
        + chunk("IEND", []))
  }

  @Test(
    "An empty name is called so",
    arguments: [
      (["scan", "--offline"], "a photo's name is empty; name a file"),
      (["barcode"], "a photo's name is empty; name a file"),
      (["parse"], "a file's name is empty; name a file"),
      (["batch", "--offline", "--output", "out"], "the folder's name is empty; name a folder"),
    ])
  func emptyName(command: [String], message: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await BuiltProgram("labelscan").run(command + [""], in: folder.path)
    #expect(outcome.status == 66)
    #expect(outcome.complaints.contains("labelscan: \(message)\n"))
  }

  @Test(
    "A photo on standard input is refused with what to do", arguments: ["scan", "read", "barcode"])
  func standardInput(command: String) async throws {
    let outcome = try await BuiltProgram("labelscan").run([command, "-"])
    #expect(outcome.status == 66)
    #expect(
      outcome.complaints.contains(
        "a photo is not read from standard input; save it to a file first\n"))
  }

  @Test(
    "A pipe that nobody writes to is refused, in the place of each small file",
    arguments: [
      ["scan", "--offline", "--limits", "pipe", "a.jpg"], ["parse", "pipe"], ["compare", "pipe"],
      ["evaluate", "--truth", "pipe", "."], ["diary", "meals", "import", "pipe"],
      ["scan", "--keys", "pipe", "a.jpg"],
    ])
  func pipeWithoutWriter(command: [String]) async throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    let outcome = try await BuiltProgram("labelscan").run(command, in: folder.path)
    #expect(outcome.status == 66)
    #expect(outcome.complaints.contains("cannot read pipe: it is a pipe that no program writes to"))
  }

  @Test(
    "A value of the command line that is refused says why",
    arguments: [
      (["list", "remove", "x"], "such as 3 or #3"), (["diary", "delete", "x"], "such as 3 or #3"),
      (["show", "nope"], "give the digits under its barcode"),
      (["show", "4006381333932"], "its check digit is wrong"),
      (["search", "x", "--limit", "0"], "give a whole number from 1 on"),
      (["batch", ".", "-o", "out", "--shard", "3/2"], "such as 2/8"),
      (["batch", ".", "-o", "out", "--jobs", "x"], "\ngive a number, such as 4\n"),
      (["batch", ".", "-o", "out", "--jobs", "1.5"], "\ngive a whole number, such as 4\n"),
    ])
  func refusedValue(command: [String], reason: String) async throws {
    let outcome = try await BuiltProgram("labelscan").run(command)
    #expect(outcome.status == 64)
    #expect(outcome.complaints.contains(reason), "\(outcome.complaints)")
  }

  /// `serve` reads photos of many products, and `edit` reads none.
  @Test(
    "A command knows no option that cannot be right for it",
    arguments: [
      ["serve", "--check", "--barcode", "4006381333931"],
      ["serve", "--check", "--manual", "fat=5"],
      ["serve", "--check", "--name", "Pâté"], ["edit", "#1", "--estimate", "--name", "Pâté"],
      ["edit", "#1", "--language", "de", "--name", "Pâté"],
    ])
  func optionOfAnotherCommand(command: [String]) async throws {
    let outcome = try await BuiltProgram("labelscan").run(command)
    #expect(outcome.status == 64)
    #expect(outcome.complaints.contains("Unknown option '\(command[2])'"))
  }

  @Test("Names every bad photo of a folder, and reads the good one among them")
  func badPhotosStopNothing() async throws {
    let folder = try TemporaryFolder()
    let photos = folder.url.appendingPathComponent("photos")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    let samples = URL(fileURLWithPath: Repository.samples)
    let good = try Data(contentsOf: samples.appendingPathComponent("pet-us-dots.webp"))
    let bad: [String: Data] = [
      "bomb.png": Self.emptyPNG(width: 30_000, height: 30_000),
      "empty.jpg": Data(),
      "notes.jpg": Data("Protein 10 %, fat 5 %\n".utf8),
      "pixelless.png": Self.emptyPNG(width: 64, height: 64),
      "sideless.png": Self.emptyPNG(width: 0, height: 0),
      "truncated.heic": try Data(contentsOf: samples.appendingPathComponent("food-fr.heic"))
        .prefix(20_000),
      "truncated.webp": good.prefix(2_000),
    ]
    for (name, content) in bad { try content.write(to: photos.appendingPathComponent(name)) }
    try good.write(to: photos.appendingPathComponent("good.webp"))
    try FileManager.default.createSymbolicLink(
      atPath: photos.appendingPathComponent("gone.jpg").path, withDestinationPath: "nowhere.jpg")

    let output = folder.url.appendingPathComponent("out")
    let run = try await BuiltProgram("labelscan").run([
      "batch", photos.path, "--output", output.path, "--offline",
    ])

    #expect(run.status == 1 && !run.wasKilled, "\(run.complaints)")
    let file = output.appendingPathComponent("records.jsonl").path
    #expect(try wholeLines(of: file).count == 1)
    let records = try readRecords(
      from: file, of: [TruthLabel(file: "good.webp", subject: .petFood, nutrients: [:])])
    #expect(records["good.webp"]?.nutrients["protein"]?.quantity.value == 9)
    let failures = try wholeLines(of: output.path + "/failures.jsonl").map {
      try JSONDecoder().decode(FailureLine.self, from: Data($0.utf8))
    }
    #expect(Set(failures.map(\.file)) == Set(bad.keys).union(["gone.jpg"]))
    #expect(failures.count == bad.count + 1)
    for failure in failures {
      #expect(failure.message.count > 20, "\(failure.file): \(failure.message)")
    }
  }

  @Test(
    "Refuses a photo that is none with its own exit code and a sentence",
    arguments: [("missing.jpg", 66), ("notes.jpg", 65)] as [(String, Int32)])
  func scanSaysWhy(_ name: String, _ code: Int32) async throws {
    let folder = try TemporaryFolder()
    try Data("no photo".utf8).write(to: folder.url.appendingPathComponent("notes.jpg"))
    let run = try await BuiltProgram("labelscan").run([
      "scan", "--offline", folder.url.appendingPathComponent(name).path,
    ])
    #expect(run.status == code, "\(run.complaints)")
    #expect(run.complaints.contains(name))
    #expect(run.output.isEmpty)
  }
}
