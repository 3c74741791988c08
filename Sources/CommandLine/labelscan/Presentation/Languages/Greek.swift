import LabelModel

extension RecordWords {
  /// Greek.
  static let greek = RecordWords(
    code: "el",
    nutrients: [
      .energyKJ: "ενέργεια (kJ)", .energyKcal: "ενέργεια (kcal)", .fat: "λιπαρά",
      .saturatedFat: "κορεσμένα λιπαρά", .monounsaturatedFat: "μονοακόρεστα λιπαρά",
      .polyunsaturatedFat: "πολυακόρεστα λιπαρά", .transFat: "τρανς λιπαρά",
      .cholesterol: "χοληστερόλη", .carbohydrates: "υδατάνθρακες", .sugars: "σάκχαρα",
      .addedSugars: "πρόσθετα σάκχαρα", .polyols: "πολυόλες", .starch: "άμυλο",
      .fiber: "εδώδιμες ίνες", .protein: "πρωτεΐνες", .salt: "αλάτι", .sodium: "νάτριο",
      .moisture: "υγρασία", .ash: "τέφρα", .taurine: "ταυρίνη", .calcium: "ασβέστιο",
      .phosphorus: "φώσφορος", .magnesium: "μαγνήσιο", .potassium: "κάλιο", .iron: "σίδηρος",
      .omega3: "ωμέγα-3", .omega6: "ωμέγα-6", .vitaminA: "βιταμίνη A", .vitaminC: "βιταμίνη C",
      .vitaminD: "βιταμίνη D", .vitaminE: "βιταμίνη E",
    ],
    bases: [
      .asFed: "στην τροφή", .dryMatter: "επί ξηράς ουσίας", .per100g: "ανά 100 g",
      .per100ml: "ανά 100 ml", .perServing: "ανά μερίδα",
    ],
    statuses: [
      .valid: "έγκυρο", .needsReview: "για έλεγχο", .incomplete: "ελλιπές",
      .unreadable: "δυσανάγνωστο",
    ],
    levels: [
      .good: "καλό", .moderate: "μέτριο", .high: "υψηλό",
    ],
    sources: [
      .ocr: "φωτογραφία", .api: "βάση δεδομένων", .manual: "με το χέρι",
    ],
    foodTypes: [.wet: "υγρή", .dry: "ξηρή", .semiMoist: "ημίυγρη"],
    allergens: [
      .gluten: "γλουτένη", .crustaceans: "μαλακόστρακα", .egg: "αυγό", .fish: "ψάρι",
      .peanuts: "αράπικα φιστίκια", .soy: "σόγια", .milk: "γάλα", .nuts: "ξηροί καρποί",
      .celery: "σέλινο", .mustard: "μουστάρδα", .sesame: "σουσάμι", .sulphites: "θειώδη",
      .lupin: "λούπινα", .molluscs: "μαλάκια",
    ],
    novaGroups: [
      1: "μη επεξεργασμένο ή ελάχιστα επεξεργασμένο", 2: "μαγειρικό συστατικό", 3: "επεξεργασμένο",
      4: "υπερεπεξεργασμένο",
    ],
    nutriScoreCategories: [
      .general: "γενικό τρόφιμο", .cheese: "τυρί", .redMeat: "κόκκινο κρέας",
      .fatsOilsNutsSeeds: "λίπη, έλαια, ξηροί καρποί ή σπόροι", .beverage: "ποτό", .water: "νερό",
    ],
    impacts: [.low: "χαμηλή", .medium: "μέτρια", .high: "υψηλή"],
    severities: [.error: "σφάλμα", .warning: "προειδοποίηση", .info: "σημείωση"],
    doubts: [
      .letterAsDigit: "διαβάστηκε γράμμα αντί για ψηφίο",
      .decimalMarkRepaired: "η υποδιαστολή ήταν φθαρμένη",
      .decimalMarkLost: "η υποδιαστολή δεν διαβάστηκε",
      .unitReadAsDigit: "η μονάδα διαβάστηκε ως ψηφίο",
      .unitRepaired: "η μονάδα ήταν φθαρμένη",
      .unitAssumed: "η μονάδα δεν διαβάστηκε",
      .nameRepaired: "το όνομα ήταν φθαρμένο",
      .rowUncertain: "η γραμμή δεν είναι βέβαιη",
      .slashReadAsDigit: "μια κάθετος διαβάστηκε ως ψηφίο",
      .alternative: "είναι δυνατή άλλη ανάγνωση",
      .boundRepaired: "η λέξη για το όριο ήταν φθαρμένη",
      .decimalPointRestored: "η υποδιαστολή προστέθηκε σύμφωνα με τις άλλες τιμές",
    ],
    phrases: [
      .missing: "λείπει", .values: "Τιμές", .computedEnergy: "Υπολογισμένη ενέργεια",
      .toBeChecked: "Για έλεγχο από εσάς", .rejected: "Απορρίφθηκαν", .findings: "Ευρήματα",
      .petFood: "τροφή για ζώα συντροφιάς", .food: "τρόφιμο", .about: "περίπου",
      .assuming: "με υπόθεση",
      .ingredients: "Συστατικά", .allergens: "Αλλεργιογόνα", .noneNamed: "δεν αναφέρονται",
      .mayContain: "Μπορεί να περιέχει", .score: "βαθμοί", .assumed: "κατά παραδοχή",
      .notComputable: "δεν υπολογίζεται, επειδή", .notApplicable: "δεν εφαρμόζεται σε",
      .noSugarAdded: "χωρίς προσθήκη",
      .noSugar: "κανένα",
      .ofTheIngredients: "από τα συστατικά",
      .underOtherNames: "με άλλα ονόματα",
      .sweetenedWith: "γλυκαμένο με",
      .impact: "επίδραση",
      .unknownProduct: "άγνωστο προϊόν",
      .unknownBrand: "άγνωστη μάρκα",
      .unknownKind: "άγνωστο είδος προϊόντος",
      .unknownBasis: "άγνωστη βάση",
      .barcode: "γραμμωτός κώδικας",
      .badlyRead: "κακή ανάγνωση",
      .name: "ονομασία", .brand: "μάρκα", .netQuantity: "καθαρή ποσότητα",
      .drainedWeight: "στραγγισμένο βάρος", .bestBefore: "ανάλωση κατά προτίμηση πριν από",
      .lot: "παρτίδα",
      .labels: "σήματα", .packaging: "συσκευασία", .origins: "προέλευση", .stores: "καταστήματα",
      .countries: "πωλείται", .additives: "πρόσθετα", .completeness: "πληρότητα",
      .changed: "τελευταία αλλαγή",
    ],
    sentences: [
      .valueIsUnreadable: "{1}: είναι τυπωμένο («{2}»), αλλά η τιμή δεν διαβάστηκε",
      .ingredientsAreBadlyRead: """
      ο κατάλογος συστατικών διαβάστηκε άσχημα, μόνο το {1} % των γραμμάτων είναι βέβαιο· \
      συγκρίνετέ τον με την ετικέτα προτού βασιστείτε σε αυτόν ή στα αλλεργιογόνα
      """,
      .boundsAreGuaranteed: """
      η ετικέτα εγγυάται όρια για {1}· οι υδατάνθρακες που υπολογίζονται από αυτά μπορεί να \
      αποκλίνουν αρκετές μονάδες
      """,
      .carbohydrateIsHigh: "οι υδατάνθρακες είναι {1} % της ξηράς ουσίας, πάνω από 30 %",
      .valueIsOutOfRange: "{1} {2} % είναι εκτός του {3} %, του εύρους για αυτό το είδος τροφής",
      .animalIsUnknown: "η ετικέτα δεν αναφέρει για ποιο ζώο είναι",
      .basisIsUnknown: """
      δεν διαβάστηκε σε τι αναφέρονται οι ποσότητες: ίσως ανά 100 g, ανά 100 ml ή ανά μερίδα
      """,
      .fruitIsTakenAsZero: "φρούτα, λαχανικά και όσπρια δεν αναφέρονται, υπολογίστηκαν ως 0",
      .fiberIsTakenAsZero: "οι εδώδιμες ίνες δεν αναφέρονται, υπολογίστηκαν ως 0",
      .certainty: "βεβαιότητα {1} %",
      .amountsArePerServing: "οι ποσότητες αναφέρονται μόνο ανά μερίδα",
      .noIngredientsWereRead: "δεν διαβάστηκε κατάλογος συστατικών",
      .ingredientsAreTooBadlyRead: "ο κατάλογος συστατικών διαβάστηκε πολύ άσχημα",
      .referenceIsUnknown: "δεν είναι γνωστό σε τι αναφέρονται οι ποσότητες",
      .barcodeIsUnknown: "κανένα προϊόν δεν είναι γνωστό με τον κωδικό {1}",
      .readingsDiffer: "διαφορετικές αναγνώσεις: {1}",
    ])
}
