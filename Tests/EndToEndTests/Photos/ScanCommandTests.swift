import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs `labelscan scan` as a user does, over one sample: a can whose five constituents are read.
@Suite("scan", .serialized) struct ScanCommandTests {
  private static let can = Repository.samples + "/pet-us-can.jpg"

  private func scan(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await BuiltProgram("labelscan").run(["scan", "--offline"] + arguments)
  }

  @Test("Shows a person tiles, the carbohydrates and the findings, and nothing of the terminal's")
  func showsTiles() async throws {
    let run = try await scan(Self.can)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints.isEmpty)
    let text = String(decoding: run.output, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Unknown product, unknown brand")
    #expect(lines.contains { $0.contains("valid, pet food, wet") })
    #expect(
      lines.contains(
        "│  min 10 %  │ │ min 6.5 %  │ │  max 1 %   │ │  max 78 %  │ │ max 2.8 %  │"))
    #expect(lines.contains { $0.hasPrefix("Carbohydrates 7.73 % of dry matter") })
    #expect(lines.contains("Findings"))
    #expect(text.contains("[CarbohydrateFollowsFromTypicalValues]"))
    #expect(!text.contains("\u{1B}"), "no colours where there is no terminal")
  }

  @Test("A value that a person refuses is missing, and one that is typed takes its place")
  func correctsByHand() async throws {
    let run = try await scan("--reject", "fat", "--reject", "ash", "--manual", "ash=2", Self.can)
    #expect(run.status == 0, "\(run.complaints)")
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(
      text.contains("│  min 10 %  │ │     --     │ │  max 1 %   │ │  max 78 %  │ │    2 %     │"))
    #expect(
      text.contains("│   photo    │ │  missing   │ │   photo    │ │   photo    │ │  by hand   │"))
    #expect(text.contains("fat 6.5 % (photo): refused by a person"))
    #expect(!text.contains("of dry matter"), "nothing is calculated from what is missing")
  }

  @Test("Prints a record that the schema allows, as one line")
  func printsARecord() async throws {
    let run = try await scan(
      "--json", "--name", "=cmd|' /C calc'!A0", "--brand", "Red | white", "--barcode",
      "4006381333931", "--manual", "taurine=0.1", Self.can)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.last == UInt8(ascii: "\n"))
    #expect(run.output.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(try JSONSchema.productRecord().faults(in: run.output) == [])
    let record = try ProductRecord(json: run.output)
    #expect(record.name == SourcedText("=cmd|' /C calc'!A0", source: .manual))
    #expect(record.barcode == GTIN("4006381333931").map { RecordBarcode($0, source: .manual) })
    #expect(record.nutrients[.taurine]?.source == .ocr, "what the photo says comes first")
    #expect(record.nutrients[.taurine]?.others.map(\.source) == [.manual])
  }

  @Test("A typed amount that no food can hold is refused, whatever the photo says")
  func refusesImpossibleAmounts() async throws {
    let run = try await scan(
      "--json", "--reject", "protein", "--manual", "protein=150", "--manual", "vitaminC=1000000g",
      Self.can)
    let record = try ProductRecord(json: run.output)
    #expect(record.nutrients[.protein] == nil)
    #expect(record.nutrients[.vitaminC] == nil)
    #expect(
      record.rejected.filter { $0.source == .manual }.map(\.rule.rawValue)
        == ["ValueIsPossible", "ValueIsPossible"])
  }

  @Test("Draws the values into a PNG of the photo, and never over the photo")
  func annotates() async throws {
    let folder = try TemporaryFolder()
    let run = try await scan("--annotate", folder.file("out.png"), Self.can)
    #expect(run.status == 0, "\(run.complaints)")
    let png = try Data(contentsOf: URL(fileURLWithPath: folder.file("out.png")))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(png.count > 100_000, "a photo's pixels are in it")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.png"])

    let again = try await scan("--annotate", folder.file("out.png"), Self.can)
    #expect(again.status == 0, "its own picture is replaced: \(again.complaints)")

    let foreign = folder.file("holiday.png")
    try FileManager.default.copyItem(
      atPath: Repository.samples + "/pet-es-dots.png", toPath: foreign)
    let spared = try await scan("--annotate", foreign, Self.can)
    #expect(spared.status == 73)
    #expect(spared.complaints.contains("is no picture that labelscan drew"))

    let photo = folder.file("can.jpg")
    try FileManager.default.copyItem(atPath: Self.can, toPath: photo)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.png"), withDestinationPath: "can.jpg")
    for name in ["can.jpg", "link.png"] {
      let refused = try await scan("--annotate", folder.file(name), photo)
      #expect(refused.status == 64)
      #expect(refused.complaints.contains("would replace the photo"))
    }
    #expect(FileManager.default.contentsEqual(atPath: photo, andPath: Self.can))
  }

  @Test(
    "A picture that cannot be written is told before the photo is read",
    arguments: [
      ("missing/out.png", "No such file or directory"), ("", "Is a directory"),
      ("notes.txt/out.png", "Not a directory"),
    ])
  func refusesUnwritablePictures(name: String, reason: String) async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file("notes.txt")))
    let run = try await scan("--annotate", folder.file(name), Self.can)
    #expect(run.status == 73)
    #expect(run.complaints.contains("cannot be written (\(reason)); name a file"))
    #expect(run.output.isEmpty)
  }

  @Test("A device is written to, not replaced, and a full one is an error of its own")
  func sparesDevices() async throws {
    let run = try await scan("--annotate", "/dev/full", Self.can)
    #expect(run.status == 74)
    #expect(run.complaints.contains("No space left on device"))
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(
    "An option that cannot be meant says what is wrong and what to give",
    arguments: [
      (["--manual", "foo=3"], "there is no nutrient \"foo\"; use energyKJ, "),
      (["--manual", "protein"], "write it like protein=10"),
      (["--manual", "protein=nan"], "the amount must be a number from 0 on"),
      (["--manual", "protein=-1"], "the amount must be a number from 0 on"),
      (["--manual", "protein=1e400"], "there is no unit \"e400\"; use g, mg, "),
      (["--manual", "protein=10stone"], "there is no unit \"stone\""),
      (["--manual", "fat=1", "--manual", "fat=2"], "gives fat twice"),
      (["--barcode", "4017721837195"], "its check digit is wrong"),
      (["--barcode", "123"], "give the 8, 12, 13 or 14 digits"),
      (["--reject", "colour"], "name a nutrient as in the record"),
      (["--food-type", "moist"], "'wet', 'dry' or 'semiMoist'"),
      (["--language", "tlh"], "no words for the language tlh; use en, "),
      (["--time-limit", "nan"], "give more than 0"),
    ])
  func explainsOptions(arguments: [String], sentence: String) async throws {
    let run = try await BuiltProgram("labelscan").run(
      ["scan", "--offline"] + arguments + [Self.can])
    #expect(run.status == 64)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
    #expect(run.output.isEmpty)
  }

  @Test("Folders that cannot be used are told before the photo is read")
  func refusesFolders() async throws {
    let models = try await scan("--tessdata", "/nowhere", Self.can)
    #expect(models.status == 69)
    #expect(
      models.complaints.contains("no folder /nowhere; name one that holds .traineddata files"))
    let pictures = try await scan("--debug-dir", "/dev/null/pictures", Self.can)
    #expect(pictures.status == 73)
    #expect(pictures.complaints.contains("the folder /dev/null/pictures cannot be made"))
  }

  @Test("A photo that says which product it shows is read, though it has no amounts")
  func readsAFront() async throws {
    let folder = try TemporaryFolder()
    for name in ["p4017721837194.jpg", "fine.jpg"] {
      try Data().write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let worker = ["--worker", try BuiltProgram("FaultyWorker").path]
    let program = try BuiltProgram("labelscan")
    func scan(_ arguments: String...) async throws -> BuiltProgram.Outcome {
      try await program.run(["scan", "--offline"] + worker + arguments, in: folder.path)
    }
    let front = try await scan("p4017721837194.jpg")
    #expect(front.status == 0)
    #expect(front.complaints.contains("no nutrient value was found in p4017721837194.jpg"))
    let nothing = try await scan("--name", "Pie", "--barcode", "4017721837194", "fine.jpg")
    #expect(nothing.status == 65, "what a person says is not read")
  }

  @Test("Names the photo whose worker hangs or crashes, and goes on with the others")
  func namesThePhotoThatHangs() async throws {
    let folder = try TemporaryFolder()
    for name in ["hang.jpg", "crash.jpg", "fine.jpg"] {
      try Data().write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let run = try await scan(
      "--json", "--worker", try BuiltProgram("FaultyWorker").path, "--time-limit", "0.5",
      folder.file("hang.jpg"), folder.file("crash.jpg"), folder.file("fine.jpg"))
    // The faulty worker reads no value, so that the record has none.
    #expect(run.status == 65)
    #expect(run.complaints.contains("hang.jpg: reading took longer than 0.5 s and was stopped"))
    #expect(run.complaints.contains("crash.jpg: the worker process crashed (signal 11)"))
    let record = try ProductRecord(json: run.output)
    guard case .images(let images) = record.origin else { throw CocoaError(.coderInvalidValue) }
    #expect(images.filter { $0.sha256 != nil }.map(\.file) == [folder.file("fine.jpg")])
    #expect(record.findings.filter { $0.rule.rawValue == "PhotoIsReadable" }.count == 2)
  }
}
