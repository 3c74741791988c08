package import LabelModel

extension MessageCode {
  /// The clause as a formula for all languages but English; `nil` for a clause that needs words.
  ///
  /// `{fat.name}` is the name of a nutrient, `{fat}` an argument.
  package var formula: String? {
    switch self {
    case .doubts: "{doubts}"
    case .certaintyOnBasis: "{column}: {percent} %"
    case .decimalPointIsLost: "{nutrient}: {read} → {value}"
    case .valueIsNegative: "{nutrient} {quantity} < 0"
    case .valueIsLessThanZero: "{nutrient} < {quantity}"
    case .databaseIsOutOfRange: "{nutrient} {percent} % ∉ {least}–{most} %"
    case .saturatedFatIsMore: "{saturatedFat.name} {part} g > {fat.name} {whole} g"
    case .partIsMoreThanCarbohydrates: "{nutrient} {part} g > {carbohydrates.name} {whole} g"
    case .sugarsAndStarchAreMore:
      "{sugars.name} + {starch.name} {part} g > {carbohydrates.name} {whole} g"
    case .addedSugarsAreMore: "{addedSugars.name} {part} g > {sugars.name} {whole} g"
    case .saltIsNotSodium: "{salt.name} {part} g ≠ 2.5 × {sodium.name} {whole} g"
    case .energiesDiffer:
      """
      {kilojoules} kJ ≠ {kilocalories} kcal ({kilojoules} kJ = {otherKilocalories} kcal, \
      {kilocalories} kcal = {otherKilojoules} kJ)
      """
    case .energiesAreSwapped: "{kilocalories} kJ ↔ {kilojoules} kcal"
    case .energyIsNotItsParts:
      """
      {energyKJ.name}: {kilojoules} ≠ {otherKilojoules} kJ ({fat.name} {fat} g, \
      {carbohydrates.name} {carbohydrates} g, {protein.name} {protein} g)
      """
    case .kilocaloriesAreNotTheirParts:
      """
      {energyKcal.name}: {kilocalories} ≠ {otherKilocalories} kcal ({fat.name} {fat} g, \
      {carbohydrates.name} {carbohydrates} g, {protein.name} {protein} g)
      """
    case .eatenEnergyDiffers: "{kilocalories} kcal ≠ {otherKilocalories} kcal ({nutrients})"
    case .servingDiffers: "{column}: {quantity} ≠ {value} {unit}"
    case .gramsAreTooMany: "{amounts}: {sum} g > 105 g"
    case .percentsAreTooMany: "{amounts}: {sum} % > 102 %"
    case .moistureIsOutOfBand: "{moisture.name} {percent} % ∉ {least}–{most} %"
    case .carbohydrateIsNegative:
      """
      {protein.name} + {fat.name} + {fiber.name} + {moisture.name} + {ash.name} = \
      {sum} % > 102 %; {carbohydrates.name}: ?
      """
    case .carbohydrateIsZero:
      """
      {protein.name} + {fat.name} + {fiber.name} + {moisture.name} + {ash.name} = \
      {sum} %; {carbohydrates.name} = 0 %
      """
    default: nil
    }
  }

  /// The clause whose words say this one in all languages but English; `nil` for a clause with its own words.
  package var synonym: MessageCode? {
    switch self {
    case .certaintyOnUnknownBasis: .certainty
    case .noBasisIsCertain, .referenceIsUnread: .referenceIsUnknown
    case .personRefusedIt: .refusedByPerson
    case .factIsUncertain: .textIsUncertain
    case .sizeAloneShowsFact, .noWordsShowFact: .littleShowsFact
    case .ingredientsAreIllegible: .ingredientsAreTooBadlyRead
    case .dataAreADayOld: .dataAreDaysOld
    case .numberIsTooGreat, .textIsNoNumber: .numberIsMissing
    case .unitIsOfAnotherNutrient, .unitsHaveAnotherBasis: .unitIsUnknown
    case .sugarAnswerIsNotInCache: .sugarAnswerIsNotKept
    case .ingredientsHaveNoLanguage: .languageIsUnknown
    case .amountIsMissing: .amountsAreMissing
    case .amountIsDoubtful: .amountsAreDoubtful
    default: nil
    }
  }
}
