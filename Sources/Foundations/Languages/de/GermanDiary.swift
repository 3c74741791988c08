extension DiaryWords {
  /// German.
  static let german = DiaryWords(
    code: "de",
    words: [
      .meal: "Mahlzeit {number}",
      .knownMeal: "bekannte Mahlzeit",
      .below: "unter dem Ziel",
      .within: "im Ziel",
      .exceeded: "über dem Ziel",
      .rounded: "die Zahlen sind gerundet; die Summen sind die der genauen Mengen",
      .streak: "Tage in Folge: {days}, Bestwert {longest}",
      .goalMet: "Ziel erreicht an {days} von {all} Tagen",
      .daysLogged: "eingetragen an {days} von {all} Tagen",
      .removed: "entfernt: {what}; diary undo holt es zurück",
      .takenBack: "zurückgenommen: {what} (vom {time})",
      .copied: "übernommen für {day}: Mahlzeiten {meals}, Einträge {foods}",
      .shoppingList: "Einkaufsliste",
      .petNeed: "Bedarf am Tag: {energy} ({source})",
      .isStated: "angegeben",
      .modelEstimate: "Schätzung eines Sprachmodells",
      .scaledAs: "Werte für {portion}",
      .scaledFrom: "umgerechnet von {portion}",
      .notComparable:
        "{asked} lässt sich nicht mit {known} vergleichen; gezeigt sind die Werte für {known}",
      .densityIsUnknown:
        "{asked} lässt sich ohne die Dichte von {food} nicht mit {known} vergleichen; gezeigt sind die Werte für {known}",
      .ounceIsWeight: "die Unze ist als Gewicht gelesen",
      .asSaved: "wie gespeichert, unabhängig von der Menge",
      .servingIsTaken: "als eine Portion von {portion} gerechnet",
      .usualIsTaken: "als {portion} gerechnet, da keine Menge angegeben ist",
      .isTooMuch:
        "niemand isst {portion} eines Lebensmittels; geben Sie höchstens {largest} an, oder prüfen Sie die Einheit",
      .vesselIsUnknown:
        "wie viel „{portion}“ fasst, ist nicht bekannt; geben Sie die Menge in Gramm an, oder den Schlüssel eines Sprachmodells",
      .modelRead: "ein Sprachmodell hat das im Satz gelesen",
      .modelEstimated: "ein Sprachmodell hat das im Satz gelesen und {portion} geschätzt",
      .modelFoundNothing: "das Sprachmodell findet darin kein Lebensmittel",
      .lacksCalories: "{food} ist ohne Kalorien bekannt",
      .takenAs: "genommen wurde {food}",
      .nothingIsKnown: "über {food} ist nichts bekannt; geben Sie die Kalorien an",
      .barcodeIsUnknown:
        "zum Strichcode {number} sind keine Kalorien bekannt; vergleichen Sie die Ziffern mit der Packung, scannen und speichern Sie das Etikett, oder geben Sie die Kalorien an",
      .productsAreUnlike:
        "{count} Produkte des Katalogs können {food} sein, mit {least} bis {most} kcal in 100 g; geben Sie die Marke oder den Strichcode an",
      .phraseIsTooLong: "die Eingabe hat mehr als {count} Zeichen; tragen Sie sie in Teilen ein",
      .foodsAreTooMany:
        "die Eingabe hat mehr als {count} Lebensmittel; tragen Sie sie in Teilen ein",
      .noFoodIsNamed:
        "kein Lebensmittel ist genannt; schreiben Sie, was gegessen wurde, etwa „2 Eier“",
      .isQuestion: "das ist eine Frage; schreiben Sie, was gegessen wurde, etwa „2 Eier“",
      .isNotEaten:
        "„{text}“ sagt, dass etwas nicht gegessen wurde; schreiben Sie nur, was gegessen wurde",
      .isOtherDay:
        "„{text}“ nennt einen anderen Tag; lassen Sie es weg und tragen Sie das Essen an jenem Tag ein",
      .isLimit:
        "„{text}“ nennt eine Grenze und keine Menge; schreiben Sie, wie viel es ungefähr war",
      .isRange: "„{text}“ ist ein Bereich; schreiben Sie eine einzige Menge",
      .isAlternative: "„{text}“ lässt offen, welches Lebensmittel es war; schreiben Sie eines",
      .isNotPositive: "„{text}“ ist keine Menge über null",
      .isMoreThanEaten: "„{text}“ ist mehr, als jemand isst; schreiben Sie, wie viel es war",
      .numberIsUnclear:
        "„{text}“ kann zwei Zahlen bedeuten; schreiben Sie sie ohne Tausenderzeichen",
      .unitIsUnknown:
        "„{text}“ ist keine bekannte Einheit; geben Sie die Menge in Gramm, Milliliter oder Stück an",
      .unitIsMissing: "bei „{text}“ fehlt die Einheit; schreiben Sie g, ml oder eine andere dazu",
      .measureIsUnclear:
        "wie viel „{text}“ ist, ist nicht bekannt; geben Sie die Menge in Gramm, Milliliter oder Stück an",
      .isNoAmount:
        "„{text}“ sagt nicht, wie viel gegessen wurde; geben Sie die Menge in Gramm, Milliliter oder Stück an",
      .ownerIsUnclear:
        "wozu die Mengen in „{text}“ gehören, ist unklar; trennen Sie die Lebensmittel durch Kommas",
      .splitIsUnclear:
        "„{text}“ kann ein Lebensmittel sein oder mehrere; trennen Sie sie durch Kommas",
      .isNoFood: "„{text}“ nennt kein Lebensmittel; schreiben Sie, was gegessen wurde",
      .isNotUnderstood: "„{text}“ ist nicht verständlich; schreiben Sie es in Wörtern und Zahlen",
      .languageIsUnclear:
        "die Eingabe bedeutet in diesen Sprachen verschiedene Mengen: {text}; geben Sie die Sprache an",
      .isOtherLanguage:
        "die Eingabe sieht nach dieser Sprache aus: {text}; geben Sie die Sprache an",
    ])
}
