import LabelModel

extension RecordWords {
  /// The clauses of messages in Greek.
  static let greekMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "η φωτογραφία δεν μπόρεσε να διαβαστεί: {reason}",
    .photosShowTwoProducts: """
    οι {file} και {otherFile} φαίνεται να δείχνουν δύο προϊόντα· φτιάξτε χωριστή εγγραφή για το \
    καθένα
    """,
    .photosShowSeveralBarcodes: "οι φωτογραφίες δείχνουν πολλούς γραμμωτούς κώδικες: {gtins}",
    .typeTheBarcode: "πληκτρολογήστε τον κωδικό του προϊόντος",
    .typedBarcodeIsNotOnPhoto: """
    οι φωτογραφίες δείχνουν {gtin}, όχι τον πληκτρολογημένο κωδικό {otherGtin}· απορρίψτε τον \
    κωδικό των φωτογραφιών για να χρησιμοποιηθεί ο πληκτρολογημένος
    """,
    .codeDiffersFromPrint: "{field}: {coded} στον κωδικό, {printed} τυπωμένο· ισχύει ο κωδικός",

    // Certainty
    .certainty: "βεβαιότητα {percent} %",
    .anotherNumberIsLikely: "άλλος αριθμός είναι πιθανός κατά {percent} %",
    .basisIsUncertain: """
    ο αριθμός διαβάστηκε με βεβαιότητα {percent} %, όχι όμως σε τι αναφέρεται: «{column}» είναι \
    βέβαιο κατά {otherPercent} %
    """,
    .columnIsUncertain:
      "διαβάστηκαν πολύ λίγες κύριες τιμές για να φανεί ότι η τιμή είναι σε αυτή τη στήλη",
    .numberMayBeOfAnother: "ο αριθμός μπορεί να ανήκει σε άλλο θρεπτικό συστατικό",
    .readingsDiffer: "διαφορετικές αναγνώσεις: {count}",
    .columnsAreOfSeveralFoods: """
    η ετικέτα έχει ποσότητες για πολλά τρόφιμα ή καταστάσεις και δεν λέει ποιες είναι του \
    προϊόντος
    """,
    .valueIsUnreadable: "{nutrient}: είναι τυπωμένο («{printed}»), αλλά η τιμή δεν διαβάστηκε",
    .rowHasNoValue: "το όνομα είναι τυπωμένο, αλλά στη γραμμή του δεν διαβάστηκε τιμή",
    .noReadingIsLikely: "καμία ανάγνωση της τιμής δεν είναι πιθανή",

    // Basis
    .basisIsUnknown:
      "δεν διαβάστηκε σε τι αναφέρονται οι ποσότητες: ίσως ανά 100 g, ανά 100 ml ή ανά μερίδα",
    .typedBasisDiffers:
      "οι πληκτρολογημένες ποσότητες είναι {basis}, η εγγραφή {otherBasis}· παραλείπονται",

