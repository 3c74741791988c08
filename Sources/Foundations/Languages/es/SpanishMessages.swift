import LabelModel

extension RecordWords {
  /// The clauses of messages in Spanish.
  static let spanishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "la foto no se pudo leer: {reason}",
    .photosShowTwoProducts:
      "{file} y {otherFile} parecen mostrar dos productos; cree una ficha para cada uno",
    .photosShowSeveralBarcodes: "las fotos muestran varios códigos de barras: {gtins}",
    .typeTheBarcode: "escriba el del producto",
    .typedBarcodeIsNotOnPhoto: """
    las fotos muestran {gtin}, no el código escrito {otherGtin}; rechace el de las fotos para \
    usar el escrito
    """,
    .codeDiffersFromPrint: "{field}: {coded} en el código, {printed} impreso; vale el código",

    // Certainty
    .certainty: "{percent} % seguro",
    .anotherNumberIsLikely: "otro número es probable al {percent} %",
    .basisIsUncertain: """
    el número se leyó con una certeza del {percent} %, su referencia no: «{column}» es segura \
    al {otherPercent} %
    """,
    .columnIsUncertain:
      "se leyeron muy pocos valores principales para mostrar que el valor está en esta columna",
    .numberMayBeOfAnother: "el número puede ser de otro nutriente",
    .readingsDiffer: "lecturas distintas: {count}",
    .columnsAreOfSeveralFoods: """
    la etiqueta tiene cantidades de varios alimentos o estados y ninguna palabra dice cuáles son \
    las del producto
    """,
    .valueIsUnreadable: "{nutrient} está impreso («{printed}»), pero no se pudo leer el valor",
    .rowHasNoValue: "el nombre está impreso, en su línea no se pudo leer ningún valor",
    .noReadingIsLikely: "ninguna lectura del valor es probable",

    // Basis
    .basisIsUnknown:
      "no se pudo leer a qué se refieren las cantidades: quizá a 100 g, a 100 ml o a una porción",
    .typedBasisDiffers: "las cantidades escritas son {basis}, la ficha es {otherBasis}; se omiten",

