import Foundation
import LabelModel
import TextFormats

/// A label of an invented product as each engine would write it.
struct InventedLabel {
  /// A printed word: its text and its upright place in pixels.
  struct PrintedWord {
    var text: String
    var left: Double
    var top: Double
    var width: Double
    var height: Double

    /// The corners on a page that falls by `slope` and is turned clockwise by `turn`, as the text runs.
    func corners(slope: Double, turn: QuarterTurn) -> [SIMD2<Double>] {
      let upright: [SIMD2<Double>] = [
        [left, top], [left + width, top], [left + width, top + height], [left, top + height],
      ]
      return upright.map { corner in
        let fallen: SIMD2<Double> = [corner.x, corner.y + slope * corner.x]
        switch turn {
        case .none: return fallen
        case .right: return [InventedLabel.height - fallen.y, fallen.x]
        case .half: return [InventedLabel.width - fallen.x, InventedLabel.height - fallen.y]
        case .left: return [fallen.y, InventedLabel.width - fallen.x]
        }
      }
    }
  }

  static let width = 1200.0
  static let height = 900.0
  private static let letter = 16.0
  private static let textHeight = 30.0

  /// Names and values are in two columns, 300 pixels apart or more.
  static let rows: [(name: String, value: String)] = [
    ("Nährwerte & Brennwert", "je 100 g"), ("Energie", "1046 kJ / 250 kcal"), ("Fett", "12,5 g"),
    ("davon gesättigte Fettsäuren", "4,2 g"), ("Kohlenhydrate", "30 g"), ("davon Zucker", "6,1 g"),
    ("Eiweiß", "5,5 g"), ("Salz", "<0,5 g"),
  ]

  /// Rows per column that the text falls to the right.
  var slope = 0.0
  /// The turn of the text in the picture, clockwise.
  var turn = QuarterTurn.none

  /// The size of the picture.
  var size: PixelSize {
    turn == .left || turn == .right
      ? PixelSize(width: Int(Self.height), height: Int(Self.width))
      : PixelSize(width: Int(Self.width), height: Int(Self.height))
  }

  /// Parts of lines as they are printed: first the names from the top, then the values.
  var lines: [[PrintedWord]] {
    let columns = [(60.0, Self.rows.map(\.name)), (800.0, Self.rows.map(\.value))]
    return columns.flatMap { left, texts in
      texts.enumerated().map { number, text in
        var place = left
        return text.split(separator: " ").map { word in
          defer { place += Double(word.count + 1) * Self.letter }
          return PrintedWord(
            text: String(word), left: place, top: 100 + 70 * Double(number),
            width: Double(word.count) * Self.letter, height: Self.textHeight)
        }
      }
    }
  }

