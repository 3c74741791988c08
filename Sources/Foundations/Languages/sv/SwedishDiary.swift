extension DiaryWords {
  /// Swedish.
  static let swedish = DiaryWords(
    code: "sv",
    words: [
      .meal: "måltid {number}",
      .knownMeal: "känd måltid",
      .below: "under målet",
      .within: "inom målet",
      .exceeded: "över målet",
      .rounded: "talen är avrundade; summorna är de exakta mängdernas",
      .streak: "dagar i rad: {days}, längst {longest}",
      .goalMet: "målet nått {days} av {all} dagar",
      .daysLogged: "antecknat {days} av {all} dagar",
      .removed: "borttaget: {what}; diary undo hämtar tillbaka det",
      .takenBack: "ångrat: {what} (från {time})",
      .copied: "kopierat till {day}: måltider {meals}, livsmedel {foods}",
      .shoppingList: "inköpslista",
      .petNeed: "behov per dag: {energy} ({source})",
      .isStated: "angivet",
      .modelEstimate: "en språkmodells uppskattning",
      .scaledAs: "värden för {portion}",
      .scaledFrom: "omräknat från {portion}",
      .notComparable: "{asked} kan inte jämföras med {known}; värdena gäller {known}",
      .densityIsUnknown:
        "{asked} kan inte jämföras med {known} utan densiteten för {food}; värdena gäller {known}",
      .ounceIsWeight: "ett uns läses som en vikt",
      .asSaved: "som sparat, oavsett portion",
      .servingIsTaken: "räknat som en portion på {portion}",
      .usualIsTaken: "räknat som {portion}, eftersom ingen mängd angavs",
      .isTooMuch:
        "ingen äter {portion} av ett livsmedel; ange högst {largest}, eller kontrollera enheten",
      .vesselIsUnknown:
        "hur mycket {portion} rymmer är inte känt; ange portionen i gram, eller en språkmodells nyckel",
      .modelRead: "en språkmodell läste detta i meningen",
      .modelEstimated: "en språkmodell läste detta i meningen och uppskattade {portion}",
      .modelFoundNothing: "språkmodellen hittar inget livsmedel i den",
      .lacksCalories: "{food} är känt utan kalorier",
      .takenAs: "tolkat som {food}",
      .nothingIsKnown: "inget är känt om {food}; ange kalorierna",
      .barcodeIsUnknown:
        "ingen produkt med streckkoden {number} har kända kalorier; jämför siffrorna med förpackningen, skanna och spara etiketten, eller ange kalorierna",
      .productsAreUnlike:
        "{count} produkter i katalogen kan vara {food}, med {least} till {most} kcal i 100 g; lägg till märket eller ange streckkoden",
      .phraseIsTooLong: "texten har fler än {count} tecken; anteckna den i delar",
      .foodsAreTooMany: "texten har fler än {count} livsmedel; anteckna den i delar",
      .noFoodIsNamed: "inget livsmedel nämns; skriv vad som åts, till exempel ”2 ägg”",
      .isQuestion: "detta är en fråga; skriv vad som åts, till exempel ”2 ägg”",
      .isNotEaten: "”{text}” säger att något inte åts; skriv bara det som åts",
      .isOtherDay: "”{text}” nämner en annan dag; utelämna det och anteckna maten den dagen",
      .isLimit: "”{text}” anger en gräns, ingen mängd; skriv ungefär hur mycket det var",
      .isRange: "”{text}” är ett intervall; skriv en enda mängd",
      .isAlternative: "”{text}” säger inte vilket livsmedel det var; skriv ett",
      .isNotPositive: "”{text}” är ingen mängd över noll",
      .isMoreThanEaten: "”{text}” är mer än någon äter; skriv hur mycket det var",
      .numberIsUnclear: "”{text}” kan läsas som två tal; skriv det utan tusentalsavgränsare",
      .unitIsUnknown: "”{text}” är ingen känd enhet; ange mängden i gram, milliliter eller styck",
      .unitIsMissing: "”{text}” saknar enhet; lägg till g, ml eller en annan enhet",
      .measureIsUnclear:
        "hur mycket ”{text}” är går inte att veta; ange mängden i gram, milliliter eller styck",
      .isNoAmount:
        "”{text}” säger inte hur mycket som åts; ange mängden i gram, milliliter eller styck",
      .ownerIsUnclear:
        "det är oklart vad mängderna i ”{text}” hör till; skilj livsmedlen åt med kommatecken",
      .splitIsUnclear: "”{text}” kan vara ett livsmedel eller flera; skilj dem åt med kommatecken",
      .isNoFood: "”{text}” nämner inget livsmedel; skriv vad som åts",
      .isNotUnderstood: "”{text}” går inte att förstå; skriv det med ord och siffror",
      .languageIsUnclear: "texten betyder olika mängder beroende på språk ({text}); ange språket",
      .isOtherLanguage: "texten ser ut att vara på ett annat språk ({text}); ange språket",
    ])
}
