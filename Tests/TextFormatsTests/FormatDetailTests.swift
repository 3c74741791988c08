import LabelModel
import Testing
import TextFormats

@Suite("What is particular to a format")
struct FormatDetailTests {
  private func page(_ text: String) throws -> RecognizedPage {
    try recognizedPage(Array(text.utf8), source: "a")
  }

  @Test("hOCR: lines without words are divided at their spaces, each word with its share")
  func wordlessLines() throws {
    let page = try page(
      """
      <div class='ocr_page'><p><span class='ocr_line' title='bbox 100 10 200 30'>Fett 3 g&nbsp;</span>
      """)
    #expect(page.lines.map(\.text) == ["Fett 3 g"])
    #expect(page.words.map { $0.box?.left } == [100, 155, 177])
  }

  @Test("hOCR: tags that are not closed or not matched do no harm")
  func unmatchedTags() throws {
    let page = try page(
      """
      <html><body><div class=ocr_page title='bbox 0 0 400 300'>
      <span class=ocr_line><span class=ocrx_word title='bbox 1 1 40 20'><strong><em>Fett</strong>
      <span class=ocrx_word title='bbox 50 1 90 20'>3 <b>g</b></span></span>
      <span class=ocr_header><span class="x ocrx_word">Salz</span></div></html>
      """)
    #expect(page.lines.map(\.text) == ["Fett 3 g", "Salz"])
    #expect(page.size == PixelSize(width: 400, height: 300))
  }

  @Test("hOCR: words that stand in no line are put into lines")
  func looseWords() throws {
    func word(_ text: String, _ left: Int, _ top: Int) -> String {
      "<span class='ocrx_word' title='bbox \(left) \(top) \(left + 40) \(top + 20)'>\(text)</span>"
    }
    let page = try page(
      "<div class='ocr_page'>" + word("Fett", 10, 10) + word("Salz", 10, 40) + word("3g", 58, 11)
        + word("1g", 58, 41) + word("9g", 200, 12) + "</div>")
    #expect(page.lines.map(\.text) == ["Fett 3g", "Salz 1g", "9g"])
  }

  @Test("ALTO: a hyphen at a line's end is kept, and versions with a prefix are read")
  func altoDetails() throws {
    let page = try page(
      """
      <a:alto xmlns:a="http://www.loc.gov/standards/alto/ns-v2#"><a:TextLine>
      <a:String CONTENT="Kohlen" SUBS_TYPE="HypPart1" SUBS_CONTENT="Kohlenhydrate"/><a:HYP CONTENT="-"/>
      </a:TextLine><a:TextLine><a:String CONTENT="hydrate 3 g" HPOS="0" VPOS="0" WIDTH="110" HEIGHT="20"/>
      </a:TextLine></a:alto>
      """)
    #expect(page.lines.map(\.text) == ["Kohlen-", "hydrate 3 g"])
    #expect(page.lines[0].words[0].box == nil)
    #expect(page.lines[1].words.map { $0.box?.left } == [0, 80, 100])
  }

