import LabelModel

extension RecordWords {
  /// Finnish.
  static let finnish = RecordWords(
    code: "fi",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "rasva",
      .saturatedFat: "tyydyttyneet rasvahapot",
      .monounsaturatedFat: "kertatyydyttymättömät rasvahapot",
      .polyunsaturatedFat: "monityydyttymättömät rasvahapot", .transFat: "transrasvahapot",
      .cholesterol: "kolesteroli", .carbohydrates: "hiilihydraatit", .sugars: "sokerit",
      .addedSugars: "lisätyt sokerit", .polyols: "polyolit", .starch: "tärkkelys",
      .fiber: "ravintokuitu", .protein: "proteiini", .salt: "suola", .sodium: "natrium",
      .moisture: "kosteus", .ash: "tuhka", .taurine: "tauriini", .calcium: "kalsium",
      .phosphorus: "fosfori", .magnesium: "magnesium", .potassium: "kalium", .iron: "rauta",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "A-vitamiini", .vitaminC: "C-vitamiini",
      .vitaminD: "D-vitamiini", .vitaminE: "E-vitamiini",
    ],
    bases: [
      .asFed: "rehussa", .dryMatter: "kuiva-aineessa", .per100g: "100 g:ssa",
      .per100ml: "100 ml:ssa", .perServing: "annoksessa",
    ],
    statuses: [
      .valid: "kelvollinen", .needsReview: "tarkistettava", .incomplete: "puutteellinen",
      .unreadable: "lukukelvoton",
    ],
    levels: [
      .good: "hyvä", .moderate: "kohtalainen", .high: "korkea",
    ],
    sources: [
      .ocr: "kuva", .api: "tietokanta", .manual: "käsin",
    ],
    foodTypes: [.wet: "märkäruoka", .dry: "kuivaruoka", .semiMoist: "puolikostea ruoka"],
    allergens: [
      .gluten: "gluteeni", .crustaceans: "äyriäiset", .egg: "kananmuna", .fish: "kala",
      .peanuts: "maapähkinät", .soy: "soija", .milk: "maito", .nuts: "pähkinät",
      .celery: "selleri", .mustard: "sinappi", .sesame: "seesami", .sulphites: "sulfiitit",
      .lupin: "lupiini", .molluscs: "nilviäiset",
    ],
    novaGroups: [
      1: "jalostamaton tai vähän jalostettu", 2: "ruoanvalmistuksen aines", 3: "jalostettu",
      4: "ultraprosessoitu",
    ],
    nutriScoreCategories: [
      .general: "tavallinen elintarvike", .cheese: "juusto", .redMeat: "punainen liha",
      .fatsOilsNutsSeeds: "rasvat, öljyt, pähkinät tai siemenet", .beverage: "juoma",
      .water: "vesi",
    ],
    impacts: [.low: "pieni", .medium: "kohtalainen", .high: "suuri"],
    severities: [.error: "virhe", .warning: "varoitus", .info: "huomautus"],
    doubts: [
      .letterAsDigit: "kirjain luettiin numeron tilalla",
      .decimalMarkRepaired: "desimaalimerkki oli vahingoittunut",
      .decimalMarkLost: "desimaalimerkkiä ei luettu",
      .unitReadAsDigit: "yksikkö luettiin numeroksi",
      .unitRepaired: "yksikkö oli vahingoittunut",
      .unitAssumed: "yksikköä ei luettu",
      .nameRepaired: "nimi oli vahingoittunut",
      .rowUncertain: "rivi ei ole varma",
      .slashReadAsDigit: "vinoviiva luettiin numeroksi",
      .alternative: "toinen lukutapa on mahdollinen",
      .boundRepaired: "rajan ilmaiseva sana oli vahingoittunut",
      .decimalPointRestored: "desimaalimerkki lisättiin muiden arvojen mukaan",
    ],
    phrases: [
      .missing: "puuttuu", .values: "Arvot", .computedEnergy: "Laskettu energia",
      .toBeChecked: "Tarkistettavaksi", .rejected: "Hylätyt", .findings: "Havainnot",
      .petFood: "lemmikinruoka", .food: "elintarvike", .about: "noin", .assuming: "oletuksena",
      .ingredients: "Ainekset", .allergens: "Allergeenit", .noneNamed: "ei mainittu",
      .mayContain: "Saattaa sisältää", .score: "pisteet", .assumed: "oletuksena",
      .notComputable: "ei laskettavissa, koska", .notApplicable: "ei koske:",
      .noSugarAdded: "ei lisättyjä",
      .noSugar: "ei sokereita",
      .ofTheIngredients: "ainesosista",
      .underOtherNames: "muilla nimillä",
      .sweetenedWith: "makeutettu:",
      .impact: "vaikutus",
      .unknownProduct: "tuntematon tuote",
      .unknownBrand: "tuntematon merkki",
      .unknownKind: "tuotteen laji tuntematon",
      .unknownBasis: "peruste tuntematon",
      .barcode: "viivakoodi",
      .badlyRead: "huonosti luettu",
      .name: "nimi", .brand: "tuotemerkki", .netQuantity: "sisällön määrä",
      .drainedWeight: "valutettu paino", .bestBefore: "parasta ennen",
      .lot: "erä",
      .labels: "merkit", .packaging: "pakkaus", .origins: "alkuperä", .stores: "kaupat",
      .countries: "myydään", .additives: "lisäaineet", .completeness: "täydellisyys",
      .changed: "viimeksi muutettu",
    ],
    sentences: [
      .valueIsUnreadable: "{1} on painettu (”{2}”), mutta arvoa ei voitu lukea",
      .ingredientsAreBadlyRead: """
      ainesluettelo on luettu huonosti, vain {1} % kirjaimista on varmoja; vertaa sitä \
      etikettiin ennen kuin luotat siihen tai allergeeneihin
      """,
      .boundsAreGuaranteed: """
      etiketti takaa rajat: {1}; niistä laskettu hiilihydraatti voi poiketa useita yksiköitä
      """,
      .carbohydrateIsHigh: "hiilihydraattia on {1} % kuiva-aineesta, yli 30 %",
      .valueIsOutOfRange: "{1} {2} % on alueen {3} % ulkopuolella, joka koskee tätä ruokatyyppiä",
      .animalIsUnknown: "etiketissä ei sanota, mille eläimelle ruoka on",
      .basisIsUnknown: """
      ei voitu lukea, mihin määrät viittaavat: se voi olla 100 g, 100 ml tai annos
      """,
      .fruitIsTakenAsZero: "hedelmiä, vihanneksia ja palkokasveja ei ilmoitettu, laskettu nollana",
      .fiberIsTakenAsZero: "ravintokuitua ei ilmoitettu, laskettu nollana",
      .certainty: "varmuus {1} %",
      .amountsArePerServing: "määrät on ilmoitettu vain annosta kohti",
      .noIngredientsWereRead: "ainesluetteloa ei luettu",
      .ingredientsAreTooBadlyRead: "ainesluettelo on luettu liian huonosti",
      .referenceIsUnknown: "ei tiedetä, mihin määrät viittaavat",
      .barcodeIsUnknown: "koodilla {1} ei tunneta tuotetta",
      .readingsDiffer: "eri lukutapoja: {1}",
    ])
}
