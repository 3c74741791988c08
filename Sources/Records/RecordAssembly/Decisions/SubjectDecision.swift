import FoodScience
public import LabelModel

/// Returns the kind of a product by the label, else by the product database, else by the person.
///
/// A person who states a food type speaks of pet food.
public func decideSubject(
  label: DecidedLabel?, product: CatalogProduct?, manual: ManualValues
) -> Subject? {
  label?.subject ?? product?.subject ?? manual.subject
    ?? (manual.foodType == nil ? nil : .petFood)
}

/// Returns the kind of a product by its list of ingredients, for a product that no source names.
///
/// - Parameters:
///   - list: the label's list of ingredients; `nil` when none was read.
///   - petFoodWords: the label's words for an animal and a pet food's part in its diet.
/// - Returns: food for a list that is surely a food's, on a label that names no pet; otherwise `nil`.
public func subject(
  byListAlone list: IngredientList?, petFoodWords: [PetFoodMention]
) -> Subject? {
  guard let list, petFoodWords.isEmpty, isSurelyOfFood(list) else { return nil }
  return .food
}
