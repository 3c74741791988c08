import LabelModel
import LabelParsing
import LabelPipeline
import Testing

@Suite struct RecognizedTextTests {
  private static let header =
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
  private static let panel = """
    Analytical constituents: Crude protein 10.5 %, crude fat 6.5 %,
    crude fibre 0.5 %, crude ash 2.1 %, moisture 79 %
    """

  @Test("Tesseract's TSV is told from plain text by its first line")
  func tellsFormat() {
    #expect(RecognizedTextFormat(of: Self.header) == .tsv)
    #expect(RecognizedTextFormat(of: "level of fat 6 %") == .text)
    #expect(RecognizedTextFormat(of: "") == .text)
  }

  @Test("TSV is read with its places; asked for as text, it is text")
  func formats() throws {
    let tsv = Self.header + "5\t1\t1\t1\t1\t1\t10\t20\t30\t40\t96\tFat\n"
    let page = try recognizedPage(tsv, source: "a.tsv", format: nil)
    #expect(
      page.words.map(\.box) == [BoundingBox(left: 10, top: 20, right: 40, bottom: 60)])
    let text = try recognizedPage(tsv, source: "a.tsv", format: .text)
    #expect(text.words.allSatisfy { $0.box == nil })
  }

  @Test("Plain text asked for as TSV is refused")
  func wrongFormat() {
    #expect(throws: TextFormatError.self) {
      try recognizedPage(Self.panel, source: "a.txt", format: .tsv)
    }
  }

  @Test("A text's record names the text, and no engine but ours")
  func record() async throws {
    let page = try recognizedPage(Self.panel, source: "can.txt", format: nil)
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.origin == .text("can.txt"))
    #expect(record.nutrients.count == 5)
    #expect(record.engine == EngineInfo(labelscan: labelscanVersion))
  }
}
