package import Foundation
package import LabelModel

/// The values of a record on one basis, as input of rules.
package struct RecordPanel: Hashable, Sendable {
  /// The kind of product.
  package var subject: Subject
  /// The reference of the values.
  package var basis: Basis
  /// A pet food's type.
  package var foodType: FoodType?
  /// The animals of the pet food, `nil` when no word names them.
  package var audience: LimitAudience?
  /// The limits of a pet food's nutrients.
  package var limits: FieldLimits
  /// The values.
  package var values: [Nutrient: NutrientValue]
  /// The carbohydrate that follows from them, in percent of dry matter.
  package var carbohydratePercent: Double?
  /// The energy that follows from a pet food's values, in kcal of 100 g.
  package var calculatedEnergy: Double?
  /// The energy of a kilogram that a pet food's label states.
  package var calorieContent: NutrientValue?
  /// A drink's alcoholic strength in percent of the volume.
  package var alcoholByVolume: Decimal?

  /// Creates a panel.
  package init(
    subject: Subject, basis: Basis, foodType: FoodType? = nil, audience: LimitAudience? = nil,
    limits: FieldLimits = .standard, values: [Nutrient: NutrientValue],
    carbohydratePercent: Double? = nil, alcoholByVolume: Decimal? = nil
  ) {
    self.subject = subject
    self.basis = basis
    self.foodType = foodType
    self.audience = audience
    self.limits = limits
    self.values = values
    self.carbohydratePercent = carbohydratePercent
    self.alcoholByVolume = alcoholByVolume
  }

  /// The amount in grams, kJ or kcal; `nil` when it is missing or has no such unit.
  func amount(_ nutrient: Nutrient) -> Decimal? { values[nutrient]?.quantity.normalized }

  /// The least that the value can mean: 0 for `<0.5`.
  func least(_ nutrient: Nutrient) -> Decimal? {
    values[nutrient]?.modifier == .lessThan ? 0 : amount(nutrient)
  }

  /// The most that the value can mean; `nil` when it is missing or open upwards.
  func most(_ nutrient: Nutrient) -> Decimal? {
    values[nutrient]?.modifier == .greaterThan ? nil : amount(nutrient)
  }

  /// The amounts of `nutrients`: "fat 80 g, carbohydrates 60 g".
  func listed(_ nutrients: [Nutrient], in unit: NutrientUnit) -> MessageArgument {
    .amounts(
      nutrients.compactMap { nutrient in
        least(nutrient).map { MessageArgument.Amount(nutrient, $0, unit) }
      })
  }

  /// Whether all five constituents of a pet food were read from the label. Comprehensive validation
  /// waits for that, since partial data only look wrong (docs/rules.md, rule 6).
  var hasAllFiveFromLabel: Bool {
    subject == .petFood && (basis == .asFed || basis == .per100g)
      && Nutrient.petFoodCore.allSatisfy { values[$0]?.source == .ocr && amount($0) != nil }
  }

  /// Returns the panel for `audience`.
  func eaten(by audience: LimitAudience) -> RecordPanel {
    var panel = self
    panel.audience = audience
    return panel
  }

  /// Returns the panel with every value from `source`.
  func from(_ source: Source) -> RecordPanel {
    var panel = self
    panel.values = values.mapValues {
      var value = $0
      value.source = source
      return value
    }
    return panel
  }

  /// A panel of food for people for examples, in grams, kJ and kcal; amounts in `lessThan` have "<".
  static func food(
    _ amounts: [Nutrient: Decimal], basis: Basis = .per100g, alcoholByVolume: Decimal? = nil,
    lessThan: Set<Nutrient> = []
  ) -> RecordPanel {
    let values = amounts.map { nutrient, amount in
      let unit: NutrientUnit =
        switch nutrient {
        case .energyKJ: .kilojoule
        case .energyKcal: .kilocalorie
        default: .gram
        }
      let modifier: Modifier? = lessThan.contains(nutrient) ? .lessThan : nil
      return (nutrient, NutrientValue(Quantity(amount, unit), modifier: modifier, source: .ocr))
    }
    return RecordPanel(
      subject: .food, basis: basis, values: Dictionary(uniqueKeysWithValues: values),
      alcoholByVolume: alcoholByVolume)
  }

  /// A pet food's panel for examples, in percent as fed, in the order of `Nutrient.petFoodCore`.
  static func petFood(
    _ foodType: FoodType, _ percent: [Decimal], carbohydratePercent: Double? = nil
  ) -> RecordPanel {
    let values = zip(Nutrient.petFoodCore, percent).map {
      ($0, NutrientValue(Quantity($1, .percent), source: .ocr))
    }
    return RecordPanel(
      subject: .petFood, basis: .asFed, foodType: foodType,
      values: Dictionary(uniqueKeysWithValues: values), carbohydratePercent: carbohydratePercent)
  }
}
