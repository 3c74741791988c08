import LabelModel

extension IngredientLexicon {
  /// The names of allergens in Malay and Indonesian, which are mostly the same.
  static let malayAllergens: [Allergen: WordList] = [
    .gluten: """
    gandum, tepung gandum, tepung terigu, terigu, barli, jelai, rai, oat, oats, haver, malt, gluten*, semolina, ekstrak malt
    """,
    .crustaceans: """
    krustasea, krustasia, udang, ketam, kepiting, rajungan, rebon, lobster, belacan, terasi
    """,
    .egg: "telur, telurnya, mayones*, mayonis*",
    .fish:
      "ikan, salmon, tuna, bilis, ikan bilis, teri, sardin, sarden, makerel, tenggiri, cakalang",
    .peanuts: "kacang tanah",
    .soy: "soya, soy, kedelai, kedelei, kacang soya, kicap, kecap, tauhu, tahu, tempe",
    .milk: """
    susu, krim, keju, mentega, dadih, yogurt*, yoghurt*, laktosa, kasein*, kaseinat*, whey, produk tenusu, tenusu, krim susu
    """,
    .nuts: """
    kacang badam, badam, almond, gajus, kacang mete, mete, kacang mede, mede, hazelnut, walnut, pistachio, pistasio, pekan,
    pecan, makadamia, kacang macadamia, kacang pokok, kacang pohon, kenari, kacang hazel
    """,
    .celery: "saderi, seledri",
    .mustard: "mustard, mustar, biji sawi, moster",
    .sesame: "bijan, wijen, tahini",
    .sulphites: "sulfit*, *sulfit*, sulphite*, sulfur dioksida, sulfur dioksid, belerang dioksida",
    .lupin: "lupin*",
    .molluscs: "moluska, sotong, kerang, kerangan, tiram, cumi, cumi-cumi, gurita, siput",
  ]

  /// Names that hold an allergen's name and mean another food, in Malay and Indonesian.
  static let malayFriends: [Allergen: WordList] = [
    .gluten: "bebas gluten, tanpa gluten",
    .milk: """
    susu kelapa, krim kelapa, susu soya, susu kedelai, susu badam, susu almond, susu oat, susu beras, susu kacang,
    mentega koko, mentega kakao, mentega kacang, mentega shea, lemak koko, bebas laktosa, tanpa susu, bebas susu,
    krim nabati, krimer nabati, asam laktat, asid laktik
    """,
    .egg: "telur ikan",
    .molluscs: "cendawan tiram, jamur tiram",
  ]
}
