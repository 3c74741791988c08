extension DiaryWords {
  /// Norwegian.
  static let norwegian = DiaryWords(
    code: "no",
    words: [
      .meal: "måltid {number}",
      .knownMeal: "kjent måltid",
      .below: "under målet",
      .within: "innenfor målet",
      .exceeded: "over målet",
      .rounded: "tallene er avrundet; summene er de nøyaktige mengdenes",
      .streak: "dager på rad: {days}, lengst {longest}",
      .goalMet: "målet nådd {days} av {all} dager",
      .daysLogged: "notert {days} av {all} dager",
      .removed: "fjernet: {what}; diary undo henter det tilbake",
      .takenBack: "angret: {what} (fra {time})",
      .copied: "kopiert til {day}: måltider {meals}, matvarer {foods}",
      .shoppingList: "handleliste",
      .petNeed: "behov per dag: {energy} ({source})",
      .isStated: "oppgitt",
      .modelEstimate: "en språkmodells anslag",
      .scaledAs: "verdier for {portion}",
      .scaledFrom: "omregnet fra {portion}",
      .notComparable: "{asked} kan ikke sammenlignes med {known}; verdiene gjelder {known}",
      .densityIsUnknown:
        "{asked} kan ikke sammenlignes med {known} uten tettheten til {food}; verdiene gjelder {known}",
      .ounceIsWeight: "en unse leses som en vekt",
      .asSaved: "som lagret, uansett porsjon",
      .servingIsTaken: "regnet som en porsjon på {portion}",
      .usualIsTaken: "regnet som {portion}, siden ingen mengde er oppgitt",
      .isTooMuch:
        "ingen spiser {portion} av en matvare; oppgi høyst {largest}, eller sjekk enheten",
      .vesselIsUnknown:
        "det er ikke kjent hvor mye {portion} rommer; oppgi porsjonen i gram, eller en språkmodells nøkkel",
      .modelRead: "en språkmodell leste dette i setningen",
      .modelEstimated: "en språkmodell leste dette i setningen og anslo {portion}",
      .modelFoundNothing: "språkmodellen finner ingen matvare i den",
      .lacksCalories: "{food} er kjent uten kalorier",
      .takenAs: "tolket som {food}",
      .nothingIsKnown: "ingenting er kjent om {food}; oppgi kaloriene",
      .barcodeIsUnknown:
        "ingen produkter med strekkoden {number} har kjente kalorier; sammenlign sifrene med pakningen, skann og lagre etiketten, eller oppgi kaloriene",
      .productsAreUnlike:
        "{count} produkter i katalogen kan være {food}, med {least} til {most} kcal i 100 g; legg til merket, eller oppgi strekkoden",
      .phraseIsTooLong: "teksten har mer enn {count} tegn; noter den i deler",
      .foodsAreTooMany: "teksten har mer enn {count} matvarer; noter den i deler",
      .noFoodIsNamed: "ingen matvare er nevnt; skriv hva som ble spist, for eksempel «2 egg»",
      .isQuestion: "dette er et spørsmål; skriv hva som ble spist, for eksempel «2 egg»",
      .isNotEaten: "«{text}» sier at noe ikke ble spist; skriv bare det som ble spist",
      .isOtherDay: "«{text}» nevner en annen dag; utelat det, og noter maten på den dagen",
      .isLimit: "«{text}» angir en grense, ikke en mengde; skriv omtrent hvor mye det var",
      .isRange: "«{text}» er et intervall; skriv én mengde",
      .isAlternative: "«{text}» sier ikke hvilken matvare det var; skriv én",
      .isNotPositive: "«{text}» er ikke en mengde over null",
      .isMoreThanEaten: "«{text}» er mer enn noen spiser; skriv hvor mye det var",
      .numberIsUnclear: "«{text}» kan leses som to tall; skriv det uten tusenskille",
      .unitIsUnknown:
        "«{text}» er ikke en kjent enhet; oppgi mengden i gram, milliliter eller stykker",
      .unitIsMissing: "«{text}» mangler enhet; legg til g, ml eller en annen enhet",
      .measureIsUnclear:
        "det er umulig å vite hvor mye «{text}» er; oppgi mengden i gram, milliliter eller stykker",
      .isNoAmount:
        "«{text}» sier ikke hvor mye som ble spist; oppgi mengden i gram, milliliter eller stykker",
      .ownerIsUnclear: "det er uklart hva mengdene i «{text}» hører til; skill matvarene med komma",
      .splitIsUnclear: "«{text}» kan være én matvare eller flere; skill dem med komma",
      .isNoFood: "«{text}» nevner ingen matvare; skriv hva som ble spist",
      .isNotUnderstood: "«{text}» er ikke forståelig; skriv det med ord og tall",
      .languageIsUnclear: "teksten betyr ulike mengder etter språket ({text}); oppgi språket",
      .isOtherLanguage: "teksten ser ut til å være på et annet språk ({text}); oppgi språket",
    ])
}
