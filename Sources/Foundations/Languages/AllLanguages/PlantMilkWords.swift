/// Words of all languages for the milk, butter and cream of plants: "oat milk", "burro di cacao", "kakaosmör".
package enum PlantMilkWords {
  /// The languages that name the plant behind the milk, ISO 639-1.
  package static let romance: Set<String> = [
    "it", "fr", "es", "pt", "ro", "mt", "ga", "ca", "sq", "ms", "id", "vi",
  ]
  /// Beginnings of plants that give butter alone: "milk" beside them is an ingredient of its own.
  package static let butters: WordList = """
    cacao, kakao, cocoa, cacau, какао, κακάο, kawkaw, karité, shea, mango, illipe, ши
    """
  /// Beginnings of plants that give milk, cream, cheese and butter.
  package static let milks: WordList = """
    coco, cocco, kokos, coconut, kookos, kókusz, кокос, καρύδ, cócó, mandel, almond, amande, mandorl, almendr,
    amêndo, amandel, migdał, mandl, mandľ, mandula, mantel, badem, migdal, бадем, αμύγδαλ, αμυγδάλ, mandeļ, lewż,
    almóinn, hafer, avoine, avena, aveia, haver, havre, owsian, oves, ovsen, ovsian, zab, kaura, zob, ovăz, овес,
    βρώμ, kaer, auzu, aviž, coirce, soja, soia, soya, sója, szója, соя, соев, σόγια, sojo, sojin, sojų, riso, reis, rice, arroz,
    rijst, ryżow, rýžov, ryžov, rizs, riisi, riža, rižin, orez, ориз, ρυζιού, arachid, arašíd, arašid, arahid,
    cacahu, peanut, groundnut, erdnuss, pinda, jordnöt, jordnød, peanøtt, orzechow, földimogyoró, mogyoró,
    maapähkin, kikirik, фъстъч, φυστικ, maapähkl, zemesriekst, amendoim, maní, karawett, piseann, cashew, kaschu,
    cajou, anacard, caju, noisette, nocciol, haselnuss, hazelnut, avellan, avelã, lešník, sesam, sésam, sésamo,
    sunflower, sonnenblumen, tournesol, girasol, hemp, hanf, chanvre, canapa, cáñamo, dinkel, épeautre, spelta,
    spelt, erbsen, lupin, pistach, pistacch, walnuss, tahini, vegan, plant, pflanz, végétal, vegetal, roślinn,
    миндал, мигдал, овсян, вівсян, соєв, арахис, арахіс, лешник, bajam, ametll, civada
    """
  /// Words that are one letter from the beginning of a plant.
  package static let exceptions: WordList = "handle, handles, handled, handling, även"
  /// Beginnings of the words behind a milk that say it is of plants: "crème végétale".
  package static let adjectives: WordList = "végétal, vegetal, vegan, végan"
  /// Plants too short to be known by their beginnings.
  package static let short: WordList = "oat, soy, rice, pea"
  /// Words that are one letter from a short plant.
  package static let shortExceptions: WordList = "fat, goat, oft, nice"
  /// Words between a milk and its plant.
  package static let links: WordList = """
    of, from, de, di, d, du, des, del, della, da, do, dos, van, von, aus, od, iz, z, ze, cu, tal,
    ta, tas, af, av, από, от, на, no
    """
  /// The same in the Romance languages alone: in Czech and Slovak `a` is "and".
  package static let romanceLinks: WordList = "a, la, au, aux, al"
  /// Beginnings of the words for butter.
  package static let butterWords: WordList = """
    butter, beurre, burro, mantec, mantequ, manteig, boter, masł, másl, masl, maslo, maslac, vaj, voi, või, smør,
    smör, sviest, unt, масло, βούτυρ, βουτυρ, butir, im, ime
    """
}
