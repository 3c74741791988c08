import Languages

/// Gluten of maize, rice and potatoes, which EU 1169/2011, Annex II, does not mean.
enum StarchGluten {
  /// Beginnings of the words for gluten.
  private static let gluten = folded("gluten, glútén, glutin, glutén, глутен, γλουτέν")
  /// Beginnings of plants whose protein is called gluten in trade.
  private static let plants = folded(
    """
    maize, corn, mais, maïs, maiz, milho, majs, kukuř, kukur, kukor, koruz, porumb, царевич, αραβόσιτ, αραβοσίτ, καλαμποκ,
    maissi, qamħirr, arbhar, rice, reis, riz, riso, arroz, rijst, ryż, rýž, ryž, riis, rīs, riž, orez, ориз, ρύζι, ρυζι,
    hrísgrj, potato, kartoffel, pomme, patat, aardappel, batata, potatis, potet, ziemnia, brambor, zemiak, burgony,
    krompir, krumpir, cartof, картоф, πατάτ, perun, kartul, kartupe, bulv
    """)
  /// Words of plants that are the beginnings of others.
  private static let wholes = Set(folded("ris, rizs, ross"))
  /// Words between gluten and its plant.
  private static let links = Set(
    folded(
      "de, d, di, del, du, of, from, da, do, van, von, aus, din, od, iz, z, ze, από, от, af, av"))

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// Whether the name at `place` in `text` is gluten with such a plant beside it in its entry.
  static func isMeant(at place: Range<Int>, in text: FoodText) -> Bool {
    guard starts(text.letters(place), with: gluten) else { return false }
    let whole = text.wholeWords(place)
    // "Maisgluten"
    if whole.lowerBound < place.lowerBound,
      isPlant(text.letters(whole.lowerBound..<place.lowerBound))
    {
      return true
    }
    if let before = text.word(before: whole.lowerBound), isPlant(text.letters(before)) {
      return true
    }
    guard var after = text.word(after: whole.upperBound) else { return false }
    if links.contains(text.letters(after)), let next = text.word(after: after.upperBound) {
      after = next
    }
    return isPlant(text.letters(after))
  }

  private static func isPlant(_ word: [UInt16]) -> Bool {
    starts(word, with: plants) || wholes.contains(word)
  }

  private static func starts(_ word: [UInt16], with stems: [[UInt16]]) -> Bool {
    stems.contains { word.starts(with: $0) }
  }
}
