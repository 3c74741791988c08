import LabelModel

extension LanguageLexicon {
  /// French, with the Canadian names of the Food and Drug Regulations.
  static let french = LanguageLexicon(
    code: "fr",
    nutrients: [
      .energyKcal: ["calories"],
      .fat: [
        "matières grasses", "lipides", "graisses", "matière grasse", "graisse", "lipides totaux",
        "teneur en matières grasses",
      ],
      .saturatedFat: [
        "dont acides gras saturés", "acides gras saturés", "dont saturés", "saturés",
        "dont saturées",
        "gras saturés", "dont ag saturés", "ag saturés", "dont agsaturés", "acides gras",
        "graisses saturées", "lipides saturés",
      ],
      .monounsaturatedFat: [
        "monoinsaturés", "dont acides gras monoinsaturés", "acides gras monoinsaturés",
      ],
      .polyunsaturatedFat: [
        "polyinsaturés", "dont acides gras polyinsaturés", "acides gras polyinsaturés",
      ],
      .transFat: ["trans", "acides gras trans"],
      .cholesterol: ["cholestérol"],
      .carbohydrates: ["glucides", "hydrates de carbone", "glucides totaux"],
      .sugars: ["dont sucres", "sucres", "dont sucre"],
      .addedSugars: ["sucres ajoutés", "dont sucres ajoutés"],
      .polyols: ["dont polyols"],
      .starch: ["amidon", "dont amidon"],
      .fiber: ["fibres alimentaires", "fibres", "fibre alimentaire"],
      .protein: ["protéines", "protéine", "protides"],
      .salt: ["sel", "sel alimentaire", "équivalent en sel"],
      .sodium: ["sodium"],
      .taurine: ["taurine"],
      .calcium: ["calcium"],
      .phosphorus: ["phosphore"],
      .magnesium: ["magnésium"],
      .potassium: ["potassium"],
      .iron: ["fer"],
      .caffeine: ["caféine"],
    ],
    assays: [
      .protein: ["protéines brutes", "protéine brute", "protéines brut"],
      .fat: [
        "matières grasses brutes", "matière grasse brute", "huiles et matières grasses brutes",
        "graisses brutes",
      ],
      .fiber: ["cellulose brute", "fibres brutes", "fibre brute", "celluloses brutes"],
      .ash: [
        "cendres brutes", "cendre brute", "cendres", "matières inorganiques", "matières minérales",
        "matière inorganique",
      ],
      .moisture: ["humidité", "teneur en eau", "taux d'humidité"],
    ],
    energy: ["énergie", "valeur énergétique", "valeurs énergétiques", "énergie métabolisable"],
    vitamins: ["vitamine"],
    others: [
      "niacine", "acide folique", "zinc", "sélénium", "iode", "oméga", "lactose",
      "alcool",
      "cuivre", "manganèse", "biotine", "chlorure", "acide linoléique", "calories des lipides",
      "thiamine", "riboflavine", "acide pantothénique", "fluorure", "chrome", "molybdène",
    ],
    distractions: [
      "sans sucres", "farine", "graines", "sucre de canne roux", "sans sucre ajouté",
      "matières grasses végétales", "sans sel", "sel marin",
      "faible teneur en matières grasses", "huiles et graisses", "matière grasse végétale",
      "source de fibres", "source de protéines", "riche en fibres", "riche en protéines",
      "matière grasse du lait", "sucre de canne", "lait écrémé", "extraits de protéines végétales",
      "protéines végétales", "graisses végétales",
    ],
    minimum: ["minimum", "min", "au moins"],
    maximum: ["maximum", "max", "au plus"],
    lessThan: ["moins de", "inférieur à", "inférieure à", "inférieures à", "inf à"],
    traces: ["traces"],
    per: ["pour", "par", "dans"],
    servings: [
      "verre", "pour un pot", "pour 1 pot", "par portion", "pour une portion", "portion",
      "une portion", "teneur par portion", "par pot",
      "par biscuit", "par barre", "pour portion", "valeur quotidienne",
    ],
    servingSizes: ["portions par emballage", "portions par contenant", "taille de la portion"],
    petHeadings: [
      "constituants analytiques", "composants analytiques", "aliment complet",
      "aliment complémentaire",
      "pour chats adultes", "pour chiens adultes", "conseils d'alimentation",
      "additifs nutritionnels",
      "teneurs analytiques",
    ],
    foodHeadings: [
      "valeurs nutritives", "valeur nutritive", "valeurs nutritionnelles",
      "valeurs nutritionnelles moyennes",
      "déclaration nutritionnelle", "informations nutritionnelles", "information nutritionnelle",
      "valeurs moyennes",
    ],
    footnotes: [
      "apport de référence", "apports de référence", "adulte-type", "adulte type",
      "apports quotidiens",
      "repères nutritionnels journaliers", "de l'apport de référence pour un adulte",
    ],
    prepared: [
      "préparé", "tel que préparé", "après préparation", "produit préparé", "produit reconstitué",
      "reconstitué", "reconstituée",
      "prêt à consommer",
    ],
    asSold: [
      "tel que vendu", "tels que vendus", "avant préparation", "non préparé", "non cuit",
      "produit sec",
    ],
    dryMatter: ["matière sèche", "matières sèches", "sur sec"],
    drinks: ["boisson", "boissons", "bière", "agiter"],
    juices: ["jus"])
}
