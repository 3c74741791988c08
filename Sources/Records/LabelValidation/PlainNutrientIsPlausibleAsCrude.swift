import Foundation
import LabelModel

/// A pet food's protein or fat that a database holds under the name for food for people counts as
/// crude protein or crude fat only when it is plausible: protein 3–50 %, fat 0.5–40 %.
///
/// Of such entries a quarter are per serving, per can or per kilogram (DOMAIN 4.2, which also
/// gives the ranges). The rule is reported by the nutrient's name: `PlainProteinIsPlausibleAsCrude`.
struct PlainNutrientIsPlausibleAsCrude: FieldRule {
  func refusal(of field: Field) -> Refusal? {
    guard field.source == .api, field.subject == .petFood, field.basis != .perServing,
      let key = field.catalogKey, !key.hasPrefix("crude-"),
      let range = range(of: field.nutrient), let percent = field.quantity.normalized,
      !range.contains(percent)
    else { return nil }
    return Refusal(
      rule: "Plain" + ruleName(field.nutrient, "IsPlausibleAsCrude"),
      message: "\(field.nutrient.rawValue) \(percent) % stands under \"\(key)\" and is outside "
        + "\(range.minimum)–\(range.maximum) %, so it may be per serving or per kilogram")
  }

  private func range(of nutrient: Nutrient) -> AllowedRange? {
    switch nutrient {
    case .protein: AllowedRange(3, 50)
    case .fat: AllowedRange(Decimal(5) / 10, 40)
    default: nil
    }
  }

  private func field(_ nutrient: Nutrient, _ percent: Decimal, key: String) -> Field {
    Field(
      nutrient, Quantity(percent, .percent), basis: .per100g, source: .api, subject: .petFood,
      catalogKey: key)
  }

  var accepted: [Field] {
    [
      field(.protein, 50, key: "proteins"), field(.protein, 3, key: "proteins"),
      field(.fat, 40, key: "fat"), field(.protein, 60, key: "crude-protein"),
      field(.moisture, 80, key: "moisture"),
    ]
  }

  var refused: [Field] {
    [
      field(.protein, 51, key: "proteins"), field(.protein, 2.9, key: "proteins"),
      field(.fat, 41, key: "fat"), field(.fat, 0.4, key: "fat"),
    ]
  }
}
