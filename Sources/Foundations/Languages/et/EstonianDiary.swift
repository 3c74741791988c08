extension DiaryWords {
  /// Estonian.
  static let estonian = DiaryWords(
    code: "et",
    words: [
      .meal: "eine {number}",
      .knownMeal: "tuntud eine",
      .below: "alla eesmärgi",
      .within: "eesmärgi piires",
      .exceeded: "üle eesmärgi",
      .rounded: "arvud on ümardatud; summad on täpsete koguste omad",
      .streak: "järjestikuseid päevi: {days}, kõige rohkem {longest}",
      .goalMet: "eesmärk täidetud: {days} päeval {all}-st",
      .daysLogged: "kirja pandud: {days} päeval {all}-st",
      .removed: "eemaldatud: {what}; diary undo toob tagasi",
      .takenBack: "tagasi võetud: {what} ({time})",
      .copied: "kopeeritud päevale {day}: eineid {meals}, toite {foods}",
      .shoppingList: "ostunimekiri",
      .petNeed: "vajadus päevas: {energy} ({source})",
      .isStated: "märgitud",
      .modelEstimate: "keelemudeli hinnang",
      .scaledAs: "väärtused: {portion}",
      .scaledFrom: "arvutatud kogusest {portion}",
      .notComparable: "{asked} ja {known} ei ole võrreldavad; väärtused on koguse {known} kohta",
      .densityIsUnknown:
        "{asked} ja {known} ei ole ilma tiheduseta ({food}) võrreldavad; väärtused on koguse {known} kohta",
      .ounceIsWeight: "untsi loetakse kaaluna",
      .asSaved: "nagu salvestatud, olenemata portsjonist",
      .servingIsTaken: "arvestatud ühe portsjonina: {portion}",
      .usualIsTaken: "arvestatud kogusena {portion}, sest kogust ei märgitud",
      .isTooMuch:
        "keegi ei söö üht toitu nii palju: {portion}; märkige kuni {largest} või kontrollige ühikut",
      .vesselIsUnknown:
        "ei ole teada, kui palju mahub: {portion}; märkige portsjon grammides või keelemudeli võti",
      .modelRead: "keelemudel luges selle lausest",
      .modelEstimated: "keelemudel luges selle lausest ja hindas koguseks {portion}",
      .modelFoundNothing: "keelemudel ei leia sealt toitu",
      .lacksCalories: "{food} on teada ilma kaloriteta",
      .takenAs: "võetud kui {food}",
      .nothingIsKnown: "toidu {food} kohta pole midagi teada; märkige kalorid",
      .barcodeIsUnknown:
        "ühegi toote kohta ribakoodiga {number} pole kaloreid teada; võrrelge numbreid pakendiga, skannige ja salvestage etikett või märkige kalorid",
      .productsAreUnlike:
        "{food} võib olla {count} kataloogi toodet, {least}–{most} kcal 100 g kohta; lisage mark või ribakood",
      .phraseIsTooLong: "tekstis on üle {count} märgi; pange see kirja osade kaupa",
      .foodsAreTooMany: "tekstis on üle {count} toidu; pange see kirja osade kaupa",
      .noFoodIsNamed: "toitu pole nimetatud; kirjutage, mida söödi, näiteks „2 muna“",
      .isQuestion: "see on küsimus; kirjutage, mida söödi, näiteks „2 muna“",
      .isNotEaten: "„{text}“ ütleb, et midagi ei söödud; kirjutage ainult see, mida söödi",
      .isOtherDay:
        "„{text}“ nimetab teist päeva; jätke see välja ja pange toit kirja sellele päevale",
      .isLimit: "„{text}“ annab piiri, mitte koguse; kirjutage, kui palju seda umbes oli",
      .isRange: "„{text}“ on vahemik; kirjutage üks kogus",
      .isAlternative: "„{text}“ ei ütle, milline toit see oli; kirjutage üks",
      .isNotPositive: "„{text}“ ei ole nullist suurem kogus",
      .isMoreThanEaten: "„{text}“ on rohkem, kui keegi sööb; kirjutage, kui palju seda oli",
      .numberIsUnclear: "„{text}“ on loetav kahe arvuna; kirjutage tuhandeliste eraldajata",
      .unitIsUnknown:
        "„{text}“ ei ole tuntud ühik; märkige kogus grammides, milliliitrites või tükkides",
      .unitIsMissing: "„{text}“ juurest puudub ühik; lisage g, ml või muu",
      .measureIsUnclear:
        "ei ole teada, kui palju on „{text}“; märkige kogus grammides, milliliitrites või tükkides",
      .isNoAmount:
        "„{text}“ ei ütle, kui palju söödi; märkige kogus grammides, milliliitrites või tükkides",
      .ownerIsUnclear:
        "pole selge, mille juurde kuuluvad kogused: „{text}“; eraldage toidud komadega",
      .splitIsUnclear: "„{text}“ võib olla üks toit või mitu; eraldage need komadega",
      .isNoFood: "„{text}“ ei nimeta toitu; kirjutage, mida söödi",
      .isNotUnderstood: "„{text}“ ei ole arusaadav; kirjutage sõnade ja arvudega",
      .languageIsUnclear: "tekst tähendab olenevalt keelest eri koguseid ({text}); märkige keel",
      .isOtherLanguage: "tekst näib olevat teises keeles ({text}); märkige keel",
    ])
}
