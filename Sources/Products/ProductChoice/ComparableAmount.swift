import FoodScience
import Foundation
package import LabelModel

/// An amount of a nutrient in 100 g or 100 ml, so that products can be compared.
package struct ComparableAmount: Hashable, Sendable {
  /// The amount: kJ, kcal or g; the printed unit where it has none of these.
  package var quantity: Quantity
  /// A least or greatest content, if the source states one.
  package var bound: Bound?
  /// A sign that belongs to the number.
  package var modifier: Modifier?
  /// The source of the value.
  package var source: Source
  /// Whether it is calculated from the amount a serving or a kilogram, or from sodium or salt.
  package var isCalculated: Bool
}

extension ProductRecord {
  /// The basis that this record's amounts are compared on: 100 g, 100 ml, or pet food as it is fed.
  ///
  /// `nil` if it follows neither from the amounts nor from the serving's size.
  package var comparableBasis: Basis? {
    switch basis {
    case .per100g, .per100ml, .asFed: basis
    case .perServing, nil: hundredOfServing?.basis
    case .dryMatter: nil
    }
  }

  /// Returns the amount of `nutrient` in 100 g or 100 ml; `nil` when it is not known.
  ///
  /// An amount a serving is converted by the serving's size. Salt is 2.5 × sodium (EU 1169/2011, Annex I). The
  /// energy of a pet food may be stated a kilogram. That of a food may be stated in one unit alone.
  package func comparableAmount(of nutrient: Nutrient) -> ComparableAmount? {
    if let stated = stated(nutrient) { return stated }
    switch nutrient {
    case .salt: return stated(.sodium).map { $0.calculated { $0 * 5 / 2 } }
    case .sodium: return stated(.salt).map { $0.calculated { $0 * 2 / 5 } }
    case .energyKcal:
      return energyOfKilogram
        ?? energy(.energyKJ, in: .kilocalorie, kilocalories(fromKilojoules:))
    case .energyKJ: return energy(.energyKcal, in: .kilojoule, kilojoules(fromKilocalories:))
    default: return nil
    }
  }

  /// The stated kilocalories of a kilogram as fed, in 100 g.
  private var energyOfKilogram: ComparableAmount? {
    guard basis == .asFed, let content = calorieContent, let energy = content.quantity.normalized
    else { return nil }
    return ComparableAmount(
      quantity: Quantity(energy, .kilocalorie), bound: content.bound, modifier: content.modifier,
      source: content.source, isCalculated: true)
  }

  /// A food's energy in the other unit, in whole numbers as labels state it.
  private func energy(
    _ other: Nutrient, in unit: NutrientUnit, _ change: (Decimal) -> Decimal
  ) -> ComparableAmount? {
    guard subject != .petFood, var amount = stated(other) else { return nil }
    var exact = change(amount.quantity.value)
    var whole = Decimal()
    NSDecimalRound(&whole, &exact, 0, .plain)
    amount.quantity = Quantity(whole, unit)
    amount.isCalculated = true
    return amount
  }

  private func stated(_ nutrient: Nutrient) -> ComparableAmount? {
    if let value = nutrients[nutrient], let basis, [.per100g, .per100ml, .asFed].contains(basis) {
      return ComparableAmount(value)
    }
    let value = perServing[nutrient] ?? (basis == .perServing ? nutrients[nutrient] : nil)
    guard let value, let serving = hundredOfServing, isComparable(on: serving.basis) else {
      return nil
    }
    return ComparableAmount(value)?.calculated { $0 * serving.factor }
  }

  /// Whether amounts on `basis` are compared with the others. A glass of 200 ml is not 100 g of powder.
  private func isComparable(on basis: Basis) -> Bool {
    basis == comparableBasis || basis == .per100g && comparableBasis == .asFed
  }

  /// The factor from a serving to 100 g or 100 ml.
  private var hundredOfServing: (factor: Decimal, basis: Basis)? {
    guard let servingSize, servingSize.value > 0 else { return nil }
    switch servingSize.unit {
    case .gram: return (100 / servingSize.value, .per100g)
    case .millilitre: return (100 / servingSize.value, .per100ml)
    default: return nil
    }
  }
}

extension ComparableAmount {
  /// Creates an amount as the source states it, masses in grams.
  fileprivate init?(_ value: NutrientValue) {
    let unit: NutrientUnit =
      switch value.quantity.unit {
      case .kilojoule, .kilocalorie: value.quantity.unit
      default: .gram
      }
    let amount = value.quantity.normalized.map { Quantity($0, unit) } ?? value.quantity
    self.init(
      quantity: amount, bound: value.bound, modifier: value.modifier, source: value.source,
      isCalculated: false)
  }

  /// Returns the amount after `change`, rounded to a hundredth; traces to their first two digits.
  fileprivate func calculated(_ change: (Decimal) -> Decimal) -> ComparableAmount {
    var result = self
    result.quantity.value = change(quantity.value).toHundredthOrTwoDigits
    result.isCalculated = true
    return result
  }
}
