extension DiaryWords {
  /// Polish.
  static let polish = DiaryWords(
    code: "pl",
    words: [
      .meal: "posiłek {number}",
      .knownMeal: "znany posiłek",
      .below: "poniżej celu",
      .within: "w granicach celu",
      .exceeded: "powyżej celu",
      .rounded: "liczby są zaokrąglone; sumy wynikają z dokładnych ilości",
      .streak: "dni z rzędu: {days}, najwięcej {longest}",
      .goalMet: "cel osiągnięty w dniach: {days} z {all}",
      .daysLogged: "zapisane dni: {days} z {all}",
      .removed: "usunięto: {what}; diary undo to przywraca",
      .takenBack: "cofnięto: {what} (z {time})",
      .copied: "skopiowano na {day}: posiłki {meals}, produkty {foods}",
      .shoppingList: "lista zakupów",
      .petNeed: "zapotrzebowanie na dzień: {energy} ({source})",
      .isStated: "podane",
      .modelEstimate: "szacunek modelu językowego",
      .scaledAs: "wartości dla {portion}",
      .scaledFrom: "przeliczone z {portion}",
      .notComparable: "{asked} nie da się porównać z {known}; przyjęto wartości dla {known}",
      .densityIsUnknown:
        "{asked} nie da się porównać z {known} bez gęstości: {food}; przyjęto wartości dla {known}",
      .ounceIsWeight: "uncję odczytano jako wagę",
      .asSaved: "tak jak zapisano, niezależnie od porcji",
      .servingIsTaken: "przyjęto jedną porcję: {portion}",
      .usualIsTaken: "przyjęto {portion}, bo nie podano ilości",
      .isTooMuch:
        "nikt nie zjada {portion} jednego produktu; podaj najwyżej {largest} albo sprawdź jednostkę",
      .vesselIsUnknown:
        "nie wiadomo, ile mieści „{portion}”; podaj porcję w gramach albo klucz modelu językowego",
      .modelRead: "model językowy odczytał to w zdaniu",
      .modelEstimated: "model językowy odczytał to w zdaniu i oszacował {portion}",
      .modelFoundNothing: "model językowy nie znajduje w tym jedzenia",
      .lacksCalories: "{food} – znane bez kalorii",
      .takenAs: "przyjęto: {food}",
      .nothingIsKnown: "nic nie wiadomo o: {food}; podaj kalorie",
      .barcodeIsUnknown:
        "żaden produkt o kodzie kreskowym {number} nie ma znanych kalorii; porównaj cyfry z opakowaniem, zeskanuj i zapisz etykietę albo podaj kalorie",
      .productsAreUnlike:
        "{food} może oznaczać {count} produktów katalogu, od {least} do {most} kcal w 100 g; dodaj markę albo podaj kod kreskowy",
      .phraseIsTooLong: "tekst ma więcej znaków niż {count}; zapisz go w częściach",
      .foodsAreTooMany: "tekst ma więcej produktów niż {count}; zapisz go w częściach",
      .noFoodIsNamed: "nie podano jedzenia; napisz, co zostało zjedzone, na przykład „2 jajka”",
      .isQuestion: "to jest pytanie; napisz, co zostało zjedzone, na przykład „2 jajka”",
      .isNotEaten: "„{text}” mówi, że czegoś nie zjedzono; napisz tylko, co zostało zjedzone",
      .isOtherDay: "„{text}” wskazuje inny dzień; pomiń to i zapisz jedzenie w tamtym dniu",
      .isLimit: "„{text}” podaje granicę, a nie ilość; napisz, ile to było w przybliżeniu",
      .isRange: "„{text}” to zakres; napisz jedną ilość",
      .isAlternative: "„{text}” nie rozstrzyga, które jedzenie to było; napisz jedno",
      .isNotPositive: "„{text}” nie jest ilością większą od zera",
      .isMoreThanEaten: "„{text}” to więcej, niż ktokolwiek zjada; napisz, ile to było",
      .numberIsUnclear: "„{text}” można odczytać jako dwie liczby; napisz bez znaków tysięcy",
      .unitIsUnknown:
        "„{text}” nie jest znaną jednostką; podaj ilość w gramach, mililitrach lub sztukach",
      .unitIsMissing: "w „{text}” brakuje jednostki; dopisz g, ml lub inną",
      .measureIsUnclear:
        "nie wiadomo, ile to jest „{text}”; podaj ilość w gramach, mililitrach lub sztukach",
      .isNoAmount:
        "„{text}” nie mówi, ile zjedzono; podaj ilość w gramach, mililitrach lub sztukach",
      .ownerIsUnclear:
        "nie jest jasne, do czego należą ilości w „{text}”; rozdziel produkty przecinkami",
      .splitIsUnclear: "„{text}” może być jednym produktem lub kilkoma; rozdziel je przecinkami",
      .isNoFood: "„{text}” nie nazywa jedzenia; napisz, co zostało zjedzone",
      .isNotUnderstood: "„{text}” jest niezrozumiałe; napisz to słowami i liczbami",
      .languageIsUnclear: "tekst oznacza różne ilości zależnie od języka ({text}); podaj język",
      .isOtherLanguage: "tekst wygląda na inny język ({text}); podaj język",
    ])
}
