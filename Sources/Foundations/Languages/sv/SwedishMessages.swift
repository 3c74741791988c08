import LabelModel

extension RecordWords {
  /// The clauses of messages in Swedish.
  static let swedishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "bilden kunde inte läsas: {reason}",
    .photosShowTwoProducts:
      "{file} och {otherFile} verkar visa två produkter; skapa en post för var och en",
    .photosShowSeveralBarcodes: "bilderna visar flera streckkoder: {gtins}",
    .typeTheBarcode: "ange produktens streckkod",
    .typedBarcodeIsNotOnPhoto: """
    bilderna visar {gtin}, inte den angivna {otherGtin}; avvisa bildernas för att använda den \
    angivna
    """,
    .codeDiffersFromPrint: "{field}: {coded} i koden, {printed} i tryck; koden gäller",

    // Certainty
    .certainty: "{percent} % säker",
    .anotherNumberIsLikely: "ett annat tal är sannolikt till {percent} %",
    .basisIsUncertain: """
    talet är läst med {percent} % säkerhet, men inte vad det avser: ”{column}” är säkert till \
    {otherPercent} %
    """,
    .columnIsUncertain: "för få huvudvärden lästes för att visa att värdet står i denna kolumn",
    .numberMayBeOfAnother: "talet kan höra till ett annat näringsämne",
    .readingsDiffer: "olika läsningar: {count}",
    .columnsAreOfSeveralFoods: """
    etiketten har mängder för flera livsmedel eller tillstånd, och inget ord säger vilka som är \
    produktens
    """,
    .valueIsUnreadable: "{nutrient} är tryckt (”{printed}”), men värdet gick inte att läsa",
    .rowHasNoValue: "namnet är tryckt, på dess rad kunde inget värde läsas",
    .noReadingIsLikely: "ingen läsning av värdet är sannolik",

    // Basis
    .basisIsUnknown: """
    det gick inte att läsa vad mängderna avser: det kan vara per 100 g, per 100 ml eller per \
    portion
    """,
    .typedBasisDiffers: "de angivna mängderna är {basis}, posten är {otherBasis}; de utelämnas",

    // Single values
    .unitDoesNotFit: "{nutrient} kan inte anges i {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} är mer än livsmedlet kan innehålla",
    .valueIsOutOfRange:
      "{nutrient} {percent} % ligger utanför {least}–{most} %, intervallet för denna fodertyp",
    .animalIsUnknown: "etiketten anger inte vilket djur det är till",
    .refusedByPerson: "avvisad av en person",
    .typedValueIsHidden: """
    {nutrient} {quantity} (källa: {source}) går före det angivna värdet {typed}; avvisa det för \
    att se det angivna
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} och {value} {unit} per portion har inte samma förhållande som de andra \
    raderna
    """,
    .carbohydrateIsHigh: "kolhydraterna är {carbohydrate} % av torrsubstansen, över 30 %",
    .boundsAreGuaranteed: """
    etiketten garanterar gränser för {nutrients}; kolhydraterna som beräknas av dem kan avvika \
    flera punkter
    """,
    .foodTypeIsAssumed: """
    fodertypen är inte känd; våtfoder antogs, och värden som inget våtfoder har avvisades; ange \
    fodertypen om den är en annan
    """,

    // The package
    .labelHasSeveralFacts: "etiketten har mer än en",
    .textIsUncertain: "texten är inte läst med säkerhet",
    .littleShowsFact: "för lite på etiketten visar att det är detta som avses",

    // Ingredients
    .ingredientsAreBadlyRead: """
    ingredienslistan är dåligt läst, bara {percent} % av bokstäverna är säkra; jämför den med \
    etiketten innan du litar på den eller på allergenerna
    """,
    .noIngredientsWereRead: "ingen ingredienslista lästes",
    .ingredientsAreTooBadlyRead: "ingredienslistan är för dåligt läst",
    .ingredientsAreUnknown: "inget är känt om {ingredients}",
    .allergenStatementIsUnread: """
    i ”{printed}” kändes ingen allergen igen; \
    läs det på etiketten innan du litar på allergenerna
    """,

