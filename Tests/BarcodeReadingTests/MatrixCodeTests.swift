import BarcodeReading
import LabelImaging
import LabelModel
import LabelTestSupport
import Testing

@Suite("Reading QR codes, Data Matrix and industrial codes") struct MatrixCodeTests {
  private static let link = "https://id.example.com/01/09506000134352/10/AB-12?17=261231"
  private static let elements = "\u{1D}01095060001343521726123110AB12"

  @Test(
    "95 % of generated samples are read, and none wrongly",
    arguments: [("QRCode", link), ("DataMatrix", elements), ("DataMatrix", link)])
  func samples(format: String, text: String) throws {
    let code = try #require(DrawnCode(format, text))
    var random = SeededGenerator(seed: 21)
    var (read, wrong) = (0, 0)
    let count = 60
    for number in 0..<count {
      let image = code.picture(
        module: [2.5, 3, 4, 6][number % 4],
        turn: number % 3 == 0 ? 0 : Double.random(in: -0.35...0.35, using: &random),
        place: (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)),
        noise: &random)
      let readings = readBarcodes(in: image)
      if readings.codes.contains(where: { $0.text == text }) { read += 1 }
      wrong += readings.codes.count { $0.text != text }
      wrong += readings.settled.count { $0.gtin.digits != "9506000134352" }
    }
    #expect(read * 100 >= 95 * count, "\(read) of \(count)")
    #expect(wrong == 0)
  }

  @Test("A code's number, date and lot are those of its GS1 elements", arguments: [link, elements])
  func facts(text: String) throws {
    var random = SeededGenerator(seed: 5)
    let format = text == Self.link ? "QRCode" : "DataMatrix"
    let image = try #require(DrawnCode(format, text)).picture(
      module: 4, turn: 0.1, place: (0.2, 0.8), noise: &random)
    let readings = readBarcodes(in: image)
    let code = try #require(readings.codes.first)
    #expect(readings.settled.map(\.gtin.digits) == ["9506000134352"])
    #expect(readings.settled.first?.format == code.format)
    #expect(code.format == (text == Self.link ? "QR Code" : "GS1 DataMatrix"))
    #expect(code.elements?.bestBefore?.iso == "2026-12-31")
    #expect(code.elements?.lot == (text == Self.link ? "AB-12" : "AB12"))
  }

  @Test(
    "Other codes are named, and their numbers are no product's",
    arguments: [
      ("Code39", "Code 39", "4006381333931"), ("Code93", "Code 93", "4006381333931"),
      ("Code128", "Code 128", "0109506000134352"), ("PDF417", "PDF417", "4006381333931"),
      ("QRCode", "QR Code", "4006381333931"), ("ITF", "ITF", "123456"),
    ])
  func named(format: String, name: String, text: String) throws {
    var random = SeededGenerator(seed: 9)
    let code = try #require(DrawnCode(format, text))
    let image = code.picture(
      module: 3, turn: 0, place: (0.5, 0.5), stretch: code.rows > 4 ? 1 : 40, noise: &random)
    let readings = readBarcodes(in: image, effort: .patient)
    #expect(readings.codes.map(\.format) == [name])
    #expect(readings.codes.map(\.text) == [text])
    #expect(readings.settled.isEmpty)
  }

  @Test("An ITF-14 with a right check digit is a product's number")
  func caseCode() throws {
    var random = SeededGenerator(seed: 9)
    let image = try #require(DrawnCode("ITF", "19506000134359")).picture(
      module: 3, turn: 0, place: (0.5, 0.5), stretch: 40, noise: &random)
    #expect(readBarcodes(in: image).settled.map(\.format) == ["ITF-14"])
  }

  @Test("Print alone is no code", arguments: 0..<6)
  func noCode(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let tiny = try #require(DrawnCode("QRCode", "A"))
    // Modules of a twentieth of a pixel are a grey spot.
    let image = tiny.picture(
      module: 0.05, turn: 0, place: (0.5, 0.5), width: 1_300, height: 1_000, noise: &random)
    let readings = readBarcodes(in: image, effort: .patient)
    #expect(readings.codes.isEmpty && readings.settled.isEmpty)
  }
}
