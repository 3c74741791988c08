import LabelModel

extension RecordWords {
  /// The clauses of messages in Lithuanian.
  static let lithuanianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "nuotraukos nepavyko perskaityti: {reason}",
    .photosShowTwoProducts:
      "{file} ir {otherFile}, atrodo, rodo du produktus; kiekvienam sukurkite atskirą įrašą",
    .photosShowSeveralBarcodes: "nuotraukose yra keli brūkšniniai kodai: {gtins}",
    .typeTheBarcode: "įveskite produkto kodą",
    .typedBarcodeIsNotOnPhoto: """
    nuotraukose yra {gtin}, o ne įvestas {otherGtin}; atmeskite nuotraukų kodą, jei norite \
    naudoti įvestą
    """,
    .codeDiffersFromPrint: "{field}: kode {coded}, spaudinyje {printed}; galioja kodas",

    // Certainty
    .certainty: "tikrumas {percent} %",
    .anotherNumberIsLikely: "kito skaičiaus tikimybė – {percent} %",
    .basisIsUncertain: """
    skaičius perskaitytas {percent} % tikrumu, bet ne tai, su kuo jis susijęs: „{column}“ tikra \
    {otherPercent} %
    """,
    .columnIsUncertain:
      "perskaityta per mažai pagrindinių verčių, kad būtų aišku, jog vertė yra šiame stulpelyje",
    .numberMayBeOfAnother: "skaičius gali būti kitos maistinės medžiagos",
    .readingsDiffer: "skirtingi skaitymai: {count}",
    .columnsAreOfSeveralFoods: """
    etiketėje yra kelių maisto produktų ar būsenų kiekiai, ir joks žodis nesako, kurie yra šio \
    gaminio
    """,
    .valueIsUnreadable: "{nutrient} išspausdinta („{printed}“), bet vertės perskaityti nepavyko",
    .rowHasNoValue: "pavadinimas išspausdintas, bet jo eilutėje vertės perskaityti nepavyko",
    .noReadingIsLikely: "joks vertės perskaitymas nėra tikėtinas",

    // Basis
    .basisIsUnknown:
      "nepavyko perskaityti, kam nurodyti kiekiai: galbūt 100 g, 100 ml arba porcijai",
    .typedBasisDiffers: "įvesti kiekiai yra {basis}, įrašas – {otherBasis}; jie praleidžiami",

