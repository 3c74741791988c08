extension DiaryWords {
  /// French.
  static let french = DiaryWords(
    code: "fr",
    words: [
      .meal: "repas {number}",
      .knownMeal: "repas connu",
      .below: "en dessous de l’objectif",
      .within: "dans l’objectif",
      .exceeded: "au-dessus de l’objectif",
      .rounded: "les nombres sont arrondis ; les totaux sont ceux des quantités exactes",
      .streak: "jours d’affilée : {days}, au plus {longest}",
      .goalMet: "objectif atteint {days} jours sur {all}",
      .daysLogged: "noté {days} jours sur {all}",
      .removed: "supprimé : {what} ; diary undo le rétablit",
      .takenBack: "annulé : {what} (du {time})",
      .copied: "copié au {day} : repas {meals}, aliments {foods}",
      .shoppingList: "liste de courses",
      .petNeed: "besoin par jour : {energy} ({source})",
      .isStated: "indiqué",
      .modelEstimate: "estimation d’un modèle de langage",
      .scaledAs: "valeurs pour {portion}",
      .scaledFrom: "calculé à partir de {portion}",
      .notComparable: "{asked} ne se compare pas à {known} ; valeurs prises pour {known}",
      .densityIsUnknown:
        "{asked} ne se compare pas à {known} sans la densité de {food} ; valeurs prises pour {known}",
      .ounceIsWeight: "l’once est lue comme un poids",
      .asSaved: "tel qu’enregistré, quelle que soit la portion",
      .servingIsTaken: "compté comme une portion de {portion}",
      .usualIsTaken: "compté comme {portion}, faute de quantité",
      .isTooMuch:
        "personne ne mange {portion} d’un aliment ; donnez au plus {largest}, ou vérifiez l’unité",
      .vesselIsUnknown:
        "on ne sait pas ce que contient « {portion} » ; donnez la portion en grammes, ou la clé d’un modèle de langage",
      .modelRead: "un modèle de langage a lu cela dans la phrase",
      .modelEstimated: "un modèle de langage a lu cela dans la phrase et estimé {portion}",
      .modelFoundNothing: "le modèle de langage n’y trouve aucun aliment",
      .lacksCalories: "{food} est connu sans calories",
      .takenAs: "pris pour : {food}",
      .nothingIsKnown: "rien n’est connu de {food} ; donnez ses calories",
      .barcodeIsUnknown:
        "aucun produit au code-barres {number} n’a de calories connues ; comparez ses chiffres à l’emballage, scannez et enregistrez son étiquette, ou donnez ses calories",
      .productsAreUnlike:
        "{count} produits du catalogue peuvent être {food}, de {least} à {most} kcal pour 100 g ; ajoutez la marque ou donnez le code-barres",
      .phraseIsTooLong: "la phrase a plus de {count} caractères ; notez-la en plusieurs fois",
      .foodsAreTooMany: "la phrase a plus de {count} aliments ; notez-la en plusieurs fois",
      .noFoodIsNamed:
        "aucun aliment n’est nommé ; écrivez ce qui a été mangé, par exemple « 2 œufs »",
      .isQuestion: "c’est une question ; écrivez ce qui a été mangé, par exemple « 2 œufs »",
      .isNotEaten:
        "« {text} » dit que quelque chose n’a pas été mangé ; n’écrivez que ce qui l’a été",
      .isOtherDay:
        "« {text} » désigne un autre jour ; enlevez-le et notez l’aliment pour ce jour-là",
      .isLimit:
        "« {text} » donne une limite, pas une quantité ; écrivez combien c’était à peu près",
      .isRange: "« {text} » est un intervalle ; écrivez une seule quantité",
      .isAlternative: "« {text} » ne dit pas quel aliment c’était ; écrivez-en un",
      .isNotPositive: "« {text} » n’est pas une quantité supérieure à zéro",
      .isMoreThanEaten: "« {text} » est plus que ce que l’on mange ; écrivez combien c’était",
      .numberIsUnclear:
        "« {text} » peut se lire comme deux nombres ; écrivez-le sans séparateur de milliers",
      .unitIsUnknown:
        "« {text} » n’est pas une unité connue ; donnez la quantité en grammes, en millilitres ou en pièces",
      .unitIsMissing: "il manque une unité à « {text} » ; ajoutez g, ml ou une autre unité",
      .measureIsUnclear:
        "on ne peut pas savoir combien fait « {text} » ; donnez la quantité en grammes, en millilitres ou en pièces",
      .isNoAmount:
        "« {text} » ne dit pas combien a été mangé ; donnez la quantité en grammes, en millilitres ou en pièces",
      .ownerIsUnclear:
        "on ne sait pas à quoi se rapportent les quantités de « {text} » ; séparez les aliments par des virgules",
      .splitIsUnclear:
        "« {text} » peut être un aliment ou plusieurs ; séparez-les par des virgules",
      .isNoFood: "« {text} » ne nomme aucun aliment ; écrivez ce qui a été mangé",
      .isNotUnderstood: "« {text} » n’est pas compris ; écrivez-le en mots et en chiffres",
      .languageIsUnclear:
        "la phrase donne des quantités différentes selon la langue ({text}) ; indiquez la langue",
      .isOtherLanguage: "la phrase semble être dans une autre langue ({text}) ; indiquez la langue",
    ])
}