    // Databases and services
    .barcodeIsUnknown: "ingen produkt är känd under {gtin}",
    .productWasNotLookedUp: "produkten söktes inte: {reason}",
    .productHasAnotherBarcode:
      "{service} svarade med {gtin}, inte {otherGtin}; dessa uppgifter utelämnas",
    .preparationDiffers: """
    {service} anger mängder i livsmedlet som det säljs, etiketten i det tillagade; de blandas \
    inte
    """,
    .basisDiffers: "{service} anger mängder {basis}, etiketten {otherBasis}; de blandas inte",
    .dataAreDaysOld: "produktuppgifternas ålder i dagar: {days}",
    .askingAgainFailed: "den nya förfrågan misslyckades: {reason}",
    .databaseValueIsLeftOut: "värdet {key} från produktdatabasen utelämnas: {because}",
    .numberIsMissing: "det är inget användbart tal",
    .unitIsUnknown: "enheten är inte användbar",
    .serviceEstimatedValue: "tjänsten har uppskattat det från ingredienserna",
    .packageHasNoValues: "enligt databasen står det inga näringsvärden på förpackningen",
    .sugarAnswerIsNotKept: "analysen av ingredienserna kunde inte sparas; tjänsten tillfrågas igen",
    .languageIsUnknown:
      "sockertjänsten känner inte till ingrediensernas språk; lokala regler har analyserat dem",
    .sugarServiceFailed: "lokala regler har analyserat sockerarterna: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Ingredienslistan är dåligt läst.",
    .sugarNamesAreUnknown: "Inga namn på sockerarter är kända på listans språk ({language}).",
    .mostIngredientsAreUnknown: "De flesta ingredienser är inte kända.",
    .sugarsAreNotAdded:
      "Listan nämner inget socker: de angivna {sum} g sockerarter kommer från frukt, mjölk eller en annan ingrediens.",
    .sugarsAreFew: "Listan nämner socker, men bara {sum} g sockerarter är angivna.",
    .aspartameIsNamed: "Innehåller aspartam (en källa till fenylalanin).",
    .polyolsAreLaxative: "Överdriven konsumtion av polyoler kan ha laxerande verkan.",

    // Nutri-Score
    .amountsContradict: "mängderna motsäger varandra ({rule})",
    .referenceIsUnknown: "det är inte känt vad mängderna avser",
    .amountsArePerServing: "mängderna anges bara per portion",
    .amountsArePerOther: "mängderna anges inte per 100 g eller 100 ml",
    .amountsAreMissing: "det saknas: {scored}",
    .amountsAreDoubtful: "att kontrollera: {scored}",
    .amountsAreOpen: "endast en minsta mängd är känd: {scored}",
    .categoryIsUnknown: """
    det är inte känt om livsmedlet hör till ”{category}” och skulle få {grade}, eller är ett \
    annat och skulle få {otherGrade}
    """,
    .liquidIsUnknown:
      "mängderna är per 100 ml och inget skiljer en dryck från ett annat flytande livsmedel",
    .sweetenersAreUnknown: """
    det är inte känt om drycken innehåller sötningsmedel: ingrediensförteckningen lästes inte \
    väl
    """,
    .amountsAreAsSold: "livsmedlet äts tillagat och mängderna gäller det som säljs",
    .fiberIsTakenAsZero: "fibrer ej angivna, räknade som 0",
    .fruitIsTakenAsZero: "frukt, grönsaker och baljväxter ej angivna, räknade som 0",
    .sweetenersDoNotMatter: "sötningsmedel är inte kända, bokstaven förblir densamma",
    .alcoholicDrinks: "drycker med mer än 1,2 % alkohol",
    .babyFood: "livsmedel för spädbarn och småbarn",
    .foodSupplements: "kosttillskott",
    .mealReplacements: "måltidsersättningar och livsmedel för speciella medicinska ändamål",
    .coffeeAndTea: "kaffe och te, som inte kräver någon näringsdeklaration",
    .herbsAndSpices:
      "örter, kryddor, salt, ättika och jäst, som inte kräver någon näringsdeklaration",
    .honeyAndSweeteners:
      "honung, sötningsmedel, tuggummi och tillsatser, som inte kräver någon näringsdeklaration",
    .freshFruit: "färsk frukt och färska grönsaker, som inte kräver någon näringsdeklaration",
  ]
}
