import LabelModel
package import Languages

// English has words of its own for a diary; other languages take those of records.
extension Wording {
  /// The nutrient's name.
  package func name(of nutrient: CountedNutrient) -> String {
    switch nutrient {
    case .energyKcal: isEnglish ? nutrient.word : "kcal"
    case .protein: name(of: Nutrient.protein)
    case .carbohydrates: name(of: Nutrient.carbohydrates)
    case .fat: name(of: Nutrient.fat)
    }
  }

  /// The source of amounts: `scanned label`.
  package func name(of source: FoodSource) -> String {
    guard !isEnglish else { return source.words }
    switch source {
    case .label: return name(of: Source.ocr)
    case .knownMeal: return self(DiaryWord.knownMeal)
    case .catalog: return name(of: Source.api)
    case .manual: return name(of: Source.manual)
    case .languageModel: return self(DiaryWord.modelEstimate)
    case .usda, .fatSecret, .openFoodFacts: return source.words
    }
  }
}
