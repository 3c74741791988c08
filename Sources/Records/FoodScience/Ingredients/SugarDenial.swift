import Languages

/// Names that hold the name of a sugar and mean none: "sugar-free chocolate", "glucose oxidase".
enum SugarDenial {
  private static let without = words(FoodKindWords.without)
  private static let free = words(FoodKindWords.free)
  private static let others = words(FoodKindWords.thingsOfSugar)

  private static func words(_ list: WordList) -> [String] {
    list.phrases.flatMap(foldedWords)
  }

  /// Whether the name at `range` of `words` is denied, or part of the name of something else.
  static func denies(_ range: Range<Int>, in words: [String]) -> Bool {
    // "no added sugar"
    if words[..<range.lowerBound].suffix(2).contains(where: without.contains) { return true }
    guard let after = words[range.upperBound...].first else { return false }
    return free.contains(after) || others.contains { after.hasPrefix($0) }
  }
}