  private func googleWord(_ text: String, space: String, _ left: Int, _ top: Int, _ right: Int)
    -> String
  {
    let symbols =
      text.map { #"{"text": "\#($0)"}"# }.dropLast()
      + [#"{"text": "\#(text.suffix(1))", "property": {"detectedBreak": {"type": \#(space)}}}"#]
    return """
      {"symbols": [\(symbols.joined(separator: ","))], "boundingBox": {"vertices": [{"x": \(left), "y": \(top)},
      {"x": \(right), "y": \(top)}, {"x": \(right), "y": \(top + 20)}, {"x": \(left), "y": \(top + 20)}]}}
      """
  }

  private func google(_ paragraphs: [[String]]) throws -> RecognizedPage {
    let paragraphs = paragraphs.map { #"{"words": [\#($0.joined(separator: ","))]}"# }
    return try page(
      """
      {"fullTextAnnotation": {"pages": [{"blocks": [{"paragraphs": [\(paragraphs.joined(separator: ","))]}]}]}}
      """)
  }

  @Test(
    "Google Vision: a paragraph that runs across columns and down again is cut into printed lines")
  func paragraphs() throws {
    let page = try google([
      [
        googleWord("Fett", space: #""SPACE""#, 10, 10, 50),
        googleWord("3g", space: #""SPACE""#, 400, 10, 420),
        googleWord("Salz", space: #""SPACE""#, 10, 40, 50),
        googleWord("1g", space: #""SURE_SPACE""#, 58, 40, 78),
        googleWord("2g", space: "5", 105, 40, 125),
      ]
    ])
    #expect(page.lines.map(\.text) == ["Fett", "3g", "Salz 1g", "2g"])
  }

  @Test("Google Vision: blocks that stand in one printed line are joined, but not across columns")
  func joins() throws {
    let page = try google([
      [googleWord("Fett", space: "3", 10, 10, 50), googleWord("Salz", space: "3", 10, 40, 50)],
      [googleWord("3g", space: "3", 60, 12, 80), googleWord("1g", space: "3", 60, 42, 80)],
      [googleWord("9g", space: "3", 140, 12, 160)],
    ])
    #expect(page.lines.map(\.text) == ["Fett 3g", "Salz 1g", "9g"])
  }

  @Test("Google Vision: a hyphen that the text leaves out is put back")
  func hyphen() throws {
    let page = try google([
      [
        googleWord("Kohlen", space: #""HYPHEN""#, 10, 10, 90),
        googleWord("hydrate", space: #""LINE_BREAK""#, 10, 40, 100),
      ]
    ])
    #expect(page.lines.map(\.text) == ["Kohlen-", "hydrate"])
  }

  @Test("Google Vision: shares of a page whose size stands behind them are pixels")
  func normalized() throws {
    let page = try page(
      """
      {"fullTextAnnotation": {"pages": [{"blocks": [{"paragraphs": [{"words": [{"symbols": [{"text": "a"}],
      "boundingBox": {"normalizedVertices": [{"x": 0.5}, {"x": 0.75}, {"x": 0.75, "y": 0.25}, {"x": 0.5, "y": 0.25}]}
      }]}]}], "width": 400, "height": 200}]}}
      """)
    #expect(page.words.map(\.box) == [BoundingBox(left: 200, top: 0, right: 300, bottom: 50)])
  }

  @Test("Google Vision: what the client library for Node returns is read, an array with nulls")
  func node() throws {
    let page = try page(
      """
      [{"error": null, "fullTextAnnotation": {"pages": [{"width": null, "blocks": [{"paragraphs": [{"words": [
      {"confidence": null, "boundingBox": {"vertices": [], "normalizedVertices": []}, "symbols": [
      {"text": "a", "property": {"detectedBreak": null}}, {"text": "b", "property": null}]}]}]}]}]}}]
      """)
    #expect(page.words == [Word(text: "ab")])
  }

  @Test("JSON: escapes and halves of surrogate pairs")
  func escapes() throws {
    let page = try page(
      #"{"Blocks": [{"BlockType": "LINE", "Text": "a\u00e9\/\"\uD83C\uDF3E\uD83Cb\uDF3E\n\\c"}]}"#)
    #expect(page.text == "aé/\"🌾\u{FFFD}b\u{FFFD} \\c")
  }

  @Test("Textract: a line whose words are missing is divided at its spaces")
  func textractLine() throws {
    let page = try page(
      """
      {"Blocks": [{"BlockType": "LINE", "Text": "Fett 3 g", "Confidence": 97.5, "Relationships": [{"Type": "CHILD",
      "Ids": ["gone"]}], "Geometry": {"BoundingBox": {"Left": 0.1, "Top": 0.1, "Width": 0.2, "Height": 0.05}}}]}
      """)
    #expect(page.words.map(\.text) == ["Fett", "3", "g"])
    #expect(page.words.map { $0.box?.left } == [400, 900, 1100])
    #expect(page.words[0].confidence == Confidence(0.975))
  }
}
