import LabelModel

extension BasisFinder {
  /// The greatest distance of the food's state from a column's header, in lines.
  private static let nearState = 2
  /// Letters beside known words that a line of headers has at most: "prepared with semi-skimmed milk".
  private static let longestHeader = 30

  /// The state of the food that the column of 100 g or 100 ml refers to. It is the state beside the
  /// column's header, nearer to it than to another column's.
  func preparation(_ page: ScannedPage) -> Preparation? {
    let headers = mentions.filter { !$0.isSize }
    guard let main = headers.firstIndex(where: \.isHundred) else { return nil }
    var found: [Preparation: Double] = [:]
    // In a sentence it is something else that is prepared: "prepared with 50 g of fruit".
    for line in page.lines.indices where page.unexplainedLetters(line) <= Self.longestHeader {
      for phrase in page.phrases[line] {
        guard case .preparation(let state) = phrase.meaning, phrase.likeness > 0.8 else { continue }
        // Of two columns of 100 g the first is the main one.
        let distances = headers.enumerated().map { index, header in
          (
            distance: distance(phrase, header),
            isMain: hasTwoHundreds ? index == main : header.isHundred
          )
        }
        guard let nearest = distances.min(by: { $0.distance < $1.distance }), nearest.isMain,
          nearest.distance < Double(Self.nearState + 1)
        else { continue }
        found[state] = min(found[state] ?? .infinity, nearest.distance)
      }
    }
    let least = found.values.min()
    let nearest = found.filter { $0.value == least }
    return nearest.count == 1 ? nearest.first?.key : nil
  }

  /// The distance of a phrase from a header: in lines, and within one line by its letters. A phrase
  /// behind the header is nearer than one before it.
  private func distance(_ phrase: PhraseMention, _ header: Mention) -> Double {
    let lines = Double(abs(phrase.line - header.line))
    let letters = phrase.start - header.position
    let aside = phrase.line == header.line ? Double(letters < 0 ? -2 * letters : letters) : 0
    let order = phrase.line < header.line ? 0.4 : 0
    return lines + order + min(0.9, aside / 200)
  }
}
