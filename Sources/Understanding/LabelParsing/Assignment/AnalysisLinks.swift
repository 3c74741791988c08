import LabelModel

/// The part of a pet food's text that belongs to its analysis rather than to its composition.
///
/// Sugars, and whatever else is among the ingredients, stand beside percentages there: "chicken 4 %, sugars". EU 767/2009,
/// annex VI and VII, lets them be stated as constituents, too; then the amount follows the name.
struct AnalysisLinks {
  private let page: ScannedPage
  private let listed: ListedWords

  init(_ page: ScannedPage, listed: ListedWords) {
    self.page = page
    self.listed = listed
  }

  /// Whether a link's value is a constituent's.
  func contains(_ link: NameValueLink) -> Bool {
    if isIngredients(link) { return false }
    guard let nutrient = link.group.nutrient, Self.ingredients.contains(nutrient) else {
      return true
    }
    return link.group.mentions.contains {
      $0.likeness >= Self.leastLikeness && follows(link.value, $0)
    }
  }

  /// Whether a value is an ingredient's share while its name is outside the list: "taurine" above "salmon 4 %".
  private func isIngredients(_ link: NameValueLink) -> Bool {
    let value = link.value
    return listed.contain(value.range.lowerBound, of: page.lines[value.line], at: value.line)
      && !link.group.mentions.contains {
        listed.contain($0.start, of: page.lines[$0.line], at: $0.line)
      }
  }

  /// Nutrients that are an ingredient, or part of an ingredient's name, too.
  private static let ingredients = Set(Nutrient.allCases.filter(\.row.isIngredient))

  /// A damaged name is another ingredient's: "of which beef" is much like "of which sugar".
  private static let leastLikeness = 0.9

  /// Whether a value follows a name in its line, with nothing but a word of a bound between. A
  /// comma ends an ingredient, and a bracket holds an ingredient's share: neither may be between.
  private func follows(_ value: ValueMention, _ name: PhraseMention) -> Bool {
    guard let end = name.segments.last, end.line == value.line,
      end.range.upperBound <= value.range.lowerBound
    else { return false }
    let line = page.lines[value.line]
    return !(end.range.upperBound..<value.range.lowerBound).contains { place in
      line.scalar(place).map { Self.ends.contains($0) } ?? false
    }
  }

  private static let ends: Set<Unicode.Scalar> = Set(",;()[]".unicodeScalars)
}
