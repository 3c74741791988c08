extension DiaryWords {
  /// Spanish.
  static let spanish = DiaryWords(
    code: "es",
    words: [
      .meal: "comida {number}",
      .knownMeal: "comida conocida",
      .below: "por debajo del objetivo",
      .within: "dentro del objetivo",
      .exceeded: "por encima del objetivo",
      .rounded: "los números están redondeados; los totales son los de las cantidades exactas",
      .streak: "días seguidos: {days}, máximo {longest}",
      .goalMet: "objetivo cumplido {days} de {all} días",
      .daysLogged: "anotado {days} de {all} días",
      .removed: "eliminado: {what}; diary undo lo recupera",
      .takenBack: "deshecho: {what} (del {time})",
      .copied: "copiado al {day}: comidas {meals}, alimentos {foods}",
      .shoppingList: "lista de la compra",
      .petNeed: "necesidad al día: {energy} ({source})",
      .isStated: "indicado",
      .modelEstimate: "estimación de un modelo de lenguaje",
      .scaledAs: "valores de {portion}",
      .scaledFrom: "calculado a partir de {portion}",
      .notComparable: "{asked} no se puede comparar con {known}; valores tomados de {known}",
      .densityIsUnknown:
        "{asked} no se puede comparar con {known} sin la densidad de {food}; valores tomados de {known}",
      .ounceIsWeight: "la onza se lee como peso",
      .asSaved: "tal como se guardó, sea cual sea la porción",
      .servingIsTaken: "contado como una ración de {portion}",
      .usualIsTaken: "contado como {portion}, pues no se dio cantidad",
      .isTooMuch:
        "nadie come {portion} de un alimento; indique como máximo {largest}, o revise la unidad",
      .vesselIsUnknown:
        "no se sabe cuánto contiene «{portion}»; indique la porción en gramos, o la clave de un modelo de lenguaje",
      .modelRead: "un modelo de lenguaje leyó esto en la frase",
      .modelEstimated: "un modelo de lenguaje leyó esto en la frase y estimó {portion}",
      .modelFoundNothing: "el modelo de lenguaje no encuentra ningún alimento",
      .lacksCalories: "{food} se conoce sin calorías",
      .takenAs: "tomado como {food}",
      .nothingIsKnown: "no se sabe nada de {food}; indique sus calorías",
      .barcodeIsUnknown:
        "ningún producto con el código de barras {number} tiene calorías conocidas; compare las cifras con el envase, escanee y guarde la etiqueta, o indique las calorías",
      .productsAreUnlike:
        "{count} productos del catálogo pueden ser {food}, de {least} a {most} kcal en 100 g; añada la marca o indique el código de barras",
      .phraseIsTooLong: "la frase tiene más de {count} caracteres; anótela por partes",
      .foodsAreTooMany: "la frase tiene más de {count} alimentos; anótela por partes",
      .noFoodIsNamed: "no se nombra ningún alimento; escriba qué se comió, por ejemplo «2 huevos»",
      .isQuestion: "esto es una pregunta; escriba qué se comió, por ejemplo «2 huevos»",
      .isNotEaten: "«{text}» dice que algo no se comió; escriba solo lo que se comió",
      .isOtherDay: "«{text}» nombra otro día; quítelo y anote el alimento en ese día",
      .isLimit: "«{text}» da un límite, no una cantidad; escriba cuánto fue aproximadamente",
      .isRange: "«{text}» es un intervalo; escriba una sola cantidad",
      .isAlternative: "«{text}» no dice qué alimento fue; escriba uno",
      .isNotPositive: "«{text}» no es una cantidad mayor que cero",
      .isMoreThanEaten: "«{text}» es más de lo que se come; escriba cuánto fue",
      .numberIsUnclear:
        "«{text}» se puede leer como dos números; escríbalo sin separador de millares",
      .unitIsUnknown:
        "«{text}» no es una unidad conocida; escriba la cantidad en gramos, mililitros o piezas",
      .unitIsMissing: "a «{text}» le falta la unidad; añada g, ml u otra unidad",
      .measureIsUnclear:
        "no se puede saber cuánto es «{text}»; escriba la cantidad en gramos, mililitros o piezas",
      .isNoAmount:
        "«{text}» no dice cuánto se comió; escriba la cantidad en gramos, mililitros o piezas",
      .ownerIsUnclear:
        "no está claro a qué pertenecen las cantidades de «{text}»; separe los alimentos con comas",
      .splitIsUnclear: "«{text}» puede ser un alimento o varios; sepárelos con comas",
      .isNoFood: "«{text}» no nombra ningún alimento; escriba qué se comió",
      .isNotUnderstood: "«{text}» no se entiende; escríbalo con palabras y números",
      .languageIsUnclear:
        "la frase indica cantidades distintas según el idioma ({text}); indique el idioma",
      .isOtherLanguage: "la frase parece estar en otro idioma ({text}); indique el idioma",
    ])
}
