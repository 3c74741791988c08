import LabelModel

/// Malay and Indonesian, whose names of allergens are mostly the same.
extension IngredientLexicon {
  /// Malay: the foods of the Malaysian Food Regulations 1985 that must be declared, and those of EU 1169/2011.
  static let malay = IngredientLexicon(
    code: "ms",
    headings: "ramuan, bahan-bahan, ramuan-ramuan, senarai ramuan, kandungan ramuan",
    common: """
      air, gula, garam, minyak, minyak sawit, minyak kelapa sawit, minyak sayuran, minyak bunga matahari, tepung, kanji, yis,
      cuka, rempah*, asid, jus, pekatan, ekstrak*, perisa, dan, koko, serbuk koko, sirap*, daging, ayam, lembu, bawang,
      bawang putih, jagung, beras, lada, cili, sayuran, buah, lesitin, bahan, serbuk, glukosa, mengandungi, santan, kelapa
      """,
    ends: """
      simpan, simpan di, penyimpanan, selepas dibuka, baik sebelum, tarikh luput, gunakan sebelum, maklumat pemakanan,
      maklumat nutrisi, fakta pemakanan, dikilang*, pengilang, dihasilkan oleh, diimport, pengimport, pengedar, diedarkan,
      negara asal, produk malaysia, buatan malaysia, berat bersih, kandungan bersih, isi padu, cara, arahan, maklumat alergen,
      nasihat alergen, alergen
      """,
    contains: "produk ini mengandungi, mengandungi, alergen, maklumat alergen, nasihat alergen",
    mayContain: """
      mungkin mengandungi, boleh mengandungi, mungkin mengandungi kesan, mungkin mengandungi sedikit, boleh jadi mengandungi
      """,
    negations: "tidak, bukan",
    freeOf: "tidak mengandungi, bebas, bebas daripada, tanpa",
    ofWhich: "daripadanya",
    additiveClasses: [
      .acidityRegulator: "pengatur keasidan, pengawal keasidan",
      .antiCakingAgent: "agen antikek, ejen antigumpal, agen antigumpal",
      .antioxidant: "pengantioksida, antioksida, antioksidan",
      .colour: "pewarna, bahan pewarna",
      .emulsifier: "pengemulsi, bahan pengemulsi",
      .flavourEnhancer: "penambah perisa, perangsang perisa",
      .gellingAgent: "agen penjel",
      .humectant: "humektan",
      .modifiedStarch: "kanji terubah suai, kanji termodifikasi",
      .preservative: "pengawet, bahan pengawet",
      .raisingAgent: "agen penaik, ejen penaik",
      .stabiliser: "penstabil",
      .sweetener: "pemanis",
      .thickener: "pemekat",
    ],
    allergens: malayAllergens, falseFriends: malayFriends,
    possibleWarnings: """
      kesan, dikilangkan di kilang, diproses di kilang, dihasilkan di kilang, kilang yang, peralatan yang, di premis
      """,
    traceTails: "mungkin hadir, mungkin wujud")

  /// Indonesian: the allergens of BPOM's regulation 31/2018 on labels of processed food, and those of EU 1169/2011.
  static let indonesian = IngredientLexicon(
    code: "id",
    headings: "komposisi, bahan-bahan, daftar bahan, bahan",
    common: """
      air, gula, garam, minyak, minyak sawit, minyak kelapa sawit, minyak nabati, minyak bunga matahari, tepung, pati, ragi,
      cuka, rempah*, asam, jus, konsentrat, ekstrak*, perisa, perisa sintetik, dan, kakao, bubuk kakao, sirup*, daging, ayam,
      sapi, bawang, bawang putih, jagung, beras, lada, cabai, sayuran, buah, lesitin, bubuk, glukosa, vanili, tapioka, santan,
      kelapa, identik alami
      """,
    ends: """
      simpan, simpan di, penyimpanan, setelah dibuka, baik digunakan sebelum, kedaluwarsa, kadaluarsa, informasi nilai gizi,
      nilai gizi, takaran saji, diproduksi, diproduksi oleh, diimpor, importir, distributor, negara asal, buatan indonesia,
      berat bersih, isi bersih, cara, saran penyajian, informasi alergen, kode produksi, bpom, alergen
      """,
    contains:
      "produk ini mengandung, produk mengandung, mengandung, mengandung alergen, alergen, informasi alergen",
    mayContain: """
      mungkin mengandung, dapat mengandung, bisa mengandung, kemungkinan mengandung, mungkin mengandung sedikit
      """,
    negations: "tidak, bukan",
    freeOf: "tidak mengandung, bebas, bebas dari, tanpa",
    ofWhich: "yang terdiri dari",
    additiveClasses: [
      .acidityRegulator: "pengatur keasaman",
      .antiCakingAgent: "antikempal, anti kempal",
      .antioxidant: "antioksidan",
      .colour: "pewarna, pewarna alami",
      .emulsifier: "pengemulsi",
      .flavourEnhancer: "penguat rasa",
      .gellingAgent: "pembentuk gel",
      .glazingAgent: "pelapis",
      .humectant: "humektan",
      .modifiedStarch: "pati termodifikasi, pati modifikasi",
      .preservative: "pengawet",
      .raisingAgent: "pengembang",
      .stabiliser: "penstabil",
      .sweetener: "pemanis, pemanis buatan",
      .thickener: "pengental",
    ],
    allergens: malayAllergens, falseFriends: malayFriends,
    possibleWarnings: """
      diproduksi menggunakan peralatan, menggunakan peralatan yang juga, fasilitas yang juga, peralatan yang juga
      """,
    traceTails: "mungkin terdapat")

  private static let malayAllergens: [Allergen: WordList] = [
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

  private static let malayFriends: [Allergen: WordList] = [
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
