import Languages

/// Words of the lists of cosmetics, detergents, medicines and dressings.
///
/// Cosmetics are labelled with the names of the INCI (EU 1223/2009, article 19). Detergents have
/// those of EU 648/2004, annex VII. Swiss medicines state their composition in Latin and end it
/// with "excipiens ad ..." [K].
enum NonFoodWords {
  /// Names that no list of a food has; a star is any letters of the same word.
  static let certain: WordList = """
    aqua, parfum, fragrance, cetearyl, cetyl, stearyl, behentrimonium, laureth, ceteareth, steareth, laurate,
    *lauryl, *laureth, cocamid*, cocoyl, coco glucoside, decyl glucoside, lauryl glucoside, dimethicone*, *siloxane,
    phenoxyethanol, ethylhexylglycerin, caprylyl, panthenol, tocopheryl acetate, butyrospermum, simmondsia,
    helianthus annuus, cocos nucifera, prunus amygdalus, olea europaea, avena sativa, glycine soja, triticum vulgare,
    limonene, linalool, geraniol, citronellol, coumarin, eugenol, hexyl cinnamal, benzyl alcohol,
    benzyl salicylate, butylphenyl, methylpropional, isothiazolinone, methylisothiazolinone,
    methylchloroisothiazolinone, *paraben, carbomer*, peg, ppg, piroctone, octocrylene,
    butylene glycol, sulfosuccinate, polyquaternium*, climbazole, salicylic,
    anionic surfactants, nonionic surfactants, anionische tenside, nichtionische tenside, duftstoffe, tenside,
    agents de surface, tensioactifs, tensioattivi, seife, sodium benzotriazolyl
    """
  /// Names of which a single one shows that a list is no food's.
  static let sufficient: WordList = """
    excipiens, excip ad, isopropylicus, polyurethan*, poliuretano, synthetischer kleber, colle synthétique,
    colla sintetica
    """
  /// Certain names in a list that is no food's, at least.
  private static let least = 3
  /// Certain names on a page without such a list, at least.
  private static let leastOfPage = 5

  private static let trie = trie(of: certain)
  private static let sufficientTrie = trie(of: sufficient)

  private static func trie(of words: WordList) -> PatternTrie {
    var trie = PatternTrie()
    for phrase in words.phrases { trie.insert(phrase, .common, language: 0) }
    return trie
  }

  /// Whether the text of `page` is on the package of a product other than food.
  ///
  /// One sufficient name shows that, or ``leastOfPage`` certain ones.
  static func isNonFoodPackage(_ page: IdentityPage) -> Bool {
    var symbols: [UInt16] = []
    for line in page.lines { symbols += FoodSymbols.fold(line.text) + [FoodSymbols.space] }
    if !sufficientTrie.matches(in: symbols).isEmpty { return true }
    return Set(trie.matches(in: symbols).map(\.pattern)).count >= leastOfPage
  }

  /// Whether the list in `range` of `cues`, in characters, is that of a product other than food.
  ///
  /// Two certain names are enough where the list begins with "aqua", as most of a cosmetic's do.
  static func isNonFoodList(_ cues: FoodCues, _ range: Range<Int>) -> Bool {
    var found: Set<Int> = []
    var opensWithWater = false
    for match in trie.matches(in: cues.text.symbols) {
      let place = cues.text.characters(match.range)
      guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else {
        continue
      }
      if match.pattern == 0, place.lowerBound - range.lowerBound < 4 { opensWithWater = true }
      found.insert(match.pattern)
    }
    let isSufficient = sufficientTrie.matches(in: cues.text.symbols).contains { match in
      let place = cues.text.characters(match.range)
      return range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
    }
    return isSufficient || found.count >= (opensWithWater ? 2 : least)
  }
}
