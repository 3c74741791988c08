import Languages

/// Names that hold the name of something that is not there: "sugar-free chocolate", "non-hydrogenated fat".
enum NameDenial {
  private static let without = words(FoodKindWords.without)
  private static let free = words(FoodKindWords.free)
  private static let thingsOfSugar = words(FoodKindWords.thingsOfSugar)

  private static func words(_ list: WordList) -> [String] {
    list.phrases.flatMap(foldedWords)
  }

  /// Whether the name of `kind` at `range` of `words` is denied.
  ///
  /// A sugar's name may also be part of the name of something else, such as "glucose oxidase".
  static func denies(_ kind: IngredientKind, at range: Range<Int>, in words: [String]) -> Bool {
    let isSugar = IngredientKind.sugars.contains(kind)
    guard isSugar || kind == .salt || IngredientKind.ofFormulations.contains(kind) else {
      return false
    }
    // "no added sugar"
    if words[..<range.lowerBound].suffix(2).contains(where: without.contains) { return true }
    guard let after = words[range.upperBound...].first else { return false }
    return free.contains(after) || isSugar && thingsOfSugar.contains { after.hasPrefix($0) }
  }
}
