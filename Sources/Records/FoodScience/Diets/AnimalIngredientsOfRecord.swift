package import LabelModel

/// Returns the ingredients of `record` that are of animals, each kind with each of its names once.
///
/// Milk, eggs and seafood are known by the record's allergens. Meat, honey and additives are known
/// by the list of ingredients, and additives by the database's tags. Traces are left out. The
/// absence of an ingredient here proves nothing. A list may be badly read, and not every word of
/// every language is known.
package func animalIngredients(of record: ProductRecord) -> [AnimalIngredient] {
  var found: [AnimalIngredient] = []
  func add(_ ingredient: AnimalIngredient) {
    if !found.contains(ingredient) { found.append(ingredient) }
  }
  for mention in record.allergens ?? [] where mention.presence == .contains {
    guard let kind = AnimalIngredient.Kind(mention.allergen) else { continue }
    add(
      AnimalIngredient(
        kind, text: mention.evidence.text, source: mention.source == .database ? .api : .ocr))
  }
  if let list = record.ingredients {
    for ingredient in list.flattened {
      for kind in AnimalLexicon.kinds(of: ingredient.name, language: list.language) {
        add(AnimalIngredient(kind, text: ingredient.name, source: list.source))
      }
      if let number = ingredient.eNumber, let origin = AnimalAdditive(number) {
        add(origin.ingredient(text: number, source: list.source))
      }
    }
  }
  for tag in record.catalog?.additiveTags ?? [] where tag.hasPrefix("en:e") {
    let number = tag.dropFirst("en:".count).uppercased()
    guard let origin = AnimalAdditive(number) else { continue }
    add(origin.ingredient(text: number, source: .api))
  }
  return found
}

extension AnimalIngredient.Kind {
  /// The kind of an allergen that is of animals; `nil` for one of plants or minerals.
  fileprivate init?(_ allergen: Allergen) {
    switch allergen {
    case .milk: self = .milk
    case .egg: self = .egg
    case .fish, .crustaceans, .molluscs: self = .seafood
    case .gluten, .peanuts, .soy, .nuts, .celery, .mustard, .sesame, .sulphites, .lupin: return nil
    }
  }
}
