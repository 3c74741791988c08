import Foundation
import LabelTestSupport
import Testing

/// Runs `labelscan barcode` as a user does.
@Suite("barcode") struct BarcodeCommandTests {
  private struct Found: Decodable, Equatable {
    struct Box: Decodable, Equatable { var left, top, right, bottom: Int }
    var gtin: String
    var format: String
    var box: Box
  }

  @Test("Shows the numbers of several photos, and names the one that is none")
  func showsNumbers() async throws {
    let folder = try TemporaryFolder()
    try Data("no photo".utf8).write(to: URL(fileURLWithPath: folder.file("note.jpg")))
    let sample = SampleRun.samples + "/pet-de-flat.jpg"
    let run = try await BuiltProgram("labelscan").run(
      ["barcode", sample, "note.jpg", SampleRun.samples + "/pet-us-can.jpg"], in: folder.path)
    #expect(run.status == 1)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "\(sample): 2000000000107 EAN-13")
    #expect(lines.count == 2)
    #expect(run.complaints.contains("note.jpg"))
  }

  @Test("Writes one array of JSON a photo, null for one that cannot be read")
  func writesJSON() async throws {
    let folder = try TemporaryFolder()
    try Data("no photo".utf8).write(to: URL(fileURLWithPath: folder.file("note.jpg")))
    let run = try await BuiltProgram("labelscan").run(
      ["barcode", "--json", "note.jpg", SampleRun.samples + "/pet-de-flat.jpg"], in: folder.path)
    #expect(run.status == 1)
    let lines = run.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.first.map { String(decoding: $0, as: UTF8.self) } == "null")
    let found = try lines.dropFirst().map { try JSONDecoder().decode([Found].self, from: $0) }
    #expect(found.map { $0.map(\.gtin) } == [["2000000000107"]])
    let box = try #require(found.first?.first?.box)
    #expect(box.left < box.right && box.top < box.bottom && box.left >= 0)
  }
}
