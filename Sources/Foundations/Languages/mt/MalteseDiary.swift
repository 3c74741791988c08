extension DiaryWords {
  /// Maltese.
  static let maltese = DiaryWords(
    code: "mt",
    words: [
      .meal: "ikla {number}",
      .knownMeal: "ikla magħrufa",
      .below: "taħt il-mira",
      .within: "fil-mira",
      .exceeded: "’il fuq mill-mira",
      .rounded: "in-numri huma mqarrba; it-totali huma dawk tal-ammonti eżatti",
      .streak: "jiem wara xulxin: {days}, l-aktar {longest}",
      .goalMet: "il-mira ntlaħqet f’{days} minn {all} jiem",
      .daysLogged: "imniżżel f’{days} minn {all} jiem",
      .removed: "tneħħa: {what}; diary undo jerġa’ jġibu",
      .takenBack: "treġġa’ lura: {what} (ta’ {time})",
      .copied: "ikkupjat għal {day}: ikliet {meals}, ikel {foods}",
      .shoppingList: "lista tax-xiri",
      .petNeed: "ħtieġa kuljum: {energy} ({source})",
      .isStated: "mogħtija",
      .modelEstimate: "stima ta’ mudell lingwistiku",
      .scaledAs: "valuri għal {portion}",
      .scaledFrom: "ikkalkulat minn {portion}",
      .notComparable: "{asked} ma jistax jitqabbel ma’ {known}; ittieħdu l-valuri għal {known}",
      .densityIsUnknown:
        "{asked} ma jistax jitqabbel ma’ {known} mingħajr id-densità ta’ {food}; ittieħdu l-valuri għal {known}",
      .ounceIsWeight: "l-uqija tinqara bħala piż",
      .asSaved: "kif inħażen, hi x’inhi l-porzjon",
      .servingIsTaken: "magħdud bħala porzjon ta’ {portion}",
      .usualIsTaken: "magħdud bħala {portion}, għax ma ngħatax ammont",
      .isTooMuch:
        "ħadd ma jiekol {portion} ta’ ikel wieħed; agħti mhux aktar minn {largest}, jew iċċekkja l-unità",
      .vesselIsUnknown:
        "mhux magħruf kemm jesa’: {portion}; agħti l-porzjon fi grammi, jew iċ-ċavetta ta’ mudell lingwistiku",
      .modelRead: "mudell lingwistiku qara dan fis-sentenza",
      .modelEstimated: "mudell lingwistiku qara dan fis-sentenza u stima {portion}",
      .modelFoundNothing: "il-mudell lingwistiku ma jsib l-ebda ikel fiha",
      .lacksCalories: "{food} hu magħruf mingħajr kaloriji",
      .takenAs: "meħud bħala {food}",
      .nothingIsKnown: "xejn mhu magħruf dwar {food}; agħti l-kaloriji",
      .barcodeIsUnknown:
        "l-ebda prodott bil-barcode {number} m’għandu kaloriji magħrufa; qabbel iċ-ċifri mal-pakkett, skennja u aħżen it-tikketta, jew agħti l-kaloriji",
      .productsAreUnlike:
        "{count} prodotti tal-katalgu jistgħu jkunu {food}, minn {least} sa {most} kcal f’100 g; żid il-marka, jew agħti l-barcode",
      .phraseIsTooLong: "is-sentenza għandha aktar minn {count} karattri; niżżilha f’partijiet",
      .foodsAreTooMany: "is-sentenza għandha aktar minn {count} ikliet; niżżilha f’partijiet",
      .noFoodIsNamed: "l-ebda ikel ma ssemma; ikteb x’ittiekel, pereżempju “2 bajdiet”",
      .isQuestion: "din hija mistoqsija; ikteb x’ittiekel, pereżempju “2 bajdiet”",
      .isNotEaten: "“{text}” jgħid li xi ħaġa ma ttiklitx; ikteb biss dak li ttiekel",
      .isOtherDay: "“{text}” isemmi jum ieħor; neħħih u niżżel l-ikel għal dak il-jum",
      .isLimit: "“{text}” jagħti limitu, mhux ammont; ikteb bejn wieħed u ieħor kemm kien",
      .isRange: "“{text}” hija firxa; ikteb ammont wieħed",
      .isAlternative: "“{text}” ma jgħidx liema ikel kien; ikteb wieħed",
      .isNotPositive: "“{text}” mhuwiex ammont akbar minn żero",
      .isMoreThanEaten: "“{text}” hu aktar milli jiekol xi ħadd; ikteb kemm kien",
      .numberIsUnclear:
        "“{text}” jista’ jinqara bħala żewġ numri; iktbu mingħajr separatur tal-eluf",
      .unitIsUnknown:
        "“{text}” mhijiex unità magħrufa; agħti l-ammont fi grammi, millilitri jew biċċiet",
      .unitIsMissing: "lil “{text}” tonqosha l-unità; żid g, ml jew oħra",
      .measureIsUnclear:
        "ma jistax ikun magħruf kemm hu “{text}”; agħti l-ammont fi grammi, millilitri jew biċċiet",
      .isNoAmount:
        "“{text}” ma jgħidx kemm ittiekel; agħti l-ammont fi grammi, millilitri jew biċċiet",
      .ownerIsUnclear: "mhux ċar għal xiex huma l-ammonti f’“{text}”; ifred l-ikel bil-virgoli",
      .splitIsUnclear: "“{text}” jista’ jkun ikel wieħed jew aktar; ifridhom bil-virgoli",
      .isNoFood: "“{text}” ma jsemmi l-ebda ikel; ikteb x’ittiekel",
      .isNotUnderstood: "“{text}” ma jinftiehemx; iktbu bil-kliem u bin-numri",
      .languageIsUnclear:
        "is-sentenza tfisser ammonti differenti skont il-lingwa ({text}); semmi l-lingwa",
      .isOtherLanguage: "is-sentenza tidher b’lingwa oħra ({text}); semmi l-lingwa",
    ])
}
