import LabelModel
import LabelTestSupport
import Testing
import TextFormats

@Suite("Files that misbehave")
struct HostileFileTests {
  private func page(_ text: String, _ format: RecognizedTextFormat? = nil) throws -> RecognizedPage
  {
    try recognizedPage(Array(text.utf8), source: "a", format: format)
  }

  private func error(_ text: String, _ format: RecognizedTextFormat? = nil) -> TextFormatError? {
    do {
      _ = try recognizedPage(Array(text.utf8), source: "a", format: format)
      return nil
    } catch {
      return error
    }
  }

  @Test("The content tells the format; what looks like none is plain text")
  func tellsFormat() throws {
    func format(_ text: String) throws -> RecognizedTextFormat {
      try RecognizedTextFormat(of: Array(text.utf8))
    }
    for wanted in RecognizedTextFormat.allCases {
      #expect(try RecognizedTextFormat(of: InventedLabel().bytes(wanted)) == wanted)
    }
    #expect(try format("") == .text)
    #expect(try format("<0.5 g of salt") == .text)
    #expect(try format("{Protein 10 %}") == .text)
    #expect(try format(#" {"a": {"b": [1, "}"]}, "responses": []}"#) == .googleVision)
    #expect(error(#"{"a": 1}"#) == .unknownJSON)
    #expect(error("a\0b") == .notText)
  }

  @Test("What is asked for counts, not the content")
  func askedFor() throws {
    let tsv = String(decoding: InventedLabel().bytes(.tsv), as: UTF8.self)
    #expect(try page(tsv).words.allSatisfy { $0.box != nil })
    #expect(try page(tsv, .text).words.allSatisfy { $0.box == nil })
    #expect(error("Fat 3 g", .tsv) == .noHeader)
  }

  @Test(
    "A place that no picture has is an error, whatever the format",
    arguments: [
      "<div class='ocr_page'><span class='ocrx_word' title='bbox 1 1 1e300 9'>Fat</span></div>",
      "<div class='ocr_page'><span class='ocrx_word' title='bbox nan nan nan nan'>Fat</span></div>",
      "<alto><TextLine><String CONTENT='Fat' HPOS='inf' VPOS='0' WIDTH='9' HEIGHT='9'/></TextLine></alto>",
      "<alto><TextLine><String CONTENT='Fat' HPOS='-9e9' VPOS='0' WIDTH='9' HEIGHT='9'/></TextLine></alto>",
      #"{"textAnnotations": [{"description": "Fat"}, {"description": "Fat", "boundingPoly": {"vertices": [{"x": 1e12}, {}, {}, {}]}}]}"#,
      #"{"Blocks": [{"BlockType": "LINE", "Text": "Fat", "Geometry": {"BoundingBox": {"Left": 1e9, "Top": 0, "Width": 1, "Height": 1}}}]}"#,
    ])
  func places(_ text: String) {
    #expect(error(text) == .placeOutOfRange(word: "Fat"))
  }

  @Test("Negative coordinates are the picture's edge")
  func negative() throws {
    let page = try page(
      "<div class='ocr_page'><span class='ocrx_word' title='bbox -5 -3 40 20'>Fat</span></div>")
    #expect(page.words.map(\.box) == [BoundingBox(left: 0, top: 0, right: 40, bottom: 20)])
  }

