extension DiaryWords {
  /// Danish.
  static let danish = DiaryWords(
    code: "da",
    words: [
      .meal: "måltid {number}",
      .knownMeal: "kendt måltid",
      .below: "under målet",
      .within: "inden for målet",
      .exceeded: "over målet",
      .rounded: "tallene er afrundede; summerne er de nøjagtige mængders",
      .streak: "dage i træk: {days}, længst {longest}",
      .goalMet: "målet nået {days} af {all} dage",
      .daysLogged: "skrevet ned {days} af {all} dage",
      .removed: "fjernet: {what}; diary undo henter det tilbage",
      .takenBack: "fortrudt: {what} (fra {time})",
      .copied: "kopieret til {day}: måltider {meals}, fødevarer {foods}",
      .shoppingList: "indkøbsliste",
      .petNeed: "behov pr. dag: {energy} ({source})",
      .isStated: "angivet",
      .modelEstimate: "en sprogmodels skøn",
      .scaledAs: "værdier for {portion}",
      .scaledFrom: "omregnet fra {portion}",
      .notComparable: "{asked} kan ikke sammenlignes med {known}; værdierne gælder {known}",
      .densityIsUnknown:
        "{asked} kan ikke sammenlignes med {known} uden massefylden af {food}; værdierne gælder {known}",
      .ounceIsWeight: "en ounce læses som en vægt",
      .asSaved: "som gemt, uanset portionen",
      .servingIsTaken: "regnet som en portion på {portion}",
      .usualIsTaken: "regnet som {portion}, da ingen mængde er angivet",
      .isTooMuch:
        "ingen spiser {portion} af en fødevare; angiv højst {largest}, eller tjek enheden",
      .vesselIsUnknown:
        "det vides ikke, hvor meget {portion} rummer; angiv portionen i gram, eller en sprogmodels nøgle",
      .modelRead: "en sprogmodel læste dette i sætningen",
      .modelEstimated: "en sprogmodel læste dette i sætningen og anslog {portion}",
      .modelFoundNothing: "sprogmodellen finder ingen fødevare i den",
      .lacksCalories: "{food} er kendt uden kalorier",
      .takenAs: "opfattet som {food}",
      .nothingIsKnown: "intet vides om {food}; angiv kalorierne",
      .barcodeIsUnknown:
        "intet produkt med stregkoden {number} har kendte kalorier; sammenlign cifrene med emballagen, scan og gem etiketten, eller angiv kalorierne",
      .productsAreUnlike:
        "{count} produkter i kataloget kan være {food}, med {least} til {most} kcal i 100 g; tilføj mærket, eller angiv stregkoden",
      .phraseIsTooLong: "teksten har mere end {count} tegn; skriv den ned i dele",
      .foodsAreTooMany: "teksten har mere end {count} fødevarer; skriv den ned i dele",
      .noFoodIsNamed: "ingen fødevare er nævnt; skriv, hvad der blev spist, for eksempel »2 æg«",
      .isQuestion: "dette er et spørgsmål; skriv, hvad der blev spist, for eksempel »2 æg«",
      .isNotEaten: "»{text}« siger, at noget ikke blev spist; skriv kun det, der blev spist",
      .isOtherDay: "»{text}« nævner en anden dag; udelad det, og skriv maden ned på den dag",
      .isLimit: "»{text}« angiver en grænse, ikke en mængde; skriv, hvor meget det cirka var",
      .isRange: "»{text}« er et interval; skriv én mængde",
      .isAlternative: "»{text}« siger ikke, hvilken fødevare det var; skriv én",
      .isNotPositive: "»{text}« er ikke en mængde over nul",
      .isMoreThanEaten: "»{text}« er mere, end nogen spiser; skriv, hvor meget det var",
      .numberIsUnclear: "»{text}« kan læses som to tal; skriv det uden tusindtalsseparator",
      .unitIsUnknown:
        "»{text}« er ikke en kendt enhed; angiv mængden i gram, milliliter eller stykker",
      .unitIsMissing: "»{text}« mangler en enhed; tilføj g, ml eller en anden enhed",
      .measureIsUnclear:
        "det kan ikke vides, hvor meget »{text}« er; angiv mængden i gram, milliliter eller stykker",
      .isNoAmount:
        "»{text}« siger ikke, hvor meget der blev spist; angiv mængden i gram, milliliter eller stykker",
      .ownerIsUnclear:
        "det er uklart, hvad mængderne i »{text}« hører til; adskil fødevarerne med kommaer",
      .splitIsUnclear: "»{text}« kan være én fødevare eller flere; adskil dem med kommaer",
      .isNoFood: "»{text}« nævner ingen fødevare; skriv, hvad der blev spist",
      .isNotUnderstood: "»{text}« kan ikke forstås; skriv det med ord og tal",
      .languageIsUnclear:
        "teksten betyder forskellige mængder alt efter sproget ({text}); angiv sproget",
      .isOtherLanguage: "teksten ligner et andet sprog ({text}); angiv sproget",
    ])
}
