import LabelModel
import Languages

/// Finds how far a food is processed (NOVA).
///
/// The markers are those of Monteiro and others, "Ultra-processed foods: what they are and how to
/// identify them" (2019). They are substances of no kitchen and cosmetic additives for group 4,
/// added salt, sugar and fat for group 3. Cultures and enzymes mark nothing. Of categories only
/// those of pure culinary ingredients and water mark something. A bag of nuts is not processed for
/// being a snack.
///
/// - Parameters:
///   - ingredients: the food's ingredients; `nil` when they are not known.
///   - categoriesTags: the product database's category tags.
/// - Returns: the group or the reason for its absence.
func novaGroup(of ingredients: IdentifiedIngredients?, categoriesTags: [String]) -> NovaGroup {
  guard let ingredients else {
    return groupByCategory(categoriesTags)
      ?? NovaGroup(.notComputable(reason: Message(.noIngredientsWereRead)))
  }
  let unknown = ingredients.unknown.map(\.ingredient.name)
  let ultra = ingredients.all.compactMap(ultraProcessedMarker)
  if !ultra.isEmpty {
    return NovaGroup(.group(4), markers: ultra, unknownIngredients: unknown)
  }
  guard !ingredients.list.needsReview else {
    return NovaGroup(
      .notComputable(reason: Message(.ingredientsAreTooBadlyRead)),
      unknownIngredients: unknown)
  }
  let culinary = ingredients.all.compactMap(culinaryMarker)
  let isAllKnown = unknown.isEmpty
  if isAllKnown, !culinary.isEmpty, ingredients.kinds.isSubset(of: NovaKinds.ofCulinaryProducts),
    !isDrink(ingredients)
  {
    return NovaGroup(
      .group(2),
      markers: culinary.map { NovaMarker(group: 2, kind: $0.kind, text: $0.text) })
  }
  if unknown.count * 2 > ingredients.all.count || (!isAllKnown && culinary.isEmpty) {
    return NovaGroup(
      .notComputable(reason: Message(.ingredientsAreUnknown, [.ingredients: .texts(unknown)])),
      markers: culinary, unknownIngredients: unknown)
  }
  return NovaGroup(
    .group(culinary.isEmpty ? 1 : 3), markers: culinary, unknownIngredients: unknown)
}

/// Whether water is the heaviest ingredient of anything but vinegar: sweetened or salted water is no
/// culinary ingredient.
private func isDrink(_ ingredients: IdentifiedIngredients) -> Bool {
  ingredients.outermost.first?.kinds.contains(.water) == true
    && !ingredients.kinds.isSubset(of: [.water, .vinegar, .keepingAgent])
}

private func groupByCategory(_ tags: [String]) -> NovaGroup? {
  if tags.contains("en:waters"),
    Set(tags).isDisjoint(with: ["en:flavored-waters", "en:flavoured-waters"])
  {
    return NovaGroup(.group(1))
  }
  guard let tag = tags.first(where: NovaKinds.culinaryCategories.contains) else { return nil }
  return NovaGroup(.group(2), markers: [NovaMarker(group: 2, kind: .category, text: tag)])
}

private func ultraProcessedMarker(_ found: IdentifiedIngredient) -> NovaMarker? {
  let ingredient = found.ingredient
  let isCosmetic =
    ingredient.additiveClass.map(NovaKinds.cosmeticClasses.contains) ?? false
    || ingredient.eNumber.map { ENumber($0).isCosmetic } ?? false
  if isCosmetic {
    return NovaMarker(group: 4, kind: .additive, text: name(of: ingredient))
  }
  guard !found.kinds.isDisjoint(with: IngredientKind.ofFormulations) else { return nil }
  return NovaMarker(group: 4, kind: .ingredient, text: name(of: ingredient))
}

private func culinaryMarker(_ found: IdentifiedIngredient) -> NovaMarker? {
  let ingredient = found.ingredient
  if ingredient.additiveClass == .preservative {
    return NovaMarker(group: 3, kind: .additive, text: name(of: ingredient))
  }
  guard !found.kinds.isDisjoint(with: NovaKinds.culinary) else { return nil }
  return NovaMarker(group: 3, kind: .ingredient, text: name(of: ingredient))
}

private func name(of ingredient: Ingredient) -> String {
  let letters = ingredient.name.filter { $0.isLetter || $0.isNumber }.lowercased()
  guard let number = ingredient.eNumber, !letters.contains(number.lowercased()) else {
    return ingredient.name
  }
  // Labels of Australia and Asia state the number alone, or that of the Codex: "INS 330".
  let digits = number.dropFirst().lowercased()
  if letters == digits { return number }
  if IngredientLexicon.codexSigns.phrases.contains(where: { letters == $0 + digits }) {
    return ingredient.name
  }
  return ingredient.name.isEmpty ? number : "\(ingredient.name) \(number)"
}

/// The markers of the groups.
private enum NovaKinds {
  static let cosmeticClasses: Set<AdditiveClass> = [
    .antiFoamingAgent, .bulkingAgent, .colour, .emulsifier, .emulsifyingSalts, .flavourEnhancer,
    .foamingAgent, .gellingAgent, .glazingAgent, .modifiedStarch, .sweetener, .thickener,
  ]
  static let culinary: Set<IngredientKind> = [
    .salt, .oil, .butter, .vinegar, .starch, .sugar, .brownSugar, .malt, .honeyMaple, .plantSyrup,
    .syrup, .cheese,
    // Beer is in group 3, as wine is (Monteiro and others, 2019).
    .hops,
  ]
  /// The additions that a culinary ingredient may hold: cultures in butter, iodine in salt.
  static let ofCulinaryProducts: Set<IngredientKind> = [
    .salt, .oil, .butter, .vinegar, .starch, .sugar, .brownSugar, .honeyMaple, .plantSyrup,
    .syrup,
    .culture, .keepingAgent, .water,
  ]
  static let culinaryCategories: Set<String> = [
    "en:sugars", "en:honeys", "en:salts", "en:vinegars", "en:vegetable-oils", "en:butters",
    "en:maple-syrups", "en:starches",
  ]
}
