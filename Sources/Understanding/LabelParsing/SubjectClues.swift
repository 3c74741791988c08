import LabelModel

/// The kind of product by the phrases.
struct SubjectClues {
  /// The subject of the label, `nil` when it is unknown.
  let subject: Subject?

  init(_ page: ScannedPage) {
    var pet = 0.0
    var food = 0.0
    for phrases in page.phrases {
      for phrase in phrases {
        let weight = phrase.likeness
        switch phrase.meaning {
        case .petHeading: pet += 3 * weight
        case .foodHeading: food += 2 * weight
        case .nutrient(let nutrient, let isAssay):
          if isAssay { pet += 2 * weight }
          if nutrient == .saturatedFat || nutrient == .carbohydrates || nutrient == .sugars {
            food += 1.5 * weight
          }
        case .energy: food += 0.5 * weight
        default: break
        }
      }
    }
    for values in page.values {
      for value in values {
        if value.unit == .kilojoule { food += 1 }
        if value.unit == .kilocaloriePerKilogram { pet += 3 }
      }
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
