/// The code of a message's clause; the raw value is the code in records.
///
/// The module `Languages` has the words of each code in each language.
public enum MessageCode: String, Hashable, Sendable, Codable, CaseIterable {
  // Photos
  case photoIsUnreadable, photosShowTwoProducts, photosShowSeveralBarcodes, typeTheBarcode
  case typedBarcodeIsNotOnPhoto, codeDiffersFromPrint

  // Certainty
  case certainty, certaintyOnBasis, certaintyOnUnknownBasis, anotherNumberIsLikely
  case basisIsUncertain, noBasisIsCertain, columnIsUncertain, numberMayBeOfAnother, readingsDiffer
  case columnsAreOfSeveralFoods, doubts, decimalPointIsLost
  case valueIsUnreadable, rowHasNoValue, noReadingIsLikely

  // Basis
  case basisIsUnknown, referenceIsUnread, typedBasisDiffers

  // Single values
  case unitDoesNotFit, valueIsNegative, valueIsLessThanZero, valueIsMoreThanFood
  case valueIsOutOfRange
  case animalIsUnknown, databaseIsOutOfRange, refusedByPerson, personRefusedIt, typedValueIsHidden

  // Values together
  case saturatedFatIsMore, partIsMoreThanCarbohydrates, sugarsAndStarchAreMore
  case addedSugarsAreMore, saltIsNotSodium, energiesDiffer, energiesAreSwapped
  case energyIsNotItsParts, kilocaloriesAreNotTheirParts, gramsAreTooMany, percentsAreTooMany
  case moistureIsOutOfBand, carbohydrateIsHigh, carbohydrateIsNegative, carbohydrateIsZero
  case boundsAreGuaranteed, foodTypeIsAssumed, eatenEnergyDiffers, servingDiffers
  case columnsContradict

  // The package
  case labelHasSeveralFacts, textIsUncertain, factIsUncertain, sizeAloneShowsFact, littleShowsFact
  case noWordsShowFact

  // Ingredients
  case ingredientsAreBadlyRead, ingredientsAreIllegible, noIngredientsWereRead
  case ingredientsAreTooBadlyRead, ingredientsAreUnknown, allergenStatementIsUnread

  // Databases and services
  case barcodeIsUnknown, productWasNotLookedUp, productHasAnotherBarcode, preparationDiffers
  case basisDiffers, dataAreADayOld, dataAreDaysOld, askingAgainFailed
  case databaseValueIsLeftOut, numberIsTooGreat, numberIsMissing, textIsNoNumber
  case unitIsOfAnotherNutrient, unitIsUnknown, unitsHaveAnotherBasis, serviceEstimatedValue
  case packageHasNoValues
  case sugarAnswerIsNotKept, sugarAnswerIsNotInCache, languageIsUnknown, ingredientsHaveNoLanguage
  case sugarServiceFailed

  // Sugars
  case sugarListIsBadlyRead, sugarNamesAreUnknown, mostIngredientsAreUnknown, sugarsAreNotAdded
  case sugarsAreFew, aspartameIsNamed, polyolsAreLaxative

  // Nutri-Score
  case amountsContradict, referenceIsUnknown, amountsArePerServing, amountsArePerOther
  case amountIsMissing, amountsAreMissing, amountIsDoubtful, amountsAreDoubtful, amountsAreOpen
  case categoryIsUnknown, liquidIsUnknown, sweetenersAreUnknown, amountsAreAsSold
  case fiberIsTakenAsZero, fruitIsTakenAsZero, sweetenersDoNotMatter
  case alcoholicDrinks, babyFood, foodSupplements, mealReplacements, coffeeAndTea
  case herbsAndSpices, honeyAndSweeteners, freshFruit
}
