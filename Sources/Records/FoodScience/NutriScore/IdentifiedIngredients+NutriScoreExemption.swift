import LabelModel
import Languages

extension IdentifiedIngredients {
  /// Returns why food of these ingredients alone has no Nutri-Score; `nil` for other food.
  ///
  /// Herbs, spices, salt, vinegar, yeast, coffee and tea need no nutrition declaration (EU 1169/2011, annex V). Honey
  /// is an unprocessed product of one ingredient.
  func nutriScoreExemption(basis: Basis) -> MessageCode? {
    guard isReadable, let first = outermost.first, all.allSatisfy({ !$0.kinds.isEmpty }) else {
      return nil
    }
    func isAlone(_ kind: IngredientKind) -> Bool {
      first.kinds == [kind] && kinds.isSubset(of: [kind, .keepingAgent, .water])
    }
    if isAlone(.spice) || isAlone(.salt) || isAlone(.vinegar) || isAlone(.yeast) {
      return .herbsAndSpices
    }
    guard all.count == 1 else { return nil }
    if first.kinds == [.coffeeTea], basis == .per100g { return .coffeeAndTea }
    // Maple syrup is no honey.
    let isOfBees =
      list.language.map {
        AnimalLexicon.kinds(of: first.ingredient.name, language: $0).contains(.bees)
      } ?? false
    return first.kinds == [.honeyMaple] && isOfBees ? .honeyAndSweeteners : nil
  }
}
