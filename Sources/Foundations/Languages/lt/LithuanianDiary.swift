extension DiaryWords {
  /// Lithuanian.
  static let lithuanian = DiaryWords(
    code: "lt",
    words: [
      .meal: "valgis {number}",
      .knownMeal: "žinomas valgis",
      .below: "mažiau už tikslą",
      .within: "tikslo ribose",
      .exceeded: "daugiau už tikslą",
      .rounded: "skaičiai suapvalinti; sumos yra tikslių kiekių",
      .streak: "dienos iš eilės: {days}, daugiausia {longest}",
      .goalMet: "tikslas pasiektas dienomis: {days} iš {all}",
      .daysLogged: "užrašytos dienos: {days} iš {all}",
      .removed: "pašalinta: {what}; diary undo tai grąžina",
      .takenBack: "atšaukta: {what} ({time})",
      .copied: "nukopijuota į {day}: valgiai {meals}, maisto produktai {foods}",
      .shoppingList: "pirkinių sąrašas",
      .petNeed: "poreikis per dieną: {energy} ({source})",
      .isStated: "nurodyta",
      .modelEstimate: "kalbos modelio įvertis",
      .scaledAs: "vertės: {portion}",
      .scaledFrom: "perskaičiuota iš {portion}",
      .notComparable: "{asked} negalima palyginti su {known}; paimtos vertės: {known}",
      .densityIsUnknown:
        "{asked} negalima palyginti su {known} be tankio: {food}; paimtos vertės: {known}",
      .ounceIsWeight: "uncija skaitoma kaip svoris",
      .asSaved: "kaip išsaugota, nepriklausomai nuo porcijos",
      .servingIsTaken: "laikoma viena porcija: {portion}",
      .usualIsTaken: "laikoma {portion}, nes kiekis nenurodytas",
      .isTooMuch:
        "niekas nesuvalgo {portion} vieno produkto; nurodykite ne daugiau kaip {largest} arba patikrinkite vienetą",
      .vesselIsUnknown:
        "nežinoma, kiek telpa: {portion}; nurodykite porciją gramais arba kalbos modelio raktą",
      .modelRead: "kalbos modelis tai perskaitė sakinyje",
      .modelEstimated: "kalbos modelis tai perskaitė sakinyje ir įvertino {portion}",
      .modelFoundNothing: "kalbos modelis tame neranda maisto",
      .lacksCalories: "{food} – žinoma be kalorijų",
      .takenAs: "laikoma: {food}",
      .nothingIsKnown: "apie {food} nieko nežinoma; nurodykite kalorijas",
      .barcodeIsUnknown:
        "nė vieno produkto su brūkšniniu kodu {number} kalorijos nežinomos; palyginkite skaitmenis su pakuote, nuskaitykite ir išsaugokite etiketę arba nurodykite kalorijas",
      .productsAreUnlike:
        "{food} gali būti {count} katalogo produktai, nuo {least} iki {most} kcal 100 g; pridėkite prekės ženklą arba nurodykite brūkšninį kodą",
      .phraseIsTooLong: "tekste daugiau ženklų nei {count}; užrašykite jį dalimis",
      .foodsAreTooMany: "tekste daugiau produktų nei {count}; užrašykite jį dalimis",
      .noFoodIsNamed:
        "nenurodytas joks maistas; parašykite, kas suvalgyta, pavyzdžiui, „2 kiaušiniai“",
      .isQuestion: "tai klausimas; parašykite, kas suvalgyta, pavyzdžiui, „2 kiaušiniai“",
      .isNotEaten: "„{text}“ sako, kad kažkas nesuvalgyta; rašykite tik tai, kas suvalgyta",
      .isOtherDay: "„{text}“ nurodo kitą dieną; praleiskite tai ir užrašykite maistą tai dienai",
      .isLimit: "„{text}“ nurodo ribą, o ne kiekį; parašykite, kiek apytiksliai buvo",
      .isRange: "„{text}“ yra intervalas; parašykite vieną kiekį",
      .isAlternative: "„{text}“ nepasako, kuris produktas tai buvo; parašykite vieną",
      .isNotPositive: "„{text}“ nėra kiekis, didesnis už nulį",
      .isMoreThanEaten: "„{text}“ yra daugiau, nei kas nors suvalgo; parašykite, kiek buvo",
      .numberIsUnclear:
        "„{text}“ galima skaityti kaip du skaičius; rašykite be tūkstančių skyriklio",
      .unitIsUnknown:
        "„{text}“ nėra žinomas vienetas; nurodykite kiekį gramais, mililitrais arba vienetais",
      .unitIsMissing: "prie „{text}“ trūksta vieneto; pridėkite g, ml ar kitą",
      .measureIsUnclear:
        "neįmanoma žinoti, kiek yra „{text}“; nurodykite kiekį gramais, mililitrais arba vienetais",
      .isNoAmount:
        "„{text}“ nepasako, kiek suvalgyta; nurodykite kiekį gramais, mililitrais arba vienetais",
      .ownerIsUnclear: "neaišku, kam priklauso kiekiai: „{text}“; atskirkite produktus kableliais",
      .splitIsUnclear: "„{text}“ gali būti vienas produktas arba keli; atskirkite juos kableliais",
      .isNoFood: "„{text}“ neįvardija maisto; parašykite, kas suvalgyta",
      .isNotUnderstood: "„{text}“ nesuprantama; parašykite žodžiais ir skaičiais",
      .languageIsUnclear:
        "tekstas skirtingomis kalbomis reiškia skirtingus kiekius ({text}); nurodykite kalbą",
      .isOtherLanguage: "tekstas panašus į kitą kalbą ({text}); nurodykite kalbą",
    ])
}
