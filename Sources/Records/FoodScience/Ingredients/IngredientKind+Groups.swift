import Languages

extension IngredientKind {
  /// Whether it counts as fruit, vegetables and legumes for the Nutri-Score.
  var isFruit: Bool { [.fruit, .vegetable, .legume, .juice].contains(self) }

  /// The sugars.
  static let sugars: Set<IngredientKind> = [
    .sugar, .brownSugar, .glucose, .fructose, .lactose, .maltose, .malt, .glucoseFructoseSyrup,
    .invertSugar, .honeyMaple, .plantSyrup, .syrup, .juiceConcentrate, .maltodextrin, .rareSugar,
  ]
}
