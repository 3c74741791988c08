import LabelModel

extension RecordWords {
  /// The clauses of messages in German.
  static let germanMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "das Foto war nicht zu lesen: {reason}",
    .photosShowTwoProducts: """
    {file} und {otherFile} zeigen anscheinend zwei Produkte; legen Sie für jedes einen eigenen \
    Datensatz an
    """,
    .photosShowSeveralBarcodes: "die Fotos zeigen mehrere Strichcodes: {gtins}",
    .typeTheBarcode: "geben Sie den des Produkts ein",
    .typedBarcodeIsNotOnPhoto: """
    die Fotos zeigen {gtin}, nicht den eingegebenen Strichcode {otherGtin}; weisen Sie den der \
    Fotos zurück, um den eingegebenen zu verwenden
    """,
    .codeDiffersFromPrint: "{field}: im Code {coded}, gedruckt {printed}; es gilt der Code",

    // Certainty
    .certainty: "zu {percent} % sicher",
    .anotherNumberIsLikely: "eine andere Zahl ist zu {percent} % wahrscheinlich",
    .basisIsUncertain: """
    die Zahl ist zu {percent} % sicher gelesen, ihr Bezug nicht: „{column}“ ist zu \
    {otherPercent} % sicher
    """,
    .columnIsUncertain:
      "es wurden zu wenige Hauptwerte gelesen, um zu zeigen, dass der Wert in dieser Spalte steht",
    .numberMayBeOfAnother: "die Zahl kann zu einem anderen Nährstoff gehören",
    .readingsDiffer: "verschiedene Lesarten: {count}",
    .columnsAreOfSeveralFoods: """
    das Etikett hat Mengen mehrerer Lebensmittel oder Zustände, und kein Wort nennt die des \
    Produkts
    """,
    .valueIsUnreadable: "{nutrient} ist gedruckt („{printed}“), aber der Wert war nicht zu lesen",
    .rowHasNoValue: "der Name ist gedruckt, in seiner Zeile war kein Wert zu lesen",
    .noReadingIsLikely: "keine Lesart des Werts ist wahrscheinlich",

    // Basis
    .basisIsUnknown:
      "worauf sich die Mengen beziehen, war nicht zu lesen: auf 100 g, 100 ml oder eine Portion",
    .typedBasisDiffers:
      "die eingegebenen Mengen gelten {basis}, der Datensatz {otherBasis}; sie werden weggelassen",

    // Single values
    .unitDoesNotFit: "{nutrient} kann nicht in {unit} angegeben sein",
    .valueIsMoreThanFood: "{nutrient} {quantity} ist mehr, als das Lebensmittel enthalten kann",
    .valueIsOutOfRange: """
    {nutrient} {percent} % liegt außerhalb von {least}–{most} %, dem Bereich für diese Futterart
    """,
    .animalIsUnknown: "das Etikett sagt nicht, für welches Tier es ist",
    .refusedByPerson: "von einer Person abgelehnt",
    .typedValueIsHidden: """
    {nutrient} {quantity} (Quelle: {source}) geht dem eingegebenen Wert {typed} vor; lehnen Sie \
    ihn ab, um den eingegebenen zu sehen
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} und {value} {unit} pro Portion haben nicht das Verhältnis der anderen \
    Zeilen
    """,
    .carbohydrateIsHigh: "die Kohlenhydrate sind {carbohydrate} % der Trockenmasse, mehr als 30 %",
    .boundsAreGuaranteed: """
    das Etikett garantiert Grenzen für {nutrients}; die daraus berechneten Kohlenhydrate können \
    um mehrere Punkte abweichen
    """,
    .foodTypeIsAssumed: """
    die Futterart ist nicht bekannt; angenommen wurde Feuchtfutter, und Werte, die kein \
    Feuchtfutter hat, wurden abgelehnt; geben Sie die Futterart an, wenn es eine andere ist
    """,

    // The package
    .labelHasSeveralFacts: "auf dem Etikett stehen mehrere",
    .textIsUncertain: "der Text ist nicht sicher gelesen",
    .littleShowsFact: "zu wenig auf dem Etikett zeigt, dass dies gemeint ist",

    // Ingredients
    .ingredientsAreBadlyRead: """
    die Zutatenliste ist schlecht gelesen, nur {percent} % der Buchstaben sind sicher; \
    vergleichen Sie sie mit dem Etikett, bevor Sie sich auf sie oder die Allergene verlassen
    """,
    .noIngredientsWereRead: "keine Zutatenliste wurde gelesen",
    .ingredientsAreTooBadlyRead: "die Zutatenliste ist zu schlecht gelesen",
    .ingredientsAreUnknown: "nichts ist bekannt über {ingredients}",
    .allergenStatementIsUnread: """
    in „{printed}“ wurde kein Allergen erkannt; \
    lesen Sie es auf dem Etikett, bevor Sie sich auf die Allergene verlassen
    """,

