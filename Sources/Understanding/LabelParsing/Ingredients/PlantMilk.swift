import Languages

/// Milk, butter and cream of plants, which are no milk: "oat milk", "burro di cacao", "kakaosmör".
///
/// Words are compared by their beginnings with one letter wrong, since a damaged plant leaves the milk alone.
enum PlantMilk {
  /// The languages that name the plant behind the milk.
  static let romance: Set<String> = ["it", "fr", "es", "pt", "ro", "mt", "ga"]
  /// Beginnings of plants that give butter alone: "milk" beside them is an ingredient of its own.
  private static let butters = folded(
    """
    cacao, kakao, cocoa, cacau, какао, κακάο, kawkaw, karité, shea, mango, illipe, ши
    """)
  /// Beginnings of plants that give milk, cream, cheese and butter.
  private static let milks = folded(
    """
    coco, cocco, kokos, coconut, kookos, kókusz, кокос, καρύδ, cócó, mandel, almond, amande, mandorl, almendr,
    amêndo, amandel, migdał, mandl, mandľ, mandula, mantel, badem, migdal, бадем, αμύγδαλ, αμυγδάλ, mandeļ, lewż,
    almóinn, hafer, avoine, avena, aveia, haver, havre, owsian, oves, ovsen, ovsian, zab, kaura, zob, ovăz, овес,
    βρώμ, kaer, auzu, aviž, coirce, soja, soia, soya, sója, szója, соя, соев, σόγια, sojo, riso, reis, rice, arroz,
    rijst, ryżow, rýžov, ryžov, rizs, riisi, riža, rižin, orez, ориз, ρυζιού, arachid, arašíd, arašid, arahid,
    cacahu, peanut, groundnut, erdnuss, pinda, jordnöt, jordnød, peanøtt, orzechow, földimogyoró, mogyoró,
    maapähkin, kikirik, фъстъч, φυστικ, maapähkl, zemesriekst, amendoim, maní, karawett, piseann, cashew, kaschu,
    cajou, anacard, caju, noisette, nocciol, haselnuss, hazelnut, avellan, avelã, lešník, sesam, sésam, sésamo,
    sunflower, sonnenblumen, tournesol, girasol, hemp, hanf, chanvre, canapa, cáñamo, dinkel, épeautre, spelta,
    spelt, erbsen, lupin, pistach, pistacch, walnuss, tahini, vegan, plant, pflanz, végétal, vegetal, roślinn
    """)
  /// Words that are one letter from the beginning of a plant.
  private static let exceptions = folded("handle, handles, handled, handling")
  /// Beginnings of the words behind a milk that say it is of plants: "crème végétale".
  private static let adjectives = folded("végétal, vegetal, vegan, végan")
  /// Plants too short to be known by their beginnings, and words that are one letter from them.
  private static let short = folded("oat, soy, rice, pea")
  private static let shortExceptions = folded("fat, goat, oft, nice")
  /// Words between a milk and its plant.
  private static let links = Set(
    [
      "of", "from", "de", "di", "d", "du", "des", "del", "della", "da", "do", "dos", "of", "van",
      "von", "aus",
      "od", "iz", "z", "ze", "cu", "tal", "ta", "af", "av", "από", "от", "на", "a", "la", "au",
      "aux", "al", "no",
    ].map(FoodSymbols.fold))
  /// Beginnings of the words for butter.
  private static let butterWords = folded(
    """
    butter, beurre, burro, mantec, mantequ, manteig, boter, masł, másl, masl, maslo, maslac, vaj, voi, või, smør,
    smör, sviest, unt, масло, βούτυρ, βουτυρ, butir, im, ime
    """)

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// Whether the name of milk at `place` in `text` is of a plant beside it in the same entry.
  ///
  /// In the Romance languages the plant follows, and a plant before is an entry whose comma was lost.
  static func isMeant(at place: Range<Int>, in text: FoodText, isRomance: Bool) -> Bool {
    let whole = text.wholeWords(place)
    let isButter = starts(text.letters(place), with: butterWords)
    func isPlant(_ word: [UInt16], least: Int = 5) -> Bool {
      guard !exceptions.contains(word) else { return false }
      return starts(word, with: milks, least: least)
        || isButter && starts(word, with: butters, least: least)
    }
    // "Kokosmilch", "kakao-smör".
    if whole.lowerBound < place.lowerBound,
      isPlant(text.letters(whole.lowerBound..<place.lowerBound))
    {
      return true
    }
    if !isRomance, let before = text.word(before: whole.lowerBound),
      !text.lineStarts.contains(whole.lowerBound)
    {
      let said = text.letters(before)
      if isPlant(said) || isShort(said) { return true }
    }
    guard let link = text.word(after: whole.upperBound) else { return false }
    let said = text.letters(link)
    if starts(said, with: adjectives) { return true }
    if isRomance, isButter, starts(said, with: butters + milks, least: 4) { return true }
    // "burro dicacao"
    if links.contains(said) {
      guard let plant = text.word(after: link.upperBound) else { return false }
      return isPlant(text.letters(plant), least: 4)
    }
    return links.contains { link in
      said.count > link.count + 3 && said.starts(with: link) && link.count > 1
        && isPlant(Array(said.dropFirst(link.count)))
    }
  }

  /// Whether `word` is a short plant with one letter wrong at most.
  private static func isShort(_ word: [UInt16]) -> Bool {
    !shortExceptions.contains(word) && short.contains { word.isOneOff($0) }
  }

  /// Whether `word` begins like one of `stems`, one letter wrong at most in those that have `least`.
  private static func starts(
    _ word: [UInt16], with stems: [[UInt16]], least: Int = 5
  ) -> Bool {
    stems.contains { stem in
      if word.starts(with: stem) { return true }
      guard stem.count >= least, word.count + 1 >= stem.count else { return false }
      return (-1...1).contains { more in
        Array(word.prefix(stem.count + more)).isOneOff(stem)
      }
    }
  }
}
