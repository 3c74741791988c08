package import LabelModel

extension RecordWords {
  /// The words before a clause about a serving's amounts.
  static let servingPrefix = "per serving, "

  /// The clauses of messages in English, as records keep them.
  package static let englishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "{reason}",
    .photosShowTwoProducts:
      "{file} and {otherFile} seem to show two products; make a record of each alone",
    .photosShowSeveralBarcodes: "the photos show several barcodes: {gtins}",
    .typeTheBarcode: "type the product's one",
    .typedBarcodeIsNotOnPhoto:
      "the photos show {gtin}, not the typed {otherGtin}; reject the barcode to use the typed one",
    .codeDiffersFromPrint:
      "{field} is {coded} in the code and {printed} in print; the code counts",

    // Certainty
    .certainty: "{percent} % certain",
    .certaintyOnBasis: "{percent} % certain {column}",
    .certaintyOnUnknownBasis: "{percent} % certain of nothing known",
    .anotherNumberIsLikely: "another number is {percent} % likely",
    .basisIsUncertain: """
    the number is read with {percent} % certainty, what it refers to is not: {column} is \
    {otherPercent} % certain
    """,
    .noBasisIsCertain: """
    the number is read with {percent} % certainty, what it refers to is not: of nothing known is \
    {otherPercent} % certain
    """,
    .columnIsUncertain:
      "too few main values were read to show that its column is this one",
    .numberMayBeOfAnother: "its number may be that of another nutrient",
    .readingsDiffer: "{count} different readings",
    .columnsAreOfSeveralFoods:
      "the label has amounts of several foods or states, and no word says which is the product's",
    .doubts: "{doubts}",
    .decimalPointIsLost:
      "{nutrient} was read as {read}; only {value} agrees with the label's other numbers",
    .valueIsUnreadable:
      "{nutrient} is printed (\"{printed}\") but its value could not be read: {because}",
    .rowHasNoValue: "the name is printed, no value could be read in its row",
    .noReadingIsLikely: "no reading of its value is likely",

    // Basis
    .basisIsUnknown: """
    the basis of the amounts could not be read: it may be 100 g, 100 ml or a serving
    """,
    .referenceIsUnread: "the basis of the amount could not be read",
    .typedBasisDiffers:
      "the typed amounts are {basis}, the record is {otherBasis}; they are left out",

