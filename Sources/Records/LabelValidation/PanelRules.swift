/// The rules for panels, in the order in which they report.
package let panelRules: [any PanelRule] = [
  NutrientsSumToAtMost102Percent(), MoistureIsInBandForFoodType(), NutrientsAreInRangeForFoodType(),
  CarbohydrateIsAtMost30PercentOfDryMatter(), KilojoulesAgreeWithKilocalories(),
  EnergyAgreesWithMacronutrients(), CalorieContentAgreesWithConstituents(),
  SaturatedFatIsAtMostFat(), SugarsAreAtMostCarbohydrates(),
  AddedSugarsAreAtMostSugars(), MacronutrientsSumToAtMost105Grams(), SaltIs2Point5TimesSodium(),
]
