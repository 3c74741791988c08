import Foundation
import LabelModel
import Testing

/// A label with sure readings in percent, or of food in grams.
func label(
  _ values: [Nutrient: Decimal], subject: Subject = .petFood, basis: Basis = .asFed
) -> DecidedLabel {
  var label = DecidedLabel(subject: subject, basis: basis)
  for (nutrient, value) in values {
    let unit: NutrientUnit =
      switch nutrient {
      case .energyKJ: .kilojoule
      case .energyKcal: .kilocalorie
      default: subject == .petFood ? .percent : .gram
      }
    label.readings[nutrient] = NutrientReading(
      nutrient: nutrient, quantity: Quantity(value, unit), basis: basis,
      confidence: Confidence(0.9), evidence: Evidence(image: "can.jpg", text: "\(value)"))
  }
  return label
}

/// The five values of a can of wet food, in percent.
let can: [Nutrient: Decimal] = [.protein: 10, .fat: 5, .fiber: 1, .moisture: 80, .ash: 2]

/// A database's answer with `values` of pet food, in percent.
func product(_ values: [Nutrient: Decimal], tags: [String] = []) throws -> CatalogProduct {
  CatalogProduct(
    gtin: try #require(GTIN("4017721837194")), service: "test", subject: .petFood, name: "Beef",
    categoriesTags: tags,
    nutrients: values.mapValues { CatalogValue(Quantity($0, .gram), key: "crude-x") })
}