  func bytes(_ format: RecognizedTextFormat) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .tsv: Array(tsv.utf8)
    case .hocr: Array(hocr.utf8)
    case .alto: Array(alto.utf8)
    case .googleVision: Array(json(googleVision()).utf8)
    case .textract: Array(json(textract).utf8)
    }
  }

  private var text: String {
    Self.rows.map { "\($0.name) \($0.value)\n" }.joined()
  }

  private func box(_ word: PrintedWord) -> (left: Int, top: Int, right: Int, bottom: Int) {
    let corners = word.corners(slope: slope, turn: turn)
    let columns = corners.map { Int($0.x.rounded()) }
    let rows = corners.map { Int($0.y.rounded()) }
    return (columns.min() ?? 0, rows.min() ?? 0, columns.max() ?? 0, rows.max() ?? 0)
  }

  private var tsv: String {
    var rows = [
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext",
      "1\t1\t0\t0\t0\t0\t0\t0\t\(size.width)\t\(size.height)\t-1\t",
    ]
    for (number, line) in lines.enumerated() {
      for (index, word) in line.enumerated() {
        let box = box(word)
        rows.append(
          "5\t1\t1\t1\t\(number + 1)\t\(index + 1)\t\(box.left)\t\(box.top)\t\(box.right - box.left)"
            + "\t\(box.bottom - box.top)\t96\t\(word.text)")
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("ß", with: "&szlig;")
  }

  private var hocr: String {
    let angle = (360 - turn.rawValue) % 360
    let properties = turn == .none ? "baseline \(slope) 0" : "textangle \(angle)"
    let body = lines.map { line in
      let words = line.map { word in
        let box = box(word)
        return
          "<span class='ocrx_word' title='bbox \(box.left) \(box.top) \(box.right) \(box.bottom); "
          + "x_wconf 96'>\(escaped(word.text))</span>"
      }
      return "<span class='ocr_line' title=\"bbox 0 0 9 9; \(properties)\">\n"
        + words.joined(separator: " ") + "\n</span>\n"
    }
    return """
      <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "xhtml1-transitional.dtd">
      <html><head><title></title><meta http-equiv="Content-Type" content="text/html">
      <style>.ocr_line > a { color: "<b>" }</style></head><body>
      <div class='ocr_page' title='image "a.jpg"; bbox 0 0 \(size.width) \(size.height); ppageno 0'>
      <p class='ocr_par'>\(body.joined())</p></div><br></body></html>
      """
  }

  private var alto: String {
    let body = lines.map { line in
      let words = line.map { word in
        let box = box(word)
        return
          "<String CONTENT=\"\(word.text.replacing("&", with: "&#38;").replacing("<", with: "&lt;"))\""
          + " HPOS=\"\(box.left)\" VPOS=\"\(box.top).0\" WIDTH=\"\(box.right - box.left)\""
          + " HEIGHT=\"\(box.bottom - box.top)\" WC=\"0.96\"/>"
      }
      return "<TextLine BASELINE=\"0,0 1000,\(1000 * slope)\">"
        + words.joined(separator: "<SP WIDTH=\"9\"/>")
        + "</TextLine>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <alto> -->
      <alto xmlns="http://www.loc.gov/standards/alto/ns-v4#"><Description>
      <MeasurementUnit>pixel</MeasurementUnit></Description><Layout>
      <Page WIDTH="\(size.width)" HEIGHT="\(size.height)"><PrintSpace><TextBlock>
      \(body.joined(separator: "\n"))
      </TextBlock></PrintSpace></Page></Layout></alto>
      """
  }

  /// Google Vision takes signs for words of their own and leaves out a coordinate that is 0.
  private func pieces(_ word: PrintedWord) -> [PrintedWord] {
    var pieces: [PrintedWord] = []
    for (index, character) in word.text.enumerated() {
      let isSign = !(character.isLetter || character.isNumber)
      if let last = pieces.indices.last, !isSign,
        pieces[last].text.allSatisfy({ $0.isLetter || $0.isNumber })
      {
        pieces[last].text.append(character)
        pieces[last].width += Self.letter
      } else {
        pieces.append(
          PrintedWord(
            text: String(character), left: word.left + Double(index) * Self.letter, top: word.top,
            width: Self.letter, height: word.height))
      }
    }
    return pieces
  }

  private func vertices(_ word: PrintedWord) -> [String: Any] {
    [
      "vertices": word.corners(slope: slope, turn: turn).map { corner in
        ["x": Int(corner.x.rounded()), "y": Int(corner.y.rounded())].filter { $0.value != 0 }
      }
    ]
  }

  /// An answer with the full annotation, or only with the words.
  func googleVision(onlyWords: Bool = false) -> [String: Any] {
    var annotations: [[String: Any]] = [
      ["description": lines.map { $0.map(\.text).joined(separator: " ") + "\n" }.joined()]
    ]
    // One paragraph holds a whole column.
    let paragraphs = [lines.prefix(lines.count / 2), lines.suffix(lines.count / 2)].map { column in
      column.flatMap { line in
        line.enumerated().flatMap { index, word in
          let pieces = pieces(word)
          return pieces.enumerated().map { number, piece -> [String: Any] in
            annotations.append(["description": piece.text, "boundingPoly": vertices(piece)])
            var symbols = piece.text.map { ["text": String($0)] as [String: Any] }
            if number == pieces.count - 1 {
              symbols[symbols.count - 1]["property"] = [
                "detectedBreak": ["type": index < line.count - 1 ? "SPACE" : "EOL_SURE_SPACE"]
              ]
            }
            return ["boundingBox": vertices(piece), "confidence": 0.96, "symbols": symbols]
          }
        }
      }
    }
    var response: [String: Any] = ["textAnnotations": annotations, "logoAnnotations": [[:]]]
    if !onlyWords {
      response["fullTextAnnotation"] = [
        "pages": [
          [
            "width": size.width, "height": size.height,
            "blocks": paragraphs.map { ["paragraphs": [["words": $0]]] },
          ]
        ]
      ]
    }
    return ["responses": [response]]
  }

  private var textract: [String: Any] {
    var blocks: [[String: Any]] = [["BlockType": "PAGE", "Id": "page"]]
    for (number, line) in lines.enumerated() {
      let identifiers = line.indices.map { "\(number)-\($0)" }
      blocks.append([
        "BlockType": "LINE", "Id": "\(number)", "Page": 1,
        "Text": line.map(\.text).joined(separator: " "),
        "Relationships": [["Type": "CHILD", "Ids": identifiers]],
      ])
      for (identifier, word) in zip(identifiers, line) {
        let corners = word.corners(slope: slope, turn: turn)
        blocks.append([
          "BlockType": "WORD", "Id": identifier, "Confidence": 96, "Text": word.text,
          "Geometry": [
            "Polygon": corners.map {
              ["X": $0.x / Double(size.width), "Y": $0.y / Double(size.height)]
            }
          ],
        ])
      }
    }
    return ["DocumentMetadata": ["Pages": 1], "Blocks": blocks]
  }

  /// JSON that is written as Foundation does it, slashes escaped.
  func json(_ value: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
