import Foundation
import LabelModel
import Languages

extension IdentifiedIngredients {
  /// The share of fruit, vegetables and legumes as far as the list states it, in percent; `nil`
  /// without a statement.
  ///
  /// Only printed shares count, and a list of a single fruit is all fruit. An estimate could make a
  /// grade too good. Concentrates, powders, oils, proteins and starches of fruit do not count. Shares that add up to more
  /// than all are misread. A share that exceeds that of the ingredient around it is a share of that ingredient.
  var statedFruit: NutriScoreFact? {
    var total = Decimal(0)
    var names: [String] = []
    if let only = list.ingredients.first, list.ingredients.count == 1, only.ingredients.isEmpty,
      isFruit(only)
    {
      return NutriScoreFact(100, source: .ingredients, note: "only \(only.name)")
    }
    let shares = list.ingredients.compactMap(\.percent)
    guard shares.count < 2 || shares.reduce(0, +) <= 100 + shareMargin else { return nil }
    func add(_ ingredient: Ingredient, within whole: Decimal?) {
      if let percent = ingredient.percent, ingredient.bound != .maximum, isFruit(ingredient) {
        total += whole.map { percent > $0 ? percent * $0 / 100 : percent } ?? percent
        names.append("\(ingredient.name) \(percent) %")
      } else {
        for part in ingredient.ingredients { add(part, within: ingredient.percent ?? whole) }
      }
    }
    for ingredient in list.ingredients { add(ingredient, within: nil) }
    guard !names.isEmpty else { return nil }
    return NutriScoreFact(
      min(total, 100), source: .ingredients, note: names.joined(separator: ", "))
  }

  /// Olive and avocado oil count as fruit for fats and oils.
  var statedFruitOfOils: NutriScoreFact? {
    guard let only = list.ingredients.first, list.ingredients.count == 1 else { return nil }
    let words = foldedWords(only.name)
    guard words.contains(where: { word in fruitOils.contains { word.hasPrefix($0) } }) else {
      return nil
    }
    return NutriScoreFact(100, source: .ingredients, note: "only \(only.name)")
  }

  private func isFruit(_ ingredient: Ingredient) -> Bool {
    let kinds = kinds(of: ingredient)
    // A juice made up from its concentrate is a juice again (directive 2001/112/EC, annex I).
    let others = kinds.contains(.juice) ? reduced : reduced + concentrates
    let isWhole = !foldedWords(ingredient.name).contains { word in
      others.contains { word.contains($0) }
    }
    return isWhole && kinds.contains { $0.isFruit }
      && kinds.allSatisfy { $0.isFruit || $0 == .water || $0 == .spice }
  }
}

/// Percent by which the shares of a list may exceed all of it: each is rounded.
private let shareMargin: Decimal = 2

private let fruitOils = NutriScoreWords.fruitOils.phrases

private let reduced = NutriScoreWords.reducedFruit.phrases

private let concentrates = NutriScoreWords.concentrates.phrases
