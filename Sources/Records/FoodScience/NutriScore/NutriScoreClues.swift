import Foundation
import LabelModel

// Tags: names of Open Food Facts' taxonomy of categories. Some products have no Nutri-Score. They
// have no mandatory nutrition declaration (EU 1169/2011, Annex V and article 16, 4). Others have
// rules of their own (EU 609/2013, 2002/46/EC).

extension NutriScoreClue {
  /// All clues; of those that fit, the first one decides.
  static let all = exempt + [needsPreparing, water, beverage, cheese] + fats + [redMeat]

  private static let exempt: [NutriScoreClue] = [
    NutriScoreClue(
      verdict: .notApplicable(.alcoholicDrinks),
      tags: ["en:alcoholic-beverages"],
      exceptTags: [
        "en:non-alcoholic-beverages", "en:non-alcoholic-beers", "en:non-alcoholic-wines",
        "en:low-alcohol-beers", "en:dealcoholized-beverages",
      ],
      words: [
        "beer", "*bier", "biere", "birra", "cerveza", "cerveja", "piwo", "pivo", "wine", "*wein",
        "vin", "vino", "vinho", "wino", "vodka", "wodka", "whisky", "whiskey", "rum", "gin",
        "likor", "liqueur", "liquore", "champagne", "prosecco", "sekt", "cidre", "cider",
      ],
      exceptWords: [
        "alkoholfrei*", "non alcoholic", "alcohol free", "sans alcool", "sin alcohol", "analcolic*",
        "alcoholvrij*", "bezalkoholow*", "nealkoholick*", "sem alcool", "0", "vinegar", "*essig",
        "vinaigre", "aceto", "root beer", "ginger beer",
      ], isLiquid: true),
    NutriScoreClue(
      verdict: .notApplicable(.babyFood),
      tags: ["en:baby-foods", "en:baby-milks", "en:infant-formulas"],
      words: [
        "baby", "babybrei", "infant formula", "follow on milk", "*anfangsmilch", "folgemilch",
        "lait infantile", "lait bebe", "latte per lattanti", "*zuigelingenmelk",
      ]),
    NutriScoreClue(
      verdict: .notApplicable(.foodSupplements), tags: ["en:dietary-supplements"],
      words: [
        "food supplement", "dietary supplement", "nahrungserganzungsmittel",
        "complement alimentaire", "complemento alimenticio", "integratore alimentare",
        "voedingssupplement", "suplement diety",
      ]),
    NutriScoreClue(
      verdict: .notApplicable(.mealReplacements),
      tags: ["en:meal-replacements", "en:food-for-special-medical-purposes"]),
    NutriScoreClue(
      verdict: .notApplicable(.coffeeAndTea),
      tags: ["en:coffees", "en:teas", "en:herbal-teas"],
      exceptTags: [
        "en:coffee-drinks", "en:coffee-beverages", "en:tea-based-beverages", "en:iced-teas",
        "en:herbal-tea-beverages", "en:instant-beverages",
      ]),
    NutriScoreClue(
      verdict: .notApplicable(.herbsAndSpices),
      tags: [
        "en:aromatic-herbs", "en:spices", "en:salts", "en:vinegars", "en:yeasts", "en:gelatins",
      ]),
    NutriScoreClue(
      verdict: .notApplicable(.honeyAndSweeteners),
      tags: ["en:honeys", "en:sugar-substitutes", "en:chewing-gum", "en:food-additives"]),
    NutriScoreClue(
      verdict: .notApplicable(.freshFruit),
      tags: ["en:fresh-fruits", "en:fresh-vegetables"]),
  ]

  private static let needsPreparing = NutriScoreClue(
    verdict: .notComputable(.amountsAreAsSold),
    tags: [
      "en:dried-products-to-be-rehydrated", "en:cocoa-and-chocolate-powders", "en:dessert-mixes",
      "en:flavoured-syrups", "en:flavored-syrups", "en:instant-beverages",
    ],
    words: [
      "drink powder", "getrankepulver", "instantpulver", "puddingpulver", "*sirup zum verdunnen",
      "sirop a diluer", "jelly powder",
    ])

