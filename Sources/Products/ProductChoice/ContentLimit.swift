package import Foundation
package import LabelModel

/// The most of a nutrient that a person wants in 100 g or 100 ml.
package struct ContentLimit: Hashable, Sendable, Codable {
  /// The nutrients that may be limited: those of EU 1169/2011, Annex XV, that are stated in grams, and energy.
  package static let nutrients: [Nutrient] = [
    .energyKJ, .energyKcal, .fat, .saturatedFat, .transFat, .carbohydrates, .sugars, .addedSugars,
    .fiber, .protein, .salt, .sodium,
  ]

  /// The nutrient, one of ``nutrients``.
  package var nutrient: Nutrient
  /// The most, from 0 on: kJ, kcal or g per 100 g or 100 ml.
  package var amount: Decimal

  /// Creates a limit; `nil` for another nutrient, and for an amount that 100 g cannot hold.
  package init?(_ nutrient: Nutrient, _ amount: Decimal) {
    guard Self.nutrients.contains(nutrient), amount >= 0, amount <= Self.largest(of: nutrient)
    else { return nil }
    self.nutrient = nutrient
    self.amount = amount
  }

  /// The largest amount of `nutrient` that 100 g may hold: pure fat has 3,700 kJ (EU 1169/2011, Annex XIV).
  package static func largest(of nutrient: Nutrient) -> Decimal {
    switch nutrient {
    case .energyKJ: 3_700
    case .energyKcal: 900
    default: 100
    }
  }

  /// The unit of ``amount``.
  package var unit: NutrientUnit {
    switch nutrient {
    case .energyKJ: .kilojoule
    case .energyKcal: .kilocalorie
    default: .gram
    }
  }

  private enum CodingKeys: String, CodingKey { case nutrient, amount }

  /// Reads a limit.
  ///
  /// - Throws: `DecodingError`, also for an amount that is out of range.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let nutrient = try container.decode(Nutrient.self, forKey: .nutrient)
    let amount = try container.decode(Decimal.self, forKey: .amount)
    guard let limit = ContentLimit(nutrient, amount) else {
      throw DecodingError.dataCorruptedError(
        forKey: .amount, in: container, debugDescription: "\(amount) is no limit of \(nutrient)")
    }
    self = limit
  }
}
