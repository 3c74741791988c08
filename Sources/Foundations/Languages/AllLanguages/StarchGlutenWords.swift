/// Words of all languages for the gluten of maize, rice and potatoes.
package enum StarchGlutenWords {
  /// Beginnings of the words for gluten.
  package static let gluten: WordList = "gluten, glútén, glutin, glutén, глутен, γλουτέν"
  /// Beginnings of plants whose protein is called gluten in trade.
  package static let plants: WordList = """
    maize, corn, mais, maïs, maiz, milho, majs, kukuř, kukur, kukor, koruz, porumb, царевич, αραβόσιτ, αραβοσίτ, καλαμποκ,
    maissi, qamħirr, arbhar, rice, reis, riz, riso, arroz, rijst, ryż, rýž, ryž, riis, rīs, riž, orez, ориз, ρύζι, ρυζι,
    hrísgrj, potato, kartoffel, pomme, patat, aardappel, batata, potatis, potet, ziemnia, brambor, zemiak, burgony,
    krompir, krumpir, cartof, картоф, πατάτ, perun, kartul, kartupe, bulv
    """
  /// Words of plants that are the beginnings of others.
  package static let wholes: WordList = "ris, rizs, ross"
  /// Words between gluten and its plant.
  package static let links: WordList =
    "de, d, di, del, du, of, from, da, do, van, von, aus, din, od, iz, z, ze, από, от, af, av"
}
