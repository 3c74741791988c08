import LabelModel

extension NutrientUnit {
  /// Whether the unit is one of mass alone.
  var isMassAlone: Bool { [.gram, .milligram, .microgram].contains(self) }
  /// Whether the unit is a mass of each kilogram of the food.
  var isPerKilogram: Bool { [.gramPerKilogram, .milligramPerKilogram].contains(self) }
}