  /// Plain water; Directive 2009/54/EC has the legal names of mineral and spring water.
  static let water = NutriScoreClue(
    verdict: .category(.water), tags: ["en:waters"],
    exceptTags: ["en:flavored-waters", "en:flavoured-waters", "en:sweetened-waters"],
    words: [
      "mineral water", "spring water", "mineralwasser", "quellwasser", "eau minerale",
      "eau de source", "agua mineral", "acqua minerale", "mineraalwater", "bronwater",
      "woda mineralna", "woda zrodlana", "mineralvatten", "mineralvann", "kivennaisvesi",
      "naturlig kildevand", "kildevand", "kallvatten", "lahdevesi", "mineralna voda",
      "prirodna mineralna voda", "pramenita voda", "asvanyviz", "forrasviz", "apa minerala",
      "минерална вода", "изворна вода", "μεταλλικο νερο", "mineraalvesi", "mineraludens",
      "mineralinis vanduo", "agua de manantial", "agua de nascente", "acqua di sorgente",
    ],
    exceptWords: ["aroma*", "flavour*", "flavor*", "gusto", "geschmack", "gout", "sabor", "smak*"],
    range: [.energyKJ: 0...4, .sugars: 0...0], isLiquid: true)

  /// Whole names that mean water alone.
  private static let plainWater: Set<String> = [
    "water", "drinking water", "carbonated water", "sparkling water", "still water", "wasser",
    "trinkwasser", "eau", "agua", "acqua", "woda", "voda", "pitna voda", "vatten", "vand", "vann",
    "vesi", "viz", "apa", "вода", "νερο", "udens", "vanduo", "ilma", "uisce",
  ]
  private static let waterNames = PhraseTable(water.words.map { (phrase: $0, meaning: true) })

  /// Whether an ingredient's name is that of water: a legal name, or the word alone.
  static func isWater(_ name: String) -> Bool {
    let words = foldedWords(name)
    return plainWater.contains(words.joined(separator: " "))
      || !waterNames.matches(in: words).isEmpty
  }

  private static let beverage = NutriScoreClue(
    verdict: .category(.beverage),
    tags: [
      "en:beverages", "en:milks", "en:plant-based-milk-alternatives", "en:plant-milks",
      "en:dairy-drinks", "en:drinkable-yogurts", "en:fermented-milk-drinks", "en:fruit-juices",
    ],
    exceptTags: [
      "en:soups", "en:milk-powders", "en:condensed-milks", "en:evaporated-milks",
      "en:coconut-milks-for-cooking", "en:cooking-creams", "en:broths",
    ],
    words: [
      "juice", "nectar", "smoothie", "lemonade", "soda", "cola", "tonic", "soft drink", "drink",
      "iced tea", "ice tea", "milk", "buttermilk", "kefir", "ayran", "milkshake", "oat drink",
      "*saft", "*nektar", "*schorle", "limonade", "*limo", "brause", "eistee", "*drink",
      "*getrank", "*milch", "molke", "jus", "boisson", "sirop", "lait", "lait fermente",
      "the glace",
      "zumo", "refresco", "bebida", "leche", "horchata", "limonada", "sumo", "leite",
      "refrigerante",
      "succo", "bevanda", "bibita", "latte", "the freddo", "*sap", "frisdrank", "*drank", "*melk",
      "ijsthee", "sok", "napoj", "nektar", "mleko", "mlieko", "dzus", "stava", "*juice", "*saft",
      "*mjolk", "*maelk", "*mehu", "*maito", "*juoma", "lemonad", "*dricka", "suc", "lapte",
      "udito", "gyumolcsle", "tej", "sokas", "pienas", "sula", "piens", "mahl", "piim", "jook",
      "χυμος", "γαλα", "αναψυκτικο", "сок", "мляко", "напитка",
    ],
    exceptWords: [
      "soup", "*suppe", "soupe", "sopa", "zuppa", "sauce", "*sosse", "*sauce", "condensed", "oil",
      "*ol", "cream", "*sahne", "creme", "*kondensmilch", "concentre", "concentrato", "kokosmilch",
      "lait de coco", "coconut milk", "ice cream",
    ],
    range: [.energyKJ: 0...500, .fat: 0...10, .salt: 0...1], isLiquid: true)