  @Test(
    "JSON of other types says what should stand where",
    arguments: [
      (#"{"responses": 1}"#, 14, "an array"),
      (#"{"responses": [[]]}"#, 15, "an object"),
      (#"{"responses": [{"fullTextAnnotation": {"pages": [{"width": "9"}]}}]}"#, 59, "a number"),
      (#"{"responses": [{"fullTextAnnotation": {"pages": [{"width": 1e999}]}}]}"#, 59, "a number"),
      (#"{"responses": [{}}"#, 17, "a comma"),
      (#"{"responses" []}"#, 13, "a colon"),
      (#"{"textAnnotations": [{"description": "\uD8"}]}"#, 40, "four hexadecimal digits"),
      (#"{"x": [}], "responses": []}"#, 7, "the other bracket"),
    ])
  func types(text: String, offset: Int, expected: String) {
    #expect(
      error(text, .googleVision) == .malformed(.googleVision, offset: offset, expected: expected))
  }

  @Test("An engine's own error is told; a photo without text is a page without lines")
  func engineErrors() throws {
    #expect(
      error(#"{"responses": [{"error": {"code": 3, "message": "Bad image data."}}]}"#)
        == .engineFailed(message: "Bad image data."))
    #expect(try page(#"{"responses": [{}]}"#).lines.isEmpty)
    #expect(try page(#"{"responses": [{"textAnnotations": null}]}"#).lines.isEmpty)
    #expect(try page(#"{"Blocks": []}"#).lines.isEmpty)
    #expect(try page("<div class='ocr_page' title='bbox 0 0 9 9'></div>", .hocr).lines.isEmpty)
    #expect(try page("<alto></alto>").lines.isEmpty)
  }

  @Test("A file of another format is refused")
  func otherFormats() {
    #expect(error("Fat 3 g", .hocr) == .nothingOfFormat(.hocr))
    #expect(error("Fat 3 g", .alto) == .nothingOfFormat(.alto))
    #expect(error("{}", .googleVision) == .nothingOfFormat(.googleVision))
    #expect(error("{}", .textract) == .nothingOfFormat(.textract))
    #expect(error("Fat 3 g", .textract) == .malformed(.textract, offset: 0, expected: "an object"))
  }

  @Test("The text of several pages is refused")
  func severalPages() {
    let word = "<span class='ocrx_word'>Fat</span>"
    #expect(
      error("<p class='ocr_page'>\(word)</p><p class='ocr_page'>\(word)</p>", .hocr)
        == .severalPages)
    #expect(
      error("<alto><Page><String CONTENT='a'/></Page><Page><String CONTENT='a'/></Page></alto>")
        == .severalPages)
    #expect(error(#"{"responses": [{}, {}]}"#) == .severalPages)
    #expect(
      error(
        #"{"Blocks": [{"BlockType": "LINE", "Page": 1}, {"BlockType": "LINE", "Page": 2}]}"#)
        == .severalPages)
    let header =
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
    let rows = (1...2).map { "5\t\($0)\t1\t1\t1\t1\t10\t20\t40\t12\t96\tFat\n" }
    #expect(error(header + rows.joined(), .tsv) == .severalPages)
    #expect(error("Fat 3 g\n\u{C}\nFat 5 g\n\u{C}") == .severalPages)
    #expect(error("\u{C}Fat 3 g\n\u{C} \n") == nil)
  }

  @Test("Nesting costs neither stack nor time, and entities are not expanded")
  func bombs() throws {
    let depth = 2_000_000
    #expect(
      error(#"{"a": "# + String(repeating: "[", count: depth) + "1")
        == .malformed(.googleVision, offset: 6 + 64, expected: "less nesting"))
    let tags = String(repeating: "<b>", count: depth) + String(repeating: "</i>", count: depth)
    let line = "<div class='ocr_line'>Fat 3 g</div>"
    #expect(try page(tags + line, .hocr).text == "Fat 3 g")
    let attributes = (0..<300_000).map { " a\($0)='1'" }.joined()
    #expect(try page("<p\(attributes)>" + line, .hocr).text == "Fat 3 g")
    let laughs = """
      <!DOCTYPE alto [<!ENTITY a "ha'ha"> <!-- don't --> <!ENTITY b "&a;&a;">
      <!ENTITY file SYSTEM "file:///etc/hostname">]>
      <alto><TextLine><String CONTENT="&b;&file;"/></TextLine></alto>
      """
    #expect(try page(laughs, .alto).text == "&b;&file;")
  }

  @Test("A file that is all words is refused before it fills the memory")
  func tooManyWords() {
    let words = String(repeating: "a ", count: 200_001)
    let limit = TextFormatError.tooManyWords(limit: 200_000)
    #expect(error("<div class='ocr_line'>\(words)</div>") == limit)
    #expect(error("<div class='ocrx_word'>\(words)</div>") == limit)
    #expect(error("<alto><String CONTENT='\(words)'/></alto>") == limit)
    #expect(error(#"{"Blocks": [{"BlockType": "LINE", "Text": "\#(words)"}]}"#) == limit)
    #expect(
      error(#"{"textAnnotations": [{"description": "a"}, {"description": "\#(words)"}]}"#) == limit)
    let blocks = (0...200_000).map { #"{"BlockType": "WORD", "Id": "\#($0)"}"# }
    #expect(error(#"{"Blocks": [\#(blocks.joined(separator: ","))]}"#) == limit)
    let identifiers = String(repeating: #""w","#, count: 200_000) + #""w""#
    #expect(
      error(
        """
        {"Blocks": [{"BlockType": "WORD", "Id": "w", "Text": "a"}, {"BlockType": "LINE",
        "Relationships": [{"Type": "CHILD", "Ids": [\(identifiers)]}]}]}
        """) == limit)
    #expect(
      error(String(repeating: "a", count: 16_000_001), .text) == .tooLong(limit: 16_000_000))
  }

  @Test(
    "A file that ends early is refused wherever it ends", arguments: RecognizedTextFormat.allCases)
  func truncated(_ format: RecognizedTextFormat) {
    guard format != .text, format != .tsv else { return }
    let bytes = InventedLabel().bytes(format)
    for end in stride(from: 1, to: bytes.count - 8, by: 61) {
      #expect(throws: TextFormatError.self) {
        try recognizedPage(Array(bytes[..<end]), source: "a", format: format)
      }
    }
  }

  @Test(
    "Random damage ends in an error or a page, never in a crash",
    arguments: RecognizedTextFormat.allCases)
  func damaged(_ format: RecognizedTextFormat) {
    let bytes = InventedLabel(slope: 0.02).bytes(format)
    checkProperty(
      seed: 20, count: 400,
      make: { generator -> [UInt8] in
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
          let place = Int.random(in: 0..<damaged.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: damaged[place] = UInt8.random(in: 1...255, using: &generator)
          case 1: damaged.remove(at: place)
          case 2: damaged[place] = "<>{}[]\"\\&;,:0-e'".utf8.randomElement(using: &generator) ?? 0
          default:
            let from = Int.random(in: 0..<damaged.count, using: &generator)
            damaged.insert(contentsOf: damaged[from..<min(from + 40, damaged.count)], at: place)
          }
        }
        return damaged
      },
      shrink: { _ in [] },
      failure: { damaged in
        for given in [format, nil] {
          guard let page = try? recognizedPage(damaged, source: "a", format: given) else {
            continue
          }
          if page.lines.contains(where: \.words.isEmpty) { return "a line without words" }
          if page.words.contains(where: {
            $0.text.contains(where: \.isWhitespace) || $0.text.isEmpty
          }) {
            return "a word with white space"
          }
          if page.lines.contains(where: { !$0.slope.isFinite }) { return "no finite slope" }
        }
        return nil
      })
  }
}
