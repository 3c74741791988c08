import LabelModel

extension RecordWords {
  /// The clauses of messages in French.
  static let frenchMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "la photo n'a pas pu être lue : {reason}",
    .photosShowTwoProducts:
      "{file} et {otherFile} semblent montrer deux produits ; créez une fiche pour chacun",
    .photosShowSeveralBarcodes: "les photos montrent plusieurs codes-barres : {gtins}",
    .typeTheBarcode: "saisissez celui du produit",
    .typedBarcodeIsNotOnPhoto: """
    les photos montrent {gtin}, et non le code saisi {otherGtin} ; refusez celui des photos \
    pour utiliser le code saisi
    """,
    .codeDiffersFromPrint: "{field} : {coded} dans le code, {printed} imprimé ; le code l'emporte",

    // Certainty
    .certainty: "certain à {percent} %",
    .anotherNumberIsLikely: "un autre nombre est probable à {percent} %",
    .basisIsUncertain: """
    le nombre est lu avec {percent} % de certitude, mais pas sa référence : « {column} » est \
    sûr à {otherPercent} %
    """,
    .columnIsUncertain: """
    trop peu de valeurs principales ont été lues pour montrer que la valeur est dans cette \
    colonne
    """,
    .numberMayBeOfAnother: "le nombre peut être celui d'un autre nutriment",
    .readingsDiffer: "lectures différentes : {count}",
    .columnsAreOfSeveralFoods: """
    l'étiquette a des quantités de plusieurs aliments ou états, et aucun mot ne dit lesquelles \
    sont celles du produit
    """,
    .valueIsUnreadable:
      "{nutrient} est imprimé (« {printed} »), mais la valeur n'a pas pu être lue",
    .rowHasNoValue: "le nom est imprimé, aucune valeur n'a pu être lue sur sa ligne",
    .noReadingIsLikely: "aucune lecture de la valeur n'est probable",

    // Basis
    .basisIsUnknown: """
    on n'a pas pu lire à quoi se rapportent les quantités : peut-être pour 100 g, pour 100 ml \
    ou par portion
    """,
    .typedBasisDiffers:
      "les quantités saisies sont {basis}, la fiche est {otherBasis} ; elles sont laissées de côté",