    // Single values
    .unitDoesNotFit: "{nutrient}: η μονάδα {unit} δεν είναι δυνατή",
    .valueIsMoreThanFood:
      "{nutrient} {quantity} είναι περισσότερο από όσο μπορεί να περιέχει το τρόφιμο",
    .valueIsOutOfRange: """
    {nutrient} {percent} % είναι εκτός του {least}–{most} %, του εύρους για αυτό το είδος τροφής
    """,
    .animalIsUnknown: "η ετικέτα δεν αναφέρει για ποιο ζώο είναι",
    .refusedByPerson: "απορρίφθηκε από άνθρωπο",
    .typedValueIsHidden: """
    {nutrient} {quantity} (πηγή: {source}) προηγείται της πληκτρολογημένης τιμής {typed}· \
    απορρίψτε την για να δείτε την πληκτρολογημένη
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} και {value} {unit} ανά μερίδα δεν έχουν την αναλογία των άλλων γραμμών",
    .carbohydrateIsHigh: "οι υδατάνθρακες είναι {carbohydrate} % της ξηράς ουσίας, πάνω από 30 %",
    .boundsAreGuaranteed: """
    η ετικέτα εγγυάται όρια για {nutrients}· οι υδατάνθρακες που υπολογίζονται από αυτά μπορεί \
    να αποκλίνουν αρκετές μονάδες
    """,
    .foodTypeIsAssumed: """
    το είδος της τροφής δεν είναι γνωστό· θεωρήθηκε υγρή και απορρίφθηκαν τιμές που καμία υγρή \
    τροφή δεν έχει· δηλώστε το είδος αν είναι άλλο
    """,

    // The package
    .labelHasSeveralFacts: "η ετικέτα έχει περισσότερα από ένα",
    .textIsUncertain: "το κείμενο δεν διαβάστηκε με βεβαιότητα",
    .littleShowsFact: "πολύ λίγα στην ετικέτα δείχνουν ότι εννοείται αυτό",

    // Ingredients
    .ingredientsAreBadlyRead: """
    ο κατάλογος συστατικών διαβάστηκε άσχημα, μόνο το {percent} % των γραμμάτων είναι βέβαιο· \
    συγκρίνετέ τον με την ετικέτα προτού βασιστείτε σε αυτόν ή στα αλλεργιογόνα
    """,
    .noIngredientsWereRead: "δεν διαβάστηκε κατάλογος συστατικών",
    .ingredientsAreTooBadlyRead: "ο κατάλογος συστατικών διαβάστηκε πολύ άσχημα",
    .ingredientsAreUnknown: "τίποτα δεν είναι γνωστό για: {ingredients}",
    .allergenStatementIsUnread: """
    στο «{printed}» δεν αναγνωρίστηκε αλλεργιογόνο· \
    διαβάστε το στην ετικέτα προτού βασιστείτε στα αλλεργιογόνα
    """,

    // Databases and services
    .barcodeIsUnknown: "κανένα προϊόν δεν είναι γνωστό με τον κωδικό {gtin}",
    .productWasNotLookedUp: "το προϊόν δεν αναζητήθηκε: {reason}",
    .productHasAnotherBarcode:
      "η βάση {service} απάντησε με {gtin}, όχι {otherGtin}· αυτά τα δεδομένα παραλείπονται",
    .preparationDiffers: """
    η βάση {service} δίνει ποσότητες του τροφίμου όπως πωλείται, η ετικέτα του παρασκευασμένου· \
    δεν αναμειγνύονται
    """,
    .basisDiffers:
      "η βάση {service} δίνει ποσότητες {basis}, η ετικέτα {otherBasis}· δεν αναμειγνύονται",
    .dataAreDaysOld: "ηλικία των δεδομένων του προϊόντος σε ημέρες: {days}",
    .askingAgainFailed: "το νέο ερώτημα απέτυχε: {reason}",
    .databaseValueIsLeftOut: "η τιμή {key} της βάσης προϊόντων παραλείπεται: {because}",
    .numberIsMissing: "δεν είναι χρησιμοποιήσιμος αριθμός",
    .unitIsUnknown: "η μονάδα δεν είναι χρησιμοποιήσιμη",
    .serviceEstimatedValue: "η υπηρεσία την εκτίμησε από τα συστατικά",
    .packageHasNoValues: "σύμφωνα με τη βάση δεδομένων η συσκευασία δεν αναφέρει διατροφικές τιμές",
    .sugarAnswerIsNotKept:
      "η ανάλυση των συστατικών δεν μπόρεσε να φυλαχθεί· η υπηρεσία θα ερωτηθεί ξανά",
    .languageIsUnknown:
      "η υπηρεσία σακχάρων δεν γνωρίζει τη γλώσσα των συστατικών· τα ανέλυσαν τοπικοί κανόνες",
    .sugarServiceFailed: "τοπικοί κανόνες ανέλυσαν τα σάκχαρα: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Ο κατάλογος συστατικών διαβάστηκε άσχημα.",
    .sugarNamesAreUnknown:
      "Δεν είναι γνωστά ονόματα σακχάρων στη γλώσσα του καταλόγου ({language}).",
    .mostIngredientsAreUnknown: "Τα περισσότερα συστατικά δεν είναι γνωστά.",
    .sugarsAreNotAdded:
      "Ο κατάλογος δεν αναφέρει ζάχαρη: τα δηλωμένα {sum} g σακχάρων προέρχονται από φρούτα, γάλα ή άλλο συστατικό.",
    .sugarsAreFew: "Ο κατάλογος αναφέρει ζάχαρη, αλλά δηλώνονται μόνο {sum} g σακχάρων.",
    .aspartameIsNamed: "Περιέχει ασπαρτάμη (πηγή φαινυλαλανίνης).",
    .polyolsAreLaxative:
      "Η υπερβολική κατανάλωση πολυολών μπορεί να προκαλέσει υπακτικά αποτελέσματα.",

    // Nutri-Score
    .amountsContradict: "οι ποσότητες είναι αντιφατικές ({rule})",
    .referenceIsUnknown: "δεν είναι γνωστό σε τι αναφέρονται οι ποσότητες",
    .amountsArePerServing: "οι ποσότητες αναφέρονται μόνο ανά μερίδα",
    .amountsArePerOther: "οι ποσότητες δεν δίνονται ανά 100 g ή 100 ml",
    .amountsAreMissing: "λείπει: {scored}",
    .amountsAreDoubtful: "προς έλεγχο: {scored}",
    .amountsAreOpen: "μόνο η ελάχιστη ποσότητα είναι γνωστή: {scored}",
    .categoryIsUnknown: """
    δεν είναι γνωστό αν το τρόφιμο ανήκει στην κατηγορία «{category}» και θα είχε {grade}, ή σε \
    άλλη και θα είχε {otherGrade}
    """,
    .liquidIsUnknown:
      "οι ποσότητες είναι ανά 100 ml και τίποτα δεν διακρίνει ένα ποτό από άλλο υγρό τρόφιμο",
    .sweetenersAreUnknown:
      "δεν είναι γνωστό αν το ποτό περιέχει γλυκαντικά: ο κατάλογος συστατικών δεν διαβάστηκε καλά",
    .amountsAreAsSold:
      "το τρόφιμο καταναλώνεται παρασκευασμένο και οι ποσότητες αφορούν αυτό που πωλείται",
    .fiberIsTakenAsZero: "οι εδώδιμες ίνες δεν αναφέρονται, υπολογίστηκαν ως 0",
    .fruitIsTakenAsZero: "φρούτα, λαχανικά και όσπρια δεν αναφέρονται, υπολογίστηκαν ως 0",
    .sweetenersDoNotMatter: "τα γλυκαντικά δεν είναι γνωστά, το γράμμα μένει το ίδιο",
    .alcoholicDrinks: "ποτά με περισσότερο από 1,2 % αλκοόλη",
    .babyFood: "τρόφιμα για βρέφη και μικρά παιδιά",
    .foodSupplements: "συμπληρώματα διατροφής",
    .mealReplacements: "υποκατάστατα γεύματος και τρόφιμα για ειδικούς ιατρικούς σκοπούς",
    .coffeeAndTea: "καφέ και τσάι, για τα οποία η διατροφική δήλωση δεν είναι υποχρεωτική",
    .herbsAndSpices: """
    βότανα, μπαχαρικά, αλάτι, ξίδι και μαγιά, για τα οποία η διατροφική δήλωση δεν είναι \
    υποχρεωτική
    """,
    .honeyAndSweeteners: """
    μέλι, γλυκαντικά, τσίχλες και πρόσθετα, για τα οποία η διατροφική δήλωση δεν είναι \
    υποχρεωτική
    """,
    .freshFruit: "νωπά φρούτα και λαχανικά, για τα οποία η διατροφική δήλωση δεν είναι υποχρεωτική",
  ]
}
