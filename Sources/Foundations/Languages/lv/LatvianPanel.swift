import LabelModel

extension LanguageLexicon {
  /// Latvian: the names of EU 1169/2011 annex XV and EU 767/2009 annex VI.
  static let latvian = LanguageLexicon(
    code: "lv",
    nutrients: [
      .energyKcal: ["kalorijas"],
      .fat: ["tauki", "tauku saturs", "kopējie tauki", "tauku daudzums", "taukvielas"],
      .saturatedFat: [
        "tostarp piesātinātās taukskābes", "piesātinātās taukskābes",
        "no tiem piesātinātās taukskābes", "tai skaitā piesātinātās taukskābes",
        "t sk piesātinātās taukskābes", "tostarp piesātinātie tauki", "piesātinātie tauki",
        "piesātinātās", "tostarp piesātinātās", "kuros ietilpst piesātinātās taukskābes",
        "piesātinātie",
      ],
      .monounsaturatedFat: [
        "mononepiesātinātās taukskābes", "mononepiesātinātās",
        "tostarp mononepiesātinātās taukskābes",
      ],
      .polyunsaturatedFat: [
        "polinepiesātinātās taukskābes", "polinepiesātinātās",
        "tostarp polinepiesātinātās taukskābes",
      ],
      .transFat: ["transtaukskābes", "transtauki"],
      .cholesterol: ["holesterīns"],
      .carbohydrates: ["ogļhidrāti", "oglhidrātu daudzums", "kopējie ogļhidrāti"],
      .sugars: [
        "tostarp cukuri", "cukuri", "no tiem cukuri", "tai skaitā cukuri", "t sk cukuri",
        "tostarp cukurs", "cukurs", "kuros ietilpst cukuri",
      ],
      .addedSugars: ["pievienotie cukuri"],
      .polyols: ["polioli", "tostarp polioli"],
      .starch: ["ciete", "tostarp ciete"],
      .fiber: ["šķiedrvielas", "uztura šķiedrvielas", "pārtikas šķiedrvielas", "balastvielas"],
      .protein: ["olbaltumvielas", "olbaltums", "proteīns", "proteīni"],
      .salt: ["sāls", "vārāmā sāls", "sāls saturs"],
      .sodium: ["nātrijs"],
      .taurine: ["taurīns"],
      .calcium: ["kalcijs"],
      .phosphorus: ["fosfors"],
      .magnesium: ["magnijs"],
      .potassium: ["kālijs"],
      .iron: ["dzelzs"],
      .caffeine: ["kofeīns", "kofeīna"],
    ],
    assays: [
      .protein: ["kopproteīns", "jēlproteīns", "kopproteīni", "jēlolbaltumvielas"],
      .fat: [
        "koptauki", "jēltauki", "kopeļļas un tauki", "jēleļļas un tauki", "jēleļļas un jēltauki",
      ],
      .fiber: ["kokšķiedra", "kopšķiedra", "jēlšķiedra", "jēlšķiedrvielas", "kokšķiedras"],
      .ash: [
        "koppelni", "jēlpelni", "pelni", "neorganiskās vielas", "neorganiskā viela",
        "sadedzināšanas atlikums",
      ],
      .moisture: ["mitrums", "mitruma saturs", "ūdens saturs"],
    ],
    energy: [
      "enerģija", "enerģētiskā vērtība", "enerģijas vērtība", "enerģijas daudzums",
      "metabolizējamā enerģija", "maiņas enerģija",
    ],
    vitamins: ["vitamīns"],
    others: [
      "niacīns", "folijskābe", "biotīns", "cinks", "selēns", "jods", "omega", "varš",
      "mangāns", "laktoze", "alkohols", "hlorīds", "linolskābe", "metionīns", "tiamīns",
      "riboflavīns", "pantotēnskābe", "fluorīds", "molibdēns",
    ],
    distractions: [
      "taukskābes",
      "augu tauki", "augu valsts tauki", "palmu tauki", "eļļas un tauki", "bez pievienota cukura",
      "bez cukura", "jūras sāls", "ar zemu tauku saturu", "šķiedrvielu avots",
      "olbaltumvielu avots", "augsts olbaltumvielu saturs", "niedru cukurs", "piena olbaltumvielas",
      "sojas olbaltumvielas", "kukurūzas ciete", "modificēta ciete", "kartupeļu ciete",
      "augu olbaltumvielu ekstrakti", "piena tauki", "cukurniedru cukurs",
    ],
    minimum: ["min", "vismaz", "ne mazāk kā"],
    maximum: ["max", "maks", "ne vairāk kā"],
    lessThan: ["mazāk par", "mazāk nekā", "mazāk kā"],
    traces: ["pēdas", "nelielā daudzumā"],
    per: ["uz", "saturs"],
    servings: [
      "porcija", "porcijā", "uz porciju", "vienā porcijā", "uz vienu porciju", "1 porcija satur",
    ],
    servingSizes: ["porcijas lielums", "porcijas izmērs", "porciju skaits", "porcijas"],
    petHeadings: [
      "analītiskās sastāvdaļas", "analītiskie komponenti", "analītiskais sastāvs",
      "pilnvērtīga barība", "kompleksā barība", "papildbarība", "pilnvērtīga dzīvnieku barība",
      "pieaugušiem kaķiem", "pieaugušiem suņiem", "kaķu barība", "suņu barība",
      "uztura piedevas", "barošanas norādījumi", "barošanas ieteikumi",
    ],
    foodHeadings: [
      "satur", "produkta", "produkta satur", "satur vidēji",
      "uzturvērtība", "paziņojums par uzturvērtību", "uzturvērtība vidēji", "vidējā uzturvērtība",
      "uzturvērtības deklarācija",
    ],
    footnotes: [
      "ieteicamā deva", "atsauces deva", "atsauces devas", "vidusmēra pieauguša",
      "pieauguša cilvēka", "diennakts deva", "ieteicamās devas",
    ],
    prepared: ["pagatavots", "pagatavota produkta", "pēc pagatavošanas"],
    asSold: ["nepagatavots", "pirms pagatavošanas"],
    dryMatter: ["sausna", "sausnas"],
    drinks: ["dzēriens", "sakratīt"],
    juices: ["sula"])
}
