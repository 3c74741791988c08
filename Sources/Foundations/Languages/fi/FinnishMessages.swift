import LabelModel

extension RecordWords {
  /// The clauses of messages in Finnish.
  static let finnishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "kuvaa ei voitu lukea: {reason}",
    .photosShowTwoProducts:
      "{file} ja {otherFile} näyttävät esittävän kahta tuotetta; tee kummastakin oma tietue",
    .photosShowSeveralBarcodes: "kuvissa on useita viivakoodeja: {gtins}",
    .typeTheBarcode: "kirjoita tuotteen viivakoodi",
    .typedBarcodeIsNotOnPhoto: """
    kuvissa on {gtin}, ei kirjoitettu {otherGtin}; hylkää kuvien koodi, jos haluat käyttää \
    kirjoitettua
    """,
    .codeDiffersFromPrint: "{field}: koodissa {coded}, painettuna {printed}; koodi ratkaisee",

    // Certainty
    .certainty: "varmuus {percent} %",
    .anotherNumberIsLikely: "toinen luku on {percent} %:n todennäköinen",
    .basisIsUncertain: """
    luku on luettu {percent} %:n varmuudella, mutta ei sitä, mihin se viittaa: ”{column}” on \
    {otherPercent} %:n varma
    """,
    .columnIsUncertain:
      "pääarvoja luettiin liian vähän osoittamaan, että arvo on tässä sarakkeessa",
    .numberMayBeOfAnother: "luku voi kuulua toiselle ravintoaineelle",
    .readingsDiffer: "eri lukutapoja: {count}",
    .columnsAreOfSeveralFoods: """
    etiketissä on usean elintarvikkeen tai tilan määrät, eikä mikään sana kerro, mitkä ovat \
    tuotteen
    """,
    .valueIsUnreadable: "{nutrient} on painettu (”{printed}”), mutta arvoa ei voitu lukea",
    .rowHasNoValue: "nimi on painettu, mutta sen riviltä ei voitu lukea arvoa",
    .noReadingIsLikely: "mikään arvon lukutapa ei ole todennäköinen",

    // Basis
    .basisIsUnknown: "ei voitu lukea, mihin määrät viittaavat: se voi olla 100 g, 100 ml tai annos",
    .typedBasisDiffers: "kirjoitetut määrät ovat {basis}, tietue {otherBasis}; ne jätetään pois",

    // Single values
    .unitDoesNotFit: "{nutrient}: yksikkö {unit} ei ole mahdollinen",
    .valueIsMoreThanFood: "{nutrient} {quantity} on enemmän kuin elintarvike voi sisältää",
    .valueIsOutOfRange: """
    {nutrient} {percent} % on alueen {least}–{most} % ulkopuolella, joka koskee tätä \
    ruokatyyppiä
    """,
    .animalIsUnknown: "etiketissä ei sanota, mille eläimelle ruoka on",
    .refusedByPerson: "henkilön hylkäämä",
    .typedValueIsHidden: """
    {nutrient} {quantity} (lähde: {source}) ohittaa kirjoitetun arvon {typed}; hylkää se, jos \
    haluat nähdä kirjoitetun
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} ja {value} {unit} annoksessa eivät ole samassa suhteessa kuin muut rivit \

    """,
    .carbohydrateIsHigh: "hiilihydraattia on {carbohydrate} % kuiva-aineesta, yli 30 %",
    .boundsAreGuaranteed: """
    etiketti takaa rajat: {nutrients}; niistä laskettu hiilihydraatti voi poiketa useita \
    yksiköitä
    """,
    .foodTypeIsAssumed: """
    rehun tyyppi ei ole tiedossa; oletettiin märkäruoka, ja arvot, joita millään märkäruoalla \
    ei ole, hylättiin; ilmoita tyyppi, jos se on toinen
    """,

    // The package
    .labelHasSeveralFacts: "etiketissä niitä on useampi kuin yksi",
    .textIsUncertain: "tekstiä ei ole luettu varmasti",
    .littleShowsFact: "liian vähän etiketissä osoittaa, että tätä tarkoitetaan",

    // Ingredients
    .ingredientsAreBadlyRead: """
    ainesluettelo on luettu huonosti, vain {percent} % kirjaimista on varmoja; vertaa sitä \
    etikettiin ennen kuin luotat siihen tai allergeeneihin
    """,
    .noIngredientsWereRead: "ainesluetteloa ei luettu",
    .ingredientsAreTooBadlyRead: "ainesluettelo on luettu liian huonosti",
    .ingredientsAreUnknown: "ei tietoa: {ingredients}",
    .allergenStatementIsUnread: """
    tekstistä ”{printed}” ei tunnistettu allergeenia; \
    lue se etiketistä, ennen kuin luotat allergeeneihin
    """,