    // Single values
    .unitDoesNotFit: "{nutrient}: vienetas {unit} negalimas",
    .valueIsMoreThanFood: "{nutrient} {quantity} yra daugiau, nei maistas gali turėti",
    .valueIsOutOfRange:
      "{nutrient} {percent} % nepatenka į {least}–{most} %, šios rūšies ėdalo intervalą",
    .animalIsUnknown: "etiketėje nenurodyta, kuriam gyvūnui skirta",
    .refusedByPerson: "atmetė žmogus",
    .typedValueIsHidden: """
    {nutrient} {quantity} (šaltinis: {source}) yra viršesnis už įvestą vertę {typed}; atmeskite \
    jį, kad matytumėte įvestą
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} ir {value} {unit} porcijai neatitinka kitų eilučių santykio",
    .carbohydrateIsHigh:
      "angliavandeniai sudaro {carbohydrate} % sausosios medžiagos, daugiau kaip 30 %",
    .boundsAreGuaranteed: """
    etiketė garantuoja ribas: {nutrients}; iš jų apskaičiuoti angliavandeniai gali skirtis \
    keliais punktais
    """,
    .foodTypeIsAssumed: """
    pašaro rūšis nežinoma; laikyta, kad jis drėgnas, ir vertės, kurių joks drėgnas pašaras \
    neturi, atmestos; nurodykite rūšį, jei ji kita
    """,

    // The package
    .labelHasSeveralFacts: "etiketėje jų yra daugiau nei vienas",
    .textIsUncertain: "tekstas perskaitytas netikrai",
    .littleShowsFact: "per mažai etiketėje rodo, kad turima omenyje būtent tai",

    // Ingredients
    .ingredientsAreBadlyRead: """
    sudedamųjų dalių sąrašas perskaitytas prastai, tik {percent} % raidžių tikros; prieš juo ar \
    alergenais pasikliaudami palyginkite jį su etikete
    """,
    .noIngredientsWereRead: "sudedamųjų dalių sąrašas neperskaitytas",
    .ingredientsAreTooBadlyRead: "sudedamųjų dalių sąrašas perskaitytas per prastai",
    .ingredientsAreUnknown: "nieko nežinoma: {ingredients}",
    .allergenStatementIsUnread: """
    tekste „{printed}“ neatpažintas nė vienas alergenas; \
    perskaitykite jį etiketėje, prieš pasikliaudami alergenais
    """,

    // Databases and services
    .barcodeIsUnknown: "kodu {gtin} joks produktas nežinomas",
    .productWasNotLookedUp: "produkto neieškota: {reason}",
    .productHasAnotherBarcode:
      "{service} atsakė kodu {gtin}, o ne {otherGtin}; šie duomenys praleidžiami",
    .preparationDiffers:
      "{service} nurodo parduodamo maisto kiekius, etiketė – paruošto; jie nemaišomi",
    .basisDiffers: "{service} nurodo kiekius {basis}, etiketė – {otherBasis}; jie nemaišomi",
    .dataAreDaysOld: "produkto duomenų amžius dienomis: {days}",
    .askingAgainFailed: "pakartotinė užklausa nepavyko: {reason}",
    .databaseValueIsLeftOut: "produktų duomenų bazės vertė {key} praleidžiama: {because}",
    .numberIsMissing: "tai netinkamas skaičius",
    .unitIsUnknown: "vienetas netinkamas",
    .serviceEstimatedValue: "paslauga ją įvertino pagal sudedamąsias dalis",
    .packageHasNoValues: "pagal duomenų bazę ant pakuotės maistinių verčių nėra",
    .sugarAnswerIsNotKept:
      "sudedamųjų dalių analizės išsaugoti nepavyko; paslaugos bus klausiama iš naujo",
    .languageIsUnknown:
      "cukrų paslauga nepažįsta sudedamųjų dalių kalbos; jas išanalizavo vietinės taisyklės",
    .sugarServiceFailed: "cukrus išanalizavo vietinės taisyklės: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Sudedamųjų dalių sąrašas blogai perskaitytas.",
    .sugarNamesAreUnknown: "Sąrašo kalba ({language}) nežinomi jokie cukrų pavadinimai.",
    .mostIngredientsAreUnknown: "Dauguma sudedamųjų dalių nežinoma.",
    .sugarsAreNotAdded:
      "Sąraše cukrus neminimas: nurodyti {sum} g cukrų yra iš vaisių, pieno ar kitos sudedamosios dalies.",
    .sugarsAreFew: "Sąraše minimas cukrus, bet nurodyta tik {sum} g cukrų.",
    .aspartameIsNamed: "Sudėtyje yra aspartamo (fenilalanino šaltinis).",
    .polyolsAreLaxative: "Vartojant per daug poliolių gali pasireikšti laisvinamasis poveikis.",

    // Nutri-Score
    .amountsContradict: "kiekiai prieštarauja vienas kitam ({rule})",
    .referenceIsUnknown: "nežinoma, kam nurodyti kiekiai",
    .amountsArePerServing: "kiekiai nurodyti tik porcijai",
    .amountsArePerOther: "kiekiai nenurodyti 100 g ar 100 ml",
    .amountsAreMissing: "trūksta: {scored}",
    .amountsAreDoubtful: "patikrinti: {scored}",
    .amountsAreOpen: "žinomas tik mažiausias kiekis: {scored}",
    .categoryIsUnknown: """
    nežinoma, ar maistas priklauso grupei „{category}“ ir gautų {grade}, ar kitai ir gautų \
    {otherGrade}
    """,
    .liquidIsUnknown: "kiekiai nurodyti 100 ml ir niekas neskiria gėrimo nuo kito skysto maisto",
    .sweetenersAreUnknown:
      "nežinoma, ar gėrime yra saldiklių: sudedamųjų dalių sąrašas perskaitytas prastai",
    .amountsAreAsSold: "maistas valgomas paruoštas, o kiekiai nurodyti parduodamam",
    .fiberIsTakenAsZero: "skaidulinės medžiagos nenurodytos, laikoma 0",
    .fruitIsTakenAsZero: "vaisiai, daržovės ir ankštiniai nenurodyti, laikoma 0",
    .sweetenersDoNotMatter: "saldikliai nežinomi, raidė lieka ta pati",
    .alcoholicDrinks: "gėrimams, kuriuose daugiau kaip 1,2 % alkoholio",
    .babyFood: "kūdikių ir mažų vaikų maistui",
    .foodSupplements: "maisto papildams",
    .mealReplacements: "valgio pakaitalams ir specialios medicininės paskirties maistui",
    .coffeeAndTea: "kavai ir arbatai, kuriems maistingumo deklaracija neprivaloma",
    .herbsAndSpices: """
    prieskoninėms žolelėms, prieskoniams, druskai, actui ir mielėms, kuriems maistingumo \
    deklaracija neprivaloma
    """,
    .honeyAndSweeteners: """
    medui, saldikliams, kramtomajai gumai ir priedams, kuriems maistingumo deklaracija \
    neprivaloma
    """,
    .freshFruit: "šviežiems vaisiams ir daržovėms, kuriems maistingumo deklaracija neprivaloma",
  ]
}