    // Single values
    .unitDoesNotFit: "{nutrient} no puede expresarse en {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} es más de lo que el alimento puede contener",
    .valueIsOutOfRange: """
    {nutrient} {percent} % está fuera de {least}–{most} %, el intervalo para este tipo de \
    alimento
    """,
    .animalIsUnknown: "la etiqueta no dice para qué animal es",
    .refusedByPerson: "rechazado por una persona",
    .typedValueIsHidden: """
    {nutrient} {quantity} (fuente: {source}) prevalece sobre el valor escrito {typed}; \
    rechácelo para ver el escrito
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} y {value} {unit} por ración no guardan la proporción de las demás filas",
    .carbohydrateIsHigh:
      "los hidratos de carbono son el {carbohydrate} % de la materia seca, más del 30 %",
    .boundsAreGuaranteed: """
    la etiqueta garantiza límites de {nutrients}; los hidratos de carbono calculados a partir \
    de ellos pueden desviarse varios puntos
    """,
    .foodTypeIsAssumed: """
    no se conoce el tipo de alimento; se supuso húmedo, y se rechazaron los valores que ningún \
    alimento húmedo tiene; indique el tipo de alimento si es otro
    """,

    // The package
    .labelHasSeveralFacts: "la etiqueta tiene más de uno",
    .textIsUncertain: "el texto no se leyó con certeza",
    .littleShowsFact: "muy poco en la etiqueta muestra que se trate de esto",

    // Ingredients
    .ingredientsAreBadlyRead: """
    la lista de ingredientes se leyó mal, solo el {percent} % de las letras es seguro; \
    compárela con la etiqueta antes de fiarse de ella o de los alérgenos
    """,
    .noIngredientsWereRead: "no se leyó ninguna lista de ingredientes",
    .ingredientsAreTooBadlyRead: "la lista de ingredientes se leyó demasiado mal",
    .ingredientsAreUnknown: "no se sabe nada de {ingredients}",
    .allergenStatementIsUnread: """
    en «{printed}» no se reconoció ningún alérgeno; \
    léalo en la etiqueta antes de fiarse de los alérgenos
    """,

    // Databases and services
    .barcodeIsUnknown: "no se conoce ningún producto con el código {gtin}",
    .productWasNotLookedUp: "no se consultó el producto: {reason}",
    .productHasAnotherBarcode:
      "{service} respondió con {gtin}, no {otherGtin}; estos datos se omiten",
    .preparationDiffers: """
    {service} indica las cantidades del alimento tal como se vende, la etiqueta las del \
    alimento preparado; no se mezclan
    """,
    .basisDiffers:
      "{service} indica las cantidades {basis}, la etiqueta {otherBasis}; no se mezclan",
    .dataAreDaysOld: "antigüedad de los datos del producto en días: {days}",
    .askingAgainFailed: "la nueva consulta falló: {reason}",
    .databaseValueIsLeftOut: "el valor {key} de la base de datos de productos se omite: {because}",
    .numberIsMissing: "no es un número utilizable",
    .unitIsUnknown: "su unidad no es utilizable",
    .serviceEstimatedValue: "el servicio lo estimó a partir de los ingredientes",
    .packageHasNoValues: "según la base de datos, el envase no indica valores nutricionales",
    .sugarAnswerIsNotKept:
      "el análisis de los ingredientes no se pudo guardar; se consultará de nuevo al servicio",
    .languageIsUnknown: """
    el servicio de azúcares no conoce el idioma de los ingredientes; los analizaron reglas \
    locales
    """,
    .sugarServiceFailed: "reglas locales analizaron los azúcares: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "La lista de ingredientes se ha leído mal.",
    .sugarNamesAreUnknown:
      "No se conocen nombres de azúcares en el idioma de la lista ({language}).",
    .mostIngredientsAreUnknown: "La mayoría de los ingredientes no se conocen.",
    .sugarsAreNotAdded:
      "La lista no nombra azúcares: los {sum} g de azúcares declarados vienen de fruta, leche u otro ingrediente.",
    .sugarsAreFew: "La lista nombra azúcar, pero solo se declaran {sum} g de azúcares.",
    .aspartameIsNamed: "Contiene aspartamo (una fuente de fenilalanina).",
    .polyolsAreLaxative: "Un consumo excesivo de polialcoholes puede tener efectos laxantes.",

    // Nutri-Score
    .amountsContradict: "las cantidades se contradicen ({rule})",
    .referenceIsUnknown: "no se sabe a qué se refieren las cantidades",
    .amountsArePerServing: "las cantidades solo se indican por porción",
    .amountsArePerOther: "las cantidades no se indican por 100 g o 100 ml",
    .amountsAreMissing: "falta: {scored}",
    .amountsAreDoubtful: "por revisar: {scored}",
    .amountsAreOpen: "solo se conoce una cantidad mínima: {scored}",
    .categoryIsUnknown: """
    no se sabe si el alimento pertenece a «{category}», que daría {grade}, o a otra categoría, \
    que daría {otherGrade}
    """,
    .liquidIsUnknown:
      "las cantidades son por 100 ml y nada distingue una bebida de otro alimento líquido",
    .sweetenersAreUnknown:
      "no se sabe si la bebida contiene edulcorantes: su lista de ingredientes no se leyó bien",
    .amountsAreAsSold:
      "el alimento se consume preparado y las cantidades son las del producto vendido",
    .fiberIsTakenAsZero: "fibra no indicada, contada como 0",
    .fruitIsTakenAsZero: "frutas, verduras y legumbres no indicadas, contadas como 0",
    .sweetenersDoNotMatter: "edulcorantes no conocidos, la letra no cambia",
    .alcoholicDrinks: "bebidas con más del 1,2 % de alcohol",
    .babyFood: "alimentos para lactantes y niños de corta edad",
    .foodSupplements: "complementos alimenticios",
    .mealReplacements: "sustitutos de comidas y alimentos para usos médicos especiales",
    .coffeeAndTea: "café y té, que no necesitan información nutricional",
    .herbsAndSpices:
      "hierbas, especias, sal, vinagre y levadura, que no necesitan información nutricional",
    .honeyAndSweeteners:
      "miel, edulcorantes, goma de mascar y aditivos, que no necesitan información nutricional",
    .freshFruit: "frutas y hortalizas frescas, que no necesitan información nutricional",
  ]
}
