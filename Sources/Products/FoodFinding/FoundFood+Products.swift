import FoodDiary
import Foundation
import LabelModel
import ProductLookup

extension FoundFood {
  /// Reads a scanned product's record. `nil` for a record without the name that was asked for, and
  /// for one without any amount.
  ///
  /// Only accepted values count. A pet food's carbohydrates are those by calculation, and so is its energy where
  /// the label states none.
  init?(_ record: ProductRecord, name: String, match: NameMatch) {
    let serving = Portion(quantity: record.servingSize)
    var amounts = FoodAmounts { nutrient in
      // Without a basis nobody knows how much food an amount is of. Those of pet food are as fed then.
      guard record.basis != nil || record.subject == .petFood else { return nil }
      return record.nutrients[nutrient].map { ($0.quantity, $0.modifier) }
    }
    var per: Portion?
    switch record.basis {
    case .per100g, .asFed, nil:
      per = Portion.hundredGrams
      let stated = record.calorieContent?.quantity.normalized
        .map { NSDecimalNumber(decimal: $0).doubleValue }
      amounts.energyKcal = amounts.energyKcal ?? stated ?? record.energy?.kcalPer100g
      amounts.carbohydrates = amounts.carbohydrates ?? Self.carbohydrates(of: record)
    case .per100ml: per = Portion.hundredMillilitres
    case .perServing: per = serving ?? Portion.oneServing
    case .dryMatter: return nil
    }
    if amounts.energyKcal == nil {
      let perServing = FoodAmounts { record.perServing[$0].map { ($0.quantity, $0.modifier) } }
      if perServing.energyKcal != nil {
        amounts = perServing
        per = serving ?? Portion.oneServing
      }
    }
    guard !amounts.isEmpty else { return nil }
    self.init(
      name: record.name?.value ?? name, brand: record.brand?.value, amounts: amounts, per: per,
      serving: serving, source: .label, match: match)
  }

  /// Reads what a product database says of a food; `nil` for one without any amount.
  init?(_ food: CatalogFood, source: FoodSource, match: NameMatch) {
    let serving = Portion(quantity: food.servingSize)
    let measure = food.servingMeasure.flatMap(Portion.init(servingMeasure:))
    var amounts = FoodAmounts { food.nutrients[$0].map { ($0.quantity, $0.modifier) } }
    var per = food.basis == .per100ml ? Portion.hundredMillilitres : Portion.hundredGrams
    if amounts.energyKcal == nil {
      let perServing = FoodAmounts { food.perServing[$0].map { ($0.quantity, $0.modifier) } }
      if perServing.energyKcal != nil {
        amounts = perServing
        per = serving ?? measure ?? Portion.oneServing
      }
    }
    guard !amounts.isEmpty else { return nil }
    self.init(
      name: food.name, brand: food.brand, amounts: amounts, per: per, serving: serving,
      source: source, match: match)
  }

  /// Grams of carbohydrates in 100 g of a pet food as fed.
  private static func carbohydrates(of record: ProductRecord) -> Double? {
    guard let share = record.carbohydrates?.percentOfDryMatter,
      let moisture = record.nutrients[.moisture]?.quantity.normalized
    else { return nil }
    return share * (100 - NSDecimalNumber(decimal: moisture).doubleValue) / 100
  }
}

extension FoodAmounts {
  /// Reads amounts of nutrients.
  ///
  /// `<0.5 g` is taken as 0.5 g, traces as 0; what is more than its number is not known.
  fileprivate init(_ value: (Nutrient) -> (Quantity, Modifier?)?) {
    func amount(_ nutrient: Nutrient) -> Double? {
      guard let (quantity, modifier) = value(nutrient), modifier != .greaterThan,
        let normalized = quantity.normalized
      else { return nil }
      return NSDecimalNumber(decimal: normalized).doubleValue
    }
    self.init(
      energyKcal: amount(.energyKcal)
        ?? amount(.energyKJ).map { $0 / FoodEnergy.kilojoulesPerKilocalorie },
      protein: amount(.protein), carbohydrates: amount(.carbohydrates), fat: amount(.fat))
  }
}

extension Portion {
  fileprivate static let hundredGrams = try? Portion(100, .gram)
  fileprivate static let hundredMillilitres = try? Portion(100, .millilitre)
  fileprivate static let oneServing = try? Portion(1, .portion)

  /// Reads a serving's words: `1 cup`, `3 oz`, `2 servings`; `nil` for any others.
  fileprivate init?(servingMeasure words: String) {
    if let portion = Portion(text: words) {
      self = portion
      return
    }
    guard let servings = words.wholeMatch(of: /([0-9]+(?:\.[0-9]+)?) ?servings?/),
      let amount = Double(servings.1), let portion = try? Portion(amount, .portion)
    else { return nil }
    self = portion
  }

  /// Reads a serving's size; `nil` for one that is neither in grams nor in millilitres.
  fileprivate init?(quantity: Quantity?) {
    guard let quantity, let unit = PortionUnit(rawValue: quantity.unit.rawValue),
      unit == .gram || unit == .millilitre,
      let portion = try? Portion(NSDecimalNumber(decimal: quantity.value).doubleValue, unit)
    else { return nil }
    self = portion
  }
}
