import Foundation
import LabelModel
import Languages

/// The list of ingredients as a tree, with sugars and sweeteners marked.
struct IngredientSheet {
  let record: ProductRecord
  let language: PageLanguage

  /// The values for the template `ingredients`.
  var values: [String: Any] {
    guard let list = record.ingredients else { return ["hasIngredients": false] }
    return [
      "hasIngredients": true, "listHead": language.wording(.ingredients),
      "tree": list.ingredients.map(branch), "hasTree": !list.ingredients.isEmpty,
      "listText": list.text, "sugars": sugarLine,
      "advice": record.sugarAnalysis.map(language.wording.advice(on:)) ?? [],
      "hasSugars": record.sugarAnalysis != nil, "isBadlyRead": list.needsReview,
      "listSource": language.wording.name(of: list.source),
    ]
  }

  private func branch(_ ingredient: Ingredient) -> [String: Any] {
    let share = ingredient.percent.map {
      language.amount(Quantity($0, .percent), bound: ingredient.bound)
    }
    let facts = [ingredient.eNumber == ingredient.name ? nil : ingredient.eNumber, share]
      .compactMap { $0 }
    return [
      "name": ingredient.name, "facts": facts.joined(separator: ", "),
      "hasFacts": !facts.isEmpty,
      "mark": mark(ingredient), "isMarked": !mark(ingredient).isEmpty,
      "parts": ingredient.ingredients.map(branch), "hasParts": !ingredient.ingredients.isEmpty,
    ]
  }

  private func mark(_ ingredient: Ingredient) -> String {
    for found in record.sugarAnalysis?.sugarTypes ?? []
    where found.sources.contains(where: { isSame($0, ingredient) }) {
      return found.type.isAlternative ? "sweetener" : "sugar"
    }
    return ""
  }

  private func isSame(_ source: String, _ ingredient: Ingredient) -> Bool {
    let source = source.lowercased()
    return source == ingredient.name.lowercased() || source == ingredient.eNumber?.lowercased()
  }

  /// `Sugars: 3 of the ingredients; under other names: dextrose; impact high`.
  private var sugarLine: String {
    guard let analysis = record.sugarAnalysis else { return "" }
    let wording = language.wording
    var parts: [String] = []
    switch analysis.totalSugarIndicators {
    case 0: parts.append(wording(analysis.containsSugar ? .noSugarAdded : .noSugar))
    default: parts.append("\(analysis.totalSugarIndicators) \(wording(.ofTheIngredients))")
    }
    if !analysis.hiddenSugars.isEmpty {
      parts.append(
        "\(wording(.underOtherNames)): " + analysis.hiddenSugars.joined(separator: ", "))
    }
    if !analysis.sugarAlternatives.isEmpty {
      parts.append(
        "\(wording(.sweetenedWith)) " + analysis.sugarAlternatives.joined(separator: ", "))
    }
    parts.append("\(wording(.impact)) \(wording.name(of: analysis.healthImpact))")
    return "\(language.capitalized(wording.name(of: Nutrient.sugars))): "
      + parts.joined(separator: "; ")
  }
}
