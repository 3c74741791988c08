import FoodScience
import Foundation
import LabelModel
import Testing

/// The analysis of a list of ingredients, with grams of `sugars` in 100 g or 100 ml.
///
/// - Throws: where there is no analysis.
func analysis(
  _ list: String, language: String? = "en", sugars: String? = nil, isDrink: Bool = false,
  confidence: Double? = nil, needsReview: Bool = false
) throws -> SugarAnalysis {
  let amount = sugars.flatMap { Decimal(string: $0) }
  let record = ProductRecord(
    status: .valid, subject: .food, basis: isDrink ? .per100ml : .per100g,
    nutrients: amount.map { [.sugars: NutrientValue(Quantity($0, .gram), source: .ocr)] } ?? [:],
    ingredients: ingredientList(
      list, language: language, confidence: confidence, needsReview: needsReview))
  return try #require(sugarAnalysis(of: record))
}

/// The analysis of a record's ingredients.
func sugarAnalysis(of record: ProductRecord) -> SugarAnalysis? {
  scoreFood(record, categoriesTags: []).sugarAnalysis
}
