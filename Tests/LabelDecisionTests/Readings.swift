import Foundation
import LabelModel

/// A label of food with readings.
func label(_ readings: [NutrientReading]) -> ParsedLabel {
  ParsedLabel(subject: .food, readings: readings)
}

/// A reading with its print as evidence; readings of one print differ in `place`.
func reading(
  _ nutrient: Nutrient, _ value: String, _ confidence: Double, _ basis: Basis? = .per100g,
  unit: NutrientUnit = .gram, at place: String = "", image: String = "label.jpg"
) -> NutrientReading {
  NutrientReading(
    nutrient: nutrient, quantity: Quantity(Decimal(string: value) ?? .nan, unit), basis: basis,
    confidence: Confidence(confidence),
    evidence: Evidence(image: image, text: "\(nutrient) \(value) \(place)"))
}
