import LabelModel

extension RecordWords {
  /// German.
  static let german = RecordWords(
    code: "de",
    nutrients: [
      .energyKJ: "Energie (kJ)", .energyKcal: "Energie (kcal)", .fat: "Fett",
      .saturatedFat: "gesättigte Fettsäuren",
      .monounsaturatedFat: "einfach ungesättigte Fettsäuren",
      .polyunsaturatedFat: "mehrfach ungesättigte Fettsäuren", .transFat: "Transfettsäuren",
      .cholesterol: "Cholesterin", .carbohydrates: "Kohlenhydrate", .sugars: "Zucker",
      .addedSugars: "zugesetzter Zucker", .polyols: "mehrwertige Alkohole", .starch: "Stärke",
      .fiber: "Ballaststoffe", .protein: "Eiweiß", .salt: "Salz", .sodium: "Natrium",
      .moisture: "Feuchtigkeit", .ash: "Asche", .taurine: "Taurin", .calcium: "Calcium",
      .phosphorus: "Phosphor", .magnesium: "Magnesium", .potassium: "Kalium", .iron: "Eisen",
      .omega3: "Omega-3", .omega6: "Omega-6", .vitaminA: "Vitamin A", .vitaminC: "Vitamin C",
      .vitaminD: "Vitamin D", .vitaminE: "Vitamin E",
    ],
    bases: [
      .asFed: "im Futter", .dryMatter: "in der Trockenmasse", .per100g: "pro 100 g",
      .per100ml: "pro 100 ml", .perServing: "pro Portion",
    ],
    statuses: [
      .valid: "gültig", .needsReview: "zu prüfen", .incomplete: "unvollständig",
      .unreadable: "unlesbar",
    ],
    levels: [
      .good: "gut", .moderate: "mittel", .high: "hoch",
    ],
    sources: [
      .ocr: "Foto", .api: "Datenbank", .manual: "von Hand",
    ],
    foodTypes: [.wet: "feucht", .dry: "trocken", .semiMoist: "halbfeucht"],
    allergens: [
      .gluten: "Gluten", .crustaceans: "Krebstiere", .egg: "Ei", .fish: "Fisch",
      .peanuts: "Erdnüsse", .soy: "Soja", .milk: "Milch", .nuts: "Schalenfrüchte",
      .celery: "Sellerie", .mustard: "Senf", .sesame: "Sesam", .sulphites: "Sulfite",
      .lupin: "Lupinen", .molluscs: "Weichtiere",
    ],
    novaGroups: [
      1: "unverarbeitet oder wenig verarbeitet", 2: "Zutat zum Kochen", 3: "verarbeitet",
      4: "hochverarbeitet",
    ],
    nutriScoreCategories: [
      .general: "allgemeines Lebensmittel", .cheese: "Käse", .redMeat: "rotes Fleisch",
      .fatsOilsNutsSeeds: "Fett, Öl, Nüsse oder Samen", .beverage: "Getränk", .water: "Wasser",
    ],
    impacts: [.low: "gering", .medium: "mittel", .high: "hoch"],
    severities: [.error: "Fehler", .warning: "Warnung", .info: "Hinweis"],
    doubts: [
      .letterAsDigit: "ein Buchstabe wurde statt einer Ziffer gelesen",
      .decimalMarkRepaired: "das Dezimalzeichen war beschädigt",
      .decimalMarkLost: "das Dezimalzeichen wurde nicht gelesen",
      .unitReadAsDigit: "die Einheit wurde als Ziffer gelesen",
      .unitRepaired: "die Einheit war beschädigt",
      .unitAssumed: "die Einheit wurde nicht gelesen",
      .nameRepaired: "der Name war beschädigt",
      .rowUncertain: "die Zeile ist nicht sicher",
      .slashReadAsDigit: "ein Schrägstrich wurde als Ziffer gelesen",
      .alternative: "eine andere Lesart ist möglich",
      .boundRepaired: "das Wort für die Grenze war beschädigt",
      .decimalPointRestored: "das Dezimalzeichen wurde passend zu den anderen Werten ergänzt",
    ],
    phrases: [
      .missing: "fehlt", .values: "Werte", .computedEnergy: "Berechnete Energie",
      .toBeChecked: "Von Ihnen zu prüfen", .rejected: "Abgelehnt", .findings: "Befunde",
      .petFood: "Tiernahrung", .food: "Lebensmittel", .about: "etwa", .assuming: "angenommen",
      .ingredients: "Zutaten", .allergens: "Allergene", .noneNamed: "keine genannt",
      .mayContain: "Kann enthalten", .score: "Punkte", .assumed: "angenommen",
      .notComputable: "nicht berechenbar:", .notApplicable: "nicht anwendbar auf",
      .noSugarAdded: "keiner zugesetzt",
      .noSugar: "keiner",
      .ofTheIngredients: "der Zutaten",
      .underOtherNames: "unter anderen Namen",
      .sweetenedWith: "gesüßt mit",
      .impact: "Einfluss",
      .unknownProduct: "unbekanntes Produkt",
      .unknownBrand: "unbekannte Marke",
      .unknownKind: "Art des Produkts unbekannt",
      .unknownBasis: "Bezug unbekannt",
      .barcode: "Strichcode",
      .badlyRead: "schlecht gelesen",
      .name: "Name", .brand: "Marke", .netQuantity: "Nettofüllmenge",
      .drainedWeight: "Abtropfgewicht", .bestBefore: "mindestens haltbar bis",
      .lot: "Los",
      .labels: "Siegel", .packaging: "Verpackung", .origins: "Herkunft", .stores: "Läden",
      .countries: "verkauft in", .additives: "Zusatzstoffe", .completeness: "Vollständigkeit",
      .changed: "zuletzt geändert",
    ],
    sentences: [
      .valueIsUnreadable: "{1} ist gedruckt („{2}“), aber der Wert war nicht zu lesen",
      .ingredientsAreBadlyRead: """
      die Zutatenliste ist schlecht gelesen, nur {1} % der Buchstaben sind sicher; vergleichen \
      Sie sie mit dem Etikett, bevor Sie sich auf sie oder die Allergene verlassen
      """,
      .boundsAreGuaranteed: """
      das Etikett garantiert Grenzen für {1}; die daraus berechneten Kohlenhydrate können um \
      mehrere Punkte abweichen
      """,
      .carbohydrateIsHigh: "die Kohlenhydrate sind {1} % der Trockenmasse, mehr als 30 %",
      .valueIsOutOfRange: "{1} {2} % liegt außerhalb von {3} %, dem Bereich für diese Futterart",
      .animalIsUnknown: "das Etikett sagt nicht, für welches Tier es ist",
      .basisIsUnknown: """
      worauf sich die Mengen beziehen, war nicht zu lesen: auf 100 g, 100 ml oder eine Portion
      """,
      .fruitIsTakenAsZero: "Obst, Gemüse und Hülsenfrüchte nicht angegeben, als 0 gerechnet",
      .fiberIsTakenAsZero: "Ballaststoffe nicht angegeben, als 0 gerechnet",
      .certainty: "zu {1} % sicher",
      .amountsArePerServing: "die Mengen sind nur pro Portion angegeben",
      .noIngredientsWereRead: "keine Zutatenliste wurde gelesen",
      .ingredientsAreTooBadlyRead: "die Zutatenliste ist zu schlecht gelesen",
      .referenceIsUnknown: "worauf sich die Mengen beziehen, ist nicht bekannt",
      .barcodeIsUnknown: "unter {1} ist kein Produkt bekannt",
      .readingsDiffer: "verschiedene Lesarten: {1}",
    ])
}