    // Databases and services
    .barcodeIsUnknown: "koodilla {gtin} ei tunneta tuotetta",
    .productWasNotLookedUp: "tuotetta ei haettu: {reason}",
    .productHasAnotherBarcode:
      "{service} vastasi koodilla {gtin}, ei {otherGtin}; nämä tiedot jätetään pois",
    .preparationDiffers: """
    {service} ilmoittaa määrät myytävästä elintarvikkeesta, etiketti valmistetusta; niitä ei \
    sekoiteta
    """,
    .basisDiffers: "{service} ilmoittaa määrät {basis}, etiketti {otherBasis}; niitä ei sekoiteta",
    .dataAreDaysOld: "tuotetietojen ikä päivinä: {days}",
    .askingAgainFailed: "uusi kysely epäonnistui: {reason}",
    .databaseValueIsLeftOut: "tuotetietokannan arvo {key} jätetään pois: {because}",
    .numberIsMissing: "se ei ole käyttökelpoinen luku",
    .unitIsUnknown: "yksikkö ei ole käyttökelpoinen",
    .serviceEstimatedValue: "palvelu on arvioinut sen ainesosista",
    .packageHasNoValues: "tietokannan mukaan pakkauksessa ei ole ravintoarvoja",
    .sugarAnswerIsNotKept: "ainesosien analyysia ei voitu tallentaa; palvelulta kysytään uudelleen",
    .languageIsUnknown:
      "sokeripalvelu ei tunne ainesosien kieltä; paikalliset säännöt analysoivat ne",
    .sugarServiceFailed: "paikalliset säännöt analysoivat sokerit: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Ainesosaluettelo on luettu huonosti.",
    .sugarNamesAreUnknown: "Luettelon kielellä ({language}) ei tunneta sokerien nimiä.",
    .mostIngredientsAreUnknown: "Useimpia aineksia ei tunneta.",
    .sugarsAreNotAdded:
      "Luettelo ei nimeä sokeria: ilmoitetut {sum} g sokereita ovat peräisin hedelmistä, maidosta tai muusta aineksesta.",
    .sugarsAreFew: "Luettelo nimeää sokerin, mutta sokereita on ilmoitettu vain {sum} g.",
    .aspartameIsNamed: "Sisältää aspartaamia (fenyylialaniinin lähde).",
    .polyolsAreLaxative: "Polyolien liiallisella käytöllä voi olla laksatiivisia vaikutuksia.",

    // Nutri-Score
    .amountsContradict: "määrät ovat ristiriidassa keskenään ({rule})",
    .referenceIsUnknown: "ei tiedetä, mihin määrät viittaavat",
    .amountsArePerServing: "määrät on ilmoitettu vain annosta kohti",
    .amountsArePerOther: "määriä ei ole ilmoitettu 100 g:aa tai 100 ml:aa kohti",
    .amountsAreMissing: "puuttuu: {scored}",
    .amountsAreDoubtful: "tarkistettava: {scored}",
    .amountsAreOpen: "vain vähimmäismäärä tunnetaan: {scored}",
    .categoryIsUnknown: """
    ei tiedetä, kuuluuko elintarvike ryhmään ”{category}”, jolloin se saisi arvon {grade}, vai \
    muuhun, jolloin se saisi arvon {otherGrade}
    """,
    .liquidIsUnknown:
      "määrät ovat 100 ml:aa kohti, eikä mikään erota juomaa muusta nestemäisestä elintarvikkeesta",
    .sweetenersAreUnknown:
      "ei tiedetä, sisältääkö juoma makeutusaineita: ainesosaluetteloa ei luettu hyvin",
    .amountsAreAsSold: "elintarvike syödään valmistettuna, ja määrät koskevat myytävää tuotetta",
    .fiberIsTakenAsZero: "ravintokuitua ei ilmoitettu, laskettu nollana",
    .fruitIsTakenAsZero: "hedelmiä, vihanneksia ja palkokasveja ei ilmoitettu, laskettu nollana",
    .sweetenersDoNotMatter: "makeutusaineita ei tunneta, kirjain pysyy samana",
    .alcoholicDrinks: "juomat, joissa on yli 1,2 % alkoholia",
    .babyFood: "imeväisten ja pikkulasten elintarvikkeet",
    .foodSupplements: "ravintolisät",
    .mealReplacements:
      "ateriankorvikkeet ja erityisiin lääkinnällisiin tarkoituksiin tarkoitetut elintarvikkeet",
    .coffeeAndTea: "kahvi ja tee, joilta ei vaadita ravintoarvomerkintää",
    .herbsAndSpices:
      "yrtit, mausteet, suola, etikka ja hiiva, joilta ei vaadita ravintoarvomerkintää",
    .honeyAndSweeteners:
      "hunaja, makeutusaineet, purukumi ja lisäaineet, joilta ei vaadita ravintoarvomerkintää",
    .freshFruit: "tuoreet hedelmät ja vihannekset, joilta ei vaadita ravintoarvomerkintää",
  ]
}
