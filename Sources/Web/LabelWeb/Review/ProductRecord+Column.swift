import LabelModel

extension ProductRecord {
  /// Returns the accepted values of a column: those of a serving, else the main ones.
  func column(of basis: Basis?) -> [Nutrient: NutrientValue] {
    basis == .perServing && self.basis != .perServing ? perServing : nutrients
  }
}
