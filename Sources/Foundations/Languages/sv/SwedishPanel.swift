import LabelModel

extension LanguageLexicon {
  /// Swedish.
  static let swedish = LanguageLexicon(
    code: "sv",
    nutrients: [
      .fat: ["fett", "fetthalt"],
      .saturatedFat: [
        "varav mättat fett", "mättat fett", "varav mättade fettsyror", "mättade fettsyror",
        "varav mättat",
      ],
      .monounsaturatedFat: [
        "enkelomättat fett", "varav enkelomättat fett", "enkelomättade fettsyror",
      ],
      .polyunsaturatedFat: [
        "fleromättat fett", "varav fleromättat fett", "fleromättade fettsyror",
      ],
      .transFat: ["transfett", "varav transfett", "transfettsyror"],
      .cholesterol: ["kolesterol"],
      .carbohydrates: ["kolhydrat", "kolhydrater"],
      .sugars: ["varav sockerarter", "sockerarter", "varav socker", "socker"],
      .addedSugars: ["tillsatt socker", "varav tillsatt socker", "tillsatta sockerarter"],
      .polyols: ["polyoler"],
      .starch: ["stärkelse"],
      .fiber: ["fiber", "kostfiber", "fibrer"],
      .protein: ["protein"],
      .salt: ["salt"],
      .sodium: ["natrium"],
      .taurine: ["taurin"],
      .calcium: ["kalcium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnesium"],
      .potassium: ["kalium"],
      .iron: ["järn"],
      .caffeine: ["koffein", "koffeinhalt"],
    ],
    assays: [
      .protein: ["råprotein"],
      .fat: ["råfett", "fettinnehåll", "råoljor och råfetter", "råoljor och fetter"],
      .fiber: ["växttråd", "råfiber"],
      .ash: ["råaska", "aska", "oorganiskt material"],
      .moisture: ["vatten", "vattenhalt", "fukt"],
    ],
    energy: ["energi", "energivärde"],
    vitamins: ["vitamin"],
    others: [
      "zink", "jod", "selen", "omega", "koppar", "mangan", "tiamin", "riboflavin", "niacin",
      "folsyra", "biotin", "pantotensyra", "klorid", "fluorid", "molybden",
    ],
    distractions: ["vegetabiliskt fett", "oljor och fetter", "utan tillsatt socker", "havssalt"],
    minimum: ["min", "minst"],
    maximum: ["max", "högst"],
    lessThan: ["mindre än"],
    traces: ["spår"],
    per: ["per"],
    servings: ["per portion", "portion"],
    servingSizes: ["portionsstorlek", "antal portioner"],
    petHeadings: [
      "analytiska beståndsdelar", "analytiska bestånsdelar", "helfoder", "kompletteringsfoder",
      "för vuxna katter", "för vuxna hundar",
    ],
    foodHeadings: ["näringsvärde", "näringsdeklaration", "näringsinnehåll"],
    footnotes: ["referensintag", "genomsnittlig vuxen"],
    prepared: ["tillagad", "färdiglagad", "tillredd produkt", "efter tillagning"],
    asSold: ["otillagad", "okokt", "som den säljs"],
    dryMatter: ["torrsubstans", "torrsubstansen"],
    drinks: ["dryck", "läsk", "skakas"],
    juices: ["saft", "juice"])
}
