extension DiaryWords {
  /// Slovak.
  static let slovak = DiaryWords(
    code: "sk",
    words: [
      .meal: "jedlo {number}",
      .knownMeal: "známe jedlo",
      .below: "pod cieľom",
      .within: "v cieli",
      .exceeded: "nad cieľom",
      .rounded: "čísla sú zaokrúhlené; súčty vychádzajú z presných množstiev",
      .streak: "dni v rade: {days}, najviac {longest}",
      .goalMet: "cieľ splnený v dňoch: {days} z {all}",
      .daysLogged: "zapísané dni: {days} z {all}",
      .removed: "odstránené: {what}; diary undo to vráti",
      .takenBack: "vrátené späť: {what} (z {time})",
      .copied: "skopírované na {day}: jedlá {meals}, potraviny {foods}",
      .shoppingList: "nákupný zoznam",
      .petNeed: "potreba na deň: {energy} ({source})",
      .isStated: "uvedené",
      .modelEstimate: "odhad jazykového modelu",
      .scaledAs: "hodnoty pre {portion}",
      .scaledFrom: "prepočítané z {portion}",
      .notComparable: "{asked} nemožno porovnať s {known}; vzaté sú hodnoty pre {known}",
      .densityIsUnknown:
        "{asked} nemožno porovnať s {known} bez hustoty: {food}; vzaté sú hodnoty pre {known}",
      .ounceIsWeight: "unca sa číta ako hmotnosť",
      .asSaved: "ako je uložené, bez ohľadu na porciu",
      .servingIsTaken: "počítané ako jedna porcia: {portion}",
      .usualIsTaken: "počítané ako {portion}, lebo množstvo nebolo uvedené",
      .isTooMuch:
        "nikto nezje {portion} jednej potraviny; uveďte najviac {largest}, alebo skontrolujte jednotku",
      .vesselIsUnknown:
        "nie je známe, koľko sa zmestí: {portion}; uveďte porciu v gramoch, alebo kľúč jazykového modelu",
      .modelRead: "jazykový model to prečítal vo vete",
      .modelEstimated: "jazykový model to prečítal vo vete a odhadol {portion}",
      .modelFoundNothing: "jazykový model v tom nenachádza žiadnu potravinu",
      .lacksCalories: "{food} – známe bez kalórií",
      .takenAs: "vzaté ako {food}",
      .nothingIsKnown: "o položke {food} nie je nič známe; uveďte jej kalórie",
      .barcodeIsUnknown:
        "žiadny výrobok s čiarovým kódom {number} nemá známe kalórie; porovnajte číslice s obalom, naskenujte a uložte etiketu, alebo uveďte kalórie",
      .productsAreUnlike:
        "{food} môže byť {count} výrobkov z katalógu, od {least} do {most} kcal v 100 g; doplňte značku alebo uveďte čiarový kód",
      .phraseIsTooLong: "zadanie má viac znakov ako {count}; zapíšte ho po častiach",
      .foodsAreTooMany: "zadanie má viac potravín ako {count}; zapíšte ho po častiach",
      .noFoodIsNamed:
        "nie je uvedená žiadna potravina; napíšte, čo sa zjedlo, napríklad „2 vajcia“",
      .isQuestion: "to je otázka; napíšte, čo sa zjedlo, napríklad „2 vajcia“",
      .isNotEaten: "„{text}“ hovorí, že sa niečo nezjedlo; napíšte len to, čo sa zjedlo",
      .isOtherDay: "„{text}“ označuje iný deň; vynechajte to a zapíšte jedlo k tomu dňu",
      .isLimit: "„{text}“ udáva hranicu, nie množstvo; napíšte, koľko to asi bolo",
      .isRange: "„{text}“ je rozsah; napíšte jedno množstvo",
      .isAlternative: "„{text}“ nehovorí, ktorá potravina to bola; napíšte jednu",
      .isNotPositive: "„{text}“ nie je množstvo väčšie ako nula",
      .isMoreThanEaten: "„{text}“ je viac, než ktokoľvek zje; napíšte, koľko to bolo",
      .numberIsUnclear: "„{text}“ možno čítať ako dve čísla; napíšte to bez oddeľovača tisícov",
      .unitIsUnknown:
        "„{text}“ nie je známa jednotka; uveďte množstvo v gramoch, mililitroch alebo kusoch",
      .unitIsMissing: "pri „{text}“ chýba jednotka; pripíšte g, ml alebo inú",
      .measureIsUnclear:
        "nedá sa vedieť, koľko je „{text}“; uveďte množstvo v gramoch, mililitroch alebo kusoch",
      .isNoAmount:
        "„{text}“ nehovorí, koľko sa zjedlo; uveďte množstvo v gramoch, mililitroch alebo kusoch",
      .ownerIsUnclear:
        "nie je jasné, k čomu patria množstvá v „{text}“; oddeľte potraviny čiarkami",
      .splitIsUnclear: "„{text}“ môže byť jedna potravina alebo viac; oddeľte ich čiarkami",
      .isNoFood: "„{text}“ neoznačuje potravinu; napíšte, čo sa zjedlo",
      .isNotUnderstood: "„{text}“ nie je zrozumiteľné; napíšte to slovami a číslami",
      .languageIsUnclear: "zadanie znamená rôzne množstvá podľa jazyka ({text}); uveďte jazyk",
      .isOtherLanguage: "zadanie vyzerá ako iný jazyk ({text}); uveďte jazyk",
    ])
}
