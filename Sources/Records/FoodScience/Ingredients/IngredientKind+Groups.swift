import Languages

extension IngredientKind {
  /// Whether it counts as fruit, vegetables and legumes for the Nutri-Score.
  var isFruit: Bool { [.fruit, .vegetable, .legume, .juice].contains(self) }

  /// Those that only industrial formulations hold, which mark NOVA's group 4.
  static let ofFormulations: Set<IngredientKind> = [
    .glucose, .fructose, .lactose, .maltose, .glucoseFructoseSyrup, .invertSugar,
    .juiceConcentrate, .maltodextrin, .rareSugar, .sweetener, .polyol, .flavouring, .proteinIsolate,
    .hydrogenatedFat, .modifiedStarch, .emulsifier, .colour, .flavourEnhancer,
    .milkFraction, .plantFraction,
  ]

  /// The sugars.
  static let sugars: Set<IngredientKind> = [
    .sugar, .brownSugar, .glucose, .fructose, .lactose, .maltose, .malt, .glucoseFructoseSyrup,
    .invertSugar, .honeyMaple, .plantSyrup, .syrup, .juiceConcentrate, .maltodextrin, .rareSugar,
  ]
}
