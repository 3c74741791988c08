extension DiaryWords {
  /// Greek.
  static let greek = DiaryWords(
    code: "el",
    words: [
      .meal: "γεύμα {number}",
      .knownMeal: "γνωστό γεύμα",
      .below: "κάτω από τον στόχο",
      .within: "εντός του στόχου",
      .exceeded: "πάνω από τον στόχο",
      .rounded: "οι αριθμοί είναι στρογγυλεμένοι· τα σύνολα είναι των ακριβών ποσοτήτων",
      .streak: "συνεχόμενες ημέρες: {days}, το πολύ {longest}",
      .goalMet: "ο στόχος επιτεύχθηκε σε {days} από {all} ημέρες",
      .daysLogged: "καταγράφηκαν {days} από {all} ημέρες",
    ])
}
