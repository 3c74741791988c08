import LabelModel

/// A table whose cells are lines of their own, with letters of 12 pixels and rows of 40.
struct CellPage {
  /// A heading, with its left edge in pixels.
  var heads: [(text: String, left: Int)]
  /// The right edges of the columns of numbers, in pixels.
  var ends: [Int]
  /// The cells of each row, the name first. One without text is empty.
  var rows: [[String]]
  /// The left edge of the names, and the upper one of the headings, in pixels.
  var left = 20
  var top = 20

  /// The lines of the table.
  var lines: [TextLine] {
    let cells = rows.enumerated().flatMap { row, texts in
      let down = top + 40 * (row + 1)
      return (texts[0].isEmpty ? [] : [Self.line(texts[0], left, down)])
        + zip(texts.dropFirst(), ends).filter { !$0.0.isEmpty }
        .map { Self.line($0, $1 - 12 * $0.count, down) }
    }
    return heads.map { Self.line($0.text, $0.left, top) } + cells
  }

  /// A line whose left upper corner is given in pixels.
  static func line(_ text: String, _ left: Int, _ top: Int) -> TextLine {
    var place = left
    return TextLine(
      words: text.split(separator: " ").map { word in
        let box = BoundingBox(
          left: place, top: top, right: place + 12 * word.count, bottom: top + 24)
        place = box.right + 12
        return Word(text: String(word), box: box, confidence: Confidence(0.96))
      })
  }

  /// Tables of one photo.
  static func page(_ tables: CellPage...) -> RecognizedPage {
    RecognizedPage(source: "cells.jpg", lines: tables.flatMap(\.lines))
  }
}
