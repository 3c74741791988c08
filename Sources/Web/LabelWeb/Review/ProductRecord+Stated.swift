import LabelModel

extension ProductRecord {
  /// The value of a nutrient in a column.
  ///
  /// Where a pet food's column has no energy in kcal, it is that of a kilogram.
  func stated(_ nutrient: Nutrient, on basis: Basis?) -> NutrientValue? {
    if let value = self[column: basis][nutrient] { return value }
    let isOfKilogram = nutrient == .energyKcal && subject == .petFood && basis != nil
    return isOfKilogram && basis == self.basis ? calorieContent : nil
  }
}
