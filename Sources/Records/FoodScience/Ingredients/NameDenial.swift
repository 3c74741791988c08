import Languages

/// Names that hold the name of something that is not there: "sugar-free chocolate", "non-hydrogenated fat".
enum NameDenial {
  private static let without = words(FoodKindWords.without)
  private static let free = words(FoodKindWords.free)
  private static let withoutAll = words(FoodKindWords.withoutAll)
  private static let melons = words(FoodKindWords.melons)
  private static let thingsOfSugar = words(FoodKindWords.thingsOfSugar)
  private static let flavoursBehind = words(FoodKindWords.flavoursBehind)
  private static let flavoursBefore = words(FoodKindWords.flavoursBefore)

  private static func words(_ list: WordList) -> [String] {
    list.phrases.flatMap(foldedWords)
  }

  /// Whether the name of `kind` at `range` of `words` is denied.
  ///
  /// A sugar's name may also be part of the name of something else, such as "glucose oxidase" and "honey flavour".
  static func denies(_ kind: IngredientKind, at range: Range<Int>, in words: [String]) -> Bool {
    let isSugar = IngredientKind.sugars.contains(kind)
    guard isSugar || kind == .salt || IngredientKind.ofFormulations.contains(kind) else {
      return false
    }
    // "no added sugar"
    if words[..<range.lowerBound].suffix(2).contains(where: without.contains) { return true }
    if isSugar, words[..<range.lowerBound].suffix(3).contains(where: flavoursBefore.contains) {
      return true
    }
    guard let after = words[range.upperBound...].first else { return false }
    return free.contains(after)
      || isSugar
        && (flavoursBehind.contains(after) || thingsOfSugar.contains { after.hasPrefix($0) })
  }

  /// Whether a name says that a food has no sugar: "sugar-free syrup", "zuckerfreier Sirup", "sirop sans sucre".
  ///
  /// A food without added sugar has sugars of its own.
  static func deniesSugar(_ words: [String], language: String?) -> Bool {
    func isSugar(_ word: some StringProtocol) -> Bool {
      FoodKindTables.kinds(of: String(word), language: language).contains(.sugar)
    }
    return words.enumerated().contains { index, word in
      let next = index + 1 < words.count ? words[index + 1] : nil
      if isSugar(word) {
        if let next, free.contains(next) { return true }
        return next == nil && index > 0 && withoutAll.contains(words[index - 1])
      }
      return free.contains { word.hasSuffix($0) && isSugar(word.dropLast($0.count)) }
    }
  }

  /// Whether a name is that of a honeydew melon: "melon miel", "honey melon".
  static func isMelon(_ words: [String], language: String?) -> Bool {
    zip(words, words.dropFirst()).contains { first, second in
      [(first, second), (second, first)].contains { melon, honey in
        melons.contains { melon.hasPrefix($0) }
          && FoodKindTables.kinds(of: honey, language: language).contains(.honeyMaple)
      }
    }
  }
}
