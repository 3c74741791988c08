import LabelModel
import Testing
import labelscan

@Suite struct TesseractTSVTests {
  @Test("A page is written in Tesseract's columns, and no word can add a column or a row")
  func columns() {
    let page = RecognizedPage(
      source: "a.jpg",
      lines: [
        TextLine(words: [
          Word(
            text: "Fat\t6", box: BoundingBox(left: 1, top: 2, right: 11, bottom: 22),
            confidence: Confidence(0.5)),
          Word(text: "%\n"),
        ])
      ])
    #expect(
      page.tesseractTSV == """
        level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext
        5\t1\t1\t1\t1\t1\t1\t2\t10\t20\t50.0\tFat\u{FFFD}6
        5\t1\t1\t1\t1\t2\t0\t0\t0\t0\t-1\t%\u{FFFD}

        """)
  }
}
