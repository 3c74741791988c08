import CZlib
import LabelModel
import LabelParsing
import Testing
import TextFormats

@Suite("One label in all formats")
struct SameLabelTests {
  private static let parser = LabelParser(lexicon: .standard)
  private static let placed = RecognizedTextFormat.allCases.filter { $0 != .text }

  private func values(_ page: RecognizedPage) -> [String] {
    Self.parser.parse(page).readings.map {
      "\($0.nutrient) \($0.quantity.value) \($0.quantity.unit) \($0.modifier.map { "\($0)" } ?? "") "
        + "\($0.basis.map { "\($0)" } ?? "")"
    }.sorted()
  }

  @Test("Gives the same values, tilted or not, whatever the format", arguments: placed)
  func values(of format: RecognizedTextFormat) throws {
    let expected = values(
      try recognizedPage(InventedLabel().bytes(.text), source: "a", format: .text))
    #expect(expected.count == 8)
    for slope in [0, 0.04, -0.04] {
      let label = InventedLabel(slope: slope)
      let page = try recognizedPage(label.bytes(format), source: "a")
      #expect(values(page) == expected, "\(format) at slope \(slope)")
    }
  }

  @Test("A byte order mark hides no format", arguments: RecognizedTextFormat.allCases)
  func marked(_ format: RecognizedTextFormat) throws {
    let bytes = InventedLabel().bytes(format)
    let marked = [0xEF, 0xBB, 0xBF] + bytes
    #expect(try RecognizedTextFormat(of: marked) == format)
    #expect(try recognizedPage(marked, source: "a") == recognizedPage(bytes, source: "a"))
  }

  @Test("Keeps words, places and confidences", arguments: placed)
  func words(of format: RecognizedTextFormat) throws {
    let label = InventedLabel()
    let page = try recognizedPage(label.bytes(format), source: "a", format: format)
    #expect(
      page.lines.map(\.text) == InventedLabel.rows.map(\.name) + InventedLabel.rows.map(\.value))
    #expect(page.words.allSatisfy { $0.confidence == Confidence(0.96) })
    #expect(page.turn == .none)
    guard format != .textract else { return }
    #expect(page.size == label.size)
    #expect(page.lines[8].words[1].box == BoundingBox(left: 848, top: 100, right: 896, bottom: 130))
  }

  @Test("Textract's boxes are its shares of a page of likely shape")
  func shares() throws {
    let page = try recognizedPage(InventedLabel().bytes(.textract), source: "a")
    let size = try #require(page.size)
    let box = try #require(page.lines[8].words[1].box)
    #expect(abs(Double(box.left) / Double(size.width) - 848.0 / 1200) < 0.001)
    #expect(abs(Double(box.bottom) / Double(size.height) - 130.0 / 900) < 0.001)
    // The invented letters are 16 by 30; 0.6 times as wide as high is usual.
    #expect(abs(Double(size.height) / Double(size.width) - 0.75 / 1.125) < 0.01)
  }

  @Test(
    "Makes a page upright whose text is turned",
    arguments: [RecognizedTextFormat.hocr, .googleVision, .textract],
    [QuarterTurn.right, .half, .left])
  func turned(_ format: RecognizedTextFormat, _ turn: QuarterTurn) throws {
    let label = InventedLabel(turn: turn)
    let upright = try recognizedPage(InventedLabel().bytes(format), source: "a")
    let page = try recognizedPage(label.bytes(format), source: "a")
    let back: [QuarterTurn: QuarterTurn] = [.right: .left, .half: .half, .left: .right]
    #expect(page.turn == back[turn])
    #expect(values(page) == values(upright))
    #expect(page.lines.map(\.text) == upright.lines.map(\.text))
    if format != .textract {
      #expect(page.size == upright.size)
      #expect(page.lines[8].box == upright.lines[8].box)
    }
  }

  @Test("Google Vision's words alone give the same lines")
  func onlyWords() throws {
    let label = InventedLabel(slope: 0.03)
    let bytes = Array(label.json(label.googleVision(onlyWords: true)).utf8)
    let page = try recognizedPage(bytes, source: "a")
    let full = try recognizedPage(label.bytes(.googleVision), source: "a")
    #expect(page.lines.map(\.text) == full.lines.map(\.text))
    #expect(page.lines.map(\.box) == full.lines.map(\.box))
    #expect(page.words.allSatisfy { $0.confidence == nil })
    #expect(values(page) == values(full))
  }

  @Test(
    "Reads what gzip packed, and refuses what unpacks to too much or is damaged", arguments: placed)
  func packed(_ format: RecognizedTextFormat) throws {
    let bytes = InventedLabel().bytes(format)
    let packed = try #require(gzip(bytes))
    #expect(
      try recognizedPage(packed, source: "a") == recognizedPage(bytes, source: "a"))
    #expect(throws: TextFormatError.damagedArchive) {
      try recognizedPage(Array(packed.dropLast(9)), source: "a")
    }
  }

  @Test("A small archive that unpacks to more than the limit is refused")
  func bomb() throws {
    let bomb = try #require(gzip([UInt8](repeating: 0x20, count: longestRecognizedText + 1)))
    #expect(bomb.count < 100_000)
    #expect(throws: TextFormatError.tooLong(limit: longestRecognizedText)) {
      try recognizedPage(bomb, source: "a")
    }
  }

  private func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let status = bytes.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    return status == Z_STREAM_END ? Array(output[..<Int(stream.total_out)]) : nil
  }
}
