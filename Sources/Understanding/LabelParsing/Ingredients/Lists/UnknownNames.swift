import LabelModel
import Languages

/// A list of which few names are known, as of a language whose heading is that of another one.
///
/// "Склад" heads Ukrainian lists and Belarusian ones, whose names of allergens no lexicon has.
enum UnknownNames {
  /// Ingredients of a list at least, since one of three may be a rare name.
  private static let least = 4
  private static let leastLetters = 3

  /// Whether too few ingredients of `list` are known in any language that it may be in.
  ///
  /// A fourth must be, and a half where no record is shown in the list's language.
  static func prevail(in list: IngredientList, _ cues: FoodCues) -> Bool {
    let names = leaves(of: list.ingredients).map(FoodSymbols.fold)
    guard names.count >= least else { return false }
    let known = names.count { isKnown($0, cues) }
    let isAlone = cues.languages.first.map { $0 >= Language.all.count } ?? false
    return known * (isAlone ? 2 : 4) < names.count
  }

  private static func leaves(of ingredients: [Ingredient]) -> [String] {
    ingredients.flatMap { ingredient in
      ingredient.eNumber != nil || ingredient.additiveClass != nil
        ? []
        : ingredient.ingredients.isEmpty ? [ingredient.name] : leaves(of: ingredient.ingredients)
    }
  }

  private static func isKnown(_ name: [UInt16], _ cues: FoodCues) -> Bool {
    let isNamed = cues.vocabulary.trie.matches(in: name).contains { match in
      let pattern = cues.vocabulary.trie.patterns[match.pattern]
      switch pattern.meaning {
      case .common, .additiveClass, .allergen, .allergenOfList, .falseFriend: break
      default: return false
      }
      return pattern.length >= leastLetters && cues.languages.contains(pattern.language)
    }
    return isNamed
      || name.split(separator: FoodSymbols.space).contains {
        KnownWords.holdFood(Array($0), in: cues.languages)
      }
  }
}
