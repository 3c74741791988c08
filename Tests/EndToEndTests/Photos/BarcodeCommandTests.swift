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
    let sample = Repository.samples + "/pet-de-flat.jpg"
    let run = try await BuiltProgram("labelscan").run(
      ["barcode", sample, "note.jpg", Repository.samples + "/pet-us-can.jpg"], in: folder.path)
    #expect(run.status == 1)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "\(sample): 2000000000107 EAN-13")
    #expect(lines.count == 2)
    #expect(run.complaints.contains("note.jpg"))
    let none = try await BuiltProgram("labelscan").run(
      ["barcode", "none.jpg", "neither.jpg"], in: folder.path)
    #expect(none.status == 66, "nothing was read")
  }

  @Test("Writes one array of JSON a photo, null for one that cannot be read")
  func writesJSON() async throws {
    let folder = try TemporaryFolder()
    try Data("no photo".utf8).write(to: URL(fileURLWithPath: folder.file("note.jpg")))
    let run = try await BuiltProgram("labelscan").run(
      ["barcode", "--json", "note.jpg", Repository.samples + "/pet-de-flat.jpg"], in: folder.path)
    #expect(run.status == 1)
    let lines = run.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.first.map { String(decoding: $0, as: UTF8.self) } == "null")
    let found = try lines.dropFirst().map { try JSONDecoder().decode([Found].self, from: $0) }
    #expect(found.map { $0.map(\.gtin) } == [["2000000000107"]])
    let box = try #require(found.first?.first?.box)
    #expect(box.left < box.right && box.top < box.bottom && box.left >= 0)
  }

  /// The modules of an EAN-13 whose check digit is wrong.
  private static let damaged =
    "10100011010100111010111101111010001001011001101010"
    + "100001010000101000010111010010000101101100101"

  /// Returns a bitmap of bars, white without modules.
  private static func bitmap(_ modules: String) -> Data {
    let (width, height) = (320, 160)
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
    }
    var file = Data("BM".utf8)
    // BITMAPFILEHEADER and BITMAPINFOHEADER of 24 bits a pixel, without compression.
    for (number, count) in [
      (54 + 3 * width * height, 4), (0, 4), (54, 4), (40, 4), (width, 4), (height, 4), (1, 2),
      (24, 2), (0, 4), (3 * width * height, 4), (2835, 4), (2835, 4), (0, 4), (0, 4),
    ] { file += bytes(number, count) }
    let bars = modules.map { $0 == "1" }
    for y in 0..<height {
      for x in 0..<width {
        let bar = (x - 60) / 2
        let isDark = (30..<130).contains(y) && x >= 60 && bars.indices.contains(bar) && bars[bar]
        file += [UInt8](repeating: isDark ? 30 : 225, count: 3)
      }
    }
    return file
  }

  @Test("Names bars that cannot be read, and says what to do; a photo without bars has no barcode")
  func namesDamagedBars() async throws {
    let folder = try TemporaryFolder()
    for (name, modules) in [("damaged.bmp", Self.damaged), ("blank.bmp", "")] {
      try Self.bitmap(modules).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let run = try await BuiltProgram("labelscan").run(
      ["barcode", "damaged.bmp", "blank.bmp"], in: folder.path)
    #expect(run.status == 0, "\(run.complaints)")
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.contains("photograph them close and sharp") == true)
    #expect(lines.last == "blank.bmp: no barcode")
  }
}
