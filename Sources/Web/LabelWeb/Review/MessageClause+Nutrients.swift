import LabelModel

extension MessageClause {
  /// The nutrients that the clause is about: those of its arguments, and those that its code names.
  var namedNutrients: [Nutrient] {
    code.namedNutrients
      + arguments.values.flatMap { argument -> [Nutrient] in
        switch argument {
        case .nutrient(let nutrient): [nutrient]
        case .nutrients(let nutrients): nutrients
        case .amounts(let amounts): amounts.map(\.nutrient)
        case .clause(let clause): clause.namedNutrients
        default: []
        }
      }
  }
}

extension MessageCode {
  fileprivate var namedNutrients: [Nutrient] {
    switch self {
    case .saturatedFatIsMore: [.fat, .saturatedFat]
    case .partIsMoreThanCarbohydrates, .sugarsAndStarchAreMore: [.carbohydrates, .sugars, .starch]
    case .addedSugarsAreMore: [.sugars, .addedSugars]
    case .saltIsNotSodium: [.salt, .sodium]
    case .energiesDiffer, .energiesAreSwapped: [.energyKJ, .energyKcal]
    default: []
    }
  }
}
