import LabelModel

extension LanguageLexicon {
  /// Irish: the names of EU 1169/2011 annex XV; labels carry it beside English.
  static let irish = LanguageLexicon(
    code: "ga",
    nutrients: [
      .energyKcal: ["calraí"],
      .fat: ["saill", "saillte", "cion saille", "saill iomlán"],
      .saturatedFat: [
        "saill sháithithe", "ar saill sháithithe", "sáithithe", "ar sáithithe", "sáitheáin",
        "ar sáitheáin", "sáitháin", "ar sáitháin", "lena n-áirítear saill sháithithe",
        "aigéid shailleacha sháithithe", "ar aigéid shailleacha sháithithe",
      ],
      .monounsaturatedFat: [
        "monai-neamhsháitheáin", "saill mhonai-neamhsháithithe", "monai-neamhsháithithe",
      ],
      .polyunsaturatedFat: [
        "il-neamhsháitheáin", "saill il-neamhsháithithe", "il-neamhsháithithe",
      ],
      .transFat: ["tras-saillte", "tras-saill"],
      .cholesterol: ["colaistéaról"],
      .carbohydrates: ["carbaihiodráit", "carbaihiodráití"],
      .sugars: ["siúcraí", "ar siúcraí", "siúcra", "lena n-áirítear siúcraí", "ar siúcraí iad"],
      .addedSugars: ["siúcraí breise"],
      .polyols: ["polóil", "ar polóil", "polaoil"],
      .starch: ["stáirse", "ar stáirse"],
      .fiber: ["snáithín", "snáithín cothaitheach", "snáithín aiste bia", "snáithíní"],
      .protein: ["próitéin", "próitéiní"],
      .salt: ["salann"],
      .sodium: ["sóidiam"],
      .taurine: ["táirín"],
      .calcium: ["cailciam"],
      .phosphorus: ["fosfar"],
      .magnesium: ["maignéisiam"],
      .potassium: ["potaisiam"],
      .iron: ["iarann"],
      .caffeine: ["caiféin"],
    ],
    assays: [
      .protein: ["amhphróitéin"],
      .fat: ["amhshaill", "amholaí agus amhshaillte", "amholaí agus saillte"],
      .fiber: ["amhshnáithín"],
      .ash: ["amhluaithreach", "amhluaith", "luaithreach", "ábhar neamhorgánach"],
      .moisture: ["taise", "cion taise", "taiseachas"],
    ],
    energy: ["fuinneamh", "luach fuinnimh"],
    vitamins: ["vitimín"],
    others: [
      "niaicin", "aigéad fólach", "bitin", "sinc", "seiléiniam", "iaidín", "óimige",
      "copar", "mangainéis", "lachtós", "alcól", "tiaimín", "ribeaflaivin", "aigéad pantaitéineach",
      "clóiríd", "fluairíd", "cróimiam", "molaibdéineam",
    ],
    distractions: [
      "saill ghlasraí", "olaí agus saillte", "gan siúcra breise", "gan siúcra", "salann mara",
      "foinse snáithín", "foinse próitéine", "ar bheagán saille", "saill bhainne", "siúcra donn",
    ],
    minimum: ["íosmhéid", "ar a laghad"],
    maximum: ["uasmhéid", "ar a mhéad"],
    lessThan: ["níos lú ná", "faoi bhun"],
    traces: ["rianta"],
    per: ["in aghaidh", "sa"],
    servings: ["in aghaidh an riair", "in aghaidh an chion"],
    servingSizes: ["méid an riair"],
    petHeadings: [
      "comhábhair anailíseacha", "bia iomlán peataí", "bia iomlán", "bia comhlántach",
      "do chait fhásta", "do mhadraí fásta", "bia cait", "bia madraí",
    ],
    foodHeadings: [
      "eolas cothaithe", "faisnéis chothaithe", "dearbhú cothaithe", "dearbhú cothúcháin",
      "luach cothaithe", "eolas faoi chothú",
    ],
    footnotes: ["iontógáil tagartha", "gnáthdhuine fásta", "an ghnáthdhuine fhásta"],
    prepared: ["ullmhaithe", "tar éis é a ullmhú"],
    asSold: ["mar a dhíoltar", "gan ullmhú"],
    dryMatter: ["ábhar tirim", "ábhair thirim"],
    drinks: ["deoch"],
    juices: ["sú"])
}
