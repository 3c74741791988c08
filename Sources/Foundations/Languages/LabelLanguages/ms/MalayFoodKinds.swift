extension FoodKindWords {
  /// Names of ingredients in Malay.
  static let malay = malayanKinds(code: "ms")

  /// The names that Malay and Indonesian lists have, whose spellings differ in few letters.
  static func malayanKinds(code: String) -> FoodKindWords {
    FoodKindWords(
      code: code,
      kinds: [
        .sugar: "gula, gula pasir, gula halus, sukrosa, sukrose, sirup gula, sirap gula, karamel*",
        .brownSugar: """
        gula merah, gula aren, gula kelapa, gula jawa, gula perang, gula melaka, gula tebu, gula palma, molase, molases
        """,
        .glucose: """
        glukosa, dekstrosa, sirup glukosa, sirap glukosa, sirup jagung, sirap jagung, pepejal sirap glukosa
        """,
        .fructose: "fruktosa",
        .lactose: "laktosa",
        .maltose: "maltosa, ekstrak malt, sari malt, ekstrak barli malt",
        .glucoseFructoseSyrup:
          "sirup fruktosa, sirap fruktosa, sirup glukosa fruktosa, sirap glukosa fruktosa",
        .invertSugar: "gula invert, sirup gula invert, sirap gula invert",
        .honeyMaple: "madu, sirup mapel, sirap mapel",
        .syrup: "sirup, sirap",
        .juiceConcentrate:
          "konsentrat sari buah, konsentrat jus, konsentrat buah, konsentrat apel, konsentrat jeruk, pekatan jus, jus pekat",
        .maltodextrin: "maltodekstrin*, dekstrin*",
        .flavouring: "perisa*, perasa*, aroma, vanilin",
        .proteinIsolate:
          "isolat protein *, protein soya, protein kedelai, protein sayuran terhidrolisis, hidrolisat *",
        .hydrogenatedFat: "terhidrogenasi, dihidrogenasi, margarin*, marjerin*, lelemak sayuran",
        .modifiedStarch: "pati termodifikasi, kanji terubah suai, kanji ubah suai, pati modifikasi",
        .milkFraction:
          "whey, bubuk whey, serbuk whey, kasein*, protein susu, pepejal susu, padatan susu",
        .plantFraction: "gluten, gluten gandum, inulin, serat *",
        .salt: "garam, garam laut, garam beryodium, garam beriodin",
        .oil:
          "minyak, lemak, minyak nabati, minyak sayur, minyak sayuran, lemak kakao, mentega kakao, mentega koko",
        .butter: "mentega, krim, susu krim",
        .vinegar: "cuka",
        .starch: "pati, kanji, tapioka, tepung tapioka, tepung ubi kayu, sagu",
        .juice: "jus, sari buah, puree",
        .grain: """
        tepung terigu, terigu, tepung gandum, gandum, beras, tepung beras, jagung, tepung jagung, oat, havermut, barli,
        semolina, tepung
        """,
        .milk: "susu, susu bubuk, susu tepung, susu skim, yogurt, dadih",
        .egg: "telur, kuning telur, putih telur",
        .redMeat:
          "daging sapi, sapi, daging lembu, lembu, babi, daging kambing, kambing, daging babi",
        .poultry: "ayam, daging ayam, itik, bebek, kalkun, ayam belanda",
        .fish:
          "ikan, udang, sotong, cumi, cumi cumi, ketam, kepiting, teri, ikan bilis, tuna, kerang, salmon",
        .nut:
          "kacang tanah, kacang mete, mede, almond, badam, hazelnut, kelapa, santan, gajus, kacang",
        .legume: "kedelai, kacang soya, soya, kacang hijau, kacang merah, kacang polong",
        .seed: "wijen, bijan, biji wijen, sawi",
        .spice: """
        rempah*, bumbu, lada, merica, kunyit, jahe, halia, ketumbar, jintan, kayu manis, daun bawang, serai, pala, cengkih
        """,
        .vegetable:
          "tomat, tomato, wortel, lobak merah, bawang*, cabai, cabe, cili, sayuran, kentang, jamur, cendawan",
        .fruit:
          "apel, epal, jeruk, oren, limau, pisang, stroberi, strawberi, mangga, nanas, nenas, anggur, kismis, kurma",
        .water: "air, air minum",
        .yeast: "ragi, yis",
        .cheese: "keju",
      ],
      meat: "daging, gelatin*, kaldu *, sosis, bakso",
      honey: "madu")
  }
}
