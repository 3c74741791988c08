import LabelModel
import TextFormats
import Testing

@Suite("Tesseract's TSV")
struct TesseractTSVTests {
  private let header =
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"

  @Test("Words of one line keep their places and confidences")
  func words() throws {
    let page = try RecognizedPage(
      tesseractTSV: [
        header, "1\t1\t0\t0\t0\t0\t0\t0\t400\t300\t-1\t",
        "5\t1\t1\t1\t1\t1\t10\t20\t40\t12\t96.5\tFat",
        "5\t1\t1\t1\t1\t2\t60\t20\t30\t12\t91\t3.5g", "5\t1\t1\t1\t2\t1\t10\t40\t50\t12\t80\tSalt",
        "",
      ].joined(separator: "\n"), source: "a.tsv")
    #expect(page.size == PixelSize(width: 400, height: 300))
    #expect(page.lines.map(\.text) == ["Fat 3.5g", "Salt"])
    #expect(page.lines[0].words[1].box == BoundingBox(left: 60, top: 20, right: 90, bottom: 32))
    #expect(page.lines[0].words[0].confidence == Confidence(0.965))
  }

  @Test("Names the line that is no TSV")
  func malformed() {
    #expect(throws: TextFormatError.malformedLine(number: 2)) {
      try RecognizedPage(tesseractTSV: header + "\n5\t1\t1", source: "")
    }
    #expect(throws: TextFormatError.malformedLine(number: 2)) {
      try RecognizedPage(
        tesseractTSV: header + "\n5\t1\t1\t1\t1\t1\t9223372036854775807\t0\t9\t9\t50\tFat",
        source: "")
    }
    #expect(throws: TextFormatError.noHeader) {
      try RecognizedPage(tesseractTSV: "Fat 3 g", source: "")
    }
  }
}