  private static let cheese = NutriScoreClue(
    verdict: .category(.cheese), tags: ["en:cheeses"],
    exceptTags: ["en:cheese-substitutes", "en:fromages-blancs", "fr:fromages-blancs", "en:quarks"],
    words: [
      "cheese", "*kase", "fromage", "queso", "queijo", "formaggio", "*kaas", "ser", "serek", "*ost",
      "*juusto", "syr", "sajt", "branza", "cascaval", "sir", "suris", "siers", "juust", "τυρι",
      "φετα", "сирене", "кашкавал", "gouda", "emmental*", "cheddar", "edam*", "mozzarella",
      "parmesan*", "parmigiano", "grana padano", "brie", "camembert", "feta", "gruyere", "ricotta",
      "mascarpone", "gorgonzola", "roquefort", "manchego", "halloumi", "pecorino", "tilsit*",
      "raclette", "burrata", "provolone", "comte", "leerdammer", "maasdam*", "havarti",
    ],
    exceptWords: meatWords + [
      "vegan*", "plant based", "tofu", "fromage blanc", "leberkase", "sauce", "pesto", "dip",
      "flavour*", "geschmack", "*wurst", "sausage*", "burger*", "ravioli", "tortellini",
    ],
    range: [.carbohydrates: 0...6, .protein: 5...45, .fat: 0...50])