    // Databases and services
    .barcodeIsUnknown: "unter {gtin} ist kein Produkt bekannt",
    .productWasNotLookedUp: "das Produkt wurde nicht nachgeschlagen: {reason}",
    .productHasAnotherBarcode:
      "{service} antwortete mit {gtin}, nicht {otherGtin}; diese Daten werden weggelassen",
    .preparationDiffers: """
    {service} nennt Mengen des verkauften Lebensmittels, das Etikett die des zubereiteten; sie \
    werden nicht vermischt
    """,
    .basisDiffers:
      "{service} nennt Mengen {basis}, das Etikett {otherBasis}; sie werden nicht vermischt",
    .dataAreDaysOld: "Alter der Produktdaten in Tagen: {days}",
    .askingAgainFailed: "die erneute Abfrage ist gescheitert: {reason}",
    .databaseValueIsLeftOut: "der Wert {key} der Produktdatenbank wird weggelassen: {because}",
    .numberIsMissing: "er ist keine brauchbare Zahl",
    .unitIsUnknown: "seine Einheit ist nicht verwendbar",
    .serviceEstimatedValue: "der Dienst hat ihn aus den Zutaten geschätzt",
    .packageHasNoValues: "laut der Datenbank stehen auf der Packung keine Nährwerte",
    .sugarAnswerIsNotKept:
      "die Analyse der Zutaten konnte nicht aufbewahrt werden; der Dienst wird erneut gefragt",
    .languageIsUnknown:
      "der Zuckerdienst kennt die Sprache der Zutaten nicht; lokale Regeln haben sie ausgewertet",
    .sugarServiceFailed: "lokale Regeln haben die Zucker ausgewertet: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Die Zutatenliste wurde schlecht gelesen.",
    .sugarNamesAreUnknown:
      "In der Sprache der Liste ({language}) sind keine Namen von Zuckern bekannt.",
    .mostIngredientsAreUnknown: "Die meisten Zutaten sind nicht bekannt.",
    .sugarsAreNotAdded:
      "Die Liste nennt keinen Zucker: Die angegebenen {sum} g Zucker stammen aus Obst, Milch oder einer anderen Zutat.",
    .sugarsAreFew: "Die Liste nennt Zucker, aber es sind nur {sum} g Zucker angegeben.",
    .aspartameIsNamed: "Enthält Aspartam (eine Phenylalaninquelle).",
    .polyolsAreLaxative: "Zuckeralkohole können bei übermäßigem Verzehr abführend wirken.",

    // Nutri-Score
    .amountsContradict: "die Mengen widersprechen sich ({rule})",
    .referenceIsUnknown: "worauf sich die Mengen beziehen, ist nicht bekannt",
    .amountsArePerServing: "die Mengen sind nur pro Portion angegeben",
    .amountsArePerOther: "die Mengen sind nicht pro 100 g oder 100 ml angegeben",
    .amountsAreMissing: "es fehlt: {scored}",
    .amountsAreDoubtful: "zu prüfen: {scored}",
    .amountsAreOpen: "nur eine Mindestmenge ist bekannt: {scored}",
    .categoryIsUnknown: """
    es ist nicht bekannt, ob das Lebensmittel zu „{category}“ gehört und {grade} hätte oder ein \
    anderes ist und {otherGrade} hätte
    """,
    .liquidIsUnknown: """
    die Mengen gelten für 100 ml, und nichts unterscheidet ein Getränk von einem anderen \
    flüssigen Lebensmittel
    """,
    .sweetenersAreUnknown: """
    es ist nicht bekannt, ob das Getränk Süßungsmittel enthält: seine Zutatenliste wurde nicht \
    gut gelesen
    """,
    .amountsAreAsSold:
      "das Lebensmittel wird zubereitet verzehrt, und die Mengen gelten für das verkaufte",
    .fiberIsTakenAsZero: "Ballaststoffe nicht angegeben, als 0 gerechnet",
    .fruitIsTakenAsZero: "Obst, Gemüse und Hülsenfrüchte nicht angegeben, als 0 gerechnet",
    .sweetenersDoNotMatter: "Süßungsmittel nicht bekannt, die Note bleibt dieselbe",
    .alcoholicDrinks: "Getränke mit mehr als 1,2 % Alkohol",
    .babyFood: "Lebensmittel für Säuglinge und Kleinkinder",
    .foodSupplements: "Nahrungsergänzungsmittel",
    .mealReplacements: "Mahlzeitersatz und Lebensmittel für besondere medizinische Zwecke",
    .coffeeAndTea: "Kaffee und Tee, für die keine Nährwertdeklaration vorgeschrieben ist",
    .herbsAndSpices: """
    Kräuter, Gewürze, Salz, Essig und Hefe, für die keine Nährwertdeklaration vorgeschrieben ist
    """,
    .honeyAndSweeteners: """
    Honig, Süßungsmittel, Kaugummi und Zusatzstoffe, für die keine Nährwertdeklaration \
    vorgeschrieben ist
    """,
    .freshFruit: "frisches Obst und Gemüse, für die keine Nährwertdeklaration vorgeschrieben ist",
  ]
}
