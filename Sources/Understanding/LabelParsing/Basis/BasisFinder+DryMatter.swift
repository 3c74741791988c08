import LabelModel

extension BasisFinder {
  /// The likeness of the words for dry matter that are no other words.
  private static let leastLikeness = 0.85
  /// Symbols between the words and a percentage that states the dry matter's share: "dry matter: 22 %".
  private static let nearValue = 3

  /// The basis of a pet food's constituents.
  ///
  /// It is as fed (EU 767/2009) unless the label names the dry matter.
  static func petFoodBasis(_ page: ScannedPage, listed: ListedWords) -> Basis {
    let isOfDryMatter = page.phrases.enumerated().contains { line, phrases in
      phrases.contains { phrase in
        guard phrase.meaning == .dryMatter, phrase.likeness >= leastLikeness,
          let end = phrase.segments.last,
          !listed.contain(phrase.start, of: page.lines[line], at: line)
        else { return false }
        return !page.values[end.line].contains {
          (0...nearValue).contains($0.range.lowerBound - end.range.upperBound)
        }
      }
    }
    return isOfDryMatter || page.hasDryMatterSign ? .dryMatter : .asFed
  }
}
