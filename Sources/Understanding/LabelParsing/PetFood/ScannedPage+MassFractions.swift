import LabelModel

extension ScannedPage {
  /// Returns the page with grams of 100 g as the percentages that they are: "protein 10 g/100 g".
  ///
  /// A pet food's constituents are shares of its mass. Behind an amount, "/100 g" is a part of its
  /// unit as "/kg" is, and heads no column.
  func withMassFractions() -> ScannedPage {
    var page = self
    for line in values.indices {
      for place in values[line].indices.dropLast().reversed() {
        let amount = values[line][place]
        let hundred = values[line][place + 1]
        guard amount.unit == .gram, hundred.unit == .gram, hundred.isHundred,
          amount.range.upperBound <= hundred.range.lowerBound,
          lines[line].text(amount.range.upperBound..<hundred.range.lowerBound)
            .filter({ !$0.isWhitespace }) == "/"
        else { continue }
        let range = amount.range.lowerBound..<hundred.range.upperBound
        page.values[line][place].unit = .percent
        page.values[line][place].range = range
        page.values[line][place].box = lines[line].box(range)
        page.values[line][place].text = lines[line].text(range)
        page.values[line].remove(at: place + 1)
      }
    }
    return page
  }
}
