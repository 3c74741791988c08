import LabelModel

extension LanguageLexicon {
  /// Maltese: the names of EU 1169/2011 annex XV; labels carry it beside English or Italian.
  static let maltese = LanguageLexicon(
    code: "mt",
    nutrients: [
      .energyKcal: ["kaloriji"],
      .fat: ["xaħam", "xaħmijiet", "kontenut ta' xaħam"],
      .saturatedFat: [
        "li minnu saturat", "li minnhom saturati", "li minnu saturati", "saturati",
        "xaħam saturat", "aċidi grassi saturati", "xaħmijiet saturati",
        "li minnhom aċidi grassi saturati", "li minnhom xaħmijiet saturati",
      ],
      .monounsaturatedFat: ["monoinsaturati", "li minnhom monoinsaturati", "monoinsaturat"],
      .polyunsaturatedFat: ["poliinsaturati", "li minnhom poliinsaturati", "poliinsaturat"],
      .transFat: ["xaħmijiet trans", "xaħam trans"],
      .cholesterol: ["kolesterol"],
      .carbohydrates: ["karboidrati", "karboidrat"],
      .sugars: ["li minnhom zokkor", "li minnu zokkor", "zokkor", "zokkrijiet", "taz-zokkor"],
      .addedSugars: ["zokkor miżjud", "li minnhom zokkor miżjud"],
      .polyols: ["polijoli", "li minnhom polijoli", "polyols"],
      .starch: ["lamtu", "li minnhom lamtu"],
      .fiber: ["fibra", "fibra tad-dieta", "fibri", "fibra alimentari", "fibra fid-dieta"],
      .protein: ["proteina", "proteini", "proteina totali"],
      .salt: ["melħ"],
      .sodium: ["sodju"],
      .taurine: ["tawrina"],
      .calcium: ["kalċju"],
      .phosphorus: ["fosfru", "fosforu"],
      .magnesium: ["manjesju", "manjeżju"],
      .potassium: ["potassju"],
      .iron: ["ħadid"],
      .caffeine: ["kaffeina"],
    ],
    assays: [
      .protein: ["proteina mhux raffinata", "proteini mhux raffinati", "proteina grezza"],
      .fat: [
        "xaħam mhux raffinat", "xaħmijiet mhux raffinati", "żjut u xaħmijiet mhux raffinati",
        "żejt u xaħam mhux raffinati",
      ],
      .fiber: ["fibra mhux raffinata", "fibri mhux raffinati"],
      .ash: ["irmied mhux raffinat", "irmied", "materja inorganika"],
      .moisture: ["umdità", "l-umdità", "kontenut ta' umdità"],
    ],
    energy: ["enerġija", "valur enerġetiku", "enerġija metabolizzabbli"],
    vitamins: ["vitamina"],
    others: [
      "niaċina", "aċidu foliku", "bijotina", "żingu", "selenju", "jodju", "omega",
      "ram", "manganiż", "lattożju", "alkoħol",
    ],
    distractions: [
      "xaħam veġetali", "żjut u xaħmijiet", "mingħajr zokkor miżjud", "mingħajr zokkor",
      "melħ tal-baħar", "baxx fix-xaħam", "sors ta' fibra", "sors ta' proteina", "xaħam tal-ħalib",
    ],
    minimum: ["minimu", "mill-inqas"],
    maximum: ["massimu", "mhux aktar minn"],
    lessThan: ["inqas minn"],
    traces: ["traċċi"],
    per: ["kull", "għal kull"],
    servings: ["kull porzjon", "porzjon", "għal kull porzjon"],
    servingSizes: ["daqs tal-porzjon", "porzjonijiet"],
    petHeadings: [
      "kostitwenti analitiċi", "ikel komplut", "għalf komplet", "ikel kumplimentari",
      "għal qtates adulti", "għal klieb adulti", "ikel tal-qtates", "ikel tal-klieb",
    ],
    foodHeadings: [
      "dikjarazzjoni dwar in-nutrizzjoni", "dikjarazzjoni tan-nutrizzjoni",
      "informazzjoni dwar in-nutrizzjoni",
      "informazzjoni nutrizzjonali", "valur nutrizzjonali", "valuri nutrizzjonali",
      "dikjarazzjoni nutrizzjonali",
    ],
    footnotes: ["konsum ta' referenza", "adult medju", "konsum ta' referenza ta' adult medju"],
    prepared: ["ippreparat", "wara l-preparazzjoni"],
    asSold: ["kif jinbiegħ", "qabel il-preparazzjoni"],
    dryMatter: ["materja niexfa", "sustanza niexfa"],
    drinks: ["xarba"],
    juices: ["meraq"])
}
