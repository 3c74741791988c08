extension DiaryWords {
  /// Italian.
  static let italian = DiaryWords(
    code: "it",
    words: [
      .meal: "pasto {number}",
      .knownMeal: "pasto noto",
      .below: "sotto l’obiettivo",
      .within: "entro l’obiettivo",
      .exceeded: "sopra l’obiettivo",
      .rounded: "i numeri sono arrotondati; i totali sono quelli delle quantità esatte",
      .streak: "giorni di fila: {days}, al massimo {longest}",
      .goalMet: "obiettivo raggiunto in {days} giorni su {all}",
      .daysLogged: "annotati {days} giorni su {all}",
      .removed: "rimosso: {what}; diary undo lo ripristina",
      .takenBack: "annullato: {what} (del {time})",
      .copied: "copiato al {day}: pasti {meals}, alimenti {foods}",
      .shoppingList: "lista della spesa",
      .petNeed: "fabbisogno al giorno: {energy} ({source})",
      .isStated: "indicato",
      .modelEstimate: "stima di un modello linguistico",
      .scaledAs: "valori per {portion}",
      .scaledFrom: "calcolato da {portion}",
      .notComparable: "{asked} non si può confrontare con {known}; valori presi per {known}",
      .densityIsUnknown:
        "{asked} non si può confrontare con {known} senza la densità di {food}; valori presi per {known}",
      .ounceIsWeight: "l’oncia è letta come peso",
      .asSaved: "come salvato, qualunque sia la porzione",
      .servingIsTaken: "contato come una porzione di {portion}",
      .usualIsTaken: "contato come {portion}, perché manca la quantità",
      .isTooMuch:
        "nessuno mangia {portion} di un alimento; indichi al massimo {largest}, o controlli l’unità",
      .vesselIsUnknown:
        "non si sa quanto contiene «{portion}»; indichi la porzione in grammi, o la chiave di un modello linguistico",
      .modelRead: "un modello linguistico ha letto questo nella frase",
      .modelEstimated: "un modello linguistico ha letto questo nella frase e stimato {portion}",
      .modelFoundNothing: "il modello linguistico non vi trova alcun alimento",
      .lacksCalories: "{food} è noto senza calorie",
      .takenAs: "preso come {food}",
      .nothingIsKnown: "di {food} non si sa nulla; indichi le calorie",
      .barcodeIsUnknown:
        "nessun prodotto con il codice a barre {number} ha calorie note; confronti le cifre con la confezione, scansioni e salvi l’etichetta, o indichi le calorie",
      .productsAreUnlike:
        "{count} prodotti del catalogo possono essere {food}, da {least} a {most} kcal per 100 g; aggiunga la marca o indichi il codice a barre",
      .phraseIsTooLong: "la frase ha più di {count} caratteri; la annoti in più parti",
      .foodsAreTooMany: "la frase ha più di {count} alimenti; la annoti in più parti",
      .noFoodIsNamed:
        "nessun alimento è nominato; scriva che cosa è stato mangiato, per esempio «2 uova»",
      .isQuestion: "questa è una domanda; scriva che cosa è stato mangiato, per esempio «2 uova»",
      .isNotEaten:
        "«{text}» dice che qualcosa non è stato mangiato; scriva solo ciò che lo è stato",
      .isOtherDay: "«{text}» indica un altro giorno; lo tolga e annoti l’alimento per quel giorno",
      .isLimit: "«{text}» dà un limite, non una quantità; scriva quanto era all’incirca",
      .isRange: "«{text}» è un intervallo; scriva una sola quantità",
      .isAlternative: "«{text}» non dice quale alimento era; ne scriva uno",
      .isNotPositive: "«{text}» non è una quantità maggiore di zero",
      .isMoreThanEaten: "«{text}» è più di quanto si mangi; scriva quanto era",
      .numberIsUnclear:
        "«{text}» si può leggere come due numeri; lo scriva senza separatori delle migliaia",
      .unitIsUnknown:
        "«{text}» non è un’unità nota; scriva la quantità in grammi, millilitri o pezzi",
      .unitIsMissing: "a «{text}» manca l’unità; aggiunga g, ml o un’altra unità",
      .measureIsUnclear:
        "non si può sapere quanto è «{text}»; scriva la quantità in grammi, millilitri o pezzi",
      .isNoAmount:
        "«{text}» non dice quanto è stato mangiato; scriva la quantità in grammi, millilitri o pezzi",
      .ownerIsUnclear:
        "non è chiaro a che cosa si riferiscono le quantità di «{text}»; separi gli alimenti con virgole",
      .splitIsUnclear: "«{text}» può essere un alimento o più d’uno; li separi con virgole",
      .isNoFood: "«{text}» non nomina alcun alimento; scriva che cosa è stato mangiato",
      .isNotUnderstood: "«{text}» non è comprensibile; lo scriva in parole e numeri",
      .languageIsUnclear:
        "la frase indica quantità diverse a seconda della lingua ({text}); indichi la lingua",
      .isOtherLanguage: "la frase sembra in un’altra lingua ({text}); indichi la lingua",
    ])
}