  private static let fats: [NutriScoreClue] = [
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      tags: [
        "en:fats", "en:vegetable-oils", "en:butters", "en:margarines", "en:creams", "en:nuts",
        "en:seeds", "en:nut-butters", "en:peanuts", "en:peanut-butters",
      ],
      exceptTags: [
        "en:chestnuts", "en:ice-creams", "en:sauces", "en:chocolate-spreads", "en:biscuits",
        "en:dessert-creams",
      ]),
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      words: [
        "oil", "*ol", "huile", "aceite", "azeite", "oleo", "olio", "*olie", "olej", "*olja",
        "*oljy", "olaj", "ulei", "ulje", "aliejus", "ella", "oli", "λαδι", "ελαιολαδο", "олио",
        "butter", "*butter", "beurre", "mantequilla", "manteiga", "burro", "*boter", "maslo",
        "smor", "voi", "vaj", "unt", "maslac", "sviestas", "sviests", "βουτυρο", "масло",
        "margarin*", "ghee", "*schmalz", "lard", "saindoux", "smalec", "suet", "shortening",
      ],
      exceptWords: [
        "mayo*", "pesto", "sauce", "dressing", "spread", "peanut*", "erdnuss*", "cacahuete*",
        "cookie*", "keks*",
      ],
      range: [.fat: 35...100, .protein: 0...4, .carbohydrates: 0...5]),
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      words: [
        "cream", "*sahne", "*rahm", "obers", "creme fraiche", "creme", "nata", "natas", "panna",
        "*room", "smietana", "smetana", "smotana", "gradde", "*flode", "*flote", "kerma",
        "tejszin", "smantana", "vrhnje", "smetana", "grietinele", "κρεμα γαλακτος", "сметана",
      ],
      exceptWords: [
        "soup", "sauce", "*sosse", "cheese", "*kase", "ice", "*eis", "yog*", "dessert",
      ],
      range: [.fat: 10...45, .protein: 0...4, .carbohydrates: 0...6]),
    NutriScoreClue(
      verdict: .category(.fatsOilsNutsSeeds),
      words: [
        "almond*", "cashew*", "peanut*", "hazelnut*", "walnut*", "pistachio*", "pecan*",
        "macadamia*", "nut", "nuts", "mixed nuts", "*mandeln", "*kerne", "erdnuss*", "haselnuss*",
        "walnuss*", "nusse", "*nusse", "pistazien", "noix", "noisettes", "amandes", "cacahuetes",
        "pistaches", "almendras", "avellanas", "nueces", "cacahuetes", "pistachos", "mandorle",
        "nocciole", "noci", "arachidi", "pistacchi", "amandelen", "noten", "pindas", "*noten",
        "orzechy", "orzeszki", "migdaly", "orechy", "mandle", "notter", "nodder", "pahkinat",
        "sesame", "sesam", "linseed", "flaxseed", "leinsamen", "chia", "sunflower seeds",
        "pumpkin seeds", "graines", "semillas", "semi", "*zaden", "nasiona", "seeds",
      ],
      exceptWords: ["chocolate", "schoko*", "chocolat", "cioccolato", "*riegel", "bar", "granola"],
      range: [
        .fat: 25...80, .protein: 7...40, .carbohydrates: 0...45, .sugars: 0...12,
      ]),
  ]

  /// Words for red meat in a name.
  static let meatWords = [
    "beef", "pork", "veal", "lamb", "mutton", "ham", "bacon", "salami", "chorizo", "venison",
    "rind*", "*rind", "schwein*", "kalb*", "lamm*", "*schinken", "speck", "*salami", "boeuf",
    "porc", "veau", "agneau", "jambon", "saucisson", "lardons", "cerdo", "ternera", "vacuno",
    "cordero", "jamon", "porco", "vitela", "presunto", "manzo", "maiale", "vitello", "agnello",
    "prosciutto", "pancetta", "mortadella", "rundvlees", "varkens*", "kalfs*", "*ham", "spek",
    "wolowin*", "wieprzow*", "szynka", "boczek", "hovezi", "veprove", "sunka", "slanina",
    "hovadzie", "bravcove", "marha*", "sertes*", "sonka", "flask*", "notkott",
    "skinka", "oksekod", "svinekod", "skinke", "nauta*", "possu*", "kinkku", "sianliha", "jautiena",
    "kiauliena", "cukgala", "liellopu", "sealiha", "veiseliha", "govedina", "svinjetina",
    "junetina", "pršut", "μοσχαρι", "χοιρινο", "говежд*", "свинск*",
  ]

  private static let redMeat = NutriScoreClue(
    verdict: .category(.redMeat),
    tags: [
      "en:beef", "en:pork", "en:veal-meat", "en:lamb-meat", "en:mutton-meat", "en:horse-meat",
      "en:venison", "en:game-meats", "en:hams", "en:beef-and-its-products",
      "en:pork-and-its-products", "en:bacon", "en:salami", "en:dried-hams", "en:white-hams",
      "en:cured-hams", "en:beef-preparations", "en:pork-preparations",
    ],
    exceptTags: ["en:poultry-hams", "en:turkey-hams", "en:chicken-hams", "en:meat-alternatives"],
    words: meatWords,
    exceptWords: [
      "turkey", "chicken", "puten*", "truthahn*", "geflugel*", "hahnchen*", "huhn*", "dinde",
      "poulet", "volaille", "pavo", "pollo", "peru", "frango", "tacchino", "kalkoen*", "kip*",
      "indyk*", "kurcz*", "kruti", "kureci", "pulyka*", "csirke*", "kalkun*", "kylling*",
      "kyckling*", "kalkkuna*", "kana*", "vegan*", "veggie", "vegetari*", "vegetal*", "plant",
    ],
    range: [.protein: 8...45, .carbohydrates: 0...10])
}
