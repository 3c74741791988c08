extension DiaryWords {
  /// Croatian.
  static let croatian = DiaryWords(
    code: "hr",
    words: [
      .meal: "obrok {number}",
      .knownMeal: "poznati obrok",
      .below: "ispod cilja",
      .within: "unutar cilja",
      .exceeded: "iznad cilja",
      .rounded: "brojevi su zaokruženi; zbrojevi su oni točnih količina",
      .streak: "dani zaredom: {days}, najviše {longest}",
      .goalMet: "cilj postignut u danima: {days} od {all}",
      .daysLogged: "zapisani dani: {days} od {all}",
      .removed: "uklonjeno: {what}; diary undo to vraća",
      .takenBack: "poništeno: {what} (od {time})",
      .copied: "preuzeto za {day}: obroci {meals}, namirnice {foods}",
      .shoppingList: "popis za kupnju",
      .petNeed: "dnevna potreba: {energy} ({source})",
      .isStated: "navedeno",
      .modelEstimate: "procjena jezičnog modela",
      .scaledAs: "vrijednosti za {portion}",
      .scaledFrom: "preračunano iz {portion}",
      .notComparable: "{asked} ne može se usporediti s {known}; uzete su vrijednosti za {known}",
      .densityIsUnknown:
        "{asked} ne može se usporediti s {known} bez gustoće: {food}; uzete su vrijednosti za {known}",
      .ounceIsWeight: "unca se čita kao masa",
      .asSaved: "kako je spremljeno, bez obzira na porciju",
      .servingIsTaken: "računano kao jedna porcija: {portion}",
      .usualIsTaken: "računano kao {portion} jer količina nije navedena",
      .isTooMuch:
        "nitko ne pojede {portion} jedne namirnice; navedite najviše {largest} ili provjerite jedinicu",
      .vesselIsUnknown:
        "nije poznato koliko stane: {portion}; navedite porciju u gramima ili ključ jezičnog modela",
      .modelRead: "jezični model pročitao je to u rečenici",
      .modelEstimated: "jezični model pročitao je to u rečenici i procijenio {portion}",
      .modelFoundNothing: "jezični model u tome ne nalazi namirnicu",
      .lacksCalories: "{food} – poznato bez kalorija",
      .takenAs: "uzeto kao {food}",
      .nothingIsKnown: "ništa nije poznato o: {food}; navedite kalorije",
      .barcodeIsUnknown:
        "nijedan proizvod s crtičnim kodom {number} nema poznate kalorije; usporedite znamenke s pakiranjem, skenirajte i spremite etiketu ili navedite kalorije",
      .productsAreUnlike:
        "{food} može biti {count} proizvoda iz kataloga, od {least} do {most} kcal u 100 g; dodajte marku ili navedite crtični kod",
      .phraseIsTooLong: "tekst ima više znakova od {count}; zapišite ga u dijelovima",
      .foodsAreTooMany: "tekst ima više namirnica od {count}; zapišite ga u dijelovima",
      .noFoodIsNamed:
        "nije navedena nijedna namirnica; napišite što je pojedeno, na primjer „2 jaja”",
      .isQuestion: "to je pitanje; napišite što je pojedeno, na primjer „2 jaja”",
      .isNotEaten: "„{text}” kaže da nešto nije pojedeno; napišite samo što jest",
      .isOtherDay: "„{text}” označava drugi dan; izostavite to i zapišite hranu za taj dan",
      .isLimit: "„{text}” navodi granicu, a ne količinu; napišite koliko je otprilike bilo",
      .isRange: "„{text}” je raspon; napišite jednu količinu",
      .isAlternative: "„{text}” ne govori koja je to namirnica bila; napišite jednu",
      .isNotPositive: "„{text}” nije količina veća od nule",
      .isMoreThanEaten: "„{text}” je više nego što itko pojede; napišite koliko je bilo",
      .numberIsUnclear: "„{text}” može se čitati kao dva broja; napišite bez oznake tisućica",
      .unitIsUnknown:
        "„{text}” nije poznata jedinica; navedite količinu u gramima, mililitrima ili komadima",
      .unitIsMissing: "uz „{text}” nedostaje jedinica; dodajte g, ml ili drugu",
      .measureIsUnclear:
        "ne može se znati koliko je „{text}”; navedite količinu u gramima, mililitrima ili komadima",
      .isNoAmount:
        "„{text}” ne govori koliko je pojedeno; navedite količinu u gramima, mililitrima ili komadima",
      .ownerIsUnclear: "nije jasno čemu pripadaju količine u „{text}”; odvojite namirnice zarezima",
      .splitIsUnclear: "„{text}” može biti jedna namirnica ili više njih; odvojite ih zarezima",
      .isNoFood: "„{text}” ne imenuje namirnicu; napišite što je pojedeno",
      .isNotUnderstood: "„{text}” nije razumljivo; napišite to riječima i brojevima",
      .languageIsUnclear: "tekst znači različite količine ovisno o jeziku ({text}); navedite jezik",
      .isOtherLanguage: "tekst izgleda kao drugi jezik ({text}); navedite jezik",
    ])
}
