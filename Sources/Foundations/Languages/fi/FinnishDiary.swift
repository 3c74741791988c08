extension DiaryWords {
  /// Finnish.
  static let finnish = DiaryWords(
    code: "fi",
    words: [
      .meal: "ateria {number}",
      .knownMeal: "tuttu ateria",
      .below: "alle tavoitteen",
      .within: "tavoitteessa",
      .exceeded: "yli tavoitteen",
      .rounded: "luvut on pyöristetty; summat ovat tarkkojen määrien",
      .streak: "peräkkäisiä päiviä: {days}, enintään {longest}",
      .goalMet: "tavoite saavutettu: {days}/{all} päivänä",
      .daysLogged: "kirjattu: {days}/{all} päivänä",
      .removed: "poistettu: {what}; diary undo palauttaa sen",
      .takenBack: "peruttu: {what} ({time})",
      .copied: "kopioitu päivälle {day}: aterioita {meals}, ruokia {foods}",
      .shoppingList: "ostoslista",
      .petNeed: "tarve päivässä: {energy} ({source})",
      .isStated: "ilmoitettu",
      .modelEstimate: "kielimallin arvio",
      .scaledAs: "arvot: {portion}",
      .scaledFrom: "laskettu määrästä {portion}",
      .notComparable: "{asked} ei ole verrattavissa määrään {known}; arvot ovat määrälle {known}",
      .densityIsUnknown:
        "{asked} ei ole verrattavissa määrään {known} ilman tiheyttä: {food}; arvot ovat määrälle {known}",
      .ounceIsWeight: "unssi luetaan painona",
      .asSaved: "kuten tallennettu, annoksesta riippumatta",
      .servingIsTaken: "laskettu yhtenä annoksena: {portion}",
      .usualIsTaken: "laskettu määränä {portion}, koska määrää ei annettu",
      .isTooMuch:
        "kukaan ei syö yhtä ruokaa määrää {portion}; anna enintään {largest} tai tarkista yksikkö",
      .vesselIsUnknown:
        "ei tiedetä, paljonko mahtuu: {portion}; anna annos grammoina tai kielimallin avain",
      .modelRead: "kielimalli luki tämän lauseesta",
      .modelEstimated: "kielimalli luki tämän lauseesta ja arvioi määräksi {portion}",
      .modelFoundNothing: "kielimalli ei löydä siitä ruokaa",
      .lacksCalories: "{food} tunnetaan ilman kaloreita",
      .takenAs: "tulkittu: {food}",
      .nothingIsKnown: "tuotteesta {food} ei tiedetä mitään; anna kalorit",
      .barcodeIsUnknown:
        "millään tuotteella, jonka viivakoodi on {number}, ei ole tunnettuja kaloreita; vertaa numeroita pakkaukseen, skannaa ja tallenna etiketti tai anna kalorit",
      .productsAreUnlike:
        "{food} voi olla {count} luettelon tuotetta, {least}–{most} kcal / 100 g; lisää merkki tai anna viivakoodi",
      .phraseIsTooLong: "tekstissä on yli {count} merkkiä; kirjaa se osissa",
      .foodsAreTooMany: "tekstissä on yli {count} ruokaa; kirjaa se osissa",
      .noFoodIsNamed: "ruokaa ei ole nimetty; kirjoita, mitä syötiin, esimerkiksi ”2 munaa”",
      .isQuestion: "tämä on kysymys; kirjoita, mitä syötiin, esimerkiksi ”2 munaa”",
      .isNotEaten: "”{text}” sanoo, että jotakin ei syöty; kirjoita vain se, mitä syötiin",
      .isOtherDay: "”{text}” tarkoittaa toista päivää; jätä se pois ja kirjaa ruoka sille päivälle",
      .isLimit: "”{text}” antaa rajan, ei määrää; kirjoita, paljonko se suunnilleen oli",
      .isRange: "”{text}” on väli; kirjoita yksi määrä",
      .isAlternative: "”{text}” ei kerro, mikä ruoka se oli; kirjoita yksi",
      .isNotPositive: "”{text}” ei ole nollaa suurempi määrä",
      .isMoreThanEaten: "”{text}” on enemmän kuin kukaan syö; kirjoita, paljonko sitä oli",
      .numberIsUnclear: "”{text}” voidaan lukea kahtena lukuna; kirjoita ilman tuhaterotinta",
      .unitIsUnknown:
        "”{text}” ei ole tunnettu yksikkö; ilmoita määrä grammoina, millilitroina tai kappaleina",
      .unitIsMissing: "kohdasta ”{text}” puuttuu yksikkö; lisää g, ml tai muu",
      .measureIsUnclear:
        "ei voida tietää, paljonko ”{text}” on; ilmoita määrä grammoina, millilitroina tai kappaleina",
      .isNoAmount:
        "”{text}” ei kerro, paljonko syötiin; ilmoita määrä grammoina, millilitroina tai kappaleina",
      .ownerIsUnclear:
        "on epäselvää, mihin määrät kohdassa ”{text}” kuuluvat; erota ruoat pilkuilla",
      .splitIsUnclear: "”{text}” voi olla yksi ruoka tai useita; erota ne pilkuilla",
      .isNoFood: "”{text}” ei nimeä ruokaa; kirjoita, mitä syötiin",
      .isNotUnderstood: "”{text}” ei ole ymmärrettävä; kirjoita se sanoin ja numeroin",
      .languageIsUnclear: "teksti tarkoittaa eri määriä kielestä riippuen ({text}); ilmoita kieli",
      .isOtherLanguage: "teksti näyttää olevan toista kieltä ({text}); ilmoita kieli",
    ])
}
