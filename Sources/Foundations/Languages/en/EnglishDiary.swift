extension DiaryWords {
  /// English.
  static let english = DiaryWords(
    code: "en",
    words: [
      .meal: "meal {number}",
      .knownMeal: "known meal",
      .below: "below",
      .within: "within",
      .exceeded: "exceeded",
      .rounded: "numbers are rounded; totals are those of the exact amounts",
      .streak: "streak {days}, longest {longest}",
      .goalMet: "goal met on {days} of {all} days",
      .daysLogged: "logged on {days} of {all} days",
      .removed: "removed {what}; diary undo brings it back",
      .takenBack: "taken back: {what}, made {time}",
      .copied: "{meals} ({foods}) copied to {day}",
      .shoppingList: "shopping list",
      .petNeed: "needs {energy} a day ({source})",
      .isStated: "stated",
      .modelEstimate: "language model's estimate",
      .scaledAs: "as for {portion}",
      .scaledFrom: "from {portion}",
      .notComparable: "{asked} cannot be compared with {known}; taken as {known}",
      .densityIsUnknown:
        "{asked} cannot be compared with {known} without the density of {food}; taken as {known}",
      .ounceIsWeight: "an ounce is read as a weight",
      .asSaved: "as saved, whatever the portion",
      .servingIsTaken: "taken as a serving of {portion}",
      .usualIsTaken: "taken as {portion}, since no amount was given",
      .isTooMuch: "nobody eats {portion} of a food; give at most {largest}, or check the unit",
      .vesselIsUnknown:
        "how much {portion} holds is not known; set the portion in grams, or name a language model's key",
      .modelRead: "a language model read this in the sentence",
      .modelEstimated: "a language model read this in the sentence and estimated {portion}",
      .modelFoundNothing: "the language model finds no food in it",
      .lacksCalories: "{food} is known without calories",
      .takenAs: "taken as {food}",
      .nothingIsKnown: "nothing is known of {food}; give its calories",
      .barcodeIsUnknown:
        "no product with the barcode {number} has known calories; compare its digits with the package, scan and save its label, or give its calories",
      .productsAreUnlike:
        "{count} products of the catalogue may be {food}, of {least} to {most} kcal in 100 g; add the brand, or give the barcode",
      .phraseIsTooLong: "the phrase has more than {count} characters; log it in parts",
      .foodsAreTooMany: "the phrase has more than {count} foods; log it in parts",
      .noFoodIsNamed: "no food is named; write what was eaten, such as \"2 eggs\"",
      .isQuestion: "this is a question; write what was eaten, such as \"2 eggs\"",
      .isNotEaten: "\"{text}\" says that something was not eaten; write only what was",
      .isOtherDay: "\"{text}\" names another day; leave it out, and log the food for that day",
      .isLimit: "\"{text}\" gives a limit, no amount; write about how much it was",
      .isRange: "\"{text}\" is a range; write one amount",
      .isAlternative: "\"{text}\" leaves open which food it was; write one",
      .isNotPositive: "\"{text}\" is no amount above zero",
      .isMoreThanEaten: "\"{text}\" is more than anybody eats; write how much it was",
      .numberIsUnclear:
        "\"{text}\" can be read as two numbers; write it without separators of thousands",
      .unitIsUnknown:
        "\"{text}\" is no known unit; write the amount in grams, millilitres or pieces",
      .unitIsMissing: "\"{text}\" lacks a unit; write g, ml or another unit with it",
      .measureIsUnclear:
        "how much \"{text}\" is cannot be known; write it in grams, millilitres or pieces",
      .isNoAmount:
        "\"{text}\" does not say how much was eaten; write it in grams, millilitres or pieces",
      .ownerIsUnclear:
        "what the amounts in \"{text}\" belong to is unclear; separate the foods with commas",
      .splitIsUnclear: "\"{text}\" can be one food or several; separate them with commas",
      .isNoFood: "\"{text}\" names no food; write what was eaten",
      .isNotUnderstood: "\"{text}\" is not understood; write it in words and numbers",
      .languageIsUnclear: "the phrase means different amounts in {text}; name the language",
      .isOtherLanguage: "the phrase reads like {text}; name the language",
    ])
}
