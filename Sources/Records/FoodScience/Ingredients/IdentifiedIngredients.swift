import Foundation
import LabelModel
import Languages

/// One ingredient with what its name means.
struct IdentifiedIngredient {
  /// The ingredient, as printed.
  var ingredient: Ingredient
  /// The meanings of its name, in the order of its words; empty when unknown.
  var kinds: Set<IngredientKind>
  /// Whether it is one of the outermost list.
  var isOutermost: Bool

  /// Its name, or an additive's number when it has no other.
  var label: String { ingredient.name.isEmpty ? ingredient.eNumber ?? "" : ingredient.name }

  /// Whether it replaces sugar without being one: a sweetener or a polyol.
  var isSweetener: Bool {
    ingredient.additiveClass == .sweetener || !kinds.isDisjoint(with: [.sweetener, .polyol])
      || ingredient.eNumber.map { ENumber($0).isSweetener } == true
  }

  /// Whether it is a sugar alcohol, by its name or its number.
  var isPolyol: Bool {
    kinds.contains(.polyol) || ingredient.eNumber.map { ENumber($0).isPolyol } == true
  }

  /// Whether it is erythritol, the polyol without energy (EU 1169/2011, Annex XIV).
  var isErythritol: Bool {
    ingredient.eNumber.map { ENumber($0).isErythritol } == true
      || isPolyol
        && foldedWords(ingredient.name).contains { word in
          FoodKindWords.erythritol.phrases.contains { word.hasPrefix($0) }
        }
  }

  /// The sugars of this ingredient, empty for other ingredients and for caramel as a colour.
  var sugars: Set<IngredientKind> {
    guard ingredient.additiveClass == nil, ingredient.eNumber == nil else { return [] }
    return kinds.intersection(IngredientKind.sugars)
  }

  /// Whether nothing is known about it.
  var isUnknown: Bool {
    kinds.isEmpty && ingredient.additiveClass == nil && ingredient.eNumber == nil
      && ingredient.ingredients.isEmpty
  }
}

/// A list of ingredients with what every name means.
struct IdentifiedIngredients {
  /// The list, as printed.
  let list: IngredientList
  /// Every ingredient of the tree, each before what it is made of.
  let all: [IdentifiedIngredient]
  private let kindsOfNames: [String: Set<IngredientKind>]

  /// Identifies the ingredients of `list`.
  init(_ list: IngredientList) {
    self.list = list
    var kindsOfNames: [String: Set<IngredientKind>] = [:]
    for name in list.flattened.map(\.name) where kindsOfNames[name] == nil {
      kindsOfNames[name] = Self.kinds(ofName: name, language: list.language)
    }
    if kindsOfNames.values.contains(where: { $0.contains(.hops) }) {
      // Beer's malt is a grain.
      for (name, kinds) in kindsOfNames where kinds.contains(.malt) {
        kindsOfNames[name] = kinds.subtracting([.malt]).union([.grain])
      }
    }
    all = list.ingredients.flatMap { outermost in
      outermost.flattened.enumerated().map { index, ingredient in
        IdentifiedIngredient(
          ingredient: ingredient, kinds: kindsOfNames[ingredient.name] ?? [],
          isOutermost: index == 0)
      }
    }
    self.kindsOfNames = kindsOfNames
  }

  /// Returns what an ingredient of the list is.
  func kinds(of ingredient: Ingredient) -> Set<IngredientKind> {
    kindsOfNames[ingredient.name] ?? []
  }

  /// The outermost ingredients, heaviest first.
  var outermost: [IdentifiedIngredient] { all.filter(\.isOutermost) }

  /// Those that nothing is known about.
  var unknown: [IdentifiedIngredient] { all.filter(\.isUnknown) }

  /// All ingredients with their meanings.
  var kinds: Set<IngredientKind> { all.reduce(into: []) { $0.formUnion($1.kinds) } }

  /// Whether the list is read well enough to say what it does not hold.
  var isReadable: Bool { !list.needsReview && !list.ingredients.isEmpty }

  /// Returns the meanings of a name. A juice made up from a concentrate is a juice again. An
  /// extract of a plant, such as its oil, is no longer the plant.
  private static func kinds(ofName name: String, language: String?) -> Set<IngredientKind> {
    var kinds = Set(FoodKindTables.kinds(of: name, language: language))
    if kinds.contains(.juice) {
      if isConcentrateOfJuice(foldedWords(name), language: language, kinds) {
        kinds.remove(.juice)
        kinds.insert(.juiceConcentrate)
      } else {
        kinds.remove(.juiceConcentrate)
      }
    }
    if kinds.contains(.syrup), isOfPolyol(foldedWords(name), language: language) {
      kinds.remove(.syrup)
      kinds.insert(.polyol)
    }
    let words = foldedWords(name)
    if NameDenial.deniesSugar(words, language: language) { kinds.subtract(IngredientKind.sugars) }
    if NameDenial.isMelon(words, language: language) { kinds.remove(.honeyMaple) }
    if !kinds.isDisjoint(with: Self.drawnFromPlants) { kinds.subtract(Self.plants) }
    return kinds
  }

  /// Whether one of the words names a polyol: a syrup of maltitol is no sugar.
  private static func isOfPolyol(_ words: [String], language: String?) -> Bool {
    words.contains { FoodKindTables.kinds(of: $0, language: language).contains(.polyol) }
  }

  /// Whether the words of a name say that a juice is concentrated, whatever the fruit.
  ///
  /// Examples are "concentrated orange juice" and "jus de poire concentré".
  ///
  /// A word such as "from" before the concentrate says that the juice is made up again. A purée of tomatoes is no sugar.
  private static func isConcentrateOfJuice(
    _ words: [String], language: String?, _ kinds: Set<IngredientKind>
  ) -> Bool {
    guard !kinds.contains(.vegetable),
      let concentrate = words.firstIndex(where: { word in
        concentrated.contains { word.hasPrefix($0) } && !fromEndings.contains { word.hasSuffix($0) }
      }),
      let juice = words.firstIndex(where: {
        FoodKindTables.kinds(of: $0, language: language).contains(.juice)
      })
    else { return false }
    return concentrate < juice
      || concentrate > juice && !words[juice..<concentrate].dropFirst().contains(where: isFrom)
  }

  private static let concentrated = FoodKindWords.concentrated.phrases.flatMap(foldedWords)
  private static let fromWords = Set(FoodKindWords.from.phrases.flatMap(foldedWords))

  private static let fromEndings = FoodKindWords.fromEndings.phrases.flatMap(foldedWords)

  private static func isFrom(_ word: String) -> Bool { fromWords.contains(word) }

  private static let plants: Set<IngredientKind> = [
    .fruit, .vegetable, .legume, .juice, .potato, .grain, .nut, .seed,
  ]
  private static let drawnFromPlants = IngredientKind.sugars.union([
    .oil, .vinegar, .starch, .modifiedStarch, .flavouring, .proteinIsolate, .plantFraction,
  ])
}
