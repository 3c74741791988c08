import LabelModel

/// A page of running text whose letters are all 20 pixels wide, and whose lines are 60 pixels apart.
func runningPage(_ lines: [String]) -> RecognizedPage {
  RecognizedPage(
    source: "analysis.png",
    lines: lines.enumerated().map { index, line in
      var left = 100
      return TextLine(
        words: line.split(separator: " ").map { text in
          defer { left += 20 * (text.count + 1) }
          return Word(
            text: String(text),
            box: BoundingBox(
              left: left, top: 100 + 60 * index, right: left + 20 * text.count,
              bottom: 140 + 60 * index))
        })
    })
}
