import LabelModel

extension RecordWords {
  /// French.
  static let french = RecordWords(
    code: "fr",
    nutrients: [
      .energyKJ: "énergie (kJ)", .energyKcal: "énergie (kcal)", .fat: "matières grasses",
      .saturatedFat: "acides gras saturés", .monounsaturatedFat: "acides gras monoinsaturés",
      .polyunsaturatedFat: "acides gras polyinsaturés", .transFat: "acides gras trans",
      .cholesterol: "cholestérol", .carbohydrates: "glucides", .sugars: "sucres",
      .addedSugars: "sucres ajoutés", .polyols: "polyols", .starch: "amidon",
      .fiber: "fibres alimentaires", .protein: "protéines", .salt: "sel", .sodium: "sodium",
      .moisture: "humidité", .ash: "cendres", .taurine: "taurine", .calcium: "calcium",
      .phosphorus: "phosphore", .magnesium: "magnésium", .potassium: "potassium", .iron: "fer",
      .omega3: "oméga-3", .omega6: "oméga-6", .vitaminA: "vitamine A", .vitaminC: "vitamine C",
      .vitaminD: "vitamine D", .vitaminE: "vitamine E",
    ],
    bases: [
      .asFed: "sur produit brut", .dryMatter: "sur matière sèche", .per100g: "pour 100 g",
      .per100ml: "pour 100 ml", .perServing: "par portion",
    ],
    statuses: [
      .valid: "valide", .needsReview: "à vérifier", .incomplete: "incomplet",
      .unreadable: "illisible",
    ],
    levels: [
      .good: "bon", .moderate: "moyen", .high: "élevé",
    ],
    sources: [
      .ocr: "photo", .api: "base de données", .manual: "à la main",
    ],
    foodTypes: [.wet: "humide", .dry: "sec", .semiMoist: "semi-humide"],
    allergens: [
      .gluten: "gluten", .crustaceans: "crustacés", .egg: "œuf", .fish: "poisson",
      .peanuts: "arachides", .soy: "soja", .milk: "lait", .nuts: "fruits à coque",
      .celery: "céleri", .mustard: "moutarde", .sesame: "sésame", .sulphites: "sulfites",
      .lupin: "lupin", .molluscs: "mollusques",
    ],
    novaGroups: [
      1: "non transformé ou peu transformé", 2: "ingrédient culinaire", 3: "transformé",
      4: "ultra-transformé",
    ],
    nutriScoreCategories: [
      .general: "aliment général", .cheese: "fromage", .redMeat: "viande rouge",
      .fatsOilsNutsSeeds: "matières grasses, huiles, fruits à coque ou graines",
      .beverage: "boisson", .water: "eau",
    ],
    impacts: [.low: "faible", .medium: "moyenne", .high: "élevée"],
    severities: [.error: "erreur", .warning: "avertissement", .info: "note"],
    doubts: [
      .letterAsDigit: "une lettre a été lue à la place d'un chiffre",
      .decimalMarkRepaired: "la virgule décimale était abîmée",
      .decimalMarkLost: "la virgule décimale n'a pas été lue",
      .unitReadAsDigit: "l'unité a été lue comme un chiffre",
      .unitRepaired: "l'unité était abîmée",
      .unitAssumed: "l'unité n'a pas été lue",
      .nameRepaired: "le nom était abîmé",
      .rowUncertain: "la ligne n'est pas certaine",
      .slashReadAsDigit: "une barre oblique a été lue comme un chiffre",
      .alternative: "une autre lecture est possible",
      .boundRepaired: "le mot de la limite était abîmé",
      .decimalPointRestored: "la virgule décimale a été rétablie d'après les autres valeurs",
    ],
    phrases: [
      .missing: "manque", .values: "Valeurs", .computedEnergy: "Énergie calculée",
      .toBeChecked: "À vérifier par vous", .rejected: "Refusées", .findings: "Constats",
      .petFood: "aliment pour animaux", .food: "aliment", .about: "environ",
      .assuming: "en supposant",
      .ingredients: "Ingrédients", .allergens: "Allergènes", .noneNamed: "aucun nommé",
      .mayContain: "Peut contenir", .score: "points", .assumed: "par hypothèse",
      .notComputable: "non calculable :", .notApplicable: "ne s'applique pas :",
      .noSugarAdded: "aucun ajouté",
      .noSugar: "aucun",
      .ofTheIngredients: "des ingrédients",
      .underOtherNames: "sous d'autres noms",
      .sweetenedWith: "édulcoré avec",
      .impact: "incidence",
      .unknownProduct: "produit inconnu",
      .unknownBrand: "marque inconnue",
      .unknownKind: "type de produit inconnu",
      .unknownBasis: "base inconnue",
      .barcode: "code-barres",
      .badlyRead: "mal lue",
      .name: "nom", .brand: "marque", .netQuantity: "quantité nette",
      .drainedWeight: "poids net égoutté", .bestBefore: "à consommer de préférence avant",
      .lot: "lot",
      .labels: "labels", .packaging: "emballage", .origins: "origine", .stores: "magasins",
      .countries: "vendu en", .additives: "additifs", .completeness: "complétude",
      .changed: "dernière modification",
    ],
    sentences: [
      .valueIsUnreadable: "{1} est imprimé (« {2} »), mais la valeur n'a pas pu être lue",
      .ingredientsAreBadlyRead: """
      la liste des ingrédients est mal lue, seules {1} % des lettres sont sûres ; comparez-la \
      avec l'étiquette avant de vous fier à elle ou aux allergènes
      """,
      .boundsAreGuaranteed: """
      l'étiquette garantit des limites pour {1} ; les glucides qui en sont calculés peuvent \
      s'écarter de plusieurs points
      """,
      .carbohydrateIsHigh: "les glucides représentent {1} % de la matière sèche, plus de 30 %",
      .valueIsOutOfRange: "{1} {2} % est hors de {3} %, la plage pour ce type d'aliment",
      .animalIsUnknown: "l'étiquette ne dit pas pour quel animal il est",
      .basisIsUnknown: """
      on n'a pas pu lire à quoi se rapportent les quantités : peut-être pour 100 g, pour 100 ml \
      ou par portion
      """,
      .fruitIsTakenAsZero: "fruits, légumes et légumineuses non indiqués, comptés comme 0",
      .fiberIsTakenAsZero: "fibres non indiquées, comptées comme 0",
      .certainty: "certain à {1} %",
      .amountsArePerServing: "les quantités ne sont indiquées que par portion",
      .noIngredientsWereRead: "aucune liste d'ingrédients n'a été lue",
      .ingredientsAreTooBadlyRead: "la liste des ingrédients est trop mal lue",
      .referenceIsUnknown: "on ne sait pas à quoi se rapportent les quantités",
      .barcodeIsUnknown: "aucun produit n'est connu sous {1}",
      .readingsDiffer: "lectures différentes : {1}",
    ])
}
