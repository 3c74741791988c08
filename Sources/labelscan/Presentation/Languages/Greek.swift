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
    phrases: [
      .missing: "λείπει", .values: "Τιμές", .computedEnergy: "Υπολογισμένη ενέργεια",
      .toBeChecked: "Για έλεγχο από εσάς", .rejected: "Απορρίφθηκαν", .findings: "Ευρήματα",
      .petFood: "τροφή για ζώα συντροφιάς", .food: "τρόφιμο", .about: "περίπου",
      .assuming: "με υπόθεση",
    ])
}
