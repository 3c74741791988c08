import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs `labelscan parse` and `labelscan read` as a user does.
@Suite("parse and read") struct TextCommandTests {
  private func folder(_ files: [String: Data]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, content) in files {
      try content.write(to: URL(fileURLWithPath: folder.file(name)))
    }
    return folder
  }

  @Test("Makes a record of each text, and names what is no text")
  func parses() async throws {
    let folder = try folder([
      "can.txt": Data("Analytical constituents: protein 10 %, fat 5 %, moisture 80 %\n".utf8),
      "photo.jpg": Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), "empty.txt": Data(),
      "wide.txt": Data("Protein 10 %".utf16.flatMap { [UInt8($0 & 255), 0] }),
    ])
    let run = try await BuiltProgram("labelscan").run(
      ["parse"] + ["can.txt", "photo.jpg", "empty.txt", "wide.txt", "gone.txt"], in: folder.path)
    #expect(run.status == 1)
    let records = try run.output.split(separator: UInt8(ascii: "\n")).map {
      try ProductRecord(json: Data($0))
    }
    #expect(records.map(\.origin) == [.text("can.txt"), .text("empty.txt")])
    #expect(records.first?.nutrients[.protein]?.quantity == Quantity(10, .percent))
    #expect(records.last?.nutrients.isEmpty == true)
    let complaints = run.complaints.split(separator: "\n")
    #expect(complaints.count == 3)
    for (complaint, name) in zip(complaints, ["photo.jpg", "wide.txt", "gone.txt"]) {
      #expect(complaint.contains(name))
    }
    #expect(complaints.first?.contains("is no text in UTF-8; use the scan command") == true)
  }

  @Test("Takes --json as the other commands do, and prints the same")
  func takesJSON() async throws {
    let folder = try folder(["can.txt": Data("Analytical constituents: protein 10 %\n".utf8)])
    let plain = try await BuiltProgram("labelscan").run(["parse", "can.txt"], in: folder.path)
    let json = try await BuiltProgram("labelscan").run(
      ["parse", "--json", "can.txt"], in: folder.path)
    #expect(plain.status == 0 && json.status == 0, "\(json.complaints)")
    #expect(json.output == plain.output)
  }

  @Test("Reads other engines' formats side by side, and goes on behind a damaged file")
  func parsesFormats() async throws {
    let vision =
      #"{"responses": [{"textAnnotations": [{"description": "Fat 5%"}, {"description": "Fat 5%"}]}]}"#
    let folder = try folder([
      "vision.json": Data(vision.utf8), "cut.json": Data(vision.utf8.dropLast(4)),
      "page.hocr": Data("<div class='ocr_page'><p class='ocr_line'>Fat 5%</p></div>".utf8),
      "page.xml": Data("<alto><TextLine><String CONTENT='Fat 5%'/></TextLine></alto>".utf8),
    ])
    let files = ["vision.json", "cut.json", "page.hocr", "page.xml"]
    let run = try await BuiltProgram("labelscan").run(["parse"] + files, in: folder.path)
    #expect(run.status == 1)
    let records = try run.output.split(separator: UInt8(ascii: "\n")).map {
      try ProductRecord(json: Data($0))
    }
    #expect(records.map(\.origin) == [.text("vision.json"), .text("page.hocr"), .text("page.xml")])
    #expect(
      run.complaints
        == "labelscan: cut.json: the JSON of Google Vision ends early; fetch the file again\n")
    let asked = try await BuiltProgram("labelscan").run(
      ["parse", "--from", "textract", "vision.json"], in: folder.path)
    #expect(asked.status == 65)
    #expect(asked.complaints.contains("no JSON of Textract"))
  }

  @Test(
    "Limits that cannot be used say what is wrong",
    arguments: [
      ("", "limits are not readable"),
      ("[]", "limits are not readable (it is no JSON object); write"),
      (#"{"wet": [1]}"#, "(wet is no JSON object)"),
      (#"{"wet": {"ash": 8}}"#, "(wet.ash is no JSON object)"),
      (
        #"{"wet": {"ash": {"minimum": 0, "maximum": 8, "max": 4}}}"#,
        "(wet.ash has the unknown key \"max\")"
      ),
      (#"{"moist": {}}"#, "use wet, dry, semiMoist"),
      (#"{"wet": {"sugar": {"minimum": 0, "maximum": 1}}}"#, "name the nutrient \"sugar\""),
      (#"{"wet": {"ash": {"minimum": 5, "maximum": 1}}}"#, "not above the maximum"),
    ])
  func refusesLimits(json: String, sentence: String) async throws {
    let folder = try folder(["limits.json": Data(json.utf8), "can.txt": Data("Fat 5 %".utf8)])
    let run = try await BuiltProgram("labelscan").run(
      ["parse", "--limits", "limits.json", "can.txt"], in: folder.path)
    #expect(run.status == 65)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
    #expect(run.output.isEmpty)
  }

  @Test("A name that is not UTF-8 is told as such, and not as a missing file")
  func refusesNamesThatAreNotUTF8() async throws {
    let script = #"exec "$0" read "$(printf 'caf\351.jpg')""#
    let shell = try await BuiltProgram(path: "/bin/sh").run(
      ["-c", script, try BuiltProgram("labelscan").path])
    #expect(shell.status == 66)
    #expect(
      shell.complaints
        == "labelscan: caf\\xE9.jpg is not valid UTF-8 and cannot stand in a record; rename it\n")
  }

  @Test("A reader that has seen enough is told nothing, and a full disk is told")
  func survivesItsReader() async throws {
    let folder = try folder(["can.txt": Data("Fat 5 %".utf8)])
    let program = try BuiltProgram("labelscan").path
    let shell = BuiltProgram(path: "/bin/sh")
    // A pipe that is open for writing alone: its reader has gone.
    let script = #"mkfifo p && exec 3<>p 4>p 3<&-; "$0" parse can.txt >&4; echo $? >&2"#
    let closed = try await shell.run(["-c", script, program], in: folder.path)
    #expect(closed.complaints == "74\n")
    let full = try await shell.run(
      ["-c", #"exec "$0" parse can.txt > /dev/full"#, program], in: folder.path)
    #expect(full.status == 74)
    #expect(full.complaints.contains("No space left on device"))
  }
}