    // Single values
    .unitDoesNotFit: "{nutrient} cannot be {quantity}",
    .valueIsNegative: "{nutrient} {quantity} is below 0",
    .valueIsLessThanZero: "{nutrient} cannot be less than {quantity}",
    .valueIsMoreThanFood: "{nutrient} {quantity} is more than the food can hold",
    .valueIsOutOfRange: """
    {nutrient} {percent} % is outside {least}–{most} %, the range for {foodType} {audience}
    """,
    .animalIsUnknown: """
    the label does not say for which animal it is, and {foodType} {audience} may hold as much
    """,
    .databaseIsOutOfRange: """
    {nutrient} {percent} % is outside {least}–{most} %, what a database entry can be trusted with
    """,
    .refusedByPerson: "refused by a person",
    .personRefusedIt: "a person refused it",
    .typedValueIsHidden: """
    {nutrient} {quantity} from source {source} outranks the typed {typed}; reject it to see the \
    typed one
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} and {value} {unit} per serving are not in the ratio of the other rows",
    .saturatedFatIsMore: "saturated fat {part} g is more than fat {whole} g",
    .partIsMoreThanCarbohydrates: "{nutrient} {part} g is more than carbohydrates {whole} g",
    .servingDiffers: """
    a serving of {quantity} was read, but the amounts {column} are those of {value} {unit}; compare \
    it with the label
    """,
    .sugarsAndStarchAreMore: "sugars and starch {part} g is more than carbohydrates {whole} g",
    .addedSugarsAreMore: "added sugars {part} g are more than sugars {whole} g",
    .saltIsNotSodium: "salt {part} g is not 2.5 × sodium {whole} g",
    .energiesDiffer: """
    {kilojoules} kJ and {kilocalories} kcal are different energies: {kilojoules} kJ are \
    {otherKilocalories} kcal, {kilocalories} kcal are {otherKilojoules} kJ
    """,
    .energiesAreSwapped: "{kilojoules} kJ and {kilocalories} kcal are swapped",
    .energyIsNotItsParts: """
    the printed energy is {kilojoules} kJ, but fat {fat} g, carbohydrates {carbohydrates} g and \
    protein {protein} g give {otherKilojoules} kJ
    """,
    .kilocaloriesAreNotTheirParts: """
    the printed energy is {kilocalories} kcal, but fat {fat} g, carbohydrates {carbohydrates} g \
    and protein {protein} g give {otherKilocalories} kcal
    """,
    .gramsAreTooMany: "{amounts} of 100 g add up to {sum} g, above 105 g",
    .percentsAreTooMany: "{amounts} add up to {sum} %, above 102 %",
    .moistureIsOutOfBand: """
    moisture {percent} % is outside {least}–{most} %, the band of {foodType} {audience}
    """,
    .carbohydrateIsHigh: "the carbohydrate is {carbohydrate} % of dry matter, above 30 %",
    .carbohydrateIsNegative: """
    protein, fat, fiber, moisture and ash add up to {sum} %, so nothing follows for the \
    carbohydrate
    """,
    .carbohydrateIsZero: """
    protein, fat, fiber, moisture and ash add up to {sum} %; the margin is 2 points, so the \
    carbohydrate is 0
    """,
    .boundsAreGuaranteed: """
    the label guarantees bounds of {nutrients}; the carbohydrate calculated from them can be \
    several points off
    """,
    .foodTypeIsAssumed: """
    the food type is unknown and taken as wet; values beyond wet food were refused; state any \
    other food type
    """,
    .eatenEnergyDiffers: "{kilocalories} kcal, but {otherKilocalories} kcal by {nutrients}",

    // The package
    .labelHasSeveralFacts: "the label has more than one",
    .textIsUncertain: "the text is not read with certainty",
    .factIsUncertain: "it is not read with certainty",
    .sizeAloneShowsFact: "only its size shows that it is meant",
    .littleShowsFact: "too little on the label shows that it is meant",
    .noWordsShowFact: "no words on the label show that it is meant",

    // Ingredients
    .ingredientsAreBadlyRead: """
    the ingredients are badly read ({percent} % of the letters certain); compare them and the \
    allergens with the label before use
    """,
    .ingredientsAreIllegible: """
    the list of ingredients is badly read; compare it with the label before relying on it or on \
    the allergens
    """,
    .noIngredientsWereRead: "no list of ingredients was read",
    .ingredientsAreTooBadlyRead: "the list of ingredients is too badly read",
    .ingredientsAreUnknown: "nothing is known about {ingredients}",
    .allergenStatementIsUnread: """
    in \"{printed}\" no allergen was understood; \
    read it on the label before relying on the allergens
    """,

    // Databases and services
    .barcodeIsUnknown: "no product is known under {gtin}",
    .productWasNotLookedUp: "the product was not looked up: {reason}",
    .productHasAnotherBarcode:
      "{service} answered with {gtin}, not {otherGtin}; its data are left out",
    .preparationDiffers: """
    {service} states amounts of the food as sold, the label of the food as prepared; they are not \
    mixed
    """,
    .basisDiffers:
      "{service} states amounts {basis}, the label {otherBasis}; they are not mixed",
    .dataAreADayOld: "the product data are a day old",
    .dataAreDaysOld: "the product data are {days} days old",
    .askingAgainFailed: "asking again failed: {reason}",
    .databaseValueIsLeftOut: "the product database's {key} is left out: {because}",
    .numberIsTooGreat: "it is beyond all measure",
    .numberIsMissing: "it is no number",
    .textIsNoNumber: "\"{spelling}\" is no number",
    .unitIsOfAnotherNutrient: "{unit} is no unit of it",
    .unitIsUnknown: "its unit \"{spelling}\" is not known",
    .unitsHaveAnotherBasis: "international units were entered on another basis",
    .serviceEstimatedValue: "the service estimated it from the ingredients",
    .packageHasNoValues: "the database says that the package states no nutrition values",
    .sugarAnswerIsNotKept: """
    the analysis of the ingredients could not be kept in {folder}; the service will be asked again
    """,
    .sugarAnswerIsNotInCache: """
    the analysis of the ingredients could not be kept in the cache; the service will be asked again
    """,
    .languageIsUnknown: """
    the service for sugars does not know the language of the ingredients ({language}); local rules \
    analysed them
    """,
    .ingredientsHaveNoLanguage: """
    the service for sugars does not know the language of the ingredients; local rules analysed them
    """,
    .sugarServiceFailed: "local rules analysed the sugars: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "The list of ingredients is badly read.",
    .sugarNamesAreUnknown: "No names of sugars are known in the list's language ({language}).",
    .mostIngredientsAreUnknown: "Most of the ingredients are not known.",
    .sugarsAreNotAdded:
      "The stated {sum} g of sugars are none of the list's own: they come with fruit, milk or another ingredient.",
    .sugarsAreFew: "The list names sugar, but only {sum} g of sugars are stated.",
    .aspartameIsNamed: "Contains aspartame, a source of phenylalanine.",
    .polyolsAreLaxative: "Much of a sugar alcohol can have a laxative effect.",

    // Nutri-Score
    .amountsContradict: "its amounts contradict each other ({rule})",
    .referenceIsUnknown: "it is not known what the amounts refer to",
    .amountsArePerServing: "amounts are stated per serving only",
    .amountsArePerOther: "amounts are not stated per 100 g or 100 ml",
    .amountIsMissing: "{scored} is missing",
    .amountsAreMissing: "{scored} are missing",
    .amountIsDoubtful: "{scored} is to be checked",
    .amountsAreDoubtful: "{scored} are to be checked",
    .amountsAreOpen: "of {scored} only a least amount is known",
    .categoryIsUnknown: """
    the food may be {category}, which would be {grade}, or another one, which would be {otherGrade}
    """,
    .liquidIsUnknown:
      "the amounts are per 100 ml, and it is unknown whether the liquid food is a drink",
    .sweetenersAreUnknown: """
    it is not known whether the drink holds sweeteners: its list of ingredients was not read well
    """,
    .amountsAreAsSold: "the food is eaten prepared and the amounts are those of what is sold",
    .fiberIsTakenAsZero: "fibre not stated, taken as 0",
    .fruitIsTakenAsZero: "fruit, vegetables and legumes not stated, taken as 0",
    .sweetenersDoNotMatter: "sweeteners not known, which leaves the grade the same",
    .alcoholicDrinks: "drinks with more than 1.2 % of alcohol",
    .babyFood: "food for infants and young children",
    .foodSupplements: "food supplements",
    .mealReplacements: "meal replacements and food for special medical purposes",
    .coffeeAndTea: "coffee and tea, which need no nutrition declaration",
    .herbsAndSpices:
      "herbs, spices, salt, vinegar and yeast, which need no nutrition declaration",
    .honeyAndSweeteners:
      "honey, sweeteners, chewing gum and additives, which need no nutrition declaration",
    .freshFruit: "fresh fruit and vegetables, which need no nutrition declaration",
  ]
}