    // Single values
    .unitDoesNotFit: "{nutrient} ne peut pas être exprimé en {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} dépasse ce que l'aliment peut contenir",
    .valueIsOutOfRange:
      "{nutrient} {percent} % est hors de {least}–{most} %, la plage pour ce type d'aliment",
    .animalIsUnknown: "l'étiquette ne dit pas pour quel animal il est",
    .refusedByPerson: "refusé par une personne",
    .typedValueIsHidden: """
    {nutrient} {quantity} (source : {source}) l'emporte sur la valeur saisie {typed} ; \
    refusez-la pour voir la valeur saisie
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} et {value} {unit} par portion n'ont pas le rapport des autres lignes",
    .carbohydrateIsHigh:
      "les glucides représentent {carbohydrate} % de la matière sèche, plus de 30 %",
    .boundsAreGuaranteed: """
    l'étiquette garantit des limites pour {nutrients} ; les glucides qui en sont calculés \
    peuvent s'écarter de plusieurs points
    """,
    .foodTypeIsAssumed: """
    le type d'aliment n'est pas connu ; un aliment humide a été supposé, et les valeurs \
    qu'aucun aliment humide n'a ont été refusées ; indiquez le type d'aliment s'il s'agit d'un \
    autre
    """,

    // The package
    .labelHasSeveralFacts: "l'étiquette en porte plusieurs",
    .textIsUncertain: "le texte n'est pas lu avec certitude",
    .littleShowsFact: "trop peu d'éléments de l'étiquette montrent qu'il s'agit de cela",

    // Ingredients
    .ingredientsAreBadlyRead: """
    la liste des ingrédients est mal lue, seules {percent} % des lettres sont sûres ; \
    comparez-la avec l'étiquette avant de vous fier à elle ou aux allergènes
    """,
    .noIngredientsWereRead: "aucune liste d'ingrédients n'a été lue",
    .ingredientsAreTooBadlyRead: "la liste des ingrédients est trop mal lue",
    .ingredientsAreUnknown: "rien n'est connu sur {ingredients}",
    .allergenStatementIsUnread: """
    dans « {printed} », aucun allergène n’a été reconnu ; \
    lisez-le sur l’étiquette avant de vous fier aux allergènes
    """,

    // Databases and services
    .barcodeIsUnknown: "aucun produit n'est connu sous {gtin}",
    .productWasNotLookedUp: "le produit n'a pas été recherché : {reason}",
    .productHasAnotherBarcode:
      "{service} a répondu par {gtin}, et non {otherGtin} ; ces données sont laissées de côté",
    .preparationDiffers: """
    {service} donne les quantités de l'aliment tel que vendu, l'étiquette celles de l'aliment \
    préparé ; elles ne sont pas mélangées
    """,
    .basisDiffers: """
    {service} donne les quantités {basis}, l'étiquette {otherBasis} ; elles ne sont pas \
    mélangées
    """,
    .dataAreDaysOld: "âge des données du produit, en jours : {days}",
    .askingAgainFailed: "la nouvelle demande a échoué : {reason}",
    .databaseValueIsLeftOut:
      "la valeur {key} de la base de produits est laissée de côté : {because}",
    .numberIsMissing: "ce n'est pas un nombre utilisable",
    .unitIsUnknown: "son unité n'est pas utilisable",
    .serviceEstimatedValue: "le service l'a estimée à partir des ingrédients",
    .packageHasNoValues:
      "selon la base de données, l'emballage n'indique aucune valeur nutritionnelle",
    .sugarAnswerIsNotKept:
      "l'analyse des ingrédients n'a pas pu être conservée ; le service sera de nouveau interrogé",
    .languageIsUnknown: """
    le service des sucres ne connaît pas la langue des ingrédients ; des règles locales les ont \
    analysés
    """,
    .sugarServiceFailed: "des règles locales ont analysé les sucres : {reason}",

    // Sugars
    .sugarListIsBadlyRead: "La liste des ingrédients a été mal lue.",
    .sugarNamesAreUnknown:
      "Aucun nom de sucre n’est connu dans la langue de la liste ({language}).",
    .mostIngredientsAreUnknown: "La plupart des ingrédients ne sont pas connus.",
    .sugarsAreNotAdded:
      "La liste ne nomme aucun sucre : les {sum} g de sucres déclarés viennent de fruits, de lait ou d’un autre ingrédient.",
    .sugarsAreFew: "La liste nomme du sucre, mais seuls {sum} g de sucres sont déclarés.",
    .aspartameIsNamed: "Contient de l’aspartame (source de phénylalanine).",
    .polyolsAreLaxative: "Une consommation excessive de polyols peut avoir des effets laxatifs.",

    // Nutri-Score
    .amountsContradict: "les quantités se contredisent ({rule})",
    .referenceIsUnknown: "on ne sait pas à quoi se rapportent les quantités",
    .amountsArePerServing: "les quantités ne sont indiquées que par portion",
    .amountsArePerOther: "les quantités ne sont pas indiquées pour 100 g ou 100 ml",
    .amountsAreMissing: "il manque : {scored}",
    .amountsAreDoubtful: "à vérifier : {scored}",
    .amountsAreOpen: "seule une quantité minimale est connue : {scored}",
    .categoryIsUnknown: """
    on ne sait pas si l'aliment relève de « {category} », ce qui donnerait {grade}, ou d'une \
    autre catégorie, ce qui donnerait {otherGrade}
    """,
    .liquidIsUnknown:
      "les quantités sont pour 100 ml et rien ne distingue une boisson d'un autre aliment liquide",
    .sweetenersAreUnknown: """
    on ne sait pas si la boisson contient des édulcorants : sa liste d'ingrédients n'a pas été \
    bien lue
    """,
    .amountsAreAsSold:
      "l'aliment se consomme préparé et les quantités sont celles du produit vendu",
    .fiberIsTakenAsZero: "fibres non indiquées, comptées comme 0",
    .fruitIsTakenAsZero: "fruits, légumes et légumineuses non indiqués, comptés comme 0",
    .sweetenersDoNotMatter: "édulcorants non connus, la lettre reste la même",
    .alcoholicDrinks: "boissons titrant plus de 1,2 % d'alcool",
    .babyFood: "denrées pour nourrissons et enfants en bas âge",
    .foodSupplements: "compléments alimentaires",
    .mealReplacements: "substituts de repas et aliments destinés à des fins médicales spéciales",
    .coffeeAndTea: "café et thé, dispensés de déclaration nutritionnelle",
    .herbsAndSpices:
      "herbes, épices, sel, vinaigre et levure, dispensés de déclaration nutritionnelle",
    .honeyAndSweeteners:
      "miel, édulcorants, gommes à mâcher et additifs, dispensés de déclaration nutritionnelle",
    .freshFruit: "fruits et légumes frais, dispensés de déclaration nutritionnelle",
  ]
}
