extension DiaryWords {
  /// Czech.
  static let czech = DiaryWords(
    code: "cs",
    words: [
      .meal: "jídlo {number}",
      .knownMeal: "známé jídlo",
      .below: "pod cílem",
      .within: "v cíli",
      .exceeded: "nad cílem",
      .rounded: "čísla jsou zaokrouhlená; součty vycházejí z přesných množství",
      .streak: "dny v řadě: {days}, nejvíce {longest}",
      .goalMet: "cíl splněn ve dnech: {days} z {all}",
      .daysLogged: "zapsané dny: {days} z {all}",
      .removed: "odstraněno: {what}; diary undo to vrátí",
      .takenBack: "vráceno zpět: {what} (z {time})",
      .copied: "zkopírováno na {day}: jídla {meals}, potraviny {foods}",
      .shoppingList: "nákupní seznam",
      .petNeed: "potřeba na den: {energy} ({source})",
      .isStated: "uvedeno",
      .modelEstimate: "odhad jazykového modelu",
      .scaledAs: "hodnoty pro {portion}",
      .scaledFrom: "přepočteno z {portion}",
      .notComparable: "{asked} nelze srovnat s {known}; vzaty hodnoty pro {known}",
      .densityIsUnknown:
        "{asked} nelze srovnat s {known} bez hustoty: {food}; vzaty hodnoty pro {known}",
      .ounceIsWeight: "unce se čte jako hmotnost",
      .asSaved: "jak je uloženo, bez ohledu na porci",
      .servingIsTaken: "počítáno jako jedna porce: {portion}",
      .usualIsTaken: "počítáno jako {portion}, protože množství nebylo uvedeno",
      .isTooMuch:
        "nikdo nesní {portion} jedné potraviny; uveďte nejvýše {largest}, nebo zkontrolujte jednotku",
      .vesselIsUnknown:
        "není známo, kolik se vejde: {portion}; uveďte porci v gramech, nebo klíč jazykového modelu",
      .modelRead: "jazykový model to přečetl ve větě",
      .modelEstimated: "jazykový model to přečetl ve větě a odhadl {portion}",
      .modelFoundNothing: "jazykový model v tom nenachází žádnou potravinu",
      .lacksCalories: "{food} – známo bez kalorií",
      .takenAs: "vzato jako {food}",
      .nothingIsKnown: "o položce {food} není nic známo; uveďte její kalorie",
      .barcodeIsUnknown:
        "žádný výrobek s čárovým kódem {number} nemá známé kalorie; porovnejte číslice s obalem, naskenujte a uložte etiketu, nebo uveďte kalorie",
      .productsAreUnlike:
        "{food} může být {count} výrobků z katalogu, od {least} do {most} kcal ve 100 g; doplňte značku nebo uveďte čárový kód",
      .phraseIsTooLong: "zadání má více znaků než {count}; zapište ho po částech",
      .foodsAreTooMany: "zadání má více potravin než {count}; zapište ho po částech",
      .noFoodIsNamed: "není uvedena žádná potravina; napište, co se snědlo, například „2 vejce“",
      .isQuestion: "to je otázka; napište, co se snědlo, například „2 vejce“",
      .isNotEaten: "„{text}“ říká, že se něco nesnědlo; napište jen to, co se snědlo",
      .isOtherDay: "„{text}“ označuje jiný den; vynechte to a zapište jídlo k onomu dni",
      .isLimit: "„{text}“ udává mez, ne množství; napište, kolik to asi bylo",
      .isRange: "„{text}“ je rozsah; napište jedno množství",
      .isAlternative: "„{text}“ neříká, která potravina to byla; napište jednu",
      .isNotPositive: "„{text}“ není množství větší než nula",
      .isMoreThanEaten: "„{text}“ je víc, než kdo sní; napište, kolik to bylo",
      .numberIsUnclear: "„{text}“ lze číst jako dvě čísla; napište to bez oddělovače tisíců",
      .unitIsUnknown:
        "„{text}“ není známá jednotka; uveďte množství v gramech, mililitrech nebo kusech",
      .unitIsMissing: "u „{text}“ chybí jednotka; připište g, ml nebo jinou",
      .measureIsUnclear:
        "nelze vědět, kolik je „{text}“; uveďte množství v gramech, mililitrech nebo kusech",
      .isNoAmount:
        "„{text}“ neříká, kolik se snědlo; uveďte množství v gramech, mililitrech nebo kusech",
      .ownerIsUnclear: "není jasné, k čemu patří množství v „{text}“; oddělte potraviny čárkami",
      .splitIsUnclear: "„{text}“ může být jedna potravina nebo více; oddělte je čárkami",
      .isNoFood: "„{text}“ neoznačuje potravinu; napište, co se snědlo",
      .isNotUnderstood: "„{text}“ není srozumitelné; napište to slovy a čísly",
      .languageIsUnclear: "zadání znamená různá množství podle jazyka ({text}); uveďte jazyk",
      .isOtherLanguage: "zadání vypadá jako jiný jazyk ({text}); uveďte jazyk",
    ])
}
