import LabelModel

extension RecognizedPage {
  /// The page with lines that hold a unit alone joined to the lines before them.
  ///
  /// Plain text of a table's cells has "Fat", "(g)" and "48.3" on three lines. Pages with places stay as they are.
  var joiningUnitLines: RecognizedPage {
    guard lines.allSatisfy({ $0.box == nil }) else { return self }
    var page = self
    page.lines = lines.reduce(into: []) { joined, line in
      if let last = joined.indices.last, Self.isUnit(line) {
        joined[last].words += line.words
      } else {
        joined.append(line)
      }
    }
    return page
  }

  private static func isUnit(_ line: TextLine) -> Bool {
    let words = line.text.lowercased().split { !$0.isLetter }
    return !words.isEmpty && words.allSatisfy { units.contains(String($0)) }
      && !line.text.contains { $0.isNumber }
  }

  private static let units: Set = ["g", "mg", "kj", "kcal"]
}
