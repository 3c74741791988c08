extension DiaryWords {
  /// Latvian.
  static let latvian = DiaryWords(
    code: "lv",
    words: [
      .meal: "maltīte {number}",
      .knownMeal: "zināma maltīte",
      .below: "zem mērķa",
      .within: "mērķa robežās",
      .exceeded: "virs mērķa",
      .rounded: "skaitļi ir noapaļoti; summas ir no precīzajiem daudzumiem",
      .streak: "dienas pēc kārtas: {days}, visvairāk {longest}",
      .goalMet: "mērķis sasniegts dienās: {days} no {all}",
      .daysLogged: "ierakstītas dienas: {days} no {all}",
      .removed: "noņemts: {what}; diary undo to atgriež",
      .takenBack: "atsaukts: {what} ({time})",
      .copied: "pārkopēts uz {day}: maltītes {meals}, ēdieni {foods}",
      .shoppingList: "iepirkumu saraksts",
      .petNeed: "vajadzība dienā: {energy} ({source})",
      .isStated: "norādīts",
      .modelEstimate: "valodas modeļa novērtējums",
      .scaledAs: "vērtības: {portion}",
      .scaledFrom: "pārrēķināts no {portion}",
      .notComparable: "{asked} nevar salīdzināt ar {known}; ņemtas vērtības: {known}",
      .densityIsUnknown:
        "{asked} nevar salīdzināt ar {known} bez blīvuma: {food}; ņemtas vērtības: {known}",
      .ounceIsWeight: "unce tiek lasīta kā svars",
      .asSaved: "kā saglabāts, neatkarīgi no porcijas",
      .servingIsTaken: "skaitīts kā viena porcija: {portion}",
      .usualIsTaken: "skaitīts kā {portion}, jo daudzums nav norādīts",
      .isTooMuch:
        "neviens neēd {portion} viena ēdiena; norādiet ne vairāk kā {largest} vai pārbaudiet mērvienību",
      .vesselIsUnknown:
        "nav zināms, cik ietilpst: {portion}; norādiet porciju gramos vai valodas modeļa atslēgu",
      .modelRead: "valodas modelis to izlasīja teikumā",
      .modelEstimated: "valodas modelis to izlasīja teikumā un novērtēja {portion}",
      .modelFoundNothing: "valodas modelis tajā neatrod ēdienu",
      .lacksCalories: "{food} – zināms bez kalorijām",
      .takenAs: "pieņemts kā {food}",
      .nothingIsKnown: "par {food} nekas nav zināms; norādiet kalorijas",
      .barcodeIsUnknown:
        "nevienam produktam ar svītrkodu {number} nav zināmas kalorijas; salīdziniet ciparus ar iepakojumu, skenējiet un saglabājiet etiķeti vai norādiet kalorijas",
      .productsAreUnlike:
        "{food} var būt {count} kataloga produkti, no {least} līdz {most} kcal 100 g; pievienojiet zīmolu vai norādiet svītrkodu",
      .phraseIsTooLong: "tekstā ir vairāk nekā {count} zīmju; ierakstiet to pa daļām",
      .foodsAreTooMany: "tekstā ir vairāk nekā {count} ēdienu; ierakstiet to pa daļām",
      .noFoodIsNamed: "nav nosaukts ēdiens; rakstiet, kas tika apēsts, piemēram, “2 olas”",
      .isQuestion: "tas ir jautājums; rakstiet, kas tika apēsts, piemēram, “2 olas”",
      .isNotEaten: "“{text}” saka, ka kaut kas netika apēsts; rakstiet tikai to, kas tika apēsts",
      .isOtherDay: "“{text}” norāda citu dienu; izlaidiet to un ierakstiet ēdienu tajā dienā",
      .isLimit: "“{text}” norāda robežu, nevis daudzumu; rakstiet, cik aptuveni tas bija",
      .isRange: "“{text}” ir diapazons; rakstiet vienu daudzumu",
      .isAlternative: "“{text}” nepasaka, kurš ēdiens tas bija; rakstiet vienu",
      .isNotPositive: "“{text}” nav daudzums virs nulles",
      .isMoreThanEaten: "“{text}” ir vairāk, nekā kāds apēd; rakstiet, cik tas bija",
      .numberIsUnclear: "“{text}” var lasīt kā divus skaitļus; rakstiet bez tūkstošu atdalītāja",
      .unitIsUnknown:
        "“{text}” nav zināma mērvienība; norādiet daudzumu gramos, mililitros vai gabalos",
      .unitIsMissing: "pie “{text}” trūkst mērvienības; pievienojiet g, ml vai citu",
      .measureIsUnclear:
        "nevar zināt, cik ir “{text}”; norādiet daudzumu gramos, mililitros vai gabalos",
      .isNoAmount:
        "“{text}” nepasaka, cik tika apēsts; norādiet daudzumu gramos, mililitros vai gabalos",
      .ownerIsUnclear:
        "nav skaidrs, uz ko attiecas daudzumi: “{text}”; atdaliet ēdienus ar komatiem",
      .splitIsUnclear: "“{text}” var būt viens ēdiens vai vairāki; atdaliet tos ar komatiem",
      .isNoFood: "“{text}” nenosauc ēdienu; rakstiet, kas tika apēsts",
      .isNotUnderstood: "“{text}” nav saprotams; rakstiet vārdiem un skaitļiem",
      .languageIsUnclear:
        "teksts dažādās valodās nozīmē dažādus daudzumus ({text}); norādiet valodu",
      .isOtherLanguage: "teksts izskatās citā valodā ({text}); norādiet valodu",
    ])
}
