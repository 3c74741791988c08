extension DiaryWords {
  /// Romanian.
  static let romanian = DiaryWords(
    code: "ro",
    words: [
      .meal: "masa {number}",
      .knownMeal: "masă cunoscută",
      .below: "sub obiectiv",
      .within: "în obiectiv",
      .exceeded: "peste obiectiv",
      .rounded: "numerele sunt rotunjite; totalurile sunt ale cantităților exacte",
      .streak: "zile la rând: {days}, cel mult {longest}",
      .goalMet: "obiectiv atins în {days} din {all} zile",
      .daysLogged: "notat în {days} din {all} zile",
      .removed: "eliminat: {what}; diary undo îl readuce",
      .takenBack: "anulat: {what} (din {time})",
      .copied: "copiat pe {day}: mese {meals}, alimente {foods}",
      .shoppingList: "listă de cumpărături",
      .petNeed: "necesar pe zi: {energy} ({source})",
      .isStated: "indicat",
      .modelEstimate: "estimarea unui model lingvistic",
      .scaledAs: "valori pentru {portion}",
      .scaledFrom: "calculat din {portion}",
      .notComparable: "{asked} nu se poate compara cu {known}; s-au luat valorile pentru {known}",
      .densityIsUnknown:
        "{asked} nu se poate compara cu {known} fără densitatea pentru {food}; s-au luat valorile pentru {known}",
      .ounceIsWeight: "uncia este citită ca masă",
      .asSaved: "așa cum s-a salvat, indiferent de porție",
      .servingIsTaken: "socotit ca o porție de {portion}",
      .usualIsTaken: "socotit ca {portion}, fiindcă nu s-a dat cantitatea",
      .isTooMuch:
        "nimeni nu mănâncă {portion} dintr-un aliment; dați cel mult {largest} sau verificați unitatea",
      .vesselIsUnknown:
        "nu se știe cât încape: {portion}; dați porția în grame sau cheia unui model lingvistic",
      .modelRead: "un model lingvistic a citit aceasta în frază",
      .modelEstimated: "un model lingvistic a citit aceasta în frază și a estimat {portion}",
      .modelFoundNothing: "modelul lingvistic nu găsește niciun aliment",
      .lacksCalories: "{food} este cunoscut fără calorii",
      .takenAs: "luat drept {food}",
      .nothingIsKnown: "nu se știe nimic despre {food}; dați caloriile",
      .barcodeIsUnknown:
        "niciun produs cu codul de bare {number} nu are calorii cunoscute; comparați cifrele cu ambalajul, scanați și salvați eticheta sau dați caloriile",
      .productsAreUnlike:
        "{count} produse din catalog pot fi {food}, de la {least} la {most} kcal la 100 g; adăugați marca sau dați codul de bare",
      .phraseIsTooLong: "textul are mai mult de {count} caractere; notați-l pe părți",
      .foodsAreTooMany: "textul are mai mult de {count} alimente; notați-l pe părți",
      .noFoodIsNamed: "nu este numit niciun aliment; scrieți ce s-a mâncat, de exemplu „2 ouă”",
      .isQuestion: "aceasta este o întrebare; scrieți ce s-a mâncat, de exemplu „2 ouă”",
      .isNotEaten: "„{text}” spune că ceva nu s-a mâncat; scrieți numai ce s-a mâncat",
      .isOtherDay: "„{text}” numește altă zi; lăsați-o deoparte și notați alimentul la ziua aceea",
      .isLimit: "„{text}” dă o limită, nu o cantitate; scrieți cam cât a fost",
      .isRange: "„{text}” este un interval; scrieți o singură cantitate",
      .isAlternative: "„{text}” nu spune care aliment a fost; scrieți unul",
      .isNotPositive: "„{text}” nu este o cantitate peste zero",
      .isMoreThanEaten: "„{text}” este mai mult decât mănâncă cineva; scrieți cât a fost",
      .numberIsUnclear: "„{text}” se poate citi ca două numere; scrieți fără separator de mii",
      .unitIsUnknown:
        "„{text}” nu este o unitate cunoscută; scrieți cantitatea în grame, mililitri sau bucăți",
      .unitIsMissing: "la „{text}” lipsește unitatea; adăugați g, ml sau alta",
      .measureIsUnclear:
        "nu se poate ști cât este „{text}”; scrieți cantitatea în grame, mililitri sau bucăți",
      .isNoAmount:
        "„{text}” nu spune cât s-a mâncat; scrieți cantitatea în grame, mililitri sau bucăți",
      .ownerIsUnclear:
        "nu este clar de ce țin cantitățile din „{text}”; despărțiți alimentele prin virgule",
      .splitIsUnclear: "„{text}” poate fi un aliment sau mai multe; despărțiți-le prin virgule",
      .isNoFood: "„{text}” nu numește un aliment; scrieți ce s-a mâncat",
      .isNotUnderstood: "„{text}” nu se înțelege; scrieți în cuvinte și numere",
      .languageIsUnclear: "textul înseamnă cantități diferite după limbă ({text}); indicați limba",
      .isOtherLanguage: "textul pare în altă limbă ({text}); indicați limba",
    ])
}
