import LabelModel

/// The kind of product by the phrases.
struct SubjectClues {
  /// The subject of the label, `nil` when it is unknown.
  let subject: Subject?

  /// The likeness of a constituent's name that is no other word: "céleri" is much like "ceneri".
  private static let leastLikeness = 0.8
  /// Constituents, and percentages that state them, that make an analysis. One alone may be of a
  /// list of ingredients or of a sentence: water, moisture, "vegetable oils and fats".
  private static let leastConstituents = 2

  /// Weighs the phrases of `page`. The words of lists of ingredients name no constituent.
  init(_ page: ScannedPage, listed: ListedWords) {
    var pet = 0.0
    var food = 0.0
    var constituents: [Nutrient: Double] = [:]
    var named: Set<Int> = []
    for (line, phrases) in page.phrases.enumerated() {
      for phrase in phrases {
        let weight = phrase.likeness
        switch phrase.meaning {
        case .petHeading: pet += 3 * weight
        case .foodHeading: food += 2 * weight
        case .nutrient(let nutrient, let isAssay):
          if isAssay, weight >= Self.leastLikeness,
            !listed.contain(phrase.start, of: page.lines[line], at: line)
          {
            constituents[nutrient, default: 0] += 2 * weight
            named.insert(line)
          }
          if nutrient == .saturatedFat || nutrient == .carbohydrates || nutrient == .sugars {
            food += 1.5 * weight
          }
        case .energy: food += 0.5 * weight
        default: break
        }
      }
    }
    var stated = 0
    for (line, values) in page.values.enumerated() {
      for value in values {
        if value.unit == .kilojoule { food += 1 }
        if value.unit == .kilocaloriePerKilogram { pet += 3 }
        let mayBeConstituent =
          value.unit == .percent || value.unit == .gramPerKilogram
          || value.unit == nil && !value.isForeign
            && (named.contains(line) || named.contains(line - 1))
        if mayBeConstituent, !listed.contain(value.range.lowerBound, of: page.lines[line], at: line)
        {
          stated += 1
        }
      }
    }
    if min(constituents.count, stated) >= Self.leastConstituents {
      pet += constituents.values.reduce(0, +)
    }
    subject = pet == 0 && food == 0 ? nil : pet > food ? .petFood : .food
  }
}

/// Text after which numbers are not the product's: reference intakes, tables of daily values.
struct Footnotes {
  private let lines: Set<Int>

  init(_ page: ScannedPage) {
    lines = Set(
      page.phrases.indices.filter { line in
        page.phrases[line].contains { $0.meaning == .footnote && $0.likeness > 0.7 }
      })
  }

  /// Whether a line holds a footnote's beginning.
  func contain(line: Int) -> Bool { lines.contains(line) }
}
