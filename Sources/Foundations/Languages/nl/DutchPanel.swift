import LabelModel

extension LanguageLexicon {
  /// Dutch.
  static let dutch = LanguageLexicon(
    code: "nl",
    nutrients: [
      .energyKcal: ["calorieën"],
      .fat: ["vetten", "vet", "vetgehalte", "totaal vet"],
      .saturatedFat: [
        "waarvan verzadigde vetzuren", "verzadigde vetzuren", "waarvan verzadigd", "verzadigd",
        "verzadigde vetten", "waarvan verzadigde", "vetzuren", "verzadigd vet",
      ],
      .monounsaturatedFat: ["enkelvoudig onverzadigde vetzuren", "enkelvoudig onverzadigd"],
      .polyunsaturatedFat: ["meervoudig onverzadigde vetzuren", "meervoudig onverzadigd"],
      .carbohydrates: ["koolhydraten", "koolhydraat"],
      .sugars: ["waarvan suikers", "suikers", "suiker", "waarvan suiker"],
      .polyols: ["polyolen", "waarvan polyolen"],
      .starch: ["zetmeel", "waarvan zetmeel"],
      .fiber: ["vezels", "voedingsvezels", "voedingsvezel", "vezel"],
      .protein: ["eiwitten", "eiwit", "proteïne"],
      .salt: ["zout"],
      .sodium: ["natrium"],
      .taurine: ["taurine"],
      .calcium: ["calcium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnesium"],
      .potassium: ["kalium"],
      .iron: ["ijzer"],
      .caffeine: ["cafeïne", "cafeïnegehalte"],
    ],
    assays: [
      .protein: ["ruw eiwit", "ruwe eiwitten"],
      .fat: ["ruw vet", "ruwe oliën en vetten", "ruwe vetten", "ruwe olie en vet"],
      .fiber: ["ruwe celstof", "celstof", "ruwe vezels", "ruwe vezel"],
      .ash: ["ruwe as", "as", "ruwe asgehalte", "anorganische stof", "anorganische stoffen"],
      .moisture: ["vocht", "vochtgehalte", "vochtigheid"],
    ],
    energy: ["energie", "energetische waarde", "energiewaarde", "metaboliseerbare energie"],
    others: ["vitamine", "foliumzuur", "jodium", "zink", "seleen", "omega", "koper", "mangaan"],
    distractions: [
      "zonder toegevoegde suikers", "plantaardige vetten", "zeezout", "oliën en vetten",
      "plantaardig vet",
    ],
    minimum: ["minimum", "min", "minstens"],
    maximum: ["maximum", "max", "maximaal"],
    lessThan: ["minder dan"],
    traces: ["sporen"],
    per: ["per", "voor"],
    servings: ["per portie", "portie", "porties", "per stuk", "per serveerbeurt"],
    servingSizes: ["portiegrootte", "aantal porties"],
    petHeadings: [
      "analytische bestanddelen", "analytische bestandsdelen", "volledig diervoeder",
      "aanvullend diervoeder",
      "voor volwassen katten", "voor volwassen honden", "kattenvoer", "hondenvoer",
      "voedingsadvies",
      "nutritionele toevoegingsmiddelen",
    ],
    foodHeadings: [
      "voedingswaarde", "gemiddelde voedingswaarde", "voedingswaarden",
      "gemiddelde voedingswaarden",
      "voedingswaardevermelding", "voedingsinformatie",
    ],
    footnotes: [
      "referentie inname", "referentie innames", "gemiddelde volwassene",
      "van de referentie inname",
    ],
    prepared: ["bereid", "bereid product", "na bereiding", "klaargemaakt"],
    asSold: ["onbereid", "zoals verkocht"],
    dryMatter: ["droge stof"],
    drinks: ["drank", "frisdrank", "bier", "schudden"],
    juices: ["sap", "vruchtensap"])
}
