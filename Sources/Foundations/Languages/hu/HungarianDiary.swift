extension DiaryWords {
  /// Hungarian.
  static let hungarian = DiaryWords(
    code: "hu",
    words: [
      .meal: "{number}. étkezés",
      .knownMeal: "ismert étel",
      .below: "a cél alatt",
      .within: "a célon belül",
      .exceeded: "a cél felett",
      .rounded: "a számok kerekítettek; az összegek a pontos mennyiségekből adódnak",
      .streak: "egymást követő napok: {days}, legtöbb {longest}",
      .goalMet: "a cél teljesült: {all} napból {days}",
      .daysLogged: "naplózva: {all} napból {days}",
      .removed: "eltávolítva: {what}; a diary undo visszahozza",
      .takenBack: "visszavonva: {what} ({time})",
      .copied: "átmásolva ide: {day}; étkezések: {meals}, ételek: {foods}",
      .shoppingList: "bevásárlólista",
      .petNeed: "napi szükséglet: {energy} ({source})",
      .isStated: "megadott",
      .modelEstimate: "nyelvi modell becslése",
      .scaledAs: "értékek: {portion}",
      .scaledFrom: "átszámítva ebből: {portion}",
      .notComparable:
        "{asked} nem hasonlítható össze ezzel: {known}; az értékek erre vonatkoznak: {known}",
      .densityIsUnknown:
        "{asked} nem hasonlítható össze ezzel: {known}, mert {food} sűrűsége nem ismert; az értékek erre vonatkoznak: {known}",
      .ounceIsWeight: "az uncia itt tömeg",
      .asSaved: "mentett értékek, az adagtól függetlenül",
      .servingIsTaken: "egy adagnak véve: {portion}",
      .usualIsTaken: "mennyiség híján ennyinek véve: {portion}",
      .isTooMuch:
        "senki sem eszik ennyit egy ételből: {portion}; adjon meg legfeljebb ennyit: {largest}, vagy ellenőrizze az egységet",
      .vesselIsUnknown:
        "nem ismert, mennyi fér ebbe: {portion}; adja meg az adagot grammban, vagy egy nyelvi modell kulcsát",
      .modelRead: "egy nyelvi modell olvasta ki a mondatból",
      .modelEstimated: "egy nyelvi modell olvasta ki a mondatból, és ennyire becsülte: {portion}",
      .modelFoundNothing: "a nyelvi modell nem talál benne ételt",
      .lacksCalories: "{food} kalória nélkül ismert",
      .takenAs: "ennek véve: {food}",
      .nothingIsKnown: "{food}: semmi sem ismert róla; adja meg a kalóriáját",
      .barcodeIsUnknown:
        "a(z) {number} vonalkódú termék kalóriája nem ismert; vesse össze a számjegyeket a csomagolással, szkennelje be és mentse a címkét, vagy adja meg a kalóriát",
      .productsAreUnlike:
        "a katalógus {count} terméke lehet {food}, 100 g-ban {least}–{most} kcal; adja meg a márkát vagy a vonalkódot",
      .phraseIsTooLong: "a szöveg több mint {count} karakter; írja be részletekben",
      .foodsAreTooMany: "a szöveg több mint {count} ételt tartalmaz; írja be részletekben",
      .noFoodIsNamed: "nincs megnevezve étel; írja le, mit evett, például „2 tojás”",
      .isQuestion: "ez kérdés; írja le, mit evett, például „2 tojás”",
      .isNotEaten:
        "„{text}” azt mondja, hogy valamit nem evett meg; csak azt írja le, amit megevett",
      .isOtherDay: "„{text}” másik napot nevez meg; hagyja el, és arra a napra írja be az ételt",
      .isLimit: "„{text}” határ, nem mennyiség; írja le, körülbelül mennyi volt",
      .isRange: "„{text}” tartomány; írjon egyetlen mennyiséget",
      .isAlternative: "„{text}” nem mondja meg, melyik étel volt; írjon egyet",
      .isNotPositive: "„{text}” nem nullánál nagyobb mennyiség",
      .isMoreThanEaten: "„{text}” több, mint amennyit bárki megeszik; írja le, mennyi volt",
      .numberIsUnclear: "„{text}” két számként is olvasható; írja ezreselválasztó nélkül",
      .unitIsUnknown:
        "„{text}” nem ismert egység; adja meg a mennyiséget grammban, milliliterben vagy darabban",
      .unitIsMissing: "„{text}” mellől hiányzik az egység; írja hozzá: g, ml vagy más",
      .measureIsUnclear:
        "nem tudható, mennyi „{text}”; adja meg a mennyiséget grammban, milliliterben vagy darabban",
      .isNoAmount:
        "„{text}” nem mondja meg, mennyit evett; adja meg a mennyiséget grammban, milliliterben vagy darabban",
      .ownerIsUnclear:
        "nem világos, mihez tartoznak a mennyiségek itt: „{text}”; válassza el az ételeket vesszővel",
      .splitIsUnclear: "„{text}” lehet egy étel vagy több; válassza el őket vesszővel",
      .isNoFood: "„{text}” nem nevez meg ételt; írja le, mit evett",
      .isNotUnderstood: "„{text}” nem érthető; írja le szavakkal és számokkal",
      .languageIsUnclear:
        "a szöveg nyelvenként más mennyiséget jelent ({text}); adja meg a nyelvet",
      .isOtherLanguage: "a szöveg más nyelvűnek látszik ({text}); adja meg a nyelvet",
    ])
}
