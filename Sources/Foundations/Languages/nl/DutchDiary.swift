extension DiaryWords {
  /// Dutch.
  static let dutch = DiaryWords(
    code: "nl",
    words: [
      .meal: "maaltijd {number}",
      .knownMeal: "bekende maaltijd",
      .below: "onder het doel",
      .within: "binnen het doel",
      .exceeded: "boven het doel",
      .rounded: "de getallen zijn afgerond; de totalen zijn die van de precieze hoeveelheden",
      .streak: "dagen op rij: {days}, langste reeks {longest}",
      .goalMet: "doel gehaald op {days} van {all} dagen",
      .daysLogged: "genoteerd op {days} van {all} dagen",
      .removed: "verwijderd: {what}; diary undo haalt het terug",
      .takenBack: "teruggedraaid: {what} (van {time})",
      .copied: "gekopieerd naar {day}: maaltijden {meals}, voedingsmiddelen {foods}",
      .shoppingList: "boodschappenlijst",
      .petNeed: "behoefte per dag: {energy} ({source})",
      .isStated: "opgegeven",
      .modelEstimate: "schatting van een taalmodel",
      .scaledAs: "waarden voor {portion}",
      .scaledFrom: "omgerekend van {portion}",
      .notComparable:
        "{asked} is niet te vergelijken met {known}; genomen zijn de waarden voor {known}",
      .densityIsUnknown:
        "{asked} is zonder de dichtheid van {food} niet te vergelijken met {known}; genomen zijn de waarden voor {known}",
      .ounceIsWeight: "de ounce is als gewicht gelezen",
      .asSaved: "zoals bewaard, ongeacht de portie",
      .servingIsTaken: "gerekend als een portie van {portion}",
      .usualIsTaken: "gerekend als {portion}, want er is geen hoeveelheid opgegeven",
      .isTooMuch:
        "niemand eet {portion} van een voedingsmiddel; geef ten hoogste {largest} op, of controleer de eenheid",
      .vesselIsUnknown:
        "hoeveel er in ‘{portion}’ gaat is onbekend; geef de portie in gram op, of de sleutel van een taalmodel",
      .modelRead: "een taalmodel las dit in de zin",
      .modelEstimated: "een taalmodel las dit in de zin en schatte {portion}",
      .modelFoundNothing: "het taalmodel vindt er geen voedingsmiddel in",
      .lacksCalories: "{food} is bekend zonder calorieën",
      .takenAs: "opgevat als {food}",
      .nothingIsKnown: "over {food} is niets bekend; geef de calorieën op",
      .barcodeIsUnknown:
        "van geen product met streepjescode {number} zijn de calorieën bekend; vergelijk de cijfers met de verpakking, scan en bewaar het etiket, of geef de calorieën op",
      .productsAreUnlike:
        "{count} producten uit de catalogus kunnen {food} zijn, met {least} tot {most} kcal in 100 g; voeg het merk toe of geef de streepjescode op",
      .phraseIsTooLong: "de zin heeft meer dan {count} tekens; noteer hem in delen",
      .foodsAreTooMany: "de zin heeft meer dan {count} voedingsmiddelen; noteer hem in delen",
      .noFoodIsNamed:
        "er is geen voedingsmiddel genoemd; schrijf wat er gegeten is, zoals ‘2 eieren’",
      .isQuestion: "dit is een vraag; schrijf wat er gegeten is, zoals ‘2 eieren’",
      .isNotEaten: "‘{text}’ zegt dat iets niet gegeten is; schrijf alleen wat wel gegeten is",
      .isOtherDay: "‘{text}’ noemt een andere dag; laat dat weg en noteer het eten op die dag",
      .isLimit: "‘{text}’ geeft een grens, geen hoeveelheid; schrijf hoeveel het ongeveer was",
      .isRange: "‘{text}’ is een bereik; schrijf één hoeveelheid",
      .isAlternative: "‘{text}’ laat open welk voedingsmiddel het was; schrijf er één",
      .isNotPositive: "‘{text}’ is geen hoeveelheid boven nul",
      .isMoreThanEaten: "‘{text}’ is meer dan iemand eet; schrijf hoeveel het was",
      .numberIsUnclear:
        "‘{text}’ is als twee getallen te lezen; schrijf het zonder scheidingsteken voor duizendtallen",
      .unitIsUnknown:
        "‘{text}’ is geen bekende eenheid; geef de hoeveelheid in gram, milliliter of stuks",
      .unitIsMissing: "bij ‘{text}’ ontbreekt de eenheid; schrijf er g, ml of een andere bij",
      .measureIsUnclear:
        "hoeveel ‘{text}’ is, is niet te weten; geef de hoeveelheid in gram, milliliter of stuks",
      .isNoAmount:
        "‘{text}’ zegt niet hoeveel er gegeten is; geef de hoeveelheid in gram, milliliter of stuks",
      .ownerIsUnclear:
        "waar de hoeveelheden in ‘{text}’ bij horen is onduidelijk; scheid de voedingsmiddelen met komma’s",
      .splitIsUnclear: "‘{text}’ kan één voedingsmiddel zijn of meer; scheid ze met komma’s",
      .isNoFood: "‘{text}’ noemt geen voedingsmiddel; schrijf wat er gegeten is",
      .isNotUnderstood: "‘{text}’ is niet te begrijpen; schrijf het in woorden en getallen",
      .languageIsUnclear:
        "de zin betekent verschillende hoeveelheden, afhankelijk van de taal ({text}); noem de taal",
      .isOtherLanguage: "de zin lijkt in een andere taal te zijn ({text}); noem de taal",
    ])
}
