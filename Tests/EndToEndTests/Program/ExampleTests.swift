import Foundation
import LabelModel
import LabelTestSupport
import Testing

@Suite("The example of a program") struct ExampleTests {
  @Test("It prints the record of a photo")
  func printsRecord() async throws {
    let photo = Repository.samples + "/pet-us-can.jpg"
    let outcome = try await BuiltProgram("FirstRecord").run([photo])
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("valid") == true)
    #expect(lines.contains { $0.hasPrefix("protein ") })
  }

  @Test(
    "The documents quote the value that the sample gives",
    arguments: ["README.md", "docs/commands.md"])
  func quotedValue(document: String) async throws {
    let text = try String(
      contentsOf: Repository.folder.appendingPathComponent(document), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let command = try #require(
      lines.firstIndex { $0.hasSuffix("samples/pet-us-can.jpg | jq -c .nutrients.protein") })
    let quoted = try JSONDecoder().decode(
      NutrientValue.self, from: Data(lines[command + 1].utf8))
    let outcome = try await BuiltProgram("labelscan").run(
      ["scan", "--offline", "--json", "samples/pet-us-can.jpg"], in: Repository.folder.path)
    var printed = try #require(try ProductRecord(json: outcome.output).nutrients[.protein])
    let certainties = try [quoted, printed].map { try #require($0.confidence).value }
    // A processor's own arithmetic may move the last digits.
    #expect(abs(certainties[0] - certainties[1]) < 0.01)
    printed.confidence = quoted.confidence
    #expect(printed == quoted)
  }

  @Test("The README shows the library as the example calls it")
  func readme() throws {
    func lines(of file: String) throws -> [String] {
      try String(contentsOf: Repository.folder.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
    }
    let shown = try lines(of: "README.md").drop { $0 != "import LabelScan" }.prefix(5)
    let source = try lines(of: "Examples/FirstRecord/Sources/FirstRecord/Entrances.swift")
    #expect(shown.last?.contains("ofText") == true)
    #expect(source.filter(shown.contains) == Array(shown))
  }
}
