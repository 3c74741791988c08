import Languages

/// Names of allergens and foods at a place of a text.
extension FoodCues {
  private static let conjunctions = Set(
    IngredientLexicon.conjunctions.phrases.map(FoodSymbols.fold))
  /// Letters of the only food of a list, at least: "egg".
  private static let leastFood = 3

  /// Whether an "and" in small letters and an allergen's name follow: "soy. and egg".
  ///
  /// A point before them is a sign misread.
  func joinsName(after position: Int) -> Bool {
    guard let word = text.word(after: position),
      text.scalars[word.lowerBound].properties.isLowercase,
      Self.conjunctions.contains(text.letters(word)),
      let name = text.word(after: word.upperBound)
    else { return false }
    return matches(at: name.lowerBound).contains { match in
      let pattern = vocabulary.trie.patterns[match.pattern]
      guard case .allergen = pattern.meaning else { return false }
      return languages.contains(pattern.language)
    }
  }

  /// Whether `range` is nothing but one known food: "milk".
  func isKnownFood(_ range: Range<Int>) -> Bool {
    var range = range
    while let last = range.last, !LetterFolding.isLetter(text.scalars[last]) { range.removeLast() }
    guard range.count >= Self.leastFood else { return false }
    return matches(at: range.lowerBound).contains { match in
      let pattern = vocabulary.trie.patterns[match.pattern]
      switch pattern.meaning {
      case .common, .allergen, .allergenOfList: break
      default: return false
      }
      return languages.contains(pattern.language) && text.characters(match.range) == range
    }
  }

  /// The patterns that begin at the character `position`.
  private func matches(at position: Int) -> ArraySlice<PatternTrie.Match> {
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if text.characters(matches[middle].range).lowerBound < position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return matches[low...].prefix { text.characters($0.range).lowerBound == position }
  }
}
