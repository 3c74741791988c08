extension DiaryWords {
  /// Slovenian.
  static let slovenian = DiaryWords(
    code: "sl",
    words: [
      .meal: "obrok {number}",
      .knownMeal: "znan obrok",
      .below: "pod ciljem",
      .within: "v mejah cilja",
      .exceeded: "nad ciljem",
      .rounded: "števila so zaokrožena; vsote so vsote natančnih količin",
      .streak: "zaporedni dnevi: {days}, največ {longest}",
      .goalMet: "cilj dosežen v dneh: {days} od {all}",
      .daysLogged: "zapisani dnevi: {days} od {all}",
      .removed: "odstranjeno: {what}; diary undo to vrne",
      .takenBack: "razveljavljeno: {what} (z dne {time})",
      .copied: "kopirano na {day}: obroki {meals}, živila {foods}",
      .shoppingList: "nakupovalni seznam",
      .petNeed: "potreba na dan: {energy} ({source})",
      .isStated: "navedeno",
      .modelEstimate: "ocena jezikovnega modela",
      .scaledAs: "vrednosti za {portion}",
      .scaledFrom: "preračunano iz {portion}",
      .notComparable: "{asked} ni primerljivo z {known}; vzete so vrednosti za {known}",
      .densityIsUnknown:
        "{asked} ni primerljivo z {known} brez gostote: {food}; vzete so vrednosti za {known}",
      .ounceIsWeight: "unča se bere kot masa",
      .asSaved: "kot je shranjeno, ne glede na porcijo",
      .servingIsTaken: "šteto kot ena porcija: {portion}",
      .usualIsTaken: "šteto kot {portion}, ker količina ni navedena",
      .isTooMuch:
        "nihče ne poje {portion} enega živila; navedite največ {largest} ali preverite enoto",
      .vesselIsUnknown:
        "ni znano, koliko drži: {portion}; navedite porcijo v gramih ali ključ jezikovnega modela",
      .modelRead: "jezikovni model je to prebral v stavku",
      .modelEstimated: "jezikovni model je to prebral v stavku in ocenil {portion}",
      .modelFoundNothing: "jezikovni model v tem ne najde živila",
      .lacksCalories: "{food} – znano brez kalorij",
      .takenAs: "vzeto kot {food}",
      .nothingIsKnown: "o: {food} ni nič znano; navedite kalorije",
      .barcodeIsUnknown:
        "noben izdelek s črtno kodo {number} nima znanih kalorij; primerjajte števke z embalažo, optično preberite in shranite etiketo ali navedite kalorije",
      .productsAreUnlike:
        "{food} je lahko {count} izdelkov iz kataloga, od {least} do {most} kcal v 100 g; dodajte znamko ali navedite črtno kodo",
      .phraseIsTooLong: "besedilo ima več znakov kot {count}; zapišite ga po delih",
      .foodsAreTooMany: "besedilo ima več živil kot {count}; zapišite ga po delih",
      .noFoodIsNamed:
        "nobeno živilo ni navedeno; napišite, kaj je bilo pojedeno, na primer »2 jajci«",
      .isQuestion: "to je vprašanje; napišite, kaj je bilo pojedeno, na primer »2 jajci«",
      .isNotEaten: "»{text}« pove, da nekaj ni bilo pojedeno; napišite le, kar je bilo",
      .isOtherDay: "»{text}« označuje drug dan; to izpustite in hrano zapišite na tisti dan",
      .isLimit: "»{text}« navaja mejo, ne količine; napišite, koliko je približno bilo",
      .isRange: "»{text}« je razpon; napišite eno količino",
      .isAlternative: "»{text}« ne pove, katero živilo je bilo; napišite eno",
      .isNotPositive: "»{text}« ni količina, večja od nič",
      .isMoreThanEaten: "»{text}« je več, kot kdo poje; napišite, koliko je bilo",
      .numberIsUnclear: "»{text}« je mogoče brati kot dve števili; napišite brez ločila tisočic",
      .unitIsUnknown: "»{text}« ni znana enota; navedite količino v gramih, mililitrih ali kosih",
      .unitIsMissing: "pri »{text}« manjka enota; dodajte g, ml ali drugo",
      .measureIsUnclear:
        "ni mogoče vedeti, koliko je »{text}«; navedite količino v gramih, mililitrih ali kosih",
      .isNoAmount:
        "»{text}« ne pove, koliko je bilo pojedeno; navedite količino v gramih, mililitrih ali kosih",
      .ownerIsUnclear: "ni jasno, k čemu sodijo količine v »{text}«; ločite živila z vejicami",
      .splitIsUnclear: "»{text}« je lahko eno živilo ali več; ločite jih z vejicami",
      .isNoFood: "»{text}« ne imenuje živila; napišite, kaj je bilo pojedeno",
      .isNotUnderstood: "»{text}« ni razumljivo; napišite z besedami in števili",
      .languageIsUnclear:
        "besedilo pomeni različne količine glede na jezik ({text}); navedite jezik",
      .isOtherLanguage: "besedilo je videti v drugem jeziku ({text}); navedite jezik",
    ])
}
