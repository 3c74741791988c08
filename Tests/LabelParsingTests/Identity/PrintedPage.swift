import LabelModel

/// A line of a page to be made.
struct PrintedLine {
  var text: String
  /// The height of its letters, in pixels.
  var height = 20
  var confidence = 0.93
  var left = 10
}

extension PrintedLine: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { text = value }
}

/// Returns a page with the lines one below another, a third of a line apart. An empty line leaves a
/// gap.
func printedPage(_ lines: [PrintedLine]) -> RecognizedPage {
  var top = 10
  var made: [TextLine] = []
  for line in lines {
    var left = line.left
    let words = line.text.split(separator: " ").map { word in
      let width = word.count * line.height / 2
      defer { left += width + line.height / 3 }
      return Word(
        text: String(word),
        box: BoundingBox(left: left, top: top, right: left + width, bottom: top + line.height),
        confidence: Confidence(line.confidence))
    }
    if !words.isEmpty { made.append(TextLine(words: words)) }
    top += line.height + line.height / 3 + (words.isEmpty ? 3 * line.height : 0)
  }
  return RecognizedPage(
    source: "front.jpg", size: PixelSize(width: 1_000, height: 1_000), lines: made)
}

/// Lines of ordinary text, so that a page has a height of text that others are compared with.
let runningText: [PrintedLine] = [
  "Kühl und trocken lagern.", "Nach dem Öffnen im Kühlschrank aufbewahren",
  "und innerhalb von drei Tagen verbrauchen.", "Vor Gebrauch schütteln.",
  "Kann Spuren von Nüssen enthalten.", "Hergestellt in Österreich aus",
  "Zutaten verschiedener Herkunft.", "Verpackung bitte trennen.",
]
